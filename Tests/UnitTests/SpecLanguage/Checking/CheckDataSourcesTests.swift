import Testing

@Suite struct CheckDataSourcesTests {
  @Test func `sections number items through`() {
    let spec = SmallSpec.compiled(
      data: "{ sections: [{ id: a, count: 2 }, { count: 0 }, { id: b, items: [{ id: x, title: X }, {}] }], "
        + "title: \"{section}.{index} of {count}\" }")
    #expect(spec.text == "")
    #expect(spec.dataSource?.sections.map(\.id) == ["a", "1", "b"])
    #expect(spec.dataSource?.sections.map(\.count) == [2, 0, 2])
    #expect(spec.ids == ["0", "1", "x", "3"])
    #expect(spec.titles == ["0.0 of 4", "0.1 of 4", "X", "2.3 of 4"])
  }

  @Test func `headers of sections come before the layout's`() {
    let spec = SmallSpec.compiled(
      data: "{ sections: [{ count: 1 }, { count: 1, header: 5, footer: 7 }, { count: 1, header: 0 }] }",
      layout: "{ type: flow, headerReferenceSize: [9, 30] }")
    #expect(
      spec.table?.supplementaries.map { "\($0.kind) \($0.section) \($0.frame.height)" } == [
        "header 0 30.0", "header 1 5.0", "footer 1 7.0",
      ])
  }

  @Test func `an item's own id comes before the template's`() {
    #expect(SmallSpec.compiled(data: "{ items: [{ id: a }, {}], id: \"p{index}\" }").ids == ["a", "p1"])
    #expect(SmallSpec.compiled(data: "{ count: 2, id: \"{{{index * 2}}}\" }").ids == ["{0}", "{2}"])
  }

  @Test(arguments: [
    ("{ items: [{ id: a }, { id: b }, { id: ‸a }] }", "duplicate-name"),
    ("{ items: [{ id: \"1\" }, ‸{}] }", "duplicate-name"),
    ("{ items: [{ id: p1 }, ‸{}], id: \"p{index}\" }", "duplicate-name"),
    ("{ count: 3, id: ‸x }", "duplicate-name"),
    ("{ count: 12, id: ‸\"{index % 10}\" }", "duplicate-name"),
    // 11 and 0 against 1 and 10.
    ("{ count: 11, id: ‸\"{11 - index}{index}\" }", "duplicate-name"),
    ("{ sections: [{ count: 2 }, { count: 2 }], id: ‸\"{section}\" }", "duplicate-name"),
    ("{ sections: [{ id: a, count: 2 }, { id: ‸a, count: 2 }] }", "duplicate-name"),
    ("{ sections: [{ id: \"1\", count: 2 }, ‸{ count: 2 }] }", "duplicate-name"),
  ])
  func `an id that stands twice is reported once`(data: String, code: String) {
    let (found, expected) = CorpusSpec.compare(SmallSpec.text(data: data), [code])
    #expect(found == expected)
  }

  @Test(arguments: ["{index}", "p-{index}", "{section}-{index}", "{index}/{section}", "{count}-{index}"])
  func `ids that must differ are not compared`(template: String) {
    // A million ids would take more than the time that a test has.
    #expect(SmallSpec.compiled(data: "{ count: 1000000, id: \"\(template)\" }", layout: "{ type: flow }").text == "")
  }

  @Test(arguments: [
    ("‸{}", "missing-key"), ("{ count: 1, ‸items: [] }", "conflicting-keys"),
    ("{ sections: [‸{}] }", "missing-key"), ("{ sections: [{ count: 1, ‸items: [] }] }", "conflicting-keys"),
    ("{ count: 2, colors: ‸[\"#fff\"] }", "count-mismatch"), ("{ count: ‸200000000 }", "out-of-range"),
    ("{ sections: ‸[{ count: 60000000 }, { count: 60000000 }] }", "out-of-range"),
    ("{ count: ‸index }", "name-not-in-scope"), ("{ count: 2, title: \"{1 ‸/ index}\" }", "division-by-zero"),
    ("{ items: [{ id: ‸\"\" }] }", "invalid-value"), ("{ items: [{ size: ‸item }] }", "unknown-name"),
    ("{ count: 2, aspectRatio: ‸index }", "out-of-range"),
    ("{ count: 2, size: [1, ‸0 - index] }", "out-of-range"),
    ("{ items: [{ size: 3 }, ‸{}] }", "missing-item-size"),
    ("‸{ sections: [{ count: 2 }, { items: [{ aspectRatio: 3 }] }] }", "missing-item-size"),
  ])
  func `faults are told where they stand`(data: String, code: String) {
    let (found, expected) = CorpusSpec.compare(SmallSpec.text(data: data), [code])
    #expect(found == expected)
  }

  @Test func `sizes come from items, else from the data source`() {
    let spec = SmallSpec.compiled(
      data: "{ size: [30, 20], items: [{ size: 40 }, {}, { size: [50, 10 + 5] }] }",
      layout: "{ type: flow, itemSize: item }")
    #expect(spec.frames.map(\.width) == [40, 30, 50])
    #expect(spec.frames.map(\.height) == [40, 20, 15])
  }

  @Test func `aspect ratios are exact`() {
    let spec = SmallSpec.compiled(
      data: "{ count: 3, aspectRatio: 1 / 3 }", layout: "{ type: flow, itemSize: [30, 30 / aspectRatio * (index + 1)] }"
    )
    // 30 / (1 / 3) = 90, without the error of 0.3333...
    #expect(spec.frames.map(\.height) == [90, 180, 270])
  }

  @Test func `an empty data source divides nothing`() {
    let spec = SmallSpec.compiled(
      data: "{ count: 0, size: 100 / count, color: { hue: index / count }, title: \"{1 / count}\" }",
      layout: "{ type: flow, itemSize: item, sectionInset: 4 }")
    #expect(spec.text == "")
    #expect(spec.table?.contentSize.height == 8)
  }
}
