@testable import Expressions
import Testing

/// A marked expression of type number and the one fault in each marked place.
struct FaultCase: CustomTestStringConvertible {
  var source: String
  var messages: [String]
  var help: String?
  var replacement: String?

  init(_ source: String, _ messages: String..., help: String? = nil, replacement: String? = nil) {
    self.source = source
    self.messages = messages
    self.help = help
    self.replacement = replacement
  }

  var testDescription: String { source }

  func check(in scope: ExpressionScope = itemSizeScope, expecting type: ExpressionType = .number) {
    let marked = MarkedSource(source)
    let (expression, diagnostics) = compile(marked.bytes, expecting: type, in: scope)
    #expect(expression == nil)
    #expect(diagnostics.map(\.message) == messages)
    #expect(diagnostics.map(\.span) == marked.ranges.map { fixtureSpan($0) })
    if let help { #expect(diagnostics.first?.help == help) }
    if let replacement { #expect(diagnostics.first?.fixIts.map(\.replacement) == [replacement]) }
  }
}

@Suite struct ExpressionParserTests {
  @Test(arguments: [
    FaultCase("«»", "an expression is missing here"),
    FaultCase("«   »", "an expression is missing here"),
    FaultCase("1 «+»", "a number or a name is missing after `+`"),
    FaultCase("1 «+» * 2", "a number or a name is missing after `+`"),
    FaultCase("«*» 2", "a number or a name is missing before `*`"),
    FaultCase("2 * «()»", "nothing stands between these parentheses"),
    FaultCase("min(«,» 2)", "a number or a name is missing before `,`"),
    FaultCase("min(1«,»)", "a number or a name is missing after `,`"),
    FaultCase("«and»", "a number or a name is missing before `and`"),
    FaultCase("2 * «(»1 + 2", "this `(` is never closed"),
    FaultCase("2 * «(»(1 + 2)", "this `(` is never closed"),
    FaultCase(
      "min«(»scale * 2", "this `(` is never closed",
      help: "add `)`; within YAML's `{ }` and `[ ]` a comma ends the value, so put the expression in quotes there"),
    FaultCase("1 + 2«)» * 3", "this `)` closes nothing", replacement: ""),
    FaultCase("(1 + 2 «:» 3)", "`)` is missing before `:`"),
    FaultCase(
      "8«,» 8", "`,` separates the arguments of a function only",
      help: "a key that takes several numbers takes them as a list: `[1, 2]`"),
    FaultCase("(8«,» 8)", "`,` separates the arguments of a function only"),
    FaultCase("8 «:» 9", "`:` cannot stand here"),
  ])
  func `what is missing or too much is marked`(fault: FaultCase) { fault.check() }

  @Test(arguments: [
    FaultCase("width «&&» height", "`&&` has no meaning in an expression", help: "write `and`", replacement: "and"),
    FaultCase("1 > 2 «||» true", "`||` has no meaning in an expression", help: "write `or`", replacement: "or"),
    FaultCase("1 > 2 «&» true", "`&` has no meaning in an expression", replacement: "and"),
    FaultCase("«!»true", "`!` has no meaning in an expression", help: "write `not`", replacement: "not "),
    FaultCase("width «=» 3", "`=` has no meaning in an expression", help: "write `==`", replacement: "=="),
    FaultCase("width «===» 3", "`===` has no meaning in an expression", replacement: "=="),
    FaultCase("width «!==» 3", "`!==` has no meaning in an expression", replacement: "!="),
    FaultCase("width «<>» 3", "`<>` has no meaning in an expression", replacement: "!="),
    FaultCase("width «=<» 3", "`=<` has no meaning in an expression", replacement: "<="),
    FaultCase("width «=>» 3", "`=>` has no meaning in an expression", replacement: ">="),
    FaultCase("width «≤» 3", "`≤` has no meaning in an expression", replacement: "<="),
    FaultCase("2 «**» 3", "`**` is no operator", help: "write `pow(a, b)` for powers"),
    FaultCase("2 «^» 3", "`^` is no operator", help: "write `pow(a, b)` for powers"),
    FaultCase("7 «//» 2", "`//` is no operator", help: "write `floor(a / b)` for a whole quotient"),
    FaultCase("2 «×» 3", "`×` has no meaning in an expression", help: "write `*`", replacement: "*"),
    FaultCase("6 «÷» 3", "`÷` has no meaning in an expression", replacement: "/"),
    FaultCase("5 «−» 3", "a typographic minus has no meaning in an expression", help: "write `-`", replacement: "-"),
    FaultCase("«−»3", "a typographic minus has no meaning in an expression"),
    FaultCase("5 «–» 3", "a dash has no meaning in an expression", replacement: "-"),
    FaultCase("5 +«\u{A0}»3", "a no-break space has no meaning in an expression", replacement: " "),
    FaultCase("min(1«;» 2)", "`;` has no meaning in an expression", replacement: ","),
    FaultCase("7 «mod» 2", "`mod` is no operator", help: "write `%`", replacement: "%"),
    FaultCase("true «AND» false", "`AND` is no operator", replacement: "and"),
    FaultCase(
      "«width > 1 ? 3 : 4»", "a choice is written as a call of `if`", help: "write `if(width > 1, 3, 4)`",
      replacement: "if(width > 1, 3, 4)"),
    FaultCase(
      "(«(width) > 1 ? 3 : (4)») + 1", "a choice is written as a call of `if`", replacement: "if((width) > 1, 3, (4))"),
    FaultCase("width «?» 3", "`?` has no meaning in an expression", help: "write `if(condition, a, b)`"),
    FaultCase("1 «if» width > 3 else 2", "`if` cannot stand between two values"),
    FaultCase(
      "«if» width > 3 then 1 else 2", "`if` is a function and needs arguments", help: "write `if(condition, a, b)`"),
    FaultCase("«sqrt» 2", "`sqrt` is a function and needs arguments", help: "write `sqrt(x)`"),
    FaultCase(
      "12«px»", "numbers have no unit", help: "lengths are in points; divide pixels by `displayScale`", replacement: ""),
    FaultCase("12 «pt» + 3", "numbers have no unit", help: "lengths are in points: write the number alone"),
    FaultCase("50«%»", "`%` is the remainder of a division, not percent"),
    FaultCase("50«%» * width", "`%` is the remainder of a division, not percent"),
    FaultCase("50«%» - 8", "`%` is the remainder of a division, not percent"),
    FaultCase("«1,5»", "a decimal fraction is written with a point", help: "write `1.5`", replacement: "1.5"),
    FaultCase("min((«1,5»), 2)", "a decimal fraction is written with a point"),
    FaultCase("«1_000»", "digits are not grouped", help: "write `1000`", replacement: "1000"),
    FaultCase("«0x10» + 1", "numbers are decimal"),
    FaultCase("«5.» + 1", "a digit is missing after the decimal point", help: "write `5` or `5.0`", replacement: "5"),
    FaultCase("1 + «1.2.3»", "a number has one decimal point"),
    FaultCase("«\"8\"» + 1", "an expression has no text", help: "write numbers and names without quotes"),
  ])
  func `a habit of another language gets its remedy`(fault: FaultCase) { fault.check() }

  @Test(arguments: [
    FaultCase("1 < width «<» 3", "comparisons cannot be chained", help: "write `1 < width and width < 3`"),
    FaultCase("1 < 2 «<» 3 < 4 == 5", "comparisons cannot be chained", help: "write `1 < 2 and 2 < 3`"),
    FaultCase("true == «not» true", "`not` needs parentheses here", help: "write `(not ...)`"),
    FaultCase("2 «width»", "an operator is missing before `width`", help: "a product is written with `*`: `2 * width`"),
    FaultCase("2«width»", "an operator is missing before `width`"),
    FaultCase(
      "(1 + 2)«(»3 + 4)", "an operator is missing before `(`",
      help: "a product is written with `*`: `(1 + 2) * (...)`"),
    FaultCase("1 «2» 3", "an operator is missing before `2`"),
    FaultCase(
      "100«x50»", "two numbers are not written with an `x` between them", help: "write them as a list: `[100, 50]`"),
    FaultCase("350«ms»", "numbers have no unit, and `ms` is no name", help: "times are in seconds: write `0.35`"),
    FaultCase(
      "0.5 «fr» + 1", "numbers have no unit, and `fr` is no name",
      help: "lengths are in points and times in seconds: write the number alone"),
    FaultCase("«1e999»", "`1e999` is too large for a number"),
    FaultCase("width «$» 2", "an expression has no `$`"),
    FaultCase("«größe» + 1", "an expression has no `größe`"),
    FaultCase("1 + «#3»", "an expression has no `#3`"),
  ])
  func `what cannot be read is marked once`(fault: FaultCase) { fault.check() }

  @Test(arguments: [
    FaultCase(
      "width > 1 «&&» height «=» 1 «||» 2 «**» 3 > 1", "`&&` has no meaning in an expression",
      "`=` has no meaning in an expression", "`||` has no meaning in an expression", "`**` is no operator"),
    FaultCase(
      "«1,5» * «()» + 3 «pt»", "a decimal fraction is written with a point", "nothing stands between these parentheses",
      "numbers have no unit"),
  ])
  func `several faults are found in one run`(fault: FaultCase) { fault.check() }

  @Test(arguments: [
    ("1 + !width", []), ("width.rounded()", ["round(width)"]), ("width.max(index, 3)", ["max(width, index, 3)"]),
    ("Math.max(width)", []), ("foo.rounded()", []), ("12px", [""]),
    ("width > 1 ? 2 : widht", ["if(width > 1, 2, widht)", "width"]),
    ("if(width && 2, 1, 2)", ["and"]), ("mni(1)", []), ("mni(1, widht)", ["min", "width"]),
  ])
  func `a remedy is offered where it leaves fewer faults`(source: String, replacements: [String]) {
    let diagnostics = compile(source).diagnostics
    #expect(!diagnostics.isEmpty)
    #expect(diagnostics.flatMap(\.fixIts).map(\.replacement) == replacements)
  }

  @Test(arguments: [
    ("width > 500 ? 3 : 2", "if(width > 500, 3, 2)"), ("1 + (width > 5 ? 3 : 2)", "1 + (if(width > 5, 3, 2))"),
    ("a: b", nil), ("width", nil), ("a ? b : c ? d : e", nil),
  ])
  func `one fault with a remedy is mended`(source: String, mended: String?) {
    #expect(mendedExpression(Array(source.utf8)[...]) == mended)
  }

  @Test func `of many faults the first ten are reported`() {
    let source = Array(repeating: "1 ^ 2", count: 50).joined(separator: " + ")
    #expect(compile(source).diagnostics.count == 10)
  }

  @Test(arguments: ["(", "-", "not ", "abs(", "1 + ("])
  func `nesting ends at 64 levels`(opening: String) {
    let closing = opening.hasSuffix("(") ? ")" : ""
    func nested(_ levels: Int) -> String {
      let content = opening == "not " ? "true" : "1"
      return String(repeating: opening, count: levels) + content + String(repeating: closing, count: levels)
    }
    let type: ExpressionType = opening == "not " ? .boolean : .number
    // The operand within counts as a level.
    #expect(compile(nested(63), expecting: type).diagnostics.isEmpty)
    for levels in [64, 1_000, 2_500] {
      let diagnostics = compile(nested(levels), expecting: type).diagnostics
      #expect(diagnostics.map(\.summary) == ["expression-too-large: the expression nests more than 64 levels deep"])
    }
  }

  @Test func `an expression has at most 16384 bytes`() {
    let longest = "1" + String(repeating: " ", count: 16_383)
    #expect(compile(longest).diagnostics.isEmpty)
    #expect(
      compile(longest + " ").diagnostics.map(\.summary)
        == ["expression-too-large: an expression of 16385 bytes is over the limit of 16384"])
  }

  @Test func `any byte in any place is read or reported within bounds`() {
    for byte in UInt8.min...UInt8.max {
      for bytes in [
        [byte], Array("1 ".utf8) + [byte], [byte] + Array("width".utf8), Array("min(1,".utf8) + [byte, 0x29],
      ] {
        expectSane(bytes)
      }
    }
  }

  @Test(arguments: 0..<4)
  func `random garbage is read or reported within bounds`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let pieces = [
      "(", ")", ",", "+", "-", "*", "/", "%", "<", "<=", "==", "=", "!", "&&", "and", "or", "not", "if(", "if", "min(",
      "width",
      "index", "safeArea.", "1", "2.5", ".5", "5.", "1e9", "px", "?", ":", "×", "−", "\u{A0}", "\"", "'", "_", " ",
      "\n", "true", "é",
      "[", "]", "{", "}", "#", "\\", "\u{0}", "𝒳",
    ]
    for _ in 0..<400 {
      let count = Int.random(in: 0...20, using: &generator)
      var bytes = (0..<count).flatMap { _ in Array((pieces.randomElement(using: &generator) ?? "").utf8) }
      if Bool.random(using: &generator), !bytes.isEmpty {
        bytes[Int.random(in: bytes.indices, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      expectSane(bytes)
    }
  }

  private func expectSane(_ bytes: [UInt8]) {
    let (expression, diagnostics) = compile(bytes, in: ExpressionScope(key: "itemSize", variables: .all))
    #expect((expression == nil) == !diagnostics.isEmpty, "\(bytes)")
    for case let span? in diagnostics.map(\.span) where span.end > bytes.count {
      Issue.record("\(span) lies outside \(bytes)")
    }
    if let expression { _ = expression.evaluate(ExpressionInputs([.width: Number(3)])) }
  }
}
