/// Nodes in the making, with what is constant worked out at once.
struct FoldedNodes {
  /// A value on the stack.
  private struct Operand {
    /// Where its nodes begin, which end where those of the next one do.
    var start: Int
    /// What fails in it whatever the inputs are.
    var failure: (reason: EvaluationFailure.Reason, place: Range<Int>)?
  }

  private(set) var nodes: [ExpressionBody.Node] = []
  /// Where each node is written.
  private(set) var places: [Range<Int>] = []
  private var operands: [Operand] = []

  /// The first operation that fails whatever the inputs are.
  var certainFailure: (reason: EvaluationFailure.Reason, place: Range<Int>)? { operands.last?.failure }

  mutating func append(_ node: ExpressionBody.Node, at place: Range<Int>) {
    operands.append(Operand(start: nodes.count))
    nodes.append(node)
    places.append(place)
  }

  /// Applies an operation to the last `count` operands.
  mutating func apply(_ operation: Operation, count: Int, at place: Range<Int>) {
    let value = operation.definition.value
    if case .unary = value, operation == .plus { return }
    if count > value.operandCount { return applyInPairs(operation, count: count, at: place) }
    let first = operands.count - value.operandCount
    if case .selection(_, let choice) = value {
      if let decider = constant(first) { return keep(first + choice(decider), from: first) }
      push(operation, on: first, failure: operands[first].failure, at: place)
      return
    }
    let constants = (first..<operands.count).map { constant($0) }
    var failure = operands[first...].lazy.compactMap { $0.failure }.first
    if constants.allSatisfy({ $0 != nil }) {
      var stack: [Outcome] = []
      let run = Array(nodes[operands[first].start...]) + [.operation(operation)]
      switch outcome(of: run, [], &stack) {
      case .number(let number):
        removeAll(from: operands[first].start)
        operands.removeLast(operands.count - first)
        return append(.constant(number), at: place)
      case .failure(let reason, _): failure = (reason, place)
      }
    } else if operation == .divide || operation == .remainder, let divisor = constants[1], divisor.isZero {
      failure = failure ?? (.divisionByZero, place)
    }
    push(operation, on: first, failure: failure, at: place)
  }

  /// `min(a, b, c)` as `min(min(a, b), c)`.
  private mutating func applyInPairs(_ operation: Operation, count: Int, at place: Range<Int>) {
    let rest = Array(operands[(operands.count - count + 1)...])
    let start = rest[0].start
    let (restNodes, restPlaces) = (Array(nodes[start...]), Array(places[start...]))
    removeAll(from: start)
    operands.removeLast(rest.count)
    for (index, operand) in rest.enumerated() {
      let end = index + 1 < rest.count ? rest[index + 1].start : start + restNodes.count
      operands.append(Operand(start: nodes.count, failure: operand.failure))
      nodes += restNodes[operand.start - start..<end - start]
      places += restPlaces[operand.start - start..<end - start]
      apply(operation, count: 2, at: place)
    }
  }

  private mutating func push(
    _ operation: Operation, on first: Int, failure: (EvaluationFailure.Reason, Range<Int>)?, at place: Range<Int>
  ) {
    operands.removeLast(operands.count - first - 1)
    operands[first].failure = failure
    nodes.append(.operation(operation))
    places.append(place)
  }

  /// Leaves of the operands from `first` on only the one that is chosen.
  private mutating func keep(_ chosen: Int, from first: Int) {
    let start = operands[chosen].start
    let end = chosen + 1 < operands.count ? operands[chosen + 1].start : nodes.count
    let (kept, keptPlaces, failure) = (Array(nodes[start..<end]), Array(places[start..<end]), operands[chosen].failure)
    removeAll(from: operands[first].start)
    operands.removeLast(operands.count - first)
    operands.append(Operand(start: nodes.count, failure: failure))
    nodes += kept
    places += keptPlaces
  }

  private mutating func removeAll(from start: Int) {
    nodes.removeLast(nodes.count - start)
    places.removeLast(places.count - start)
  }

  /// The value of an operand, if it is no more than a constant.
  private func constant(_ operand: Int) -> Number? {
    let start = operands[operand].start
    let end = operand + 1 < operands.count ? operands[operand + 1].start : nodes.count
    guard end == start + 1, case .constant(let number) = nodes[start] else { return nil }
    return number
  }
}

extension Expression {
  /// The nodes with the variables of `inputs`, but one, written out, and what is then constant worked out.
  func specialized(to inputs: ExpressionInputs, but left: ExpressionVariable? = nil) -> [Node] {
    let values = variables.map { $0 == left ? nil : inputs.value(of: $0) }
    var folded = FoldedNodes()
    for node in writtenOut {
      switch node {
      case .variable(let slot): folded.append(values[slot].map { .constant($0) } ?? node, at: 0..<0)
      case .operation(let operation):
        folded.apply(operation, count: operation.definition.value.operandCount, at: 0..<0)
      case .constant, .let: folded.append(node, at: 0..<0)
      }
    }
    return folded.nodes
  }
}
