import Testing

@Suite struct ValueTypeTests {
  @Test(arguments: [
    ("yes", "true"), ("True", "true"), ("NO", "false"), ("1", "true"), ("off", "false"),
  ])
  func `other spellings of true and false are told the right one`(written: String, meant: String) {
    let spec = SmallSpec.compiled(layout: "{ type: flow, sectionHeadersPinToVisibleBounds: \(written) }")
    #expect(
      spec.messages == [
        "wrong-type: `sectionHeadersPinToVisibleBounds` is `\(written)`; expected `true` or `false`"
      ])
    #expect(spec.compilation.diagnostics.first?.fixIts.first?.replacement == meant)
  }

  @Test(arguments: ["0", "-1", "1.0", "one", "0x1", "99999999999999999999"])
  func `a version is a whole number above 0`(version: String) {
    let spec = CorpusSpec(text: SmallSpec.text().replacing("layoutc: 1", with: "layoutc: \(version)"))
    #expect(spec.findings == ["1:10 wrong-type"])
    #expect(
      spec.messages == [
        "wrong-type: `layoutc` is `\(version)`; expected the version of the spec language, which is 1"
      ])
  }

  @Test func `a newer version is all that is said`() {
    #expect(CorpusSpec(text: "layoutc: 2\nnew: [}").findings != ["1:10 unsupported-version"])
    #expect(CorpusSpec(text: "layoutc: 2\nnew: 3").findings == ["1:10 unsupported-version"])
  }

  @Test func `aliases and merge keys stand for what they name`() {
    let spec = CorpusSpec(
      text: """
        layoutc: 1
        viewports: &v [{ name: v, width: &w 320, height: *w }]
        dataSources: { d: { count: 2, title: &t "{index}", id: *t } }
        layouts:
          a: &a { type: flow, itemSize: 40, sectionInset: { left: 8, top: &gap 50 } }
          l: { <<: *a, itemSize: [*gap, 30] }
        chains:
          c: { dataSource: d, layout: l }
        """)
    #expect(spec.text == "")
    #expect(spec.ids == ["0", "1"])
    #expect(spec.titles == ["0", "1"])
    // The inset comes from `a`; the size, 50 by 30, is the layout's own.
    #expect(spec.frames.first.map { [$0.x, $0.y, $0.width, $0.height] } == [8, 50, 50, 30])
  }

  @Test func `a fault in a merged part is told where it is written`() {
    let spec = CorpusSpec(
      text: """
        layoutc: 1
        viewports: [iphone-16]
        dataSources: { d: { count: 2 } }
        layouts:
          a: &a { type: flow, itemSize: -40 }
          l: { <<: *a, minimumLineSpacing: 3 }
        chains:
          c: { dataSource: d, layout: l }
        """)
    #expect(spec.findings == ["5:33 out-of-range"])
  }

  @Test(arguments: [
    ("viewports", "[]"), ("viewports", "{}"), ("chains", "{}"), ("chains", "{ }"),
  ])
  func `a section that lists nothing is a fault`(section: String, value: String) {
    let lines = SmallSpec.text().split(separator: "\n").map { line in
      line.hasPrefix("\(section):") ? "\(section): \(value)" : String(line)
    }
    #expect(CorpusSpec(text: lines.joined(separator: "\n")).messages.count == 1)
    #expect(CorpusSpec(text: lines.joined(separator: "\n")).compilation.diagnostics.first?.code.name == "invalid-value")
  }
}
