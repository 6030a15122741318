package import SourceDiagnostics

/// What can be wrong with an expression, a `let` or a text with expressions in braces.
package enum ExpressionDiagnosticCodes {
  package static let syntax = DiagnosticCode(
    "expression-syntax", .error, "The text is no expression: a sign, an operand or a parenthesis is wrong or missing.")
  package static let tooLarge = DiagnosticCode(
    "expression-too-large", .error, "An expression is too long or too deeply nested, with its lets written out.")
  package static let unknownName = DiagnosticCode(
    "unknown-name", .error, "A name in an expression is neither a variable nor a let.")
  package static let nameNotInScope = DiagnosticCode(
    "name-not-in-scope", .error, "A variable exists but has no value in this key.")
  package static let unknownFunction = DiagnosticCode(
    "unknown-function", .error, "A name before parentheses is not a function.")
  package static let wrongArgumentCount = DiagnosticCode(
    "wrong-argument-count", .error, "A function is called with too few or too many arguments.")
  package static let typeMismatch = DiagnosticCode(
    "type-mismatch", .error, "A number stands where true or false is needed, or the other way round.")
  package static let letName = DiagnosticCode(
    "let-name", .error, "The name of a let is no identifier, or already means something else.")
  package static let letCycle = DiagnosticCode(
    "let-cycle", .error, "Lets refer to each other in a circle, so that none of them has a value.")
  package static let divisionByZero = DiagnosticCode(
    "division-by-zero", .error, "The divisor of `/` or `%` is zero, or zero is raised to a negative power.")
  package static let notFinite = DiagnosticCode(
    "not-finite", .error, "A result is too large for a number, or is not a real number.")

  package static let all = [
    syntax, tooLarge, unknownName, nameNotInScope, unknownFunction, wrongArgumentCount, typeMismatch, letName, letCycle,
    divisionByZero, notFinite,
  ]
}
