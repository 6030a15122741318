internal import SourceDiagnostics

/// A text with expressions in braces: `Zoom: {scale}`. `{{` and `}}` stand for single braces.
struct TextTemplate: Sendable {
  /// Requires a value for each variable that the expressions use.
  func render(_ inputs: ExpressionInputs, format: (Number) -> String) -> Result<String, EvaluationFailure> {
    .success("")
  }
}

/// `nil` if an error was reported. `spanOf` maps a range in `bytes` to the source.
func checkTextTemplate(
  _ bytes: ArraySlice<UInt8>, in scope: ExpressionScope, spanOf: (Range<Int>) -> SourceSpan,
  diagnostics: inout DiagnosticBag
) -> TextTemplate? {
  nil
}
