/// What comes of a node: its value, or which node failed, and why.
enum Outcome: Sendable {
  case number(Number)
  case failure(EvaluationFailure.Reason, node: Int)
}

/// Works nodes out with one value for each variable. Operands that a choice leaves out are worked out as well; what fails
/// in them is forgotten.
func outcome(of nodes: [ExpressionBody.Node], _ variables: [Number], _ stack: inout [Outcome]) -> Outcome {
  stack.removeAll(keepingCapacity: true)
  for position in nodes.indices {
    switch nodes[position] {
    case .constant(let number): stack.append(.number(number))
    case .variable(let slot): stack.append(.number(variables[slot]))
    case .operation(let operation): operation.apply(to: &stack, at: position)
    case .let: preconditionFailure("lets are written out before an evaluation")
    }
  }
  return stack[stack.count - 1]
}

/// The value of nodes in which nothing fails, in plain numbers; `nil` where something does, be it in an operand that is
/// left out. `stack` has a place for each node.
private func plainValue(
  of nodes: [ExpressionBody.Node], _ variables: [Number], _ stack: inout [Number]
) -> Number? {
  let rules = Operation.rules
  var places = stack.mutableSpan
  var count = 0
  for node in nodes {
    switch node {
    case .constant(let number):
      places[count] = number
      count += 1
    case .variable(let slot):
      places[count] = variables[slot]
      count += 1
    case .operation(let operation):
      let rule = rules[Int(operation.rawValue)]
      let first: Int
      let result: Number
      switch rule.value {
      case .unary(let value):
        first = count - 1
        guard rule.fault?(places[first], .zero) == nil else { return nil }
        result = value(places[first])
      case .binary(let value):
        first = count - 2
        guard rule.fault?(places[first], places[first + 1]) == nil else { return nil }
        result = value(places[first], places[first + 1])
      case .ternary(let value):
        first = count - 3
        result = value(places[first], places[first + 1], places[first + 2])
      case .selection(let operandCount, let choice):
        first = count - operandCount
        result = places[first + choice(places[first])]
      }
      guard result.isFinite else { return nil }
      places[first] = result
      count = first + 1
    case .let: preconditionFailure("lets are written out before an evaluation")
    }
  }
  return places[0]
}

extension Operation {
  fileprivate struct Rule: Sendable {
    var value: OperationDefinition.Value
    var fault: (@Sendable (Number, Number) -> EvaluationFailure.Reason?)?
  }

  fileprivate static let rules = allCases.map { Rule(value: $0.definition.value, fault: $0.definition.fault) }

  /// Replaces the operands, which are the last of `stack`, by the result.
  fileprivate func apply(to stack: inout [Outcome], at node: Int) {
    let rule = Self.rules[Int(rawValue)]
    let first = stack.count - rule.value.operandCount
    let result: Number
    switch rule.value {
    case .unary(let value):
      guard case .number(let operand) = stack[first] else { return }
      if let reason = rule.fault?(operand, .zero) {
        stack[first] = .failure(reason, node: node)
        return
      }
      result = value(operand)
    case .binary(let value):
      let right = stack.removeLast()
      guard case .number(let a) = stack[first] else { return }
      guard case .number(let b) = right else {
        stack[first] = right
        return
      }
      if let reason = rule.fault?(a, b) {
        stack[first] = .failure(reason, node: node)
        return
      }
      result = value(a, b)
    case .ternary(let value):
      let third = stack.removeLast()
      let second = stack.removeLast()
      guard case .number(let a) = stack[first] else { return }
      guard case .number(let b) = second, case .number(let c) = third else {
        if case .failure = second { stack[first] = second } else { stack[first] = third }
        return
      }
      result = value(a, b, c)
    case .selection(_, let choice):
      if case .number(let decider) = stack[first] { stack[first] = stack[first + choice(decider)] }
      stack.removeLast(stack.count - first - 1)
      return
    }
    stack[first] = result.isFinite ? .number(result) : .failure(.overflow, node: node)
  }

  /// The value of operands; `nil` where there is none.
  func value(of operands: [Number?]) -> Number? {
    var stack = operands.map { $0.map { .number($0) } ?? Outcome.failure(.overflow, node: 0) }
    apply(to: &stack, at: 0)
    if case .number(let number) = stack[0] { return number }
    return nil
  }
}

/// An expression that is worked out many times: what stays the same is worked out once, and nothing is allocated for each
/// value.
package struct RepeatedEvaluation: Sendable {
  private let nodes: [ExpressionBody.Node]
  private let variables: [ExpressionVariable]
  private var values: [Number]
  private var numbers: [Number]
  private var stack: [Outcome] = []

  /// `inputs` has the variables that stay the same.
  package init(_ expression: Expression, _ inputs: ExpressionInputs) {
    variables = expression.variables.members
    values = [Number](repeating: .zero, count: variables.count)
    nodes = expression.specialized(to: inputs)
    numbers = [Number](repeating: .zero, count: nodes.count)
  }

  /// Sets a variable, if the expression depends on it.
  package mutating func set(_ variable: ExpressionVariable, to value: @autoclosure () -> Number) {
    for slot in variables.indices where variables[slot] == variable { values[slot] = value() }
  }

  /// The value; `nil` where there is none. Requires that all variables without an input were set.
  package mutating func value() -> Number? {
    if let number = plainValue(of: nodes, values, &numbers) { return number }
    if case .number(let number) = outcome(of: nodes, values, &stack) { return number }
    return nil
  }
}
