// exp, sin and others. The room's one import, under whichever name the platform has them, so that its files compile in any module.

#if canImport(CStandard)
  internal import CStandard
#elseif canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Android)
  internal import Android
#endif

/// A damped harmonic oscillator that pulls progress from 0 to 1, solved in closed form: no time step, no drift.
///
/// With y = 1 - progress, ω = sqrt(stiffness / mass) and ζ = damping / (2 sqrt(stiffness * mass)), it solves
/// y'' + 2ζω y' + ω² y = 0 for y(0) = 1, y'(0) = -initialVelocity:
/// under-damped (ζ < 1), ωd = ω sqrt(1 - ζ²): y = e^(-ζωt) (cos ωd t + (ζω - v) sin(ωd t) / ωd);
/// critically damped (ζ = 1): y = e^(-ωt) (1 + (ω - v) t);
/// over-damped (ζ > 1), β = ω sqrt(ζ² - 1): y = e^(-ζωt) (cosh βt + (ζω - v) sinh(βt) / β).
///
/// The damping ratio is UISpringTimingParameters' (developer.apple.com/documentation/uikit/uispringtimingparameters).
/// exp, sin, cos and log come from the machine's C library and may differ in the last digits between platforms, so whoever
/// writes samples into a file takes `TimingCurve.samples`, which rounds them.
public struct Spring: Hashable, Sendable {
  /// > 0.
  public let mass: Double
  /// > 0.
  public let stiffness: Double
  /// >= 0; 0 swings for ever.
  public let damping: Double
  /// Whole distances a second toward the end, as UISpringTimingParameters.initialVelocity.
  public let initialVelocity: Double

  public init(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) {
    precondition(mass > 0 && stiffness > 0 && damping >= 0, "a spring has mass and stiffness, and does not gain energy")
    precondition(
      mass.isFinite && stiffness.isFinite && damping.isFinite && initialVelocity.isFinite,
      "a spring's values are finite")
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
  }

  /// A spring of mass 1 from its perceptual duration in seconds, > 0, and its bounce, in -1...1, -1 excluded: 0 is critically
  /// damped, 1 swings for ever, negative values are over-damped.
  ///
  /// stiffness = (2π / duration)², ζ = 1 - bounce for bounce >= 0 and 1 / (1 + bounce) below. Sources: WWDC 2023 session
  /// 10158, "Animate with springs", and SwiftUI's documentation of Spring, whose examples (0.5, 0.3 -> stiffness 157.9,
  /// damping 17.6; stiffness 100, damping 10 -> 0.63, 0.5) fix the positive half, where the slide's own damping formula does
  /// not; the negative half as in flutter/flutter, SpringDescription.withDurationAndBounce.
  public init(duration: Double, bounce: Double, initialVelocity: Double = 0) {
    precondition(duration > 0 && bounce > -1 && bounce <= 1, "duration is positive, bounce above -1 and at most 1")
    let frequency = 2 * Double.pi / duration
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    self.init(
      stiffness: frequency * frequency, damping: 2 * ratio * frequency, initialVelocity: initialVelocity)
  }

  /// ζ: below 1 it overshoots, at 1 it is critically damped.
  public var dampingRatio: Double {
    damping / (2 * (stiffness * mass).squareRoot())
  }

  /// The perceptual duration in seconds: 2π / ω.
  public var duration: Double {
    2 * Double.pi / frequency
  }

  public var bounce: Double {
    dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1
  }

  /// Progress `time` seconds after the start; 0 before it.
  public func progress(at time: Double) -> Double {
    time > 0 ? 1 - displacement(at: time) : 0
  }

