import LayoutRuntime
import Testing

@Suite struct CubicBezierTests {
  /// Solved to 50 digits by bisection in decimal arithmetic; (0, 0, 1, 0.5) at 0.5 is also in gre/bezier-easing's README.
  @Test(arguments: [
    ([0.25, 0.1, 0.25, 1], 0.5, 0.8024033875848570),
    ([0.42, 0, 1, 1], 0.25, 0.0934646507188249),
    ([0.42, 0, 1, 1], 0.5, 0.3153568125725393),
    ([0, 0, 0.58, 1], 0.5, 0.6846431874274607),
    ([0.42, 0, 0.58, 1], 0.25, 0.1291619310473198),
    ([0, 0, 1, 0.5], 0.5, 0.3125),
    ([0.17, 0.67, 0.83, 0.67], 0.234, 0.4245844123986195),
    ([1, 0, 0, 1], 0.25, 0.0297246055119252),
  ])
  func `progress is right to the last digits`(points: [Double], time: Double, progress: Double) {
    let curve = CubicBezier(x1: points[0], y1: points[1], x2: points[2], y2: points[3])
    #expect(abs(curve.progress(at: time) - progress) < 4e-16)
  }

  @Test func `ends are met exactly and time is clamped`() {
    let curve = CubicBezier(x1: 0.3, y1: -0.7, x2: 0.1, y2: 1.9)
    #expect(curve.progress(at: 0) == 0)
    #expect(curve.progress(at: 1) == 1)
    #expect(curve.progress(at: -1) == 0)
    #expect(curve.progress(at: 2) == 1)
  }

  @Test func `random curves pass through their own points`() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      let (x1, x2) = (Double.random(in: 0...1, using: &generator), Double.random(in: 0...1, using: &generator))
      let (y1, y2) = (Double.random(in: -1...2, using: &generator), Double.random(in: -1...2, using: &generator))
      let s = Double.random(in: 0...1, using: &generator)
      let r = 1 - s
      let x = 3 * r * r * s * x1 + 3 * r * s * s * x2 + s * s * s
      let y = 3 * r * r * s * y1 + 3 * r * s * s * y2 + s * s * s
      let slope = 3 * r * r * x1 + 6 * r * s * (x2 - x1) + 3 * s * s * (1 - x2)
      // Where time hardly moves, a rounding error of it is a large step along the curve.
      guard slope > 0.01 else { continue }
      #expect(abs(CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2).progress(at: x) - y) < 1e-12)
    }
  }
}
