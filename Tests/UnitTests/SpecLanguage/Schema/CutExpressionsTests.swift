import Testing

/// Commas of calls inside `{ }` and `[ ]`, where YAML ends a value at each of them.
@Suite struct CutExpressionsTests {
  @Test(arguments: [
    "{ start: 0.25, next: min(scale * 2, 1) }",
    "{ next: max(min(scale * 2, 1), 0), start: 0.25 }",
    "{ start: 0.25, next: clamp(scale * 2, 0.1, 1) }",
    "[min(0.25, 1), 0.5]",
    "[0.25, max(min(1, 2), clamp(0, 1, 2)), 0.5]",
    "{ start: 0.25, next: min(scale * 2,\n    1) }",
  ])
  func `a call cut by its commas is one error`(scale: String) {
    let spec = SmallSpec.compiled(chain: "{ dataSource: d, layout: l, scale: \(scale) }")
    #expect(spec.compilation.diagnostics.map(\.code.name) == ["unquoted-comma"], "\(spec.text)")
  }

  @Test func `every call is told, in mappings, lists and texts`() {
    let (found, expected) = CorpusSpec.compare(
      SmallSpec.text(
        layout:
          "{ type: flow, itemSize: [‸max(9, 8), ‸min(7, 6)], sectionInset: { top: ‸max(1, 2), left: ‸max(3, 2) } }",
        chain: "{ dataSource: d, layout: l, title: ‸Photos (all, by year) }"),
      Array(repeating: "unquoted-comma", count: 5))
    #expect(found == expected)
  }

  @Test func `the remedy quotes the whole value`() {
    let spec = SmallSpec.compiled(layout: "{ type: flow, itemSize: max(min(width / 3, 90), 60) - 2, sectionInset: 8 }")
    #expect(
      spec.compilation.diagnostics.first?.help
        == "put the whole value in quotes: \"max(min(width / 3, 90), 60) - 2\"")
    let mended = spec.compilation.diagnostics.first?.fixIts.first.map { spec.applying($0) }
    #expect(mended?.text == "")
    // min(320 / 3, 90) - 2 = 88.
    #expect(mended?.frames.first?.width == 88)
  }

  @Test func `a value after a cut one is read as ever`() {
    let (found, expected) = CorpusSpec.compare(
      SmallSpec.text(layout: "{ type: flow, itemSize: ‸max(9, 8), minimumLineSpacing: ‸x }"),
      ["unquoted-comma", "unknown-name"])
    #expect(found == expected)
  }

  @Test func `an open parenthesis without a comma is a fault of the expression`() {
    let (found, expected) = CorpusSpec.compare(
      SmallSpec.text(layout: "{ type: flow, itemSize: ‸(9 }"), ["expression-syntax"])
    #expect(found == expected)
  }

  @Test func `quoted calls are fine`() {
    #expect(SmallSpec.compiled(layout: "{ type: flow, itemSize: [\"max(9, 8)\", 'min(7, 6)'] }").text == "")
  }
}
