internal import SourceDiagnostics

/// Binds a checked tree: names become variables and lets, and what is constant is worked out.
struct ExpressionBinder {
  private(set) var folded = FoldedNodes()
  private var variables: [ExpressionVariable] = []

  /// `meanings` has one entry for each node of `syntax`, which stand in the order of going over them with a stack.
  init(_ syntax: ExpressionSyntax, meanings: [ExpressionMeaning], lets: [ExpressionBody]) {
    for (index, node) in syntax.nodes.enumerated() {
      switch (node.kind, meanings[index]) {
      case (.number(let number), _): folded.append(.constant(number), at: node.range)
      case (.boolean(let truth), _): folded.append(.constant(Number(truth)), at: node.range)
      case (.name, .variable(let variable)): append(variable, at: node.range)
      case (.name, .let(let place)): append(place, lets[place], at: node.range)
      case (.operation(let operation, let operands, let sign), _):
        folded.apply(operation, count: operands.count, at: sign)
      default: preconditionFailure("a tree without errors has a meaning for each name and no missing operand")
      }
    }
  }

  private mutating func append(_ variable: ExpressionVariable, at range: Range<Int>) {
    let slot = variables.firstIndex(of: variable) ?? variables.count
    if slot == variables.count { variables.append(variable) }
    folded.append(.variable(slot), at: range)
  }

  private mutating func append(_ place: Int, _ body: ExpressionBody, at range: Range<Int>) {
    guard body.nodes.count == 1 else { return folded.append(.let(place), at: range) }
    switch body.nodes[0] {
    case .variable(let slot): append(body.variables.members[slot], at: range)
    case let node: folded.append(node, at: range)
    }
  }

  /// The nodes with the variables that are still in them.
  func body(_ type: ExpressionType, lets: [ExpressionBody], spanOf: (Range<Int>) -> SourceSpan) -> ExpressionBody {
    var used: ExpressionVariables = []
    var operationCount = 0
    var nodes = folded.nodes
    for (index, node) in nodes.enumerated() {
      switch node {
      case .constant: break
      case .variable(let slot):
        used.insert(variables[slot])
        nodes[index] = .variable(used.index(of: variables[slot]))
      case .let(let place):
        used.formUnion(lets[place].variables)
        operationCount += lets[place].operationCount
      case .operation: operationCount += 1
      }
    }
    return ExpressionBody(
      type: type, nodes: nodes, places: folded.places.map(spanOf), variables: used, operationCount: operationCount)
  }
}
