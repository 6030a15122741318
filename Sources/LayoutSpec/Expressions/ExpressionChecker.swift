internal import SourceDiagnostics

/// Resolves names and checks types; `nil` if an error was reported, here or in parsing.
func checkExpression(
  _ syntax: ExpressionSyntax, expecting: ExpressionType, in scope: ExpressionScope,
  spanOf: (Range<Int>) -> SourceSpan, diagnostics: inout DiagnosticBag
) -> Expression? {
  nil
}
