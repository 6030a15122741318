import SourceDiagnostics
@testable import Expressions
import Testing

@Suite struct LetBindingsTests {
  private func value(_ source: String, lets: LetBindings) -> Result<Number, EvaluationFailure>? {
    compile(source, in: ExpressionScope(key: "itemSize", variables: .all, lets: lets)).expression?
      .evaluate(ExpressionInputs([.width: Number(393), .index: Number(3)]))
  }

  @Test func `lets refer to each other in any order`() {
    let (lets, diagnostics) = bind([
      ("edge", "(width - gap * (columns + 1)) / columns"), ("columns", "if(isWide, 4, 3)"), ("gap", "8"),
      ("isWide", "width > 390"),
    ])
    #expect(diagnostics.isEmpty)
    #expect(lets.names == ["edge", "columns", "gap", "isWide"])
    #expect(value("edge * 2", lets: lets)?.map(\.text) == .success("176.5"))  // (393 - 8 * 5) / 4 * 2
    #expect(value("if(isWide, 1, 2)", lets: lets) == .success(.one))
  }

  @Test func `a let without variables is a constant wherever it is used`() {
    let lets = bind([("half", "1 / 2"), ("quarter", "half * half")]).lets
    let expression = compile(
      "quarter + half", in: ExpressionScope(key: "itemSize", variables: [], lets: lets)
    ).expression
    #expect(expression?.constant == Number(0.75))
  }

  @Test(
    arguments: [
      ([("a", "b + 1"), ("b", "a * 2")], "a -> b -> a", ["`a` needs `b`", "`b` needs `a`"]),
      ([("a", "1 + a")], "a -> a", ["`a` needs `a`"]),
      (
        [("x", "a"), ("a", "b"), ("b", "2 * c"), ("c", "if(true, 1, a)")], "a -> b -> c -> a",
        ["`a` needs `b`", "`b` needs `c`", "`c` needs `a`"]
      ),
    ] as [([(String, String)], String, [String])])
  func `a cycle is printed once with its references`(entries: [(String, String)], path: String, labels: [String]) {
    let (lets, diagnostics) = bind(entries)
    #expect(diagnostics.map(\.summary) == ["let-cycle: lets refer to each other in a circle: \(path)"])
    #expect(diagnostics.first?.labels.map(\.message) == labels)
    // No use of a let in a cycle is an error of its own.
    #expect(compile("a + 1", in: ExpressionScope(key: "itemSize", variables: .all, lets: lets)).diagnostics.isEmpty)
    #expect(value("a + 1", lets: lets) == nil)
  }

  @Test func `the labels of a cycle stand at its references`() {
    // `b` in "2 * b" of the first let, `a` in "a" of the second.
    let labels = bind([("a", "2 * b"), ("b", "a")]).diagnostics.first?.labels.map(\.span)
    #expect(labels == [fixtureSpan(4..<5, file: 1), fixtureSpan(0..<1, file: 2)])
  }

