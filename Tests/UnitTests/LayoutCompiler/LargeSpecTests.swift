import Testing

/// Specs of many parts: what grows faster than its input would not finish here.
@Suite(.timeLimit(.minutes(1))) struct LargeSpecTests {
  @Test func `three thousand items written one by one`() {
    let items = (0..<3_000).map { "\n      - { id: p\($0), size: [\($0 % 90 + 10), 20], color: \"#123456\" }" }
      .joined()
    let text = """
      layoutc: 1
      viewports: [iphone-16]
      dataSources:
        d:
          items:\(items)
      layouts: { l: { type: flow, itemSize: item } }
      chains: { c: { dataSource: d, layout: l } }
      """
    #expect(CorpusSpec(text: text).ids.last == "p2999")
  }

  @Test func `hundreds of lets, layouts and chains, each with a fault of its own`() {
    let lets = (0..<200).map { "\n  g\($0): \($0 == 0 ? "1" : "g\($0 - 1) + 1")" }.joined()
    let layouts = (0..<200).map { "\n  l\($0): { type: flow, itemSize: nope }" }.joined()
    let chains = (0..<200).map { "\n  c\($0): { dataSource: d, layout: l\($0)x }" }.joined()
    let spec = CorpusSpec(
      text:
        "layoutc: 1\nviewports: [iphone-16]\ndataSources: { d: { count: 3 } }\nlet:\(lets)\nlayouts:\(layouts)\nchains:\(chains)\n"
    )
    #expect(spec.compilation.diagnostics.count { $0.code.name == "unknown-name" } == 200)
    #expect(spec.compilation.diagnostics.count { $0.code.name == "unknown-reference" } == 200)
  }

  @Test func `a hundred million items that a count stands for, beside one that is written`() {
    let spec = SmallSpec.compiled(
      data: "{ sections: [{ count: 99999999 }, { items: [{ id: last, title: Last }] }], color: \"#fff\" }")
    #expect(spec.dataSource?.ids.text(at: 99_999_999) == "last")
    #expect(spec.dataSource?.ids.text(at: 99_999_998) == "99999998")
  }
}
