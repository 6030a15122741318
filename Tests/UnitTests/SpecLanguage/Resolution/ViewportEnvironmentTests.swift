import LayoutRuntime
import Testing

@Suite struct ViewportEnvironmentTests {
  /// The adjusted content inset: top, left, bottom, right.
  private func inset(
    _ behavior: String, direction: String = "vertical", bars: String = "{ navigationBar: 44, tabBar: 49, toolbar: 1 }"
  ) -> [Double]? {
    SmallSpec.compiled(
      viewports: "[{ name: v, width: 320, height: 480, safeArea: [20, 30, 10, 40], contentInset: [1, 2, 3, 4] }]",
      layout: "{ type: flow, scrollDirection: \(direction) }",
      chain: "{ dataSource: d, layout: l, bars: \(bars), contentInsetAdjustmentBehavior: \(behavior) }"
    ).levels.first?.frameTables.first.map { frames in
      let inset = frames.environment.adjustedContentInset
      return [inset.top, inset.left, inset.bottom, inset.right]
    }
  }

  @Test func `the behavior says what of the safe area and the bars adds to the content inset`() {
    // Top 1 + 20 + 44, bottom 3 + 10 + 49 + 1; left 2 + 30 and right 4 + 40.
    #expect(inset("automatic") == [65, 2, 63, 4])
    #expect(inset("automatic", direction: "horizontal") == [65, 32, 63, 44])
    #expect(inset("scrollableAxes") == [65, 2, 63, 4])
    #expect(inset("scrollableAxes", direction: "horizontal") == [1, 32, 3, 44])
    #expect(inset("always") == [65, 32, 63, 44])
    #expect(inset("never") == [1, 2, 3, 4])
  }

  @Test func `a chain's bars replace the spec's`() {
    let text = SmallSpec.text(
      viewports: "[{ width: 320, height: 480 }]",
      chain: "{ dataSource: d, layout: l }, e: { dataSource: d, layout: l, bars: {} }"
    ).replacing("layoutc: 1\n", with: "layoutc: 1\nbars: { navigationBar: 44 }\n")
    let tops = CorpusSpec(text: text).compilation.spec?.chains.map {
      $0.levels.first?.frameTables.first?.environment.adjustedContentInset.top
    }
    #expect(tops == [44, 0])
  }

  @Test func `expressions see what the layout is laid out in`() {
    let spec = SmallSpec.compiled(
      viewports:
        "[{ width: 320, height: 480, displayScale: 3, safeArea: [20, 30, 10, 40], contentInset: [1, 2, 3, 4] }]",
      layout: "{ type: flow, minimumInteritemSpacing: 0, itemSize: [safeArea.left + contentInset.right * 2, "
        + "adjustedContentInset.top + displayScale] }",
      chain: "{ dataSource: d, layout: l, bars: { navigationBar: 44 } }")
    // 30 + 8; 1 + 20 + 44 + 3.
    #expect(spec.frames.first.map { [$0.width, $0.height] } == [38, 68])
  }

  @Test func `margins are UIKit's unless given`() {
    func left(_ viewport: String) -> Double? {
      SmallSpec.compiled(
        viewports: "[\(viewport)]", layout: "{ type: flow, sectionInsetReference: fromLayoutMargins }"
      ).frames.first?.x
    }
    #expect(left("{ width: 413, height: 480 }") == 16)
    #expect(left("{ width: 414, height: 480, safeArea: { left: 5 } }") == 25)
    #expect(left("{ width: 414, height: 480, layoutMargins: 7 }") == 7)
  }
}
