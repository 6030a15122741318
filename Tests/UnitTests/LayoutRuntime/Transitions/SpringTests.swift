import LayoutRuntime
import Testing

@Suite struct SpringTests {
  /// From the differential equation by Taylor series of order 25 in 50-digit decimal arithmetic.
  @Test(arguments: [
    ([1, 100, 10, 0], 0.1, 0.340299846608298),  // under-damped
    ([1, 100, 10, 0], 0.5, 1.07459056659503),
    ([1, 100, 20, 0], 0.1, 0.264241117657115),  // critically damped: 1 - 2/e
    ([1, 100, 20, 0], 0.5, 0.959572318005487),
    ([1, 100, 40, 0], 0.1, 0.177736576098190),  // over-damped
    ([1, 100, 40, 0], 0.5, 0.717828826024847),
    ([1, 100, 20, 3], 0.1, 0.374604950008545),
    ([1, 100, 40, -2], 0.5, 0.702707318807782),
    ([2, 100, 10, 1], 0.3, 1.09171860259897),
  ])
  func `progress solves the spring's equation`(values: [Double], time: Double, progress: Double) {
    let spring = Spring(mass: values[0], stiffness: values[1], damping: values[2], initialVelocity: values[3])
    #expect(abs(spring.progress(at: time) - progress) < 1e-13)
  }

  @Test func `SwiftUI's documented conversions hold`() {
    // developer.apple.com/documentation/swiftui/spring: (0.5, 0.3) is (1.0, 157.9, 17.6), and (1, 100, 10) is (0.63, 0.5).
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(spring.mass == 1)
    #expect(abs(spring.stiffness - 157.9) < 0.05)
    #expect(abs(spring.damping - 17.6) < 0.05)
    let physical = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(physical.duration - 0.63) < 0.005)
    #expect(physical.bounce == 0.5)
  }

  @Test(arguments: [-0.9, -0.5, -0.1, 0, 0.15, 0.3, 0.9, 1])
  func `duration and bounce come back`(bounce: Double) {
    let spring = Spring(duration: 0.4, bounce: bounce)
    #expect(abs(spring.duration - 0.4) < 1e-14)
    #expect(abs(spring.bounce - bounce) < 1e-14)
    #expect((spring.dampingRatio < 1) == (bounce > 0))
  }

  @Test func `a spring is continuous across critical damping`() {
    for time in [0.01, 0.1, 0.3, 1, 3] {
      let critical = Spring(stiffness: 100, damping: 20, initialVelocity: 2).progress(at: time)
      for damping in [20 - 1e-9, 20 + 1e-9, 20.0.nextUp, 20.0.nextDown] {
        let near = Spring(stiffness: 100, damping: damping, initialVelocity: 2).progress(at: time)
        #expect(abs(near - critical) < 1e-9)
      }
    }
  }

  @Test(arguments: [-0.6, -0.01, 0, 0.01, 0.3, 0.8], [-4.0, 0, 1, 30])
  func `after the settling time progress stays within the tolerance`(bounce: Double, velocity: Double) throws {
    let spring = Spring(duration: 0.5, bounce: bounce, initialVelocity: velocity)
    let settling = try #require(spring.settlingTime())
    for step in 0..<2000 {
      #expect(abs(spring.progress(at: settling + Double(step) * 0.005) - 1) <= 0.001 + 1e-12)
    }
    if bounce <= 0 {
      // Exact where nothing swings: a moment earlier it is not there yet.
      #expect(abs(spring.progress(at: settling * (1 - 1e-6)) - 1) > 0.001)
    }
  }

  @Test func `a critically damped spring settles where (1 + ωt) e^-ωt is 0.001`() throws {
    // The root of (1 + u) e^-u = 0.001 is u = 9.233413476451...; ω = 10.
    let settling = try #require(Spring(stiffness: 100, damping: 20).settlingTime())
    #expect(abs(settling - 0.9233413476451) < 1e-10)
  }

  @Test func `without damping it never settles`() {
    #expect(Spring(duration: 1, bounce: 1).settlingTime() == nil)
    #expect(abs(Spring(duration: 1, bounce: 1).progress(at: 0.5) - 2) < 1e-12)
  }

  @Test func `a strongly damped spring neither overflows nor jumps`() {
    let spring = Spring(stiffness: 1, damping: 1e6)
    #expect(abs(spring.progress(at: 1e6) - 0.632120558828557) < 1e-6)  // 1 - 1/e after damping / stiffness seconds
    #expect(spring.progress(at: 1e9) == 1)
  }
}
