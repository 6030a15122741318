import LayoutRuntime
import Testing

@Suite struct CrossingsTests {
  @Test(arguments: [
    // Changing places along a line: they pass through each other.
    ([0.0, 0.0], [50.0, 0.0], [50.0, 0.0], [0.0, 0.0], 1),
    // Moving side by side.
    ([0, 0], [20, 0], [0, 50], [20, 50], 0),
    // Touching all the way.
    ([0, 0], [10, 0], [30, 30], [40, 30], 0),
    // Over each other at the end: not a crossing.
    ([0, 0], [50, 0], [25, 0], [25, 0], 0),
    // Crossing paths at different times: at the meeting point (45, 45) one is there at 0.9, the other at 0.1.
    ([0, 0], [50, 40], [50, 50], [0, 90], 0),
    // They meet beyond the left edge only.
    ([-20, 0], [-60, 0], [-60, 50], [-20, 0], 0),
  ])
  func `a crossing overlaps on the way only`(
    a: [Double], b: [Double], aEnd: [Double], bEnd: [Double], crossings: Int
  ) {
    func tile(_ corner: [Double]) -> Rect { Rect(x: corner[0], y: corner[1], width: 10, height: 10) }
    #expect(planInPlace([tile(a), tile(b)], [tile(aEnd), tile(bEnd)]).figures.crossings == crossings)
  }

  @Test func `too many participants are not compared`() {
    let frames = (0..<1001).map { Rect(x: Double($0 % 50), y: Double($0 / 50), width: 1, height: 1) }
    #expect(planInPlace(frames, frames).figures.crossings == nil)
    #expect(planInPlace(Array(frames.prefix(60)), Array(frames.prefix(60))).figures.crossings == 0)
  }

  @Test(arguments: 0..<12)
  func `pairs that are seen to overlap on the way are counted`(seed: UInt64) {
    let plan = RandomTransition(seed: seed).plan
    let frames = plan.participants.map { (start: $0.viewportFrom, end: $0.viewportTo) }
    func mix(_ a: Double, _ b: Double, _ p: Double) -> Double { (1 - p) * a + p * b }
    /// How deep the two and the viewport reach into each other, in points.
    func depth(_ a: (start: Rect, end: Rect), _ b: (start: Rect, end: Rect), _ p: Double, onScreen: Bool) -> Double {
      var (left, top, right, bottom) =
        onScreen ? (0, 0, plan.viewport.width, plan.viewport.height) : (-1e9, -1e9, 1e9, 1e9)
      for frame in [a, b] {
        let (x, y) = (mix(frame.start.x, frame.end.x, p), mix(frame.start.y, frame.end.y, p))
        left = max(left, x)
        top = max(top, y)
        right = min(right, x + mix(frame.start.width, frame.end.width, p))
        bottom = min(bottom, y + mix(frame.start.height, frame.end.height, p))
      }
      return min(right - left, bottom - top)
    }
    var certain = 0
    var possible = 0
    for i in frames.indices {
      for j in frames.indices where i < j {
        let (a, b) = (frames[i], frames[j])
        let ends = max(depth(a, b, 0, onScreen: false), depth(a, b, 1, onScreen: false))
        guard ends < 1e-6 else { continue }
        let deepest = (1..<100).map { depth(a, b, Double($0) / 100, onScreen: true) }.max() ?? 0
        if ends < -1e-6 && deepest > 1e-6 { certain += 1 }
        // Between two samples an edge moves by at most a hundredth of its way.
        let step =
          [a.start.x - a.end.x, a.start.y - a.end.y, b.start.x - b.end.x, b.start.y - b.end.y]
          .map(\.magnitude).max() ?? 0
        if deepest > -1 - step / 25 { possible += 1 }
      }
    }
    let crossings = plan.figures.crossings ?? -1
    #expect(certain <= crossings && crossings <= possible)
  }
}
