/// An expression of `index` and `section` that is worked out for many items at once, in integers.
///
/// The denominator of each value on the way is known beforehand, and so are bounds of its numerator: within them nothing
/// overflows, here or where `Number` adds and multiplies, so that both give the same exact fractions. Expressions for which that
/// cannot be shown, and those with a root, a power or a divisor that varies, have no such program.
struct ItemProgram: Sendable {
  /// Numerators of one value, for each item of a run.
  typealias Column = Int

  struct Step: Sendable {
    var operation: ExpressionProgram.Operation
    var operands: (Column, Column, Column)
    var target: Column
  }

  enum Source: Sendable {
    case index
    case section
    case constant(Int64)
    case step
  }

  /// Where the numbers of each column come from.
  let columns: [Source]
  let steps: [Step]
  private let result: ItemValue
  private let starts: SectionStarts

  /// `nil` where the expression cannot be worked out so. `inputs` holds the variables that are the same for all items.
  init?(_ expression: Expression, inputs: ExpressionInputs, starts: SectionStarts) {
    var builder = ItemProgramBuilder(expression.program.instructions, inputs: inputs, starts: starts)
    guard starts.count > 0, let result = builder.build() else { return nil }
    columns = builder.columns
    steps = builder.steps
    self.result = result
    self.starts = starts
  }

  /// Whether its bounds alone show that every value is one that the rule allows.
  func keeps(_ rule: NumberRule) -> Bool {
    rule.range.contains(quotient(result.bounds.lowerBound)) && rule.range.contains(quotient(result.bounds.upperBound))
      && (!rule.isInteger || result.denominator == 1)
  }

  /// The values of `count` items from `first` on, as `Number.double` gives them.
  func values(from first: Int, count: Int) -> [Double] {
    var run = ItemRun(columns, first: first, count: count, starts: starts)
    for step in steps {
      run.take(step)
    }
    return run.columns[result.column].map(quotient)
  }

  /// Numerator and denominator have no more than 53 bits, so that this rounds once.
  private func quotient(_ numerator: Int64) -> Double {
    Double(numerator) / Double(result.denominator)
  }
}

/// The numbers of a program's columns for a run of items.
private struct ItemRun {
  private(set) var columns: [[Int64]]
  private let count: Int

  init(_ sources: [ItemProgram.Source], first: Int, count: Int, starts: SectionStarts) {
    self.count = count
    columns = sources.map { source in
      switch source {
      case .index: (0..<count).map { Int64(first + $0) }
      case .section: (0..<count).map { Int64(starts.section(of: first + $0)) }
      case .constant(let number): [Int64](repeating: number, count: count)
      case .step: [Int64](repeating: 0, count: count)
      }
    }
  }

  mutating func take(_ step: ItemProgram.Step) {
    switch step.operation {
    case .add: set(step) { a, b, _ in a &+ b }
    case .subtract: set(step) { a, b, _ in a &- b }
    case .multiply: set(step) { a, b, _ in a &* b }
    case .remainder: set(step) { a, b, _ in flooredRemainder(a, b) }
    case .floor: set(step) { a, b, _ in (a &- flooredRemainder(a, b)) / b }
    case .minimum: set(step) { a, b, _ in min(a, b) }
    case .maximum: set(step) { a, b, _ in max(a, b) }
    case .less: set(step) { a, b, _ in a < b ? 1 : 0 }
    case .lessOrEqual: set(step) { a, b, _ in a <= b ? 1 : 0 }
    case .greater: set(step) { a, b, _ in a > b ? 1 : 0 }
    case .greaterOrEqual: set(step) { a, b, _ in a >= b ? 1 : 0 }
    case .equal: set(step) { a, b, _ in a == b ? 1 : 0 }
    case .notEqual: set(step) { a, b, _ in a != b ? 1 : 0 }
    case .choose: set(step) { a, b, c in a != 0 ? b : c }
    default: preconditionFailure("an item program has no other operations")
    }
  }

  @inline(__always)
  private mutating func set(_ step: ItemProgram.Step, _ value: (Int64, Int64, Int64) -> Int64) {
    var target = exchange(&columns[step.target], with: [])
    let (a, b, c) = (columns[step.operands.0], columns[step.operands.1], columns[step.operands.2])
    for place in 0..<count {
      target[place] = value(a[place], b[place], c[place])
    }
    columns[step.target] = target
  }
}

/// Of floored division by a positive number, as `Number` takes it.
@inline(__always)
private func flooredRemainder(_ dividend: Int64, _ divisor: Int64) -> Int64 {
  let remainder = dividend % divisor
  return remainder &+ (divisor & (remainder >> 63))
}