  @Test func `two cycles are two errors`() {
    let diagnostics = bind([("a", "b"), ("b", "a"), ("c", "d + a"), ("d", "c")]).diagnostics
    #expect(
      diagnostics.map(\.message) == [
        "lets refer to each other in a circle: a -> b -> a", "lets refer to each other in a circle: c -> d -> c",
      ])
  }

  @Test func `an error in a let is reported there only`() {
    let (lets, diagnostics) = bind([("gap", "widht / 2"), ("edge", "gap * 2")])
    #expect(diagnostics.map(\.summary) == ["unknown-name: unknown name `widht` in `gap`; did you mean `width`?"])
    #expect(diagnostics.map(\.span) == [fixtureSpan(0..<5, file: 1)])
    let scope = ExpressionScope(key: "itemSize", variables: .all, lets: lets)
    let (expression, uses) = compile("edge + gap + 1", in: scope)
    #expect(expression == nil && uses.isEmpty)
  }

  @Test func `a let that needs what the key lacks names both`() {
    var scope = itemSizeScope
    scope.lets = bind([("step", "index * 2"), ("edge", "step + 1")]).lets
    let diagnostics = compile("10 + edge", in: scope).diagnostics
    #expect(
      diagnostics.map(\.summary) == [
        "name-not-in-scope: `edge` needs `index`, which has no value in `itemSize`; it is known in `color` and `size`"
      ])
    #expect(diagnostics.map(\.span) == [fixtureSpan(5..<9)])
    #expect(
      diagnostics.first?.labels == [Diagnostic.Label("`edge` is defined here", at: fixtureSpan(1000..<1001, file: 2))])
  }

  @Test(arguments: [
    ("width", "`width` is a variable already and cannot be the name of a let"),
    ("safeArea", "`safeArea` is a variable already and cannot be the name of a let"),
    ("max", "`max` is a function already and cannot be the name of a let"),
    ("if", "`if` is a function already and cannot be the name of a let"),
    ("not", "`not` is a word of the language already and cannot be the name of a let"),
    ("my-gap", "`my-gap` cannot be the name of a let"), ("2x", "`2x` cannot be the name of a let"),
    ("a.b", "`a.b` cannot be the name of a let"), ("", "`` cannot be the name of a let"),
    ("größe", "`größe` cannot be the name of a let"),
  ])
  func `the name of a let is free and an identifier`(name: String, message: String) {
    let (lets, diagnostics) = bind([(name, "1")])
    #expect(diagnostics.map(\.summary) == ["let-name: \(message)"])
    #expect(lets.names.isEmpty)
  }

  @Test func `a failure in a let says where it is used`() throws {
    let (lets, _) = bind([("share", "1 / index"), ("edge", "share + 1")])
    let scope = ExpressionScope(key: "itemSize", variables: .all, lets: lets)
    let expression = try #require(compile("2 * edge", in: scope).expression)
    guard case .failure(let failure) = expression.evaluate(ExpressionInputs([:])) else {
      Issue.record("1 / 0 has a value")
      return
    }
    let diagnostic = failure.diagnostic(for: "`itemSize`")
    #expect(diagnostic.span == fixtureSpan(2..<3, file: 1))
    #expect(diagnostic.labels == [Diagnostic.Label("used here", at: fixtureSpan(4..<8))])
  }

  @Test func `lets that double each other end at a limit`() {
    let entries = (0..<64).map { ("a\($0)", $0 == 0 ? "width + index" : "a\($0 - 1) * a\($0 - 1) + 1") }
    #expect(
      bind(entries).diagnostics.map(\.summary)
        == ["expression-too-large: the expression is too large with its lets written out"])
  }

  @Test func `a long chain of lets ends at a limit of operations, not in a crash`() {
    func chain(_ count: Int) -> [(String, String)] {
      (0..<count).map { ("a\($0)", $0 == 0 ? "index" : "1 + a\($0 - 1) * 2") }.reversed()
    }
    // Two operations a let, but for the first.
    let lets = bind(chain(5_001)).lets
    #expect(value("a5000 * 0", lets: lets) == nil)
    #expect(value("a50 * 0", lets: lets) == .success(.zero))
    #expect(bind(chain(5_002)).diagnostics.map(\.code.name) == ["expression-too-large"])
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["1", "a(n-1) + 1", "width + n"])
  func `twenty thousand lets take no quadratic time`(pattern: String) {
    let entries = (0..<20_000).map { index in
      (
        "a\(index)",
        index == 0
          ? "width" : pattern.replacing("(n-1)", with: "\(index - 1)").replacing("n", with: "\(index)")
      )
    }
    let (lets, diagnostics) = bind(entries)
    #expect(lets.names.count == 20_000)
    #expect(diagnostics.count <= 1)
  }

  @Test func `a failure deep in lets names the place in the let and the use in the key`() throws {
    let (lets, _) = bind([("share", "2 + 1 / index"), ("edge", "width + share"), ("both", "edge + share")])
    let scope = ExpressionScope(key: "itemSize", variables: .all, lets: lets)
    let expression = try #require(compile("if(index > 0, 1, both + edge)", in: scope).expression)
    guard case .failure(let failure) = expression.evaluate(ExpressionInputs([:])) else {
      Issue.record("1 / 0 has a value")
      return
    }
    #expect(failure.place == EvaluationFailure.Place(span: fixtureSpan(6..<7, file: 1), letUse: fixtureSpan(17..<21)))
  }
}
