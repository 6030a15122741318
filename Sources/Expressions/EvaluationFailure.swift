package import SourceDiagnostics

/// Why an expression has no value for some inputs.
package struct EvaluationFailure: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    case divisionByZero
    case overflow
    case squareRootOfNegative
    case powerNotReal
  }

  /// Where an operation is written.
  package struct Place: Hashable, Sendable {
    package var span: SourceSpan
    /// Where the key's scalar names the let that `span` lies in.
    var letUse: SourceSpan?
  }

  var reason: Reason
  /// The operator or function that failed, in the key's own scalar or in that of a let.
  package var place: Place

  /// `context` says for what the expression was evaluated: "`itemSize` on viewport `iphone-16`, level 2, item 7".
  package func diagnostic(for context: String) -> Diagnostic {
    let code: DiagnosticCode
    let message: String
    switch reason {
    case .divisionByZero: (code, message) = (ExpressionDiagnosticCodes.divisionByZero, "division by zero")
    case .overflow: (code, message) = (ExpressionDiagnosticCodes.notFinite, "the result is too large for a number")
    case .squareRootOfNegative:
      (code, message) = (ExpressionDiagnosticCodes.notFinite, "the square root of a negative number is not a number")
    case .powerNotReal:
      (code, message) = (
        ExpressionDiagnosticCodes.notFinite, "a negative number to the power of a fraction is not a number"
      )
    }
    let labels = place.letUse.map { [Diagnostic.Label("used here", at: $0)] } ?? []
    return Diagnostic(code, "\(message) in \(context)", at: place.span, labels: labels)
  }
}
