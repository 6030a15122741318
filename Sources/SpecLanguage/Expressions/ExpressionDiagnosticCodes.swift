internal import SourceDiagnostics

/// What can be wrong with an expression, a `let` or a text with expressions in braces.
enum ExpressionDiagnosticCodes {
  static let syntax = DiagnosticCode(
    "expression-syntax", .error, "The text is no expression: a sign, an operand or a parenthesis is wrong or missing.")
  static let tooLarge = DiagnosticCode(
    "expression-too-large", .error, "An expression is too long or too deeply nested, with its lets written out.")
  static let unknownName = DiagnosticCode(
    "unknown-name", .error, "A name in an expression is neither a variable nor a let.")
  static let nameNotInScope = DiagnosticCode(
    "name-not-in-scope", .error, "A variable exists but has no value in this key.")
  static let unknownFunction = DiagnosticCode(
    "unknown-function", .error, "A name before parentheses is not a function.")
  static let wrongArgumentCount = DiagnosticCode(
    "wrong-argument-count", .error, "A function is called with too few or too many arguments.")
  static let typeMismatch = DiagnosticCode(
    "type-mismatch", .error, "A number stands where true or false is needed, or the other way round.")
  static let letName = DiagnosticCode(
    "let-name", .error, "The name of a let is no identifier, or already means something else.")
  static let letCycle = DiagnosticCode(
    "let-cycle", .error, "Lets refer to each other in a circle, so that none of them has a value.")
  static let divisionByZero = DiagnosticCode(
    "division-by-zero", .error, "The divisor of `/` or `%` is zero, or zero is raised to a negative power.")
  static let notFinite = DiagnosticCode(
    "not-finite", .error, "A result is too large for a number, or is not a real number.")

  static let all = [
    syntax, tooLarge, unknownName, nameNotInScope, unknownFunction, wrongArgumentCount, typeMismatch, letName, letCycle,
    divisionByZero, notFinite,
  ]
}
