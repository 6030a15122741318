import LayoutRuntime
import Testing

@Suite struct StartOffsetTests {
  private let small = side(tiles(scale: 0.25))

  @Test(arguments: [
    (StartOffset.automatic, 21, -91.0),  // 475.5 lies in the bounds at rest
    (.automatic, 31, -91),  // row 7, at 662.5, too
    (.automatic, 32, 320),  // row 8, at 756, does not: 756 + 42.75 - 450.5 = 348.25, beyond 320
    (.top, 47, -91),
    (.bottom, 0, 320),
    (.centered, 21, 67.75),  // 475.5 + 42.75 - 450.5
    (.centered, 0, -91),
    (.offset(100), 0, 100),
    (.offset(-500), 0, -91),
    (.offset(500), 0, 320),
  ])
  func `the start is where the spec says, within the range`(start: StartOffset, anchor: Int, offset: Double) {
    let resolved = start.resolve(anchor: anchor, on: small)
    #expect(resolved.x == 0)
    #expect(isClose(resolved.y, offset))
  }

  @Test(arguments: [StartOffset.automatic, .centered])
  func `without an anchor the start is at rest`(start: StartOffset) {
    #expect(start.resolve(anchor: nil, on: small) == Point(x: 0, y: -91))
  }

  @Test func `the plan starts there`() {
    #expect(isClose(zoom(32).from.contentOffset.y, 320))
  }
}
