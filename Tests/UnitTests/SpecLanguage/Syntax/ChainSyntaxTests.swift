import Testing

@Suite struct ChainSyntaxTests {
  private func scales(_ written: String) -> [Double] {
    SmallSpec.compiled(chain: "{ dataSource: d, layout: l\(written) }").levels.map(\.scale)
  }

  @Test func `scales are one, a list, or a rule`() {
    #expect(scales("") == [1])
    #expect(scales(", scale: 0.5") == [0.5])
    #expect(scales(", scale: [0.25, 1 / 2, 1]") == [0.25, 0.5, 1])
    #expect(scales(", scale: { start: 0.25, next: \"min(scale * 2, 1)\" }") == [0.25, 0.5, 1])
    // `level` is that of the scale before: 3, 3 + 0, so it rests at once.
    #expect(scales(", scale: { start: 3, next: scale + level }") == [3])
  }

  @Test func `a rule may lead through 64 levels and no more`() {
    #expect(scales(", scale: { start: 1, next: \"min(scale + 1, 64)\" }").count == 64)
    let spec = SmallSpec.compiled(
      chain: "{ dataSource: d, layout: l, scale: { start: 1, next: \"min(scale + 1, 65)\" } }")
    #expect(spec.messages == ["no-fixed-point: `next` does not come to rest within 64 levels: 1, 2, 3, 4, ..."])
  }

  @Test(arguments: [
    ("{ start: 0.25, next: 1 - scale }", "0.25, 0.75, 0.25, 0.75"), ("{ start: 1, next: scale * 2 }", "1, 2, 4, 8"),
    ("{ start: 1, next: scale / 2 }", "1, 0.5, 0.25, 0.125"),
    ("{ start: 1, next: scale * 1e6 }", "1, 1000000, 1000000000000"),
  ])
  func `a rule that never rests is told with its scales`(written: String, shown: String) {
    let spec = SmallSpec.compiled(chain: "{ dataSource: d, layout: l, scale: \(written) }")
    #expect(spec.messages == ["no-fixed-point: `next` does not come to rest within 64 levels: \(shown), ..."])
  }

  @Test(arguments: [
    ("scale: ‸[]", "invalid-value"), ("scale: ‸{ start: 1 }", "missing-key"),
    ("scale: ‸{ next: 1 }", "missing-key"),
    ("scale: [1, ‸x]", "unknown-name"), ("scale: { start: ‸scale, next: 1 }", "name-not-in-scope"),
    ("scale: { start: 0, next: 1 ‸/ scale }", "division-by-zero"), ("levels: ‸[]", "invalid-value"),
    ("‸scale: 1, levels: [{}]", "conflicting-keys"), ("levels: [{ ‸scal: 2 }]", "unknown-key"),
    ("levels: [{ layout: ‸x }]", "unknown-reference"), ("levels: [{ dataSource: ‸x }]", "unknown-reference"),
    ("title: \"{10 ‸/ level}\"", "division-by-zero"), ("title: \"{‸width}\"", "name-not-in-scope"),
    ("title: \"‸{scale\"", "expression-syntax"), ("bars: { ‸navbar: 44 }", "unknown-key"),
    ("bars: { tabBar: ‸-1 }", "out-of-range"), ("contentInsetAdjustmentBehavior: ‸auto", "invalid-value"),
    ("levels: [{ transition: ‸{} }, {}]", "count-mismatch"),
    ("scale: [1, 2], steps: ‸[{}, {}]", "count-mismatch"),
    ("transition: { duration: ‸x }", "unknown-name"), ("transition: { anchor: ‸4 }", "out-of-range"),
  ])
  func `faults are told where they stand`(written: String, code: String) {
    let (found, expected) = CorpusSpec.compare(
      SmallSpec.text(chain: "{ dataSource: d, layout: l, \(written) }"), [code])
    #expect(found == expected)
  }

  @Test func `levels may mix layouts, data sources and titles`() {
    let spec = CorpusSpec(
      text: """
        layoutc: 1
        viewports: [iphone-16]
        dataSources: { d: { count: 2 }, e: { count: 3 } }
        layouts: { l: { type: flow }, m: { type: flow, itemSize: 40 * scale } }
        chains:
          c:
            dataSource: d
            layout: l
            title: "{count} at {scale}"
            transition: { enter: fade, exit: fade }
            levels:
              - {}
              - { layout: m, scale: 2, title: "level {level}" }
              - { dataSource: e, scale: 1 / 3 }
        """)
    #expect(spec.text == "")
    #expect(spec.levels.map(\.layout) == ["l", "m", "l"])
    #expect(spec.levels.map(\.dataSource) == [0, 0, 1])
    #expect(spec.levels.map(\.title) == ["2 at 1", "level 1", "3 at 0.3333333333333333"])
  }
}
