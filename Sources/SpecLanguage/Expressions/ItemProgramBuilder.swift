/// A value of an item program.
struct ItemValue: Sendable {
  var column: ItemProgram.Column
  /// > 0.
  var denominator: Int64
  /// Of the numerators in the column.
  var bounds: ClosedRange<Int64>
}

/// Translates an expression's program into an item program.
struct ItemProgramBuilder {
  typealias Instruction = ExpressionProgram.Instruction

  private(set) var columns: [ItemProgram.Source] = []
  private(set) var steps: [ItemProgram.Step] = []
  private let instructions: [Instruction]
  private let inputs: ExpressionInputs
  private let starts: SectionStarts

  /// Products of a numerator and a denominator have 60 bits at most, and sums of those fit.
  private static let greatestNumerator: Int64 = 1 << 40
  private static let greatestDenominator: Int64 = 1 << 20

  /// `inputs` holds the variables that are the same for all items.
  init(_ instructions: [Instruction], inputs: ExpressionInputs, starts: SectionStarts) {
    self.instructions = instructions
    self.inputs = inputs
    self.starts = starts
  }

  mutating func build() -> ItemValue? {
    run(0..<instructions.count)
  }

  private mutating func run(_ range: Range<Int>) -> ItemValue? {
    var value: ItemValue?
    var position = range.lowerBound
    while position < range.upperBound {
      let operation = instructions[position].operation
      var end = end(of: position)
      if instructions[position].operand == .none {
        value = value.flatMap { apply(operation, to: $0) }
      } else {
        guard let operand = operand(of: position) else { return nil }
        switch operation {
        case .load: value = operand
        case .choose, .interpolate:
          guard let second = self.operand(of: end), let first = value else { return nil }
          value = operation == .choose ? choose(first, operand, second) : interpolate(first, operand, by: second)
          end = self.end(of: end)
        default: value = value.flatMap { apply(operation, to: $0, operand) }
        }
      }
      guard value != nil else { return nil }
      position = end
    }
    return value
  }

  private func end(of position: Int) -> Int {
    position + 1 + Int(instructions[position].length)
  }

  private mutating func operand(of position: Int) -> ItemValue? {
    let instruction = instructions[position]
    switch instruction.operand {
    case .none: return nil
    case .constant: return constant(instruction.constant)
    case .run: return run(position + 1..<end(of: position))
    case .variable:
      switch instruction.variable {
      case .index: return add(.index, 1, 0...Int64(starts.count - 1))
      case .section: return add(.section, 1, 0...Int64(starts.starts.count - 2))
      case let variable:
        return inputs.given.contains(variable) ? constant(inputs[variable]) : nil
      }
    }
  }

  private mutating func constant(_ number: Number) -> ItemValue? {
    guard number.isExact, number.numerator != .min else { return nil }
    return add(.constant(number.numerator), number.denominator, number.numerator...number.numerator)
  }
}

extension ItemProgramBuilder {
  private mutating func apply(_ operation: ExpressionProgram.Operation, to value: ItemValue) -> ItemValue? {
    guard let zero = constant(.zero) else { return nil }
    switch operation {
    case .negate: return apply(.subtract, to: zero, value)
    case .not: return apply(.equal, to: value, zero)
    case .absolute: return apply(.subtract, to: zero, value).flatMap { apply(.maximum, to: value, $0) }
    case .floor: return floor(value)
    case .round:
      // A half goes away from zero, which is up.
      guard value.bounds.lowerBound >= 0, let half = constant(Number(numerator: 1, denominator: 2)) else { return nil }
      return apply(.add, to: value, half).flatMap { floor($0) }
    case .ceiling: return apply(.negate, to: value).flatMap { floor($0) }.flatMap { apply(.negate, to: $0) }
    default: return nil
    }
  }

  private mutating func apply(
    _ operation: ExpressionProgram.Operation, to left: ItemValue, _ right: ItemValue
  ) -> ItemValue? {
    switch operation {
    case .multiply: return product(left, right)
    case .divide: return quotient(left, right)
    case .and: return choose(left, right, left)
    case .or: return choose(left, left, right)
    default: break
    }
    guard let (left, right, denominator) = commensurable(left, right) else { return nil }
    let (a, b) = (left.bounds, right.bounds)
    let bounds: ClosedRange<Int64>
    switch operation {
    case .add: bounds = a.lowerBound + b.lowerBound...a.upperBound + b.upperBound
    case .subtract: bounds = a.lowerBound - b.upperBound...a.upperBound - b.lowerBound
    case .remainder:
      // A divisor that varies could be 0 for some item.
      guard right.isConstant, b.lowerBound > 0 else { return nil }
      bounds = 0...b.upperBound - 1
    case .minimum: bounds = min(a.lowerBound, b.lowerBound)...min(a.upperBound, b.upperBound)
    case .maximum: bounds = max(a.lowerBound, b.lowerBound)...max(a.upperBound, b.upperBound)
    case .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual:
      return step(operation, left, right, right, 1, 0...1)
    default: return nil
    }
    return step(operation, left, right, right, denominator, bounds)
  }

