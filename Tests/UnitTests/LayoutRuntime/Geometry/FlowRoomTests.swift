import LayoutRuntime
import Testing

struct FlowRoomTests {
  private func table(_ layout: FlowLayout, _ environment: LayoutEnvironment) -> FrameTable {
    layout.frameTable(for: LayoutContent(sectionCounts: [6]), in: environment)
  }

  private let inset = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  @Test func `the adjusted content inset narrows lines and the content begins behind it`() {
    let environment = LayoutEnvironment(
      bounds: Size(width: 320, height: 480), adjustedContentInset: EdgeInsets(top: 91, left: 20, bottom: 34, right: 10),
      contentInset: EdgeInsets(top: 0, left: 20, bottom: 0, right: 10))
    let table = table(FlowLayout(sectionInset: inset), environment)
    // Room 320 - 30 - 16 = 274: 4 * 50 + 3 * 10 = 230 fits, a fifth does not; gap (274 - 200) / 3
    #expect(table.columns == 4)
    #expect(isNear(table.interitemGap ?? 0, 74.0 / 3))
    #expect(table.frame(at: 0) == Rect(x: 8, y: 8, width: 50, height: 50))
    #expect(table.frame(at: 3).x == 232)
    // 320 - 20 - 10; 8 + 2 * 50 + 10 + 8
    #expect(table.contentSize == Size(width: 290, height: 126))
  }

  @Test func `insets from the safe area begin behind it`() {
    let environment = LayoutEnvironment(
      bounds: Size(width: 320, height: 480), safeArea: EdgeInsets(top: 0, left: 44, bottom: 0, right: 30))
    let table = table(FlowLayout(sectionInset: inset, sectionInsetReference: .fromSafeArea), environment)
    // 44 + 8 on the left, 30 + 8 on the right: room 230 holds 4 * 50 + 3 * 10 exactly
    #expect(table.columns == 4)
    #expect(table.frame(at: 0) == Rect(x: 52, y: 8, width: 50, height: 50))
    #expect(table.frame(at: 3).x == 232)
  }

  @Test func `an inset never ends before the adjusted content inset`() {
    let environment = LayoutEnvironment(
      bounds: Size(width: 320, height: 480), adjustedContentInset: EdgeInsets(top: 0, left: 60, bottom: 0, right: 0),
      layoutMargins: EdgeInsets(top: 16, left: 16, bottom: 16, right: 16))
    let table = table(FlowLayout(sectionInset: inset, sectionInsetReference: .fromLayoutMargins), environment)
    // Left max(16 + 8, 60) - 60 = 0; right max(16 + 8, 0) = 24; room 320 - 60 - 24 = 236
    #expect(table.frame(at: 0).x == 0)
    #expect(table.frame(at: 3).x == 186)
    #expect(table.frame(at: 0).y == 8)
  }
}
