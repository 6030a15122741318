/// What an expression is worth: a number, or true or false.
package enum ExpressionType: Sendable {
  case number, boolean
}

/// The names that an expression may use, and where it stands, for messages.
package struct ExpressionScope: Sendable {
  /// The key whose value the expression is, as the spec spells it: `itemSize`.
  var key: String
  let variables: ExpressionVariables
  /// All variables of the language, `variables` among them.
  let language: ExpressionVariables
  var lets: LetBindings
  /// The keys in which a variable has a value, to name them where it has none; from the schema.
  let keysKnowing: @Sendable (ExpressionVariable) -> [String]

  package init(
    key: String, variables: ExpressionVariables, of language: ExpressionVariables, lets: LetBindings = LetBindings(),
    keysKnowing: @escaping @Sendable (ExpressionVariable) -> [String] = { _ in [] }
  ) {
    self.key = key
    self.variables = variables
    self.language = language
    self.lets = lets
    self.keysKnowing = keysKnowing
  }
}
