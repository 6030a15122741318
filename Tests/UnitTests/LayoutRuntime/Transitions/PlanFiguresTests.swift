import LayoutRuntime
import Testing

@Suite struct PlanFiguresTests {
  @Test func `travel is that of centers on the viewport`() {
    // Centers (5, 5) -> (35, 45), 3-4-5 times 10, and (55, 5) -> (60, 5) by growing 10 wide.
    let figures = planInPlace(
      [Rect(x: 0, y: 0, width: 10, height: 10), Rect(x: 50, y: 0, width: 10, height: 10)],
      [Rect(x: 30, y: 40, width: 10, height: 10), Rect(x: 50, y: 0, width: 20, height: 10)]
    ).figures
    #expect(figures.largestTravel == 50)
    #expect(figures.meanTravel == 27.5)
    #expect(figures.offScreenShare == 0)
  }

  @Test func `the share off screen is weighed by travel`() {
    // The first leaves after 10 of 40 points to the left; the second travels 40 in view: 30 / 80.
    let figures = planInPlace(
      [Rect(x: 0, y: 0, width: 10, height: 10), Rect(x: 0, y: 50, width: 10, height: 10)],
      [Rect(x: -40, y: 0, width: 10, height: 10), Rect(x: 40, y: 50, width: 10, height: 10)]
    ).figures
    #expect(figures.offScreenShare == 0.375)
  }
}
