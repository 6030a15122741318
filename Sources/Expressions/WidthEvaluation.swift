/// Works an expression out for all widths at once.
package struct WidthEvaluation {
  private typealias Function = PiecewiseLinear
  private typealias Piece = PiecewiseLinear.Piece
  private typealias Instruction = ExpressionProgram.Instruction

  private let instructions: [ExpressionProgram.Instruction]
  private let inputs: ExpressionInputs
  private let domain: ClosedRange<Number>

  /// The value of `expression` over the widths of `domain`, all other variables as in `inputs`; `nil` where it is not piecewise
  /// linear, or has too many pieces.
  package static func function(
    of expression: Expression, inputs: ExpressionInputs, over domain: ClosedRange<Number>
  ) -> PiecewiseLinear? {
    let instructions = expression.program.instructions
    let evaluation = WidthEvaluation(instructions: instructions, inputs: inputs, domain: domain)
    return evaluation.run(0..<instructions.count)
  }

  private func run(_ range: Range<Int>) -> PiecewiseLinear? {
    var value = constant(.zero)
    var position = range.lowerBound
    while position < range.upperBound {
      let instruction = instructions[position]
      var next = position + 1 + Int(instruction.length)
      var operands = [value]
      if instruction.operand != .none {
        guard let operand = operand(at: position) else { return nil }
        operands.append(operand)
      }
      if instruction.operation == .choose || instruction.operation == .interpolate {
        guard let second = operand(at: next) else { return nil }
        operands.append(second)
        next += 1 + Int(instructions[next].length)
      }
      guard let result = apply(instruction.operation, operands) else { return nil }
      value = result
      position = next
    }
    return value
  }

  private func operand(at position: Int) -> PiecewiseLinear? {
    let instruction = instructions[position]
    switch instruction.operand {
    case .none: return constant(.zero)
    case .constant: return constant(instruction.constant)
    case .variable where instruction.variable == .width:
      return Function(Piece(slope: .one, intercept: .zero), over: domain)
    case .variable: return constant(inputs[instruction.variable])
    case .run: return run(position + 1..<position + 1 + Int(instruction.length))
    }
  }

  private func constant(_ value: Number) -> PiecewiseLinear {
    Function(.constant(value), over: domain)
  }

  private func apply(_ operation: ExpressionProgram.Operation, _ operands: [PiecewiseLinear]) -> PiecewiseLinear? {
    if operation == .load { return operands[1] }
    if operation == .interpolate {
      return apply(.subtract, [operands[1], operands[0]])
        .flatMap { apply(.multiply, [$0, operands[2]]) }
        .flatMap { apply(.add, [operands[0], $0]) }
    }
    return PiecewiseLinear.combine(
      operands, splits: { operation.splits($0, in: $1) }, piece: { operation.apply(to: $0, middle: $1) },
      value: { operation.apply(to: $0) })
  }
}

extension ExpressionProgram.Operation {
  fileprivate typealias Piece = PiecewiseLinear.Piece

  /// Where the operation goes over from one piece to another, inside an interval of widths.
  fileprivate func splits(_ pieces: [Piece], in interval: ClosedRange<Number>) -> [Number] {
    let roots: [Number]
    switch self {
    case .minimum, .maximum, .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual:
      roots = (pieces[0] - pieces[1]).root(of: .zero).map { [$0] } ?? []
    case .absolute, .not, .and, .or, .choose:
      roots = pieces[0].root(of: .zero).map { [$0] } ?? []
    case .floor, .ceiling:
      roots = pieces[0].places(ofMultiplesOf: .one, offset: .zero, in: interval)
    case .round:
      roots = pieces[0].places(ofMultiplesOf: .one, offset: .one / Number(2), in: interval)
    case .remainder where pieces[1].isConstant && !pieces[1].intercept.isZero:
      roots = pieces[0].places(ofMultiplesOf: pieces[1].intercept.absolute, offset: .zero, in: interval)
    default:
      roots = []
    }
    return roots.filter { interval.lowerBound < $0 && $0 < interval.upperBound }
  }