  private mutating func product(_ left: ItemValue, _ right: ItemValue) -> ItemValue? {
    let corners = [left.bounds.lowerBound, left.bounds.upperBound].flatMap { a in
      [right.bounds.lowerBound, right.bounds.upperBound].map { a.multipliedReportingOverflow(by: $0) }
    }
    let products = corners.map { $0.partialValue }
    guard !corners.contains(where: { $0.overflow }), let least = products.min(), let greatest = products.max() else {
      return nil
    }
    return step(.multiply, left, right, right, left.denominator * right.denominator, least...greatest)
  }

  /// By a constant, as a product with its reciprocal.
  private mutating func quotient(_ left: ItemValue, _ right: ItemValue) -> ItemValue? {
    guard right.isConstant, right.bounds.lowerBound != 0 else { return nil }
    let divisor = right.bounds.lowerBound
    return constant(Number(numerator: divisor < 0 ? -right.denominator : right.denominator, denominator: abs(divisor)))
      .flatMap { product(left, $0) }
  }

  private mutating func floor(_ value: ItemValue) -> ItemValue? {
    guard value.denominator > 1 else { return value }
    guard let divisor = constant(Number(numerator: value.denominator, denominator: 1)) else { return nil }
    func floored(_ numerator: Int64) -> Int64 {
      let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: value.denominator)
      return remainder < 0 ? quotient - 1 : quotient
    }
    return step(
      .floor, value, divisor, divisor, 1, floored(value.bounds.lowerBound)...floored(value.bounds.upperBound))
  }

  private mutating func choose(_ condition: ItemValue, _ first: ItemValue, _ second: ItemValue) -> ItemValue? {
    guard let (first, second, denominator) = commensurable(first, second) else { return nil }
    let least = min(first.bounds.lowerBound, second.bounds.lowerBound)
    let greatest = max(first.bounds.upperBound, second.bounds.upperBound)
    return step(.choose, condition, first, second, denominator, least...greatest)
  }

  private mutating func interpolate(_ start: ItemValue, _ end: ItemValue, by fraction: ItemValue) -> ItemValue? {
    apply(.subtract, to: end, start).flatMap { product($0, fraction) }.flatMap { apply(.add, to: start, $0) }
  }

  /// The two values over their least common denominator.
  private mutating func commensurable(
    _ left: ItemValue, _ right: ItemValue
  ) -> (ItemValue, ItemValue, denominator: Int64)? {
    var (a, b) = (left.denominator, right.denominator)
    while b != 0 {
      (a, b) = (b, a % b)
    }
    let denominator = left.denominator / a * right.denominator
    guard let left = scaled(left, to: denominator), let right = scaled(right, to: denominator) else { return nil }
    return (left, right, denominator)
  }

  private mutating func scaled(_ value: ItemValue, to denominator: Int64) -> ItemValue? {
    let factor = denominator / value.denominator
    guard factor > 1 else { return value }
    guard let number = constant(Number(numerator: factor, denominator: 1)), var product = product(value, number) else {
      return nil
    }
    product.denominator = denominator
    return isWithinLimits(product) ? product : nil
  }

  private mutating func step(
    _ operation: ExpressionProgram.Operation, _ first: ItemValue, _ second: ItemValue, _ third: ItemValue,
    _ denominator: Int64, _ bounds: ClosedRange<Int64>
  ) -> ItemValue? {
    guard let value = add(.step, denominator, bounds) else { return nil }
    steps.append(
      ItemProgram.Step(
        operation: operation, operands: (first.column, second.column, third.column), target: value.column))
    return value
  }

  private mutating func add(
    _ source: ItemProgram.Source, _ denominator: Int64, _ bounds: ClosedRange<Int64>
  ) -> ItemValue? {
    let value = ItemValue(column: columns.count, denominator: denominator, bounds: bounds)
    guard isWithinLimits(value) else { return nil }
    columns.append(source)
    return value
  }

  private func isWithinLimits(_ value: ItemValue) -> Bool {
    value.denominator <= Self.greatestDenominator && value.bounds.lowerBound >= -Self.greatestNumerator
      && value.bounds.upperBound <= Self.greatestNumerator
  }
}

extension ItemValue {
  /// Whether it is the same for all items.
  fileprivate var isConstant: Bool { bounds.lowerBound == bounds.upperBound }
}
