/// Writes a checked tree as a program, and works out at once what is constant.
package struct ExpressionEmitter {
  /// Where an operation is written: in this scalar, or in a let that a name in this scalar stands for.
  package enum Place {
    case here(Range<Int>)
    case inLet(ExpressionProgram.Place, use: Range<Int>)
  }

  package private(set) var instructions: [ExpressionProgram.Instruction] = []
  package private(set) var places: [Place] = []
  package private(set) var isTooLarge = false
  /// The first operation that fails whatever the inputs are.
  package private(set) var certainFailure: (reason: EvaluationFailure.Reason, place: Place)?
  private let syntax: ExpressionSyntax
  private let meanings: [ExpressionMeaning]
  /// How many choices there are on the way that may leave the operation at hand out.
  private var conditions = 0

  /// `meanings` has one entry for each node of `syntax`.
  package init(_ syntax: ExpressionSyntax, meanings: [ExpressionMeaning]) {
    self.syntax = syntax
    self.meanings = meanings
  }

  /// Appends the run of a node and gives its depth. Goes down the first operands in a loop: a sum of a thousand terms
  /// is a thousand deep on that side.
  package mutating func emit(_ node: ExpressionSyntax.NodeIndex) -> Int {
    let start = instructions.count
    var pending: [ExpressionSyntax.NodeIndex] = []
    var leaf = node
    while let first = firstOperand(of: leaf) {
      pending.append(leaf)
      leaf = first
    }
    var depth = emitLeaf(leaf)
    for node in pending.reversed() {
      if instructions.count > ExpressionProgram.instructionLimit { isTooLarge = true }
      if isTooLarge { break }
      depth = max(depth, emitOperation(of: node, on: start))
    }
    if depth > ExpressionProgram.depthLimit { isTooLarge = true }
    return depth
  }
}

extension ExpressionEmitter {
  private func firstOperand(of node: ExpressionSyntax.NodeIndex) -> ExpressionSyntax.NodeIndex? {
    switch syntax.nodes[node].kind {
    case .unary(_, let operand, _): operand
    case .binary(_, let left, _, _): left
    case .call(_, let arguments): syntax.argumentNodes[arguments.lowerBound]
    case .number, .boolean, .name, .missing: nil
    }
  }

  private mutating func emitLeaf(_ node: ExpressionSyntax.NodeIndex) -> Int {
    let range = syntax.nodes[node].range
    switch (syntax.nodes[node].kind, meanings[node]) {
    case (.number(let number), _): load(number, at: .here(range))
    case (.boolean(let truth), _): load(truth ? .one : .zero, at: .here(range))
    case (.name, .variable(let variable)):
      append(.load, at: .here(range))
      instructions[instructions.count - 1].operand = .variable
      instructions[instructions.count - 1].variable = variable
    case (.name, .let(let program)):
      instructions += program.instructions
      places += program.places.map { .inLet($0, use: range) }
      return program.depth
    default: preconditionFailure("a tree without errors has a meaning for each name and no missing operand")
    }
    return 1
  }

  /// Applies a node to its first operand, whose run begins at `start`; gives the depth of the other operands.
  private mutating func emitOperation(of node: ExpressionSyntax.NodeIndex, on start: Int) -> Int {
    switch (syntax.nodes[node].kind, meanings[node]) {
    case (.unary(.plus, _, _), _): return 1
    case (.unary(let sign, _, sign: let range), _):
      emit(sign == .not ? .not : .negate, on: start, at: .here(range))
      return 1
    case (.binary(let sign, _, let right, sign: let range), _) where sign == .and || sign == .or:
      return emitConnective(sign, right, on: start, at: .here(range))
    case (.binary(let sign, _, let right, sign: let range), _):
      return emit(sign.operation, right, on: start, at: .here(range))
    case (.call(let name, let arguments), .function(let function)):
      let rest = Array(syntax.argumentNodes[arguments].dropFirst())
      return emitCall(function, rest, on: start, at: .here(name))
    default: preconditionFailure("a tree without errors has a meaning for each call")
    }
  }

  private mutating func emitCall(
    _ function: ExpressionFunction, _ rest: [ExpressionSyntax.NodeIndex], on start: Int, at place: Place
  ) -> Int {
    switch function {
    case .min, .max:
      return rest.reduce(1) { max($0, emit(function == .min ? .minimum : .maximum, $1, on: start, at: place)) }
    case .clamp:
      return max(emit(.minimum, rest[1], on: start, at: place), emit(.maximum, rest[0], on: start, at: place))
    case .pow: return emit(.power, rest[0], on: start, at: place)
    case .if: return emitChoice(rest[0], rest[1], on: start, at: place)
    case .lerp:
      let depth = max(emitOperand(.interpolate, rest[0], at: place), emitOperand(.second, rest[1], at: place))
      fold(from: start)
      return depth
    case .abs: emit(.absolute, on: start, at: place)
    case .floor: emit(.floor, on: start, at: place)
    case .ceil: emit(.ceiling, on: start, at: place)
    case .round: emit(.round, on: start, at: place)
    case .sqrt: emit(.squareRoot, on: start, at: place)
    }
    return 1
  }

