import LayoutRuntime
import Testing

@Suite struct PlanTransitionTests {
  @Test func `the post's first tap, on item 21`() throws {
    let plan = zoom(21)
    #expect(plan.from.contentOffset == Point(x: 0, y: -91))
    #expect(isClose(plan.to.contentOffset, Point(x: 0, y: 1559)))
    #expect(plan.figures.itemRoles == RoleCounts(move: 10, exit: 22, hidden: 16))
    #expect(plan.items == Array(0..<32))
    #expect(plan.participants.filter { $0.role == .move }.map(\.element) == (16..<26).map { .item(from: $0, to: $0) })
    #expect(plan.status == .exact)
    #expect(plan.figures.jump == Point(x: 0, y: 0))

    let anchor = try #require(plan.participant(21))
    #expect(try isClose(#require(anchor.from), Rect(x: 104.16666666666667, y: 475.5, width: 85.5, height: 85.5)))
    #expect(try isClose(#require(anchor.to), Rect(x: 199, y: 1918, width: 183, height: 183)))
    #expect(isClose(anchor.viewportFrom.y, 566.5))
    #expect(isClose(anchor.viewportTo.y, 359))
    #expect(anchor.visible == ProgressInterval(lower: 0, upper: 1))
    #expect(anchor.z == 31)
  }

  @Test func `the way back enters what the way there exits`() {
    let plan = zoom(21).reversed()
    #expect(plan.figures.itemRoles == RoleCounts(move: 10, enter: 22, hidden: 16))
    #expect(isClose(plan.from.contentOffset, Point(x: 0, y: 1559)))
    #expect(plan.to.contentOffset == Point(x: 0, y: -91))
    #expect(plan.isReverse)
  }

  @Test func `an exit is visible until its bottom edge passes the top of the viewport`() throws {
    // Item 0: bottom edge at 8 + 85.5 + 91 = 184.5, then at 8 + 183 - 1559 = -1368: 184.5 / 1552.5 of the way.
    let item = try #require(zoom(21).participant(0))
    #expect(item.role == .exit)
    #expect(item.visible.lower == 0)
    #expect(isClose(item.visible.upper, 184.5 / 1552.5))
  }

  @Test func `two equal layouts give the identity plan`() {
    // UIKit itself moves the content here: stackoverflow.com/questions/13780138.
    let tile = side(tiles(scale: 0.25))
    let plan = planTransition(
      from: tile, to: tile, anchor: .selected(21), options: TransitionOptions(placement: .minimal))
    #expect(plan.from == plan.to)
    #expect(plan.figures.itemRoles == RoleCounts(still: 32, hidden: 16))
    #expect(plan.participants.allSatisfy { $0.viewportFrom == $0.viewportTo && $0.from == $0.to })
    #expect(plan.figures.largestTravel == 0)
    #expect(plan.figures.meanTravel == 0)
    #expect(plan.figures.offScreenShare == 0)
    #expect(plan.figures.crossings == 0)
    #expect(plan.reversed().reversed() == plan)
  }

  @Test func `an anchor that does not move on the screen`() throws {
    let plan = zoom(21, options: TransitionOptions(placement: .minimal))
    let anchor = try #require(plan.participant(21))
    #expect(isClose(plan.to.contentOffset.y, 1400.25))
    #expect(isClose(anchor.viewportFrom.y + 42.75, anchor.viewportTo.y + 91.5))
  }

  @Test func `scrolling afterwards leaves a jump`() throws {
    let plan = zoom(21, options: TransitionOptions(scrolling: .after))
    // -91 lies in the new range too; the post's un-animated scroll then jumps to 1559.
    #expect(plan.to.contentOffset == Point(x: 0, y: -91))
    #expect(isClose(plan.figures.jump, Point(x: 0, y: 1650)))
    // At 0.5 and -91 rows 0...3 are visible.
    #expect(plan.figures.itemRoles == RoleCounts(move: 8, exit: 24, hidden: 16))
  }

