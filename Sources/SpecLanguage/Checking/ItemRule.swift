internal import LayoutRuntime

/// A number for each item of a data source by an expression of `index`, `count` and `section`.
struct ItemRule: Sendable {
  let number: CheckedNumber
  let starts: SectionStarts
  private let inputs: ExpressionInputs
  private let program: ItemProgram?

  init(_ number: CheckedNumber, starts: SectionStarts) {
    self.number = number
    self.starts = starts
    var inputs = ExpressionInputs()
    inputs[.count] = Number(starts.count)
    self.inputs = inputs
    program = ItemProgram(number.expression, inputs: inputs, starts: starts)
  }

  /// NaN where the expression has no value, which checking reports.
  func value(at index: Int) -> Double {
    exactValue(at: index)?.double ?? .nan
  }

  /// The values of `count` items from `first` on.
  func values(from first: Int, count: Int) -> [Double] {
    program?.values(from: first, count: count) ?? (first..<first + count).map { value(at: $0) }
  }

  func exactValue(at index: Int) -> Number? {
    var inputs = inputs
    inputs.index = Number(index)
    inputs.section = Number(starts.section(of: index))
    guard case .success(let number) = number.expression.evaluate(inputs) else { return nil }
    return number
  }

  /// Whether it is plain that every item has a value that is allowed.
  var isKept: Bool {
    program?.keeps(number.rule) ?? false
  }

  func isKept(at index: Int) -> Bool {
    exactValue(at: index).map(number.rule.allows) ?? false
  }

  /// Whether the value is the same for all items.
  var isConstant: Bool {
    number.expression.variables.isDisjoint(with: [.index, .section])
  }
}

extension Evaluator {
  /// Checks a rule for every item, or for one if it does not depend on the item. The first fault is reported.
  mutating func check(_ rule: ItemRule) {
    guard !rule.isKept else { return }
    let count = rule.isConstant ? min(1, rule.starts.count) : rule.starts.count
    for index in 0..<count where !rule.isKept(at: index) {
      inputs[.count] = Number(rule.starts.count)
      inputs.index = Number(index)
      inputs.section = Number(rule.starts.section(of: index))
      place = { rule.isConstant ? "" : " for item \(index)" }
      _ = number(rule.number)
      return
    }
  }
}
