internal import SpecSchema
internal import Expressions
internal import LayoutRuntime

/// A number for each item of a data source by an expression of `index`, `count` and `section`.
struct ItemRule: Sendable {
  let number: CheckedNumber
  let starts: SectionStarts
  private let inputs: ExpressionInputs

  init(_ number: CheckedNumber, starts: SectionStarts) {
    self.number = number
    self.starts = starts
    var inputs = ExpressionInputs()
    inputs[.count] = Number(starts.count)
    self.inputs = inputs
  }

  /// NaN where the expression has no value, which checking reports.
  func value(at index: Int) -> Double {
    exactValue(at: index)?.double ?? .nan
  }

  func exactValue(at index: Int) -> Number? {
    var inputs = inputs
    inputs.index = Number(index)
    inputs.section = Number(starts.section(of: index))
    guard case .success(let number) = number.expression.evaluate(inputs) else { return nil }
    return number
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
    let isConstant = rule.number.expression.isConstant
    let count = isConstant ? 1 : rule.isConstant ? min(1, rule.starts.count) : rule.starts.count
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
