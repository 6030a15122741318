/// What an expression is worth: a number, or true or false.
enum ExpressionType: Sendable {
  case number, boolean
}

/// The names that an expression may use, and where it stands, for messages.
struct ExpressionScope: Sendable {
  /// The key whose value the expression is, as the spec spells it: `itemSize`.
  var key: String
  var variables: ExpressionVariables
  var lets: LetBindings
  /// The keys in which a variable has a value, to name them where it has none; from the schema.
  var keysKnowing: @Sendable (ExpressionVariable) -> [String]

  init(
    key: String, variables: ExpressionVariables, lets: LetBindings = LetBindings(),
    keysKnowing: @escaping @Sendable (ExpressionVariable) -> [String] = { _ in [] }
  ) {
    self.key = key
    self.variables = variables
    self.lets = lets
    self.keysKnowing = keysKnowing
  }
}
