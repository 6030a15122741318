import SourceDiagnostics
@testable import Expressions
import Testing

@Suite struct ExpressionCheckerTests {
  @Test(arguments: [
    FaultCase("«widht» * 2", "unknown name `widht` in `itemSize`; did you mean `width`?", replacement: "width"),
    FaultCase("«safeArea.tpo»", "unknown name `safeArea.tpo` in `itemSize`; did you mean `safeArea.top`?"),
    FaultCase(
      "«wdth» + «hieght»", "unknown name `wdth` in `itemSize`; did you mean `width`?",
      "unknown name `hieght` in `itemSize`; did you mean `height`?"),
    FaultCase(
      "«foo»", "unknown name `foo` in `itemSize`",
      help:
        "known here: `width`, `height`, `displayScale`, `safeArea`, `contentInset`, `adjustedContentInset`, `scale`, "
        + "`level`, `count` and `aspectRatio`"),
    FaultCase("«clmp» + 1", "unknown name `clmp` in `itemSize`; did you mean `clamp(x, low, high)`?"),
    FaultCase(
      "«safeArea»", "`safeArea` is no number by itself",
      help: "write `safeArea.top`, `safeArea.left`, `safeArea.bottom` or `safeArea.right`"),
    FaultCase("«mni»(1, 2)", "unknown function `mni`; did you mean `min`?", replacement: "min"),
    FaultCase("«Math.max»(1, 2)", "unknown function `Math.max`; did you mean `max`?", replacement: "max"),
    FaultCase(
      "«width»(2)", "`width` is a number, not a function", help: "a product is written with `*`: `width * (...)`"),
    FaultCase("«sine»(1)", "unknown function `sine`"),
    FaultCase("«foo»(«bar»)", "unknown function `foo`", "unknown name `bar` in `itemSize`"),
  ])
  func `an unknown name gets the nearest known one`(fault: FaultCase) { fault.check() }

  @Test func `a name known elsewhere says where`() {
    FaultCase("«index» * 2", "`index` has no value in `itemSize`; it is known in `color` and `size`").check()
    FaultCase("«section» * 2", "`section` has no value in `itemSize`").check()
  }

  @Test(arguments: [
    FaultCase("«abs»(1, 2)", "`abs` takes 1 argument, here are 2", help: "write `abs(x)`"),
    FaultCase("«abs»()", "`abs` takes 1 argument, here are 0"),
    FaultCase("«clamp»(1)", "`clamp` takes 3 arguments, here is 1", help: "write `clamp(x, low, high)`"),
    FaultCase("«max»(1)", "`max` takes at least 2 arguments, here is 1", help: "write `max(a, b, ...)`"),
    FaultCase("«if»(true, 2)", "`if` takes 3 arguments, here are 2"),
  ])
  func `arguments are counted`(fault: FaultCase) { fault.check() }

  @Test(arguments: [
    FaultCase(
      "1 + «true»", "`+` takes a number, but `true` is true or false", help: "choose a number: `if(true, 1, 0)`"),
    FaultCase("-«(1 < 2)»", "`-` takes a number, but `(1 < 2)` is true or false"),
    FaultCase("max(1, «1 < 2»)", "`max` takes a number, but `1 < 2` is true or false"),
    FaultCase(
      "if(«width», 2, 3)", "the condition of `if` takes true or false, but `width` is a number",
      help: "compare it: `width != 0`"),
    FaultCase(
      "if(«1» and «2», 2, 3)", "`and` takes true or false, but `1` is a number",
      "`and` takes true or false, but `2` is a number"),
    FaultCase("if(not «1», 2, 3)", "`not` takes true or false, but `1` is a number"),
    FaultCase("if(1 «==» true, 2, 3)", "`==` compares like with like, but `1` is a number and `true` is true or false"),
    FaultCase(
      "if(true, 2, «false»)", "`if` chooses between two of a kind, but `2` is a number and `false` is true or false"),
    FaultCase("«width > 3»", "`itemSize` takes a number, but `width > 3` is true or false"),
  ])
  func `types are checked`(fault: FaultCase) { fault.check() }

  @Test func `a key may take true or false`() {
    #expect(compile("width > 3", expecting: .boolean).expression?.type == .boolean)
    FaultCase(
      "«width + 1»", "`itemSize` takes true or false, but `width + 1` is a number", help: "compare it: `width + 1 != 0`"
    )
    .check(expecting: .boolean)
  }

  @Test(arguments: [
    FaultCase("1 «/» 0", "division by zero in `itemSize`"),
    FaultCase("width «/» (3 - 3)", "division by zero in `itemSize`"),
    FaultCase("5 «%» 0", "division by zero in `itemSize`"),
    FaultCase("width + 1 «/» 0", "division by zero in `itemSize`"),
    FaultCase("«pow»(0, -1)", "division by zero in `itemSize`"),
    FaultCase("«sqrt»(-1)", "the square root of a negative number is not a number in `itemSize`"),
    FaultCase("«pow»(-1, 0.5)", "a negative number to the power of a fraction is not a number in `itemSize`"),
    FaultCase("1e308 «*» 10", "the result is too large for a number in `itemSize`"),
    FaultCase("if(true, 1 «/» 0, 2)", "division by zero in `itemSize`"),
  ])
  func `what fails for all inputs is found without any`(fault: FaultCase) { fault.check() }

  @Test func `codes tell the kinds of faults apart`() {
    let cases = [
      ("1 +", "expression-syntax"), ("foo", "unknown-name"), ("index", "name-not-in-scope"),
      ("foo(1)", "unknown-function"),
      ("abs(1, 2)", "wrong-argument-count"), ("1 + true", "type-mismatch"), ("1 / 0", "division-by-zero"),
      ("sqrt(-1)", "not-finite"), (String(repeating: "(", count: 70), "expression-too-large"),
    ]
    for (source, code) in cases {
      #expect(compile(source, in: itemSizeScope).diagnostics.map(\.code.name) == [code])
    }
    let declared = ExpressionDiagnosticCodes.all.map(\.name)
    #expect(Set(declared).count == declared.count)
    #expect(Set(cases.map(\.1) + ["let-name", "let-cycle"]) == Set(declared))
  }
}
