/// How progress follows time.
public enum TimingCurve: Hashable, Sendable {
  case linear
  case easeIn
  case easeOut
  case easeInOut
  case cubicBezier(CubicBezier)
  case spring(Spring)

  /// The curve's control points; `nil` for springs. The named ones are those that Core Animation documents
  /// (developer.apple.com/documentation/quartzcore/camediatimingfunctionname).
  public var bezier: CubicBezier? {
    switch self {
    case .linear: CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1)
    case .easeIn: CubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
    case .easeOut: CubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
    case .easeInOut: CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    case .cubicBezier(let bezier): bezier
    case .spring: nil
    }
  }

  /// Seconds that the curve runs when the spec asks for `duration`: springs take their settling time instead, unless they
  /// swing for ever.
  public func runningTime(duration: Double) -> Double {
    if case .spring(let spring) = self, let settling = spring.settlingTime() { settling } else { duration }
  }

  /// Progress `time` seconds after the start of a transition that runs for `runningTime` seconds. Before the start it is 0;
  /// at the end it is 1, and a spring rests there too.
  public func progress(at time: Double, runningTime: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < runningTime else { return 1 }
    switch self {
    case .linear: return time / runningTime
    case .spring(let spring): return spring.progress(at: time)
    default: return bezier?.progress(at: time / runningTime) ?? 1
    }
  }

  /// `count` >= 2 values of progress at equal steps of time over the running time, both ends included, rounded to 1e-9: far
  /// below what can be seen, far above what C libraries disagree on.
  public func samples(_ count: Int, duration: Double) -> [Double] {
    precondition(count >= 2, "samples include both ends")
    let runningTime = runningTime(duration: duration)
    return (0..<count).map { index in
      let time = index == count - 1 ? runningTime : runningTime * Double(index) / Double(count - 1)
      return (progress(at: time, runningTime: runningTime) * 1e9).rounded() / 1e9
    }
  }
}
