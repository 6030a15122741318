/// One evaluation of a program.
package struct ExpressionEvaluation {
  package typealias Instruction = ExpressionProgram.Instruction

  /// Set when a run ends without a value.
  package private(set) var failure: (instruction: Int, reason: EvaluationFailure.Reason)?

  /// `nil` if an operation failed, which `failure` then tells.
  package mutating func run(_ range: Range<Int>, of instructions: [Instruction], _ inputs: ExpressionInputs) -> Number?
  {
    var value = Number.zero
    var position = range.lowerBound
    while position < range.upperBound {
      let instruction = instructions[position]
      let next = position + 1 + Int(instruction.length)
      if instruction.operation.isSpecial {
        guard let (result, end) = runSpecial(instruction.operation, value, position, next, instructions, inputs) else {
          return nil
        }
        value = result
        position = end
        continue
      }
      guard let operand = operand(of: instruction, at: position, in: instructions, inputs),
        let result = apply(instruction.operation, value, operand, at: position)
      else { return nil }
      value = result
      position = next
    }
    return value
  }

  /// An operation that leaves operands out or has two of them; also gives the position of the instruction after it.
  @inline(never)
  private mutating func runSpecial(
    _ operation: ExpressionProgram.Operation, _ value: Number, _ position: Int, _ next: Int,
    _ instructions: [Instruction], _ inputs: ExpressionInputs
  ) -> (value: Number, end: Int)? {
    func operand(at position: Int) -> Number? {
      self.operand(of: instructions[position], at: position, in: instructions, inputs)
    }
    switch operation {
    case .and, .or:
      if value.isZero == (operation == .and) { return (value, next) }
      return operand(at: position).map { ($0, next) }
    case .choose:
      let end = next + 1 + Int(instructions[next].length)
      return operand(at: value.isZero ? next : position).map { ($0, end) }
    case .interpolate:
      guard let target = operand(at: position), let fraction = operand(at: next) else { return nil }
      let result = value + (target - value) * fraction
      guard result.isFinite else {
        _ = fail(.overflow, at: position)
        return nil
      }
      return (result, next + 1 + Int(instructions[next].length))
    default: preconditionFailure("an operation with one operand is applied to it")
    }
  }

  @inline(__always)
  private mutating func operand(
    of instruction: Instruction, at position: Int, in instructions: [Instruction], _ inputs: ExpressionInputs
  ) -> Number? {
    switch instruction.operand {
    case .none: .zero
    case .constant: instruction.constant
    case .variable: inputs[instruction.variable]
    case .run: run(position + 1..<position + 1 + Int(instruction.length), of: instructions, inputs)
    }
  }

  @inline(__always)
  private mutating func apply(
    _ operation: ExpressionProgram.Operation, _ value: Number, _ operand: Number, at position: Int
  ) -> Number? {
    let result: Number
    switch operation {
    case .load: return operand
    case .minimum: return operand < value ? operand : value
    case .maximum: return operand > value ? operand : value
    case .less: return Number(value < operand)
    case .lessOrEqual: return Number(value <= operand)
    case .greater: return Number(value > operand)
    case .greaterOrEqual: return Number(value >= operand)
    case .equal: return Number(value == operand)
    case .notEqual: return Number(value != operand)
    case .not: return Number(value.isZero)
    case .add: result = value + operand
    case .subtract: result = value - operand
    case .multiply: result = value * operand
    case .divide:
      if operand.isZero { return fail(.divisionByZero, at: position) }
      result = value / operand
    case .remainder:
      if operand.isZero { return fail(.divisionByZero, at: position) }
      result = value % operand
    case .power:
      if value.isZero && operand.isNegative { return fail(.divisionByZero, at: position) }
      if value.isNegative && !operand.isInteger { return fail(.powerNotReal, at: position) }
      result = value.raised(to: operand)
    case .squareRoot:
      if value.isNegative { return fail(.squareRootOfNegative, at: position) }
      result = value.squareRoot
    case .negate: result = -value
    case .absolute: result = value.absolute
    case .floor: result = value.floor
    case .ceiling: result = value.ceiling
    case .round: result = value.rounded
    case .and, .or, .choose, .interpolate, .second:
      preconditionFailure("a special operation is not applied to one operand")
    }
    return result.isFinite ? result : fail(.overflow, at: position)
  }

  @inline(never)
  private mutating func fail(_ reason: EvaluationFailure.Reason, at position: Int) -> Number? {
    failure = (position, reason)
    return nil
  }
}

extension Number {
  /// Truth within a program.
  fileprivate init(_ truth: Bool) {
    self.init(numerator: truth ? 1 : 0, denominator: 1)
  }
}