  @Test func `a start offset beyond the new range is clamped before the jump`() {
    let plan = planTransition(
      from: side(tiles(scale: 0.5)), to: side(tiles(scale: 0.25)), anchor: .selected(47),
      options: TransitionOptions(scrolling: .after))
    #expect(isClose(plan.from.contentOffset.y, 3782))
    #expect(isClose(plan.to.contentOffset.y, 320))
    #expect(isClose(plan.figures.jump, Point(x: 0, y: 0)))
  }

  @Test func `an undefined frame makes the plan undefined, and it says which`() {
    // At scale 1 the tiles are 4 wider than the room. From 0.5 at rest, rows 0...3 show; item 3 centered at 1: its y is
    // 8 + 386 * 3 = 1166, offset 1166 + 189 - 450.5 = 904.5, which shows rows 2...4 (780 + 378 > 904.5, 1552 < 1748.5).
    let plan = planTransition(
      from: side(tiles(scale: 0.5)), to: side(tiles(scale: 1)), anchor: .selected(3))
    #expect(isClose(plan.to.contentOffset.y, 904.5))
    #expect(plan.status == .undefined(from: [], to: Array(0..<8)))
    #expect(plan.reversed().status == .undefined(from: Array(0..<8), to: []))
  }

  @Test func `items that only pass through are in transit`() {
    // From the end of 0.5, where items 38...47 show, to the start of 0.25: everything in between flies past.
    let plan = planTransition(
      from: side(tiles(scale: 0.5)), to: side(tiles(scale: 0.25)), anchor: .explicit(0),
      options: TransitionOptions(start: .bottom))
    // 3782...4626 shows rows 19...23 (3637 + 183 > 3782 > 3446 + 183): items 38...47; at -91 items 0...31 show.
    #expect(plan.figures.itemRoles == RoleCounts(enter: 32, exit: 10, transit: 6))
    #expect(plan.items == Array(0..<48))
  }

  @Test func `transits over the limit are counted, not listed`() {
    let plan = planTransition(
      from: side(tiles(scale: 0.5)), to: side(tiles(scale: 0.25)), anchor: .explicit(0),
      options: TransitionOptions(start: .bottom, transitLimit: 3))
    #expect(plan.figures.itemRoles.transit == 6)
    #expect(plan.figures.unlistedTransits == 3)
    #expect(plan.items == Array(0..<35) + Array(38..<48))
    #expect(plan.reversed().reversed() == plan)
  }

