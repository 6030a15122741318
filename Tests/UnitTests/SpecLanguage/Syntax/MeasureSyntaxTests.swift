import LayoutRuntime
import Testing

@Suite struct MeasureSyntaxTests {
  /// The first frame is at the inset's left and top; the second line shows the bottom and right by wrapping.
  @Test(
    arguments: [
      ("8", [8, 8, 8, 8]), ("[4, 6]", [4, 6, 4, 6]), ("[1, 2, 3, 5]", [1, 2, 3, 5]),
      ("{ top: 7 }", [7, 0, 0, 0]), ("{ left: 2, right: 9, bottom: 1 }", [0, 2, 1, 9]),
      ("[2 + 3, scale]", [5, 1, 5, 1]),
      ("\"2\"", [2, 2, 2, 2]),
    ] as [(String, [Double])])
  func `insets take four forms`(written: String, edges: [Double]) {
    let spec = SmallSpec.compiled(
      data: "{ count: 1 }", layout: "{ type: flow, itemSize: width - \(edges[1] + edges[3]), sectionInset: \(written) }"
    )
    #expect(spec.text == "")
    #expect(spec.frames.first.map { [$0.y, $0.x] } == [edges[0], edges[1]])
    // 320 is top + item + bottom; the item is as tall as wide.
    #expect(spec.table?.contentSize.height == edges[0] + (320 - edges[1] - edges[3]) + edges[2])
  }

  @Test(
    arguments: [
      ("40", [40, 40]), ("[40, 30]", [40, 30]), ("{ width: 40, height: 30 }", [40, 30]),
      ("[width / 4, \"max(1, 2)\"]", [80, 2]),
    ] as [(String, [Double])])
  func `sizes take three forms`(written: String, extents: [Double]) {
    let spec = SmallSpec.compiled(layout: "{ type: flow, minimumInteritemSpacing: 0, itemSize: \(written) }")
    #expect(spec.frames.first.map { [$0.width, $0.height] } == extents)
  }

  @Test func `a size is 50 by 50 by default, and spacings 10`() {
    let frames = SmallSpec.compiled(data: "{ count: 6 }").frames
    // 320 = 5 * 50 + 4 * 17.5; the sixth is 50 + 10 below.
    #expect(frames.map(\.x) == [0, 67.5, 135, 202.5, 270, 0])
    #expect(frames.last?.y == 60)
  }

  @Test(arguments: [
    ("sectionInset: ‸[1]", "wrong-type"), ("sectionInset: ‸[1, 2, 3]", "wrong-type"),
    ("sectionInset: ‸[]", "wrong-type"), ("sectionInset: { ‸start: 3 }", "unknown-key"),
    ("sectionInset: ‸[1, ]", "wrong-type"), ("sectionInset: [1, ‸~]", "null-value"),
    ("itemSize: ‸[1]", "wrong-type"), ("itemSize: ‸{ width: 3 }", "missing-key"),
    ("itemSize: [3, ‸0]", "out-of-range"), ("itemSize: { width: ‸-1, height: 3 }", "out-of-range"),
    ("itemSize: [‸item, 3]", "unknown-name"), ("headerReferenceSize: ‸item", "unknown-name"),
  ])
  func `other forms are refused`(written: String, code: String) {
    let (found, expected) = CorpusSpec.compare(SmallSpec.text(layout: "{ type: flow, \(written) }"), [code])
    #expect(found == expected)
  }
}
