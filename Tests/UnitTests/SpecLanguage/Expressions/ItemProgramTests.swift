@testable import SpecLanguage
import Testing

@Suite struct ItemProgramTests {
  private let starts = SectionStarts(counts: [300, 0, 700])

  private func inputs() -> ExpressionInputs {
    var inputs = ExpressionInputs()
    inputs[.count] = Number(starts.count)
    inputs[.width] = Number(393)
    inputs[.scale] = Number(0.3)
    return inputs
  }

  /// What the expression is worth for each item, worked out one by one; `nil` where it has no value for one.
  private func reference(_ expression: Expression) -> [Number]? {
    var values: [Number] = []
    for index in 0..<starts.count {
      var inputs = inputs()
      inputs.index = Number(index)
      inputs.section = Number(starts.section(of: index))
      guard case .success(let value) = expression.evaluate(inputs) else { return nil }
      values.append(value)
    }
    return values
  }

  private func values(_ program: ItemProgram) -> [Double] {
    stride(from: 0, to: starts.count, by: 256).flatMap {
      program.values(from: $0, count: min(256, starts.count - $0))
    }
  }

  @Test(arguments: [
    "60 + index * 7919 % 1009 / 13", "(index - 500) % 7", "(index / 3 - 100.1) % 2.5", "floor(index / 7 - 50)",
    "ceil((index - 500) / 7)", "round(index / 4)", "abs(index - 500.5)", "min(index, 300) + max(section, 0.5)",
    "if(index % 3 == 0, 40, 60.5)", "if(section > 1, 1, 2) * scale * width / count",
    "if(index < 10 or index >= 900 and not (section == 1), 1.25, index)", "lerp(10, 99.9, index / count)",
    "if(index != 3 and index <= 5, -index, index)", "-index / -3", "12.5",
  ])
  func `items are worth the same at once as one by one`(source: String) throws {
    let expression = try #require(compile(source).expression)
    let program = try #require(ItemProgram(expression, inputs: inputs(), starts: starts))
    #expect(values(program) == reference(expression)?.map(\.double))
  }

  @Test(arguments: [
    "sqrt(index)", "pow(2, index)", "100 / (index + 1)", "index % (section + 1)", "aspectRatio * 2",
    "index * 1e9 * 1e9", "index / 10000019", "round(index - 5)",
  ])
  func `what cannot be shown to fit has no program`(source: String) throws {
    let expression = try #require(compile(source).expression)
    #expect(ItemProgram(expression, inputs: inputs(), starts: starts) == nil)
  }

  @Test func `bounds tell whether a rule is kept`() {
    func keeps(_ source: String, _ rule: NumberRule) -> Bool? {
      compile(source).expression.flatMap { ItemProgram($0, inputs: inputs(), starts: starts)?.keeps(rule) }
    }
    #expect(keeps("index % 7 + 1", NumberRule(range: .positive)) == true)
    #expect(keeps("index % 7", NumberRule(range: .positive)) == false)
    #expect(keeps("index % 7", NumberRule(range: .closed(0, 6), isInteger: true)) == true)
    #expect(keeps("index % 7 / 2", NumberRule(range: .closed(0, 6), isInteger: true)) == false)
    #expect(keeps("index", NumberRule(range: .closed(0, 998))) == false)
  }

  @Test(arguments: UInt64(0)..<20)
  func `random expressions are worth the same at once as one by one`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var programs = 0
    for _ in 0..<60 {
      let source = RandomTree.number(depth: 3, using: &generator).source
      guard let expression = compile(source).expression,
        let program = ItemProgram(expression, inputs: inputs(), starts: starts)
      else { continue }
      programs += 1
      let expected = try #require(reference(expression), "\(source)")
      #expect(values(program) == expected.map(\.double), "\(source)")
      let areExact = expected.allSatisfy(\.isExact)
      #expect(areExact, "\(source)")
      let (least, greatest) = (expected.map(\.double).min() ?? 0, expected.map(\.double).max() ?? 0)
      #expect(!program.keeps(NumberRule(range: .closed(least.nextUp, greatest))), "\(source)")
      #expect(!program.keeps(NumberRule(range: .closed(least, greatest.nextDown))), "\(source)")
    }
    #expect(programs > 10)
  }
}
