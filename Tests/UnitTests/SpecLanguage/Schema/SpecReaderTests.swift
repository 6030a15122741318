import Testing

/// What one fault does not do to the rest of a spec.
@Suite struct SpecReaderTests {
  @Test(arguments: [
    // What uses a broken part does not complain of it.
    ("layouts:\n  l: 5", "wrong-type"), ("layouts:\n  l: { itemSize: 3 }", "missing-key"),
    ("layouts:\n  l: { type: flow, itemSize: x }", "unknown-name"), ("layouts: 5", "wrong-type"),
    ("layouts:", "null-value"),
    ("layout: { l: { type: flow } }", "unknown-key"), ("other: 1", "missing-key unknown-key"),
  ])
  func `a broken layout does not make its chain complain`(layouts: String, codes: String) {
    let spec = CorpusSpec(
      text: """
        layoutc: 1
        viewports: [iphone-16]
        dataSources: { d: { count: 2 } }
        \(layouts)
        chains: { c: { dataSource: d, layout: l, scale: [1, 2], steps: [{ duration: 1 }] } }
        """)
    #expect(spec.compilation.diagnostics.map(\.code.name).joined(separator: " ") == codes, "\(spec.text)")
  }

  @Test(arguments: [
    ("{ count: x }", "unknown-name"), ("{ count: -1, colors: [\"#fff\"], id: \"{100 / count}\" }", "out-of-range"),
    ("5", "wrong-type"), ("{ sections: [{ count: 1.5 }, { count: 2 }], colors: [\"#fff\"] }", "out-of-range"),
    ("{ items: [a, { id: b }], colors: [\"#fff\", \"#000\"] }", "wrong-type"),
  ])
  func `a broken data source does not make others complain`(data: String, codes: String) {
    let spec = SmallSpec.compiled(
      data: data, layout: "{ type: flow, itemSize: 5 }",
      chain: "{ dataSource: d, layout: l, title: \"{10 / count}\", scale: [1, 2], transition: { anchor: 1 } }")
    #expect(spec.compilation.diagnostics.map(\.code.name).joined(separator: " ") == codes, "\(spec.text)")
  }

  @Test(arguments: [
    "{ gap: [1, 2] }", "{ gap: }", "{ gap: 1 + }", "5", "{ gap: gap + 1 }", "{ other: gap, gap: other }",
  ])
  func `a broken let is told once, whoever uses it`(lets: String) {
    let spec = SmallSpec.compiled(
      lets: lets, data: "{ count: gap }", layout: "{ type: flow, itemSize: gap * 2, sectionInset: [gap, gap] }")
    #expect(spec.compilation.diagnostics.count == 1, "\(spec.text)")
  }

  @Test func `names are kept apart by what they name`() {
    // The data source `l` cannot be read; the layout `l` does not exist.
    let spec = CorpusSpec(
      text: """
        layoutc: 1
        viewports: [iphone-16]
        dataSources: { d: { count: 2 }, l: 5 }
        layouts: { other: { type: flow } }
        chains: { c: { dataSource: d, layout: l } }
        """)
    #expect(spec.findings == ["3:36 wrong-type", "5:39 unknown-reference"])
  }

  @Test func `every parameter of a layout is checked in one run`() {
    let spec = SmallSpec.compiled(
      layout:
        "{ type: flow, itemSize: x1, minimumLineSpacing: x2, minimumInteritemSpacing: x3, sectionInset: [x4, x5], "
        + "headerReferenceSize: { width: x6, height: x7 }, footerReferenceSize: x8 }")
    #expect(spec.compilation.diagnostics.map(\.code.name) == Array(repeating: "unknown-name", count: 8))
  }

  @Test func `all sections are checked in one run`() {
    let spec = CorpusSpec(
      text: """
        layoutc: 1
        let: { a: 1 + }
        viewports: [iphone, { width: 3 }]
        bars: { navigationBar: -1 }
        dataSources: { d: { count: 1.5 } }
        layouts: { l: { type: flow, itemSize: b } }
        chains: { c: { dataSource: e, layout: l, title: "{x}" } }
        """)
    #expect(
      spec.findings == [
        "2:13 expression-syntax", "3:13 unknown-reference", "3:21 missing-key", "4:24 out-of-range",
        "5:28 out-of-range",
        "6:39 unknown-name", "7:28 unknown-reference", "7:51 unknown-name",
      ])
  }

  @Test func `an expression's fault has its column in every style of scalar`() {
    let (found, expected) = CorpusSpec.compare(
      """
      layoutc: 1
      viewports: [iphone-16]
      dataSources: { d: { count: 2, size: "1 +\\x20 ‸zoom" } }
      layouts:
        a: { type: flow, itemSize: '2 * ‸''x' }
        b:
          type: flow
          itemSize: >-
            width / 2
            - ‸gap
        c:
          type: flow
          itemSize: |
            width
              / ‸spacing
      chains: { c: { dataSource: d, layout: a } }
      """, ["unknown-name", "expression-syntax", "unknown-name", "unknown-name"])
    #expect(found == expected)
  }
}
