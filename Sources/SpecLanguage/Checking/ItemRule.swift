internal import SpecSchema
internal import Expressions
internal import LayoutRuntime

/// A number for each item of a data source by an expression of `index`, `count` and `section`.
struct ItemRule: Sendable {
  let number: CheckedNumber
  let starts: SectionStarts
  private let evaluation: RepeatedEvaluation

  init(_ number: CheckedNumber, starts: SectionStarts) {
    self.number = number
    self.starts = starts
    var inputs = ExpressionInputs()
    inputs[.count] = Number(starts.count)
    evaluation = RepeatedEvaluation(number.expression, inputs)
  }

  /// NaN where the expression has no value, which checking reports.
  func value(at index: Int) -> Double {
    exactValue(at: index)?.double ?? .nan
  }

  func exactValue(at index: Int) -> Number? {
    var evaluation = evaluation
    return exactValue(at: index, &evaluation)
  }

  /// Calls `body` with the value of each item as long as it says so.
  func forEach(of items: Range<Int>, _ body: (Int, Number?) -> Bool) {
    var evaluation = evaluation
    for index in items {
      guard body(index, exactValue(at: index, &evaluation)) else { return }
    }
  }

  private func exactValue(at index: Int, _ evaluation: inout RepeatedEvaluation) -> Number? {
    evaluation.set(.index, to: Number(index))
    evaluation.set(.section, to: Number(starts.section(of: index)))
    return evaluation.value()
  }

  /// Whether the value is the same for all items.
  var isConstant: Bool {
    !number.expression.dependsOnItem
  }
}

extension Evaluator {
  /// Checks a rule for every item, or for one if it does not depend on the item. The first fault is reported.
  mutating func check(_ rule: ItemRule) {
    let isConstant = rule.number.expression.isConstant
    let count = isConstant ? 1 : rule.isConstant ? min(1, rule.starts.count) : rule.starts.count
    var faulty: Int?
    rule.forEach(of: 0..<count) { index, value in
      if !(value.map(rule.number.rule.allows) ?? false) { faulty = index }
      return faulty == nil
    }
    guard let index = faulty else { return }
    inputs[.count] = Number(rule.starts.count)
    inputs.index = Number(index)
    inputs.section = Number(rule.starts.section(of: index))
    place = { rule.isConstant ? "" : " for item \(index)" }
    _ = number(rule.number)
  }
}