  @Test func `items are matched by id, and the rest enters or exits`() throws {
    // Sides of three rows of 100; b and c stay and change places, a leaves, d comes.
    let frames = (0..<3).map { Rect(x: 0, y: Double($0) * 100, width: 100, height: 100) }
    let list = TransitionSide(
      table: listedTable(frames, contentSize: Size(width: 100, height: 300)),
      environment: LayoutEnvironment(bounds: Size(width: 100, height: 300)))
    let plan = planTransition(
      from: list, to: list, anchor: .selected(0), matching: ItemMatching(toIndices: [nil, 2, 1], toCount: 3))
    #expect(
      plan.participants.map(\.element) == [
        .item(from: 0, to: nil), .item(from: 1, to: 2), .item(from: 2, to: 1), .item(from: nil, to: 0),
      ])
    #expect(plan.participants.map(\.role) == [.exit, .move, .move, .enter])
    #expect(plan.figures.itemRoles == RoleCounts(move: 2, enter: 1, exit: 1))
    #expect(plan.participants[0].viewportTo == plan.participants[0].viewportFrom)
    #expect(plan.participants[0].to == nil)
    #expect(plan.participants[3].from == nil)
    // b and c are not over each other at either end, but pass each other.
    #expect(plan.figures.crossings == 1)
    #expect(plan.reversed().reversed() == plan)
  }

  @Test func `counts that differ leave items that enter or exit`() {
    let plan = planTransition(
      from: side(tiles(scale: 0.25, count: 6)), to: side(tiles(scale: 0.25, count: 9)), anchor: .selected(0))
    #expect(plan.figures.itemRoles == RoleCounts(still: 6, enter: 3))
    let fewer = planTransition(
      from: side(tiles(scale: 0.25, count: 9)), to: side(tiles(scale: 0.25, count: 6)), anchor: .selected(8))
    #expect(fewer.figures.itemRoles == RoleCounts(still: 6, exit: 3))
    #expect(fewer.target.clamped == Point(x: 0, y: -91))
  }

  @Test func `headers and footers take part like items`() {
    func table(_ supplementaries: [Supplementary]) -> FrameTable {
      listedTable([], contentSize: Size(width: 100, height: 1000), supplementaries: supplementaries)
    }
    let environment = LayoutEnvironment(bounds: Size(width: 100, height: 300))
    func bar(_ kind: Supplementary.Kind, _ section: Int, _ y: Double) -> Supplementary {
      Supplementary(kind: kind, section: section, frame: Rect(x: 0, y: y, width: 100, height: 20))
    }
    let plan = planTransition(
      from: TransitionSide(
        table: table([bar(.header, 0, 0), bar(.footer, 0, 100), bar(.header, 1, 120), bar(.header, 2, 800)]),
        environment: environment),
      to: TransitionSide(
        table: table([bar(.header, 0, 0), bar(.footer, 0, 400), bar(.footer, 1, 200), bar(.header, 2, 900)]),
        environment: environment),
      anchor: .firstVisible)
    #expect(
      plan.participants.map(\.element) == [
        .supplementary(kind: .header, section: 0), .supplementary(kind: .footer, section: 0),
        .supplementary(kind: .header, section: 1), .supplementary(kind: .footer, section: 1),
      ])
    #expect(plan.participants.map(\.role) == [.still, .exit, .exit, .enter])
    #expect(plan.figures.supplementaryRoles == RoleCounts(still: 1, enter: 1, exit: 2, hidden: 1))
    #expect(plan.figures.itemRoles == RoleCounts())
  }

  @Test func `a pinned header takes part where it is shown`() throws {
    var layout = FlowLayout(headerReferenceSize: Size(width: 0, height: 20), sectionHeadersPinToVisibleBounds: true)
    let environment = LayoutEnvironment(bounds: Size(width: 100, height: 300))
    func pinned(edge: Double) -> TransitionSide {
      layout.itemSize = .uniform(Size(width: 100, height: edge))
      let (layout, content) = (layout, LayoutContent(sectionCounts: [50]))
      let table = layout.frameTable(for: content, in: environment)
      return TransitionSide(table: table, environment: environment)
    }
    let plan = planTransition(from: pinned(edge: 40), to: pinned(edge: 90), anchor: .selected(20))
    let header = try #require(plan.participants.last)
    #expect(header.element == .supplementary(kind: .header, section: 0))
    #expect(header.role == .still)
    // Item 20 at 20 + 20 * 100 + 45 centered in 300; the header is pinned there.
    #expect(header.to?.y == 1915)
    #expect(header.viewportTo == Rect(x: 0, y: 0, width: 100, height: 20))
    // Over the anchor, which is on top of all else.
    #expect(header.z == plan.participants.count - 1)
  }

  @Test func `a million items are planned without being visited`() {
    let plan = planTransition(
      from: side(tiles(scale: 0.25, count: 1_000_000)), to: side(tiles(scale: 0.5, count: 1_000_000)),
      anchor: .selected(500_001))
    #expect(plan.figures.itemRoles.visible < 100)
    #expect(plan.figures.itemRoles.hidden == 1_000_000 - plan.figures.itemRoles.visible)
    // Row 250,000 of two: 8 + 191 * 250,000 + 91.5 - 450.5.
    #expect(isClose(plan.to.contentOffset.y, 47_749_649))
  }
}
