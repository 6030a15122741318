internal import SourceDiagnostics

/// What a checked text says, as nodes behind their operands: `50 + index % 7` is `50 index 7 % +`. Going over them takes
/// a stack of values and no recursion, however deep they are nested.
struct ExpressionBody: Sendable {
  /// Few, and without references, so that going over them is cheap.
  enum Node: Equatable, Sendable {
    /// Of a truth value: 1 or 0.
    case constant(Number)
    /// Its place in `variables`.
    case variable(Int)
    /// The place of a let that is more than a constant or a variable.
    case `let`(Int)
    case operation(Operation)
  }

  var type: ExpressionType
  var nodes: [Node]
  /// Where each node is written.
  var places: [SourceSpan]
  /// What its value depends on, through lets as well, in the order of first use.
  var variables: ExpressionVariables
  /// Operations with lets written out.
  var operationCount: Int

  /// Keeps lets that use each other twice, over and over, from growing without end.
  static let operationLimit = 10_000
}
