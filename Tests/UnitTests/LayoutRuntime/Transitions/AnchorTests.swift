import LayoutRuntime
import Testing

@Suite struct AnchorTests {
  @Test func `32 tiles are visible at rest, and 10 at the target`() {
    #expect(side(tiles(scale: 0.25)).visibleItems == [0..<32])
    #expect(side(tiles(scale: 0.5), at: 1559).visibleItems == [16..<26])
  }

  @Test func `full lists are for the first, the middle and the last visible item`() {
    #expect(side(tiles(scale: 0.25)).defaultAnchors == [0, 16, 31])
    #expect(side(tiles(scale: 0.25, count: 2)).defaultAnchors == [0, 1])
    #expect(side(tiles(scale: 0.25, count: 1)).defaultAnchors == [0])
    #expect(side(tiles(scale: 0.25, count: 0)).defaultAnchors == [])
  }

  @Test func `the first visible item is that of least index`() {
    let anchor = AnchorChoice.firstVisible.resolve(on: side(tiles(scale: 0.5), at: 1559))
    #expect(anchor == Anchor(item: 16, reason: .firstVisible))
  }

  @Test func `the central item is closest to the center of the inset area, the first of equals`() {
    // Center at 1559 + 91 + 359.5 = 2009.5, where row 10 (items 20 and 21) is centered.
    let anchor = AnchorChoice.centerVisible.resolve(on: side(tiles(scale: 0.5), at: 1559))
    #expect(anchor == Anchor(item: 20, reason: .centerVisible))
  }

  @Test(arguments: [AnchorChoice.firstVisible, .centerVisible])
  func `nothing visible leaves no anchor, and nothing scrolls`(choice: AnchorChoice) {
    let empty = side(tiles(scale: 0.25, count: 0))
    let plan = planTransition(from: empty, to: side(tiles(scale: 0.5)), anchor: choice)
    #expect(plan.anchor == nil)
    #expect(plan.target.clamped == Point(x: 0, y: -91))
    // Rows 0...3 of two: 8 + 191 * 3 = 581 < 753, 772 is not.
    #expect(plan.figures.itemRoles == RoleCounts(enter: 8, hidden: 40))
  }

  @Test func `reasons say how the anchor was chosen`() {
    #expect(zoom(21).anchor == Anchor(item: 21, reason: .selected))
    let start = side(tiles(scale: 0.25))
    #expect(AnchorChoice.explicit(3).resolve(on: start) == Anchor(item: 3, reason: .explicit))
  }
}
