/// A timing curve through (0, 0) and (1, 1) with two control points: time runs along x, progress along y.
public struct CubicBezier: Hashable, Sendable {
  /// In 0...1, so that each time has one progress.
  public let x1: Double
  public let y1: Double
  /// In 0...1.
  public let x2: Double
  public let y2: Double

  public init(x1: Double, y1: Double, x2: Double, y2: Double) {
    precondition((0...1).contains(x1) && (0...1).contains(x2), "control points stand between the ends in time")
    precondition(y1.isFinite && y2.isFinite, "control points are finite")
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// Progress at `time`, a fraction of the duration that is clamped to 0...1.
  ///
  /// Newton's method inside a bracket that halves whenever a step would leave it, until the parameter no longer moves. Only
  /// additions, multiplications and divisions, so every machine gives the same bits.
  public func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    return Self.coordinate(at: parameter(at: time), y1, y2)
  }

  private func parameter(at time: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var parameter = time
    // 53 halvings exhaust a double's digits; Newton needs about 5 steps.
    for _ in 0..<64 {
      let error = Self.coordinate(at: parameter, x1, x2) - time
      if error == 0 { return parameter }
      if error < 0 { low = parameter } else { high = parameter }
      var next = parameter - error / Self.slope(at: parameter, x1, x2)
      if !(next > low && next < high) { next = low + (high - low) / 2 }
      if next == parameter || next <= low || next >= high { return parameter }
      parameter = next
    }
    return parameter
  }

  /// A coordinate of the curve whose ends are 0 and 1 and whose control points are `a` and `b`.
  private static func coordinate(at s: Double, _ a: Double, _ b: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * s * a + 3 * r * s * s * b + s * s * s
  }

  private static func slope(at s: Double, _ a: Double, _ b: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * a + 6 * r * s * (b - a) + 3 * s * s * (1 - b)
  }
}