  private mutating func emitConnective(
    _ sign: BinaryOperator, _ right: ExpressionSyntax.NodeIndex, on start: Int, at place: Place
  ) -> Int {
    if let left = constant(from: start) {
      if left.isZero == (sign == .and) { return 1 }
      removeAll(from: start)
      return emit(right)
    }
    conditions += 1
    defer { conditions -= 1 }
    return emitOperand(sign == .and ? .and : .or, right, at: place)
  }

  private mutating func emitChoice(
    _ first: ExpressionSyntax.NodeIndex, _ second: ExpressionSyntax.NodeIndex, on start: Int, at place: Place
  ) -> Int {
    if let condition = constant(from: start) {
      removeAll(from: start)
      return emit(condition.isZero ? second : first)
    }
    conditions += 1
    defer { conditions -= 1 }
    return max(emitOperand(.choose, first, at: place), emitOperand(.second, second, at: place))
  }

  private mutating func emit(_ operation: ExpressionProgram.Operation, on start: Int, at place: Place) {
    append(operation, at: place)
    fold(from: start)
  }

  private mutating func emit(
    _ operation: ExpressionProgram.Operation, _ operand: ExpressionSyntax.NodeIndex, on start: Int, at place: Place
  ) -> Int {
    let position = instructions.count
    let depth = emitOperand(operation, operand, at: place)
    fold(from: start)
    if operation == .divide || operation == .remainder, instructions.count > position,
      instructions[position].operand == .constant, instructions[position].constant.isZero
    {
      failForCertain(.divisionByZero, at: place)
    }
    return depth
  }

  /// An instruction with its operand: in place if that is a constant or a variable, else as a run behind it.
  private mutating func emitOperand(
    _ operation: ExpressionProgram.Operation, _ operand: ExpressionSyntax.NodeIndex, at place: Place
  ) -> Int {
    let position = instructions.count
    append(operation, at: place)
    let depth = emit(operand)
    let length = instructions.count - position - 1
    if length == 1 {
      let load = instructions[position + 1]
      removeAll(from: position + 1)
      instructions[position].operand = load.operand
      instructions[position].variable = load.variable
      instructions[position].constant = load.constant
      return 1
    }
    instructions[position].operand = .run
    instructions[position].length = Int32(clamping: length)
    return depth + 1
  }
}

extension ExpressionEmitter {
  /// The value of the run from `start` on, if it is no more than a constant.
  private func constant(from start: Int) -> Number? {
    guard instructions.count == start + 1, instructions[start].operand == .constant else { return nil }
    return instructions[start].constant
  }

  /// Replaces the run from `start` on by its value, if all its operands are constants and the value exists.
  private mutating func fold(from start: Int) {
    // What can be folded has been: a longer run has a variable in it, or an operation that fails.
    let run = instructions[start...]
    guard run.count <= 3, run.allSatisfy({ $0.operand == .constant || $0.operand == .none }) else { return }
    var evaluation = ExpressionEvaluation()
    if let value = evaluation.run(start..<instructions.count, of: instructions, .none) {
      let place = places[start]
      removeAll(from: start)
      load(value, at: place)
    } else if let failure = evaluation.failure {
      failForCertain(failure.reason, at: places[failure.instruction])
    }
  }

  private mutating func failForCertain(_ reason: EvaluationFailure.Reason, at place: Place) {
    if conditions == 0 && certainFailure == nil { certainFailure = (reason, place) }
  }

  private mutating func load(_ number: Number, at place: Place) {
    append(.load, at: place)
    instructions[instructions.count - 1].operand = .constant
    instructions[instructions.count - 1].constant = number
  }

  private mutating func append(_ operation: ExpressionProgram.Operation, at place: Place) {
    instructions.append(ExpressionProgram.Instruction(operation: operation))
    places.append(place)
  }

  private mutating func removeAll(from start: Int) {
    instructions.removeSubrange(start...)
    places.removeSubrange(start...)
  }
}

extension BinaryOperator {
  fileprivate var operation: ExpressionProgram.Operation {
    switch self {
    case .or: .or
    case .and: .and
    case .less: .less
    case .lessOrEqual: .lessOrEqual
    case .greater: .greater
    case .greaterOrEqual: .greaterOrEqual
    case .equal: .equal
    case .notEqual: .notEqual
    case .add: .add
    case .subtract: .subtract
    case .multiply: .multiply
    case .divide: .divide
    case .remainder: .remainder
    }
  }
}
