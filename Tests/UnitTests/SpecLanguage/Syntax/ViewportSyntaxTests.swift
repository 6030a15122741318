import LayoutRuntime
import Testing

@Suite struct ViewportSyntaxTests {
  private func viewports(_ written: String) -> [String] {
    let spec = SmallSpec.compiled(viewports: written)
    return spec.compilation.spec?.viewports.map { viewport in
      let (size, safeArea) = (viewport.size, viewport.safeArea)
      return
        "\(viewport.name) \(size.width) \(size.height) @\(viewport.displayScale) \(safeArea.top) \(safeArea.bottom)"
    } ?? spec.messages
  }

  @Test func `a list names devices and describes screens`() {
    #expect(
      viewports(
        "[iphone-16, { width: 390, height: 844 }, { name: s, width: 100, height: 50, displayScale: 3, safeArea: [9, 0] }]"
      )
        == ["iphone-16 393.0 852.0 @3.0 59.0 34.0", "390x844 390.0 844.0 @2.0 0.0 0.0", "s 100.0 50.0 @3.0 9.0 9.0"])
  }

  @Test func `a mapping gives names`() {
    #expect(
      viewports("{ phone: iphone-16, wide: { width: 390, height: 100 } }")
        == ["phone 393.0 852.0 @3.0 59.0 34.0", "wide 390.0 100.0 @2.0 0.0 0.0"])
  }

  @Test func `keys beside a device replace its measures`() {
    #expect(
      viewports("[{ device: iphone-16, height: 400, safeArea: 0 }]") == ["iphone-16 393.0 400.0 @3.0 0.0 0.0"])
  }

  @Test(arguments: [
    ("‸iphone-16", "wrong-type"), ("[‸iphone-17-mini]", "unknown-reference"),
    ("[‸{ width: 9 }]", "missing-key"),
    ("[{ device: iphone-16, width: ‸0 }]", "out-of-range"),
    ("[{ width: ‸1e6, height: 1 }]", "out-of-range"),
    ("[{ width: 1, height: 1, displayScale: ‸17 }]", "out-of-range"),
    ("[{ width: ‸index, height: 1 }]", "name-not-in-scope"), ("[iphone-16, ‸iphone-16]", "duplicate-name"),
    ("[{ width: 9, height: 9 }, ‸{ width: 9, height: 9 }]", "duplicate-name"),
    ("[{ device: iphone-16, layoutDirection: ‸rtl }]", "invalid-value"),
    ("[{ name: ‸\"\", width: 1, height: 1 }]", "invalid-value"),
    ("{ a: { name: ‸b, width: 1, height: 1 } }", "conflicting-keys"),
  ])
  func `faults are told where they stand`(written: String, code: String) {
    let (found, expected) = CorpusSpec.compare(
      SmallSpec.text(viewports: written, layout: "{ type: flow, itemSize: 1 }"), [code])
    #expect(found == expected)
  }
}