  /// What the operation makes of pieces that it treats alike from end to end.
  fileprivate func apply(to pieces: [Piece], middle: Number) -> PieceOutcome {
    let first = pieces[0]
    switch self {
    case .add: return .piece(first + pieces[1])
    case .subtract: return .piece(first - pieces[1])
    case .multiply:
      if first.isConstant { return .piece(pieces[1].scaled(by: first.intercept)) }
      return pieces[1].isConstant ? .piece(first.scaled(by: pieces[1].intercept)) : .bent
    case .divide:
      guard pieces[1].isConstant else { return .bent }
      return pieces[1].intercept.isZero ? .undefined : .piece(first.scaled(by: .one / pieces[1].intercept))
    case .remainder:
      guard pieces[1].isConstant else { return .bent }
      let divisor = pieces[1].intercept
      guard !divisor.isZero else { return .undefined }
      return .piece(first - .constant((first.value(at: middle) / divisor).floor * divisor))
    case .negate: return .piece(first.scaled(by: Number(-1)))
    case .absolute: return .piece(first.value(at: middle).isNegative ? first.scaled(by: Number(-1)) : first)
    case .minimum: return .piece(pieces[1].value(at: middle) < first.value(at: middle) ? pieces[1] : first)
    case .maximum: return .piece(pieces[1].value(at: middle) > first.value(at: middle) ? pieces[1] : first)
    case .and, .or: return .piece(first.value(at: middle).isZero == (self == .and) ? first : pieces[1])
    case .choose: return .piece(first.value(at: middle).isZero ? pieces[2] : pieces[1])
    case .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual, .not, .floor, .ceiling, .round:
      return apply(to: pieces.map { $0.value(at: middle) }).map { .piece(.constant($0)) } ?? .undefined
    case .power, .squareRoot:
      guard pieces.allSatisfy({ $0.isConstant }) else { return .bent }
      return apply(to: pieces.map { $0.intercept }).map { .piece(.constant($0)) } ?? .undefined
    case .load, .interpolate, .second:
      preconditionFailure("these operations are taken apart before")
    }
  }

  /// The operation on numbers, as `ExpressionEvaluation` has it; `nil` where it has no value.
  fileprivate func apply(to values: [Number]) -> Number? {
    let first = values[0]
    let second = values.count > 1 ? values[1] : .zero
    let result: Number
    switch self {
    case .add: result = first + second
    case .subtract: result = first - second
    case .multiply: result = first * second
    case .divide:
      if second.isZero { return nil }
      result = first / second
    case .remainder:
      if second.isZero { return nil }
      result = first % second
    case .power:
      if first.isZero && second.isNegative || first.isNegative && !second.isInteger { return nil }
      result = first.raised(to: second)
    case .squareRoot:
      if first.isNegative { return nil }
      result = first.squareRoot
    case .negate: result = -first
    case .absolute: result = first.absolute
    case .floor: result = first.floor
    case .ceiling: result = first.ceiling
    case .round: result = first.rounded
    case .minimum: result = second < first ? second : first
    case .maximum: result = second > first ? second : first
    case .less: result = Number(first < second ? 1 : 0)
    case .lessOrEqual: result = Number(first <= second ? 1 : 0)
    case .greater: result = Number(first > second ? 1 : 0)
    case .greaterOrEqual: result = Number(first >= second ? 1 : 0)
    case .equal: result = Number(first == second ? 1 : 0)
    case .notEqual: result = Number(first == second ? 0 : 1)
    case .not: result = Number(first.isZero ? 1 : 0)
    case .and, .or: result = first.isZero == (self == .and) ? first : second
    case .choose: result = first.isZero ? values[2] : second
    case .load, .interpolate, .second:
      preconditionFailure("these operations are taken apart before")
    }
    return result.isFinite ? result : nil
  }
}

extension PiecewiseLinear.Piece {
  /// Where the piece is `offset` more than a multiple of `step` (> 0). More than `PiecewiseLinear.knotLimit` are cut off one past it.
  fileprivate func places(
    ofMultiplesOf step: Number, offset: Number, in interval: ClosedRange<Number>
  ) -> [Number] {
    guard !isConstant else { return [] }
    let ends = [value(at: interval.lowerBound), value(at: interval.upperBound)].map { (($0 - offset) / step) }
    guard let low = ends.min()?.ceiling.double, let high = ends.max()?.floor.double, low <= high,
      low.magnitude < 1e15, high.magnitude < 1e15
    else { return [] }
    let count = min(Int(high - low) + 1, PiecewiseLinear.knotLimit + 1)
    return (0..<count).compactMap { root(of: Number(Int(low) + $0) * step + offset) }
  }
}
