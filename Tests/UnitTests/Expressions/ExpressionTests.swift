import SourceDiagnostics
@testable import Expressions
import Testing

@Suite struct ExpressionTests {
  static let inputs = ExpressionInputs([
    .width: Number(393), .height: Number(852), .scale: Number(0.1), .index: Number(10), .count: Number(48),
    .safeAreaTop: Number(59),
  ])

  @Test(arguments: [
    ("8", "8"), (" 8 ", "8"), ("-8", "-8"), ("+8", "8"), ("- -8", "8"),
    ("1 + 2 * 3", "7"), ("(1 + 2) * 3", "9"), ("10 - 4 - 3", "3"), ("24 / 4 / 2", "3"), ("-2 * 3", "-6"),
    ("2 * -3", "-6"),
    ("7 / 2", "3.5"), ("-1 % 7", "6"), ("50 + 10 % 7 * 10.5", "81.5"), ("1 / 3 * 3", "1"), ("0.1 + 0.2", "0.3"),
    ("width * scale - 12", "27.3"), ("50 + index % 7 * 10.5", "81.5"), ("1 - index / count", "0.7916666666666666"),
    ("safeArea.top + 1", "60"), ("index-1", "9"), ("index\n  + 1\t", "11"),
    ("min(scale * 2, 1)", "0.2"), ("max(1, 5, 3)", "5"), ("min(3, 1, 2)", "1"), ("abs(-2.5)", "2.5"),
    ("floor(-0.5)", "-1"), ("ceil(0.5)", "1"), ("round(-2.5)", "-3"), ("clamp(5, 0, 3)", "3"), ("clamp(-5, 0, 3)", "0"),
    ("clamp(2, 0, 3)", "2"), ("clamp(5, 3, 0)", "3"), ("lerp(10, 20, 0.25)", "12.5"),
    ("lerp(width, 0, index / 10)", "0"),
    ("lerp(width, index + 3, index / (index + 10))", "203"),  // 393 + (13 - 393) / 2
    ("sqrt(index * index)", "10"), ("pow(2, index)", "1024"), ("pow(index, -1)", "0.1"),
    ("if(width > 390, 3, 2)", "3"), ("if(width > 500, 3, if(true, 2, 1)) + 1", "3"), ("if(not true, 1, 2)", "2"),
    ("if(1 < 2 and 2 <= 2 and 3 > 2 and 2 >= 2 and 1 == 1 and 1 != 2, 1, 0)", "1"),
    ("if(true or false and false, 1, 0)", "1"), ("if(not width < 0 and index == 10, 1, 0)", "1"),
    ("if(true == (index == 10), 1, 0)", "1"), ("((((8))))", "8"), ("1e2", "100"), ("2e-1", "0.2"),
    ("count - (index + (width - (height - 1)))", "496"),  // 48 - (10 + (393 - 851))
  ])
  func `an expression has a value`(source: String, value: String) throws {
    let (expression, diagnostics) = compile(source)
    #expect(diagnostics.map(\.summary) == [])
    #expect(try #require(expression).evaluate(Self.inputs).map(\.text) == .success(value))
  }

  @Test(
    arguments: [
      ("8 * (1 + 2)", []), ("width * scale", [.width, .scale]), ("if(true, width, height)", [.width]),
      ("if(false and width > 0, 1, 2)", []), ("width * 0", [.width]),
      ("safeArea.top + safeArea.left", [.safeAreaTop, .safeAreaLeft]),
    ] as [(String, ExpressionVariables)])
  func `an expression depends on the variables that evaluation can reach`(
    source: String, variables: ExpressionVariables
  ) {
    let (expression, _) = compile(source)
    #expect(expression?.variables == variables)
    #expect(expression?.isConstant == variables.isEmpty)
  }

  @Test func `constants are worked out in checking`() {
    // width 6 *
    #expect(compile("width * (1 + 2 * 3 - abs(-1))").expression?.body.nodes.count == 3)
    #expect(compile("lerp(1, 2, 0.5)").expression?.constant == Number(1.5))
    #expect(compile("min(2, 1, width, 3)").expression == compile("min(min(1, width), 3)").expression)
  }

  @Test(arguments: [
    ("if(index == 0, 0, 1 / index)", "0"), ("if(index != 0 and 1 / index > 0, 1, 2)", "2"),
    ("if(index == 0 or 1 / index > 0, 1, 2)", "1"), ("if(index > 0, 1 / 0, 3)", "3"),
    ("if(index == 0, 4, sqrt(0 - 1))", "4"),
    ("if(true, 1, 1 / 0)", "1"), ("if(false and 1 / 0 > 1, 1, 2)", "2"), ("if(true or 1 / 0 > 1, 1, 2)", "1"),
  ])
  func `a branch that is not taken cannot fail`(source: String, value: String) throws {
    let (expression, diagnostics) = compile(source)
    #expect(diagnostics.isEmpty)
    #expect(try #require(expression).evaluate(ExpressionInputs([:])).map(\.text) == .success(value))
  }

