internal import SourceDiagnostics

/// A checked expression, ready to be evaluated many times.
struct Expression: Sendable {
  let type: ExpressionType
  /// What its value depends on, through lets as well.
  let variables: ExpressionVariables
  let program: ExpressionProgram

  var isConstant: Bool { variables.isEmpty }

  /// Requires a value for each of `variables`.
  func evaluate(_ inputs: ExpressionInputs) -> Result<Number, EvaluationFailure> {
    .success(.zero)
  }
}

/// Why an expression has no value for some inputs.
struct EvaluationFailure: Error, Hashable, Sendable {
  enum Reason: Hashable, Sendable {
    case divisionByZero
    case overflow
    case squareRootOfNegative
    case powerNotReal
  }

  var reason: Reason
  /// The operator or function that failed, in the key's own scalar or in a let's.
  var span: SourceSpan
  /// Where the key's scalar names the let that `span` lies in; `nil` where `span` lies in the scalar itself.
  var letUse: SourceSpan?

  /// `context` says for what the expression was evaluated: "`itemSize` on viewport `iphone-16`, level 2, item 7".
  func diagnostic(for context: String) -> Diagnostic {
    Diagnostic(ExpressionDiagnosticCodes.divisionByZero, context, at: span)
  }
}

struct ExpressionProgram: Sendable {}
