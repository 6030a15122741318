internal import SourceDiagnostics

/// Reads a scalar's decoded bytes as an expression; `nil` if nothing could be read. With errors reported the rest is handed out all the same, for
/// `checkExpression` to find more.
func parseExpression(
  _ bytes: ArraySlice<UInt8>, spanOf: (Range<Int>) -> SourceSpan, diagnostics: inout DiagnosticBag
) -> ExpressionSyntax? {
  nil
}
