import LayoutRuntime
import Testing

struct PinningTests {
  private let environment = LayoutEnvironment(
    bounds: Size(width: 100, height: 200), adjustedContentInset: EdgeInsets(top: 20, left: 0, bottom: 30, right: 0))

  private func layout(pins: Bool) -> FlowLayout {
    FlowLayout(
      itemSize: .uniform(Size(width: 100, height: 50)), minimumLineSpacing: 0,
      headerReferenceSize: Size(width: 0, height: 40),
      footerReferenceSize: Size(width: 0, height: 25), sectionHeadersPinToVisibleBounds: pins,
      sectionFootersPinToVisibleBounds: pins)
  }

  /// Two sections of 40 + 10 * 50 + 25 = 565.
  private func table(_ layout: FlowLayout) -> FrameTable {
    layout.frameTable(for: LayoutContent(sectionCounts: [10, 10]), in: environment)
  }

  private func y(_ number: Int, offset: Double, pins: Bool = true) -> Double {
    let layout = layout(pins: pins)
    let table = table(layout)
    return table.supplementaries[number].frame(at: Point(x: 0, y: offset), in: environment).y
  }

  @Test func `a header stays at the top of what is visible while its section is`() {
    // At rest the visible top is -20 + 20 = 0.
    #expect(y(0, offset: -20) == 0)
    // 100 + 20
    #expect(y(0, offset: 100) == 120)
    // Pushed out by the section's end: 565 - 40
    #expect(y(0, offset: 540) == 525)
    #expect(y(2, offset: 100) == 565)
    #expect(y(2, offset: 600) == 620)
  }

  @Test func `a footer stays at the bottom of what is visible while its section is`() {
    // Visible bottom -20 + 200 - 30 = 150; 150 - 25
    #expect(y(1, offset: -20) == 125)
    #expect(y(1, offset: 500) == 540)
    // Not above its section's start, 565.
    #expect(y(3, offset: 0) == 565)
    // 500 + 170 - 25
    #expect(y(3, offset: 500) == 645)
  }

  @Test func `without pinning nothing moves`() {
    #expect((0..<4).map { y($0, offset: 300, pins: false) } == [0, 540, 565, 1_105])
  }

  @Test func `pinning moves no item`() {
    #expect(table(layout(pins: true)).allFrames == table(layout(pins: false)).allFrames)
  }

  @Test func `right to left, a header stays at the right`() {
    let layout = FlowLayout(
      scrollDirection: .horizontal, headerReferenceSize: Size(width: 40, height: 0),
      sectionHeadersPinToVisibleBounds: true, flipsHorizontallyInOppositeLayoutDirection: true)
    let environment = LayoutEnvironment(bounds: Size(width: 200, height: 50), isRightToLeft: true)
    let table = layout.frameTable(for: LayoutContent(sectionCounts: [10]), in: environment)
    // Content 40 + 10 * 50 + 9 * 10 = 630: the header's own place is 590.
    func x(_ offset: Double) -> Double {
      table.supplementaries[0].frame(at: Point(x: offset, y: 0), in: environment).x
    }
    #expect(x(430) == 590)
    // 300 + 200 - 40
    #expect(x(300) == 460)
    #expect(x(-190) == 0)
  }

  @Test func `a header keeps its own place in a section that insets pull together`() {
    var layout = layout(pins: true)
    layout.sectionInset = EdgeInsets(top: -300, left: 0, bottom: -300, right: 0)
    let table = table(layout)
    // The section ends at 40 - 300 + 500 - 300 + 25 = -35, above its header's own place.
    #expect(table.supplementaries[0].frame(at: Point(x: 0, y: 100), in: environment).y == 0)
  }

  @Test func `pinned places are whole pixels where frames are`() {
    var layout = layout(pins: true)
    layout.pixelSnapping = .nearest
    layout.itemSize = .uniform(Size(width: 100, height: 50.3))
    // 40 + 10 * 50.3 = 543, 543 + 25 - 40 = 528
    #expect(table(layout).supplementaries[0].pinning == Pinning(edge: .top, range: 0...528))
  }
}
