import LayoutRuntime
import Testing

/// 48 tiles at 0.5 on the phone: item 21 stands at y 1918, 183 high, in the right column; the inset area is 719 high.
@Suite struct ScrollTargetTests {
  private func target(
    _ item: Int, _ placement: ScrollPlacement, start: StartOffset = .automatic
  ) -> ScrollTarget {
    zoom(item, options: TransitionOptions(placement: placement, start: start)).target
  }

  @Test(arguments: [
    (ScrollPlacement.top, 1827.0),  // 1918 - 91
    (.centeredVertically, 1559),  // 1918 + 91.5 - 359.5 - 91
    (.bottom, 1291),  // 1918 + 183 - 719 - 91
    (.minimal, 1400.25),  // 2009.5 - (475.5 + 42.75 + 91)
    (.nearest, 1291),  // below the area at the base offset -91, so to its bottom
    (.visible, 1291),
    (.none, -91),
    (.left, -91), (.centeredHorizontally, -91), (.right, -91),
  ])
  func `item 21 goes where the placement says`(placement: ScrollPlacement, offset: Double) {
    let target = target(21, placement)
    #expect(isClose(target.requested.y, offset))
    #expect(isClose(target.clamped.y, offset))
    #expect(target.clamped.x == 0)
  }

  @Test(arguments: [
    (0, -351.0, -91.0),  // 8 + 91.5 - 450.5
    (47, 4042, 3782),  // 4401 + 91.5 - 450.5; range ends at 4592 + 34 - 844
    (24, 1941, 1941 as Double),  // row 12: 2300 + 91.5 - 450.5
  ])
  func `a request beyond the range is clamped, and says by how much`(item: Int, requested: Double, clamped: Double) {
    let target = target(item, .centeredVertically)
    #expect(isClose(target.requested.y, requested))
    #expect(isClose(target.clamped.y, clamped))
    #expect(isClose(target.clampedBy.y, clamped - requested))
  }

  @Test func `the scroll range is that of the adjusted content inset`() {
    let small = side(tiles(scale: 0.25)).scrollRange.vertical
    let large = side(tiles(scale: 0.5)).scrollRange.vertical
    #expect(isClose(small.low, -91) && isClose(small.high, 320))  // 1130 + 34 - 844
    #expect(isClose(large.low, -91) && isClose(large.high, 3782))
  }

  @Test(arguments: ScrollPlacement.allCases)
  func `content that fits does not scroll`(placement: ScrollPlacement) {
    let plan = planTransition(
      from: side(tiles(scale: 0.25)), to: side(tiles(scale: 0.25, count: 20)), anchor: .selected(17),
      options: TransitionOptions(placement: placement))
    #expect(plan.target.clamped == Point(x: 0, y: -91))
  }

  @Test func `nearest leaves an item that lies inside`() {
    // Item 2 at 0.5 stands at y 199...382, within 0...719.
    #expect(target(2, .nearest).clamped.y == -91)
    // Item 6, at 581...764, reaches 45 below the area: it goes to the bottom, 764 - 719 - 91.
    #expect(isClose(target(6, .nearest).clamped.y, -46))
    // Some of it shows, so `visible` leaves it.
    #expect(target(6, .visible).clamped.y == -91)
  }

  @Test func `nearest goes to the top from below`() {
    // From the bottom of 0.25, at 320; at 0.5 the area is 411...1130, and item 2 at 199...382 lies above it: 199 - 91.
    #expect(isClose(target(2, .nearest, start: .bottom).clamped.y, 108))
    #expect(isClose(target(2, .visible, start: .bottom).clamped.y, 108))
    // Item 4, at 390...573, shows most of itself.
    #expect(isClose(target(4, .nearest, start: .bottom).clamped.y, 299))
    #expect(target(4, .visible, start: .bottom).clamped.y == 320)
  }

  @Test func `an item taller than the area stays where it covers it`() {
    let tall = side(
      listedTable([Rect(x: 0, y: 0, width: 390, height: 2000)], contentSize: Size(width: 390, height: 2000)))
    let plan = planTransition(
      from: tall, to: tall, anchor: .selected(0),
      options: TransitionOptions(placement: .nearest, start: .offset(300)))
    #expect(plan.target.clamped.y == 300)
  }

  @Test func `horizontal placements center in the horizontal inset area`() {
    let environment = LayoutEnvironment(
      bounds: Size(width: 400, height: 100), adjustedContentInset: EdgeInsets(top: 0, left: 40, bottom: 0, right: 20))
    let frames = (0..<20).map { Rect(x: Double($0) * 110, y: 0, width: 100, height: 100) }
    let row = TransitionSide(
      table: listedTable(frames, contentSize: Size(width: 2190, height: 100)), environment: environment,
      scrollDirection: .horizontal)
    // Item 10 at 1100...1200; the area is 340 wide and begins 40 in.
    for (placement, offset) in [
      (ScrollPlacement.left, 1060.0), (.centeredHorizontally, 940), (.right, 820), (.top, -40),
    ] {
      let plan = planTransition(
        from: row, to: row, anchor: .selected(10), options: TransitionOptions(placement: placement, start: .top))
      #expect(plan.target.clamped == Point(x: offset, y: 0))
    }
  }

  @Test func `a pitch of 321 puts item 55 at the top at 17655`() {
    // github.com/SwiftKickMobile/TLLayoutTransitioning/issues/26: 55 * 321.
    let frames = (0..<100).map { Rect(x: 0, y: Double($0) * 321, width: 320, height: 320) }
    let list = TransitionSide(
      table: listedTable(frames, contentSize: Size(width: 320, height: 32100)),
      environment: LayoutEnvironment(bounds: Size(width: 320, height: 568)))
    let plan = planTransition(
      from: list, to: list, anchor: .selected(55), options: TransitionOptions(placement: .top))
    #expect(plan.target.clamped == Point(x: 0, y: 17655))
  }
}