  @Test(
    arguments: [
      ("1 «/» index", .divisionByZero), ("1 + (2 * (3 «%» index))", .divisionByZero),
      ("«pow»(index, -1)", .divisionByZero),
      ("1e308 «*» (width + 10)", .overflow), ("«sqrt»(index - 1)", .squareRootOfNegative),
      ("«pow»(index - 1, 0.5)", .powerNotReal), ("if(index == 0, 1 «/» index, 0)", .divisionByZero),
      ("max(1, 2, «sqrt»(index - 1))", .squareRootOfNegative), ("«lerp»(-1e308, 1e308, width)", .overflow),
    ] as [(String, EvaluationFailure.Reason)])
  func `a failure names its reason and the operator's place`(source: String, reason: EvaluationFailure.Reason) throws {
    let marked = MarkedSource(source)
    let (expression, diagnostics) = compile(String(decoding: marked.bytes, as: UTF8.self))
    #expect(diagnostics.isEmpty)
    let place = EvaluationFailure.Place(span: fixtureSpan(marked.ranges[0]), letUse: nil)
    #expect(
      try #require(expression).evaluate(ExpressionInputs([:]))
        == .failure(EvaluationFailure(reason: reason, place: place)))
  }

  @Test func `a failure says for what the expression was evaluated`() throws {
    let expression = try #require(compile("1 / index").expression)
    guard case .failure(let failure) = expression.evaluate(ExpressionInputs([:])) else {
      Issue.record("1 / 0 has a value")
      return
    }
    let diagnostic = failure.diagnostic(for: "`itemSize` on viewport `iphone-16`, level 2, item 7")
    #expect(
      diagnostic.summary == "division-by-zero: division by zero in `itemSize` on viewport `iphone-16`, level 2, item 7")
  }

  @Test func `a sum of a thousand terms has a value`() throws {
    let source = Array(repeating: "index", count: 1_000).joined(separator: " + ")
    let expression = try #require(compile(source).expression)
    #expect(expression.evaluate(Self.inputs) == .success(Number(10_000)))
  }

  @Test func `setting an item leaves the other inputs alone`() throws {
    let expression = try #require(compile("width + index * 2 + section").expression)
    var inputs = Self.inputs
    inputs.section = Number(1)
    for index in 0..<3 {
      inputs.index = Number(index)
      #expect(expression.evaluate(inputs) == .success(Number(394 + 2 * index)))
    }
    #expect(Self.inputs[.index] == Number(10))
  }

  @Test func `an expression that is worked out many times has the same values`() throws {
    let expression = try #require(compile("if(index % 2 == 0, width / (index - 2), section)").expression)
    var inputs = ExpressionInputs()
    inputs[.width] = Number(12)
    var evaluation = RepeatedEvaluation(expression, inputs)
    let values = (0..<4).map { index in
      evaluation.set(.index, to: Number(index))
      evaluation.set(.section, to: Number(7))
      evaluation.set(.aspectRatio, to: Number(3))
      return evaluation.value()
    }
    #expect(values == [Number(-6), Number(7), nil, Number(7)])
  }

  @Test func `a layout kind brings variables of its own`() throws {
    let columnWidth = ExpressionVariable("columnWidth")
    let scope = ExpressionScope(
      key: "itemHeight", variables: [.index, columnWidth], of: ExpressionVariables.all.union([columnWidth]))
    let expression = try #require(compile("columnWidth / 2 + index", in: scope).expression)
    var inputs = ExpressionInputs()
    inputs[columnWidth] = Number(100)
    inputs.index = Number(3)
    #expect(expression.evaluate(inputs) == .success(Number(53)))
    #expect(
      compile("columWidth", in: scope).diagnostics.map(\.message)
        == ["unknown name `columWidth` in `itemHeight`; did you mean `columnWidth`?"])
  }

  @Test(arguments: 0..<8)
  func `random expressions equal a direct evaluation of their trees`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let inputs = ExpressionInputs([.index: Number(3), .width: Number(393.5), .scale: Number(0.1)])
    for _ in 0..<60 {
      let tree = RandomTree.number(depth: 5, using: &generator)
      let (expression, _) = compile(tree.source)
      let expected = tree.value([.index: 3, .width: 393.5, .scale: 0.1])
      // Constant division by zero is found in checking, so that no expression comes out of it.
      switch expression?.evaluate(inputs) {
      case .success(let number):
        guard let expected else { continue }
        #expect(abs(number.double - expected) <= 1e-6 * max(1, abs(expected)), "\(tree.source)")
      case .failure, nil:
        #expect(expected == nil || !(expected ?? 0).isFinite, "\(tree.source)")
      }
    }
  }
}
