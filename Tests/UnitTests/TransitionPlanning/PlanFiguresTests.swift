import LayoutGeometry
import Testing
import TransitionPlanning

@Suite struct PlanFiguresTests {
  private let environment = LayoutEnvironment(bounds: Size(width: 100, height: 100))

  private func plan(_ from: [Rect], _ to: [Rect]) -> TransitionPlan {
    func side(_ frames: [Rect]) -> TransitionSide {
      TransitionSide(
        table: listedTable(frames, contentSize: Size(width: 100, height: 100)), environment: environment)
    }
    return planTransition(
      from: side(from), to: side(to), anchor: .explicit(0), options: TransitionOptions(placement: .none))
  }

  @Test func `travel is that of centers on the viewport`() {
    // Centers (5, 5) -> (35, 45), 3-4-5 times 10, and (55, 5) -> (60, 5) by growing 10 wide.
    let figures = plan(
      [Rect(x: 0, y: 0, width: 10, height: 10), Rect(x: 50, y: 0, width: 10, height: 10)],
      [Rect(x: 30, y: 40, width: 10, height: 10), Rect(x: 50, y: 0, width: 20, height: 10)]
    ).figures
    #expect(figures.largestTravel == 50)
    #expect(figures.meanTravel == 27.5)
    #expect(figures.offScreenShare == 0)
  }

  @Test func `the share off screen is weighed by travel`() {
    // The first leaves after 10 of 40 points to the left; the second travels 40 in view: 30 / 80.
    let figures = plan(
      [Rect(x: 0, y: 0, width: 10, height: 10), Rect(x: 0, y: 50, width: 10, height: 10)],
      [Rect(x: -40, y: 0, width: 10, height: 10), Rect(x: 40, y: 50, width: 10, height: 10)]
    ).figures
    #expect(figures.offScreenShare == 0.375)
  }

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
    #expect(plan([tile(a), tile(b)], [tile(aEnd), tile(bEnd)]).figures.crossings == crossings)
  }

  @Test func `too many participants are not compared`() {
    let frames = (0..<1001).map { Rect(x: Double($0 % 50), y: Double($0 / 50), width: 1, height: 1) }
    #expect(plan(frames, frames).figures.crossings == nil)
    #expect(plan(Array(frames.prefix(60)), Array(frames.prefix(60))).figures.crossings == 0)
  }
}