  /// Seconds until progress stays within `tolerance` (> 0) of 1; `nil` where it swings for ever.
  ///
  /// Under-damped, the time at which the swing's envelope falls below the tolerance, so progress itself may be there a
  /// fraction of a swing earlier: the smaller of e^(-ζωt) sqrt(1 + (ζω - v)² / ωd²) and e^(-ζωt) (1 + |ζω - v| t), since
  /// |sin(ωd t)| is at most 1 and at most ωd t. Otherwise exact: after its last turning point the displacement only shrinks,
  /// and the time is bisected.
  public func settlingTime(tolerance: Double = 0.001) -> Double? {
    guard damping > 0 else { return nil }
    let decay = dampingRatio * frequency
    if swing > 0 {
      let push = abs(decay - initialVelocity)
      let height = (1 + push / swing * (push / swing)).squareRoot()
      let circular = max(0, log(height / tolerance) / decay)
      // The linear envelope falls from the time at which its slope is 0.
      let peak = push > decay ? 1 / decay - 1 / push : 0
      return min(circular, fallingTime(from: peak, below: tolerance) { exp(-decay * $0) * (1 + push * $0) })
    }
    let start = lastTurningPoint
    guard abs(displacement(at: start)) > tolerance else { return settled(before: start, tolerance) }
    return fallingTime(from: start, below: tolerance) { abs(displacement(at: $0)) }
  }

  /// ω, in radians a second.
  private var frequency: Double {
    (stiffness / mass).squareRoot()
  }

  /// ωd of an under-damped spring, else 0.
  private var swing: Double {
    let ratio = dampingRatio
    return ratio < 1 ? frequency * ((1 - ratio) * (1 + ratio)).squareRoot() : 0
  }

  /// y at `time` >= 0 seconds.
  private func displacement(at time: Double) -> Double {
    let ratio = dampingRatio
    let decay = ratio * frequency
    let push = decay - initialVelocity
    if ratio < 1 {
      return exp(-decay * time) * (cos(swing * time) + push * sin(swing * time) / swing)
    }
    let spread = frequency * ((ratio - 1) * (ratio + 1)).squareRoot()
    if spread * time < 1 {
      // Near critical damping the two exponentials cancel; sinh(βt) / β does not.
      let sine = spread > 0 ? sinh(spread * time) / spread : time
      return exp(-decay * time) * (cosh(spread * time) + push * sine)
    }
    // ζω - β without its cancellation.
    let slow = frequency * frequency / (decay + spread)
    return (exp(-slow * time) * (1 + push / spread) + exp(-(decay + spread) * time) * (1 - push / spread)) / 2
  }

  /// The time after which a spring that does not swing only comes closer; 0 where it always does.
  ///
  /// y' = e^(-ζωt) (-v cosh βt - (ω² - ζωv) sinh(βt) / β), which is 0 where tanh(βt) / β = v / (ζωv - ω²).
  private var lastTurningPoint: Double {
    let ratio = dampingRatio
    let decay = ratio * frequency
    let quotient = initialVelocity / (decay * initialVelocity - frequency * frequency)
    guard quotient > 0, quotient.isFinite else { return 0 }
    let spread = frequency * ((ratio - 1) * (ratio + 1)).squareRoot()
    guard spread > 0 else { return quotient }
    return spread * quotient < 1 ? atanh(spread * quotient) / spread : 0
  }

  /// The settling time of a spring whose turning point at `start` lies within the tolerance already.
  private func settled(before start: Double, _ tolerance: Double) -> Double {
    guard start > 0, tolerance < 1 else { return 0 }
    return bisect(from: 0, to: start) { displacement(at: $0) > tolerance }
  }

  /// The time at which `height`, which falls toward 0 from `start` on, reaches `tolerance`.
  private func fallingTime(from start: Double, below tolerance: Double, _ height: (Double) -> Double) -> Double {
    var span = 1 / frequency
    while height(start + span) > tolerance { span *= 2 }
    return bisect(from: start, to: start + span) { height($0) > tolerance }
  }

  private func bisect(from start: Double, to end: Double, while condition: (Double) -> Bool) -> Double {
    var low = start
    var high = end
    while true {
      let middle = low + (high - low) / 2
      guard middle > low && middle < high else { return high }
      if condition(middle) { low = middle } else { high = middle }
    }
  }
}
