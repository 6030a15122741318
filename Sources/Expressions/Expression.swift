package import SourceDiagnostics

/// A checked expression, ready to be worked out for values, over widths, and as Swift.
package struct Expression: Sendable {
  typealias Node = ExpressionBody.Node

  let body: ExpressionBody
  /// What `.let` nodes refer to, here and within each other.
  let lets: [ExpressionBody]

  init(_ body: ExpressionBody, lets: [ExpressionBody]) {
    self.body = body
    self.lets = body.nodes.contains { if case .let = $0 { true } else { false } } ? lets : []
  }

  /// A number written out.
  package init(_ number: Number, at span: SourceSpan? = nil) {
    let place = span ?? SourceSpan(file: SourceFile.ID(rawValue: 0), start: 0, end: 0)
    body = ExpressionBody(
      type: .number, nodes: [.constant(number)], places: [place], variables: [], operationCount: 0)
    lets = []
  }

  package var type: ExpressionType { body.type }
  package var variables: ExpressionVariables { body.variables }

  /// The value, if it is the same for all inputs. Such an expression cannot fail, since checking has evaluated it.
  package var constant: Number? {
    if body.nodes.count == 1, case .constant(let number) = body.nodes[0] { number } else { nil }
  }

  package var isConstant: Bool { constant != nil }

  /// Whether the expression is a variable and nothing more.
  package var isVariable: Bool {
    if body.nodes.count == 1, case .variable = body.nodes[0] { true } else { false }
  }

  /// Whether its value differs from item to item.
  package var dependsOnItem: Bool { variables.contains { $0.isOfItem } }

  /// The value of an expression of type number; of one of type boolean, 1 for true and 0 for false. Exact where
  /// `Number` can be, and always finite.
  ///
  /// Requires a value for each of `variables`.
  package func evaluate(_ inputs: ExpressionInputs) -> Result<Number, EvaluationFailure> {
    if let constant { return .success(constant) }
    let values = variables.map { variable -> Number in
      guard let value = inputs.value(of: variable) else {
        preconditionFailure("an expression is evaluated with all variables of its scope")
      }
      return value
    }
    var stack: [Outcome] = []
    switch outcome(of: writtenOut, values, &stack) {
    case .number(let number): return .success(number)
    case .failure(let reason, let node): return .failure(EvaluationFailure(reason: reason, place: place(of: node)))
    }
  }
}

extension Expression: Equatable {
  /// Whether both have the same operations on the same operands, wherever they are written.
  package static func == (left: Expression, right: Expression) -> Bool {
    left.variables.members == right.variables.members && left.writtenOut == right.writtenOut
  }
}

// MARK: Lets written out

extension Expression {
  /// The nodes, with those of lets in the place of their names.
  var writtenOut: [Node] {
    if lets.isEmpty { return body.nodes }
    var nodes: [Node] = []
    walk { node, _, _ in
      nodes.append(node)
      return true
    }
    return nodes
  }

  /// Where a node of `writtenOut` is written.
  private func place(of target: Int) -> EvaluationFailure.Place {
    var (position, place) = (0, EvaluationFailure.Place(span: body.places[0], letUse: nil))
    walk { _, span, use in
      if position == target { place = EvaluationFailure.Place(span: span, letUse: use) }
      position += 1
      return position <= target
    }
    return place
  }

  /// Goes over all nodes as long as `visit` says so; `use` is where the expression itself names the let that a node is of.
  private func walk(_ visit: (_ node: Node, _ span: SourceSpan, _ use: SourceSpan?) -> Bool) {
    var open: [(body: ExpressionBody, position: Int, slots: [Int])] = [(body, 0, Array(0..<variables.count))]
    var use: SourceSpan?
    while let (body, start, slots) = open.popLast() {
      if open.isEmpty { use = nil }
      var position = start
      while position < body.nodes.count {
        let node = body.nodes[position]
        let span = body.places[position]
        position += 1
        if case .let(let index) = node {
          if open.isEmpty { use = span }
          open.append((body, position, slots))
          open.append((lets[index], 0, lets[index].variables.map { variables.index(of: $0) }))
          break
        }
        let visited: Node = if case .variable(let slot) = node { .variable(slots[slot]) } else { node }
        guard visit(visited, span, use) else { return }
      }
    }
  }
}
