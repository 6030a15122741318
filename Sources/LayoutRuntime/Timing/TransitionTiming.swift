/// How long a transition takes and how progress follows time.
public struct TransitionTiming: Hashable, Sendable {
  /// Seconds, >= 0. Springs run for their settling time instead.
  public var duration: Double
  public var curve: TimingCurve
  public var stagger: Stagger

  /// UIKit documents neither the duration nor the curve of a push: 0.35 s and ease-in-out are a convention.
  public init(duration: Double = 0.35, curve: TimingCurve = .easeInOut, stagger: Stagger = .none) {
    self.duration = duration
    self.curve = curve
    self.stagger = stagger
  }

  /// Seconds that each participant moves for.
  public var runningTime: Double {
    curve.runningTime(duration: duration)
  }

  /// The progress, `time` seconds after the transition's start, of a participant that waits for `delay` seconds.
  public func progress(at time: Double, delay: Double) -> Double {
    curve.progress(at: time - delay, runningTime: runningTime)
  }
}

/// When participants set off, one after the other.
public struct Stagger: Hashable, Sendable {
  public enum Order: String, Hashable, Sendable, CaseIterable {
    /// All at once.
    case none
    /// In the order they are listed, evenly.
    case index
    /// By the distance of their centers from the anchor's, on the viewport at the start.
    case distance
    /// By the distance of their centers from the viewport's, at the start.
    case radial
  }

  public var order: Order
  /// Seconds between the first to set off and the last, >= 0.
  public var spread: Double

  public init(order: Order, spread: Double) {
    self.order = order
    self.spread = spread
  }

  public static let none = Stagger(order: .none, spread: 0)
}

/// What happens to progress outside 0...1: springs and some Bézier curves overshoot, and so do gestures.
public enum ProgressPolicy: String, Hashable, Sendable, CaseIterable {
  /// Frames go on along their lines; sizes stop at 0.
  case extrapolate
  case clamp

  func apply(to progress: Double) -> Double {
    switch self {
    case .extrapolate: progress
    case .clamp: min(max(progress, 0), 1)
    }
  }
}

/// What a transition does when it is interrupted. Nothing in the plan depends on it; it tells the player.
public enum InterruptionPolicy: String, Hashable, Sendable, CaseIterable {
  /// The next transition starts from the frames of the moment.
  case retarget
  /// The transition runs back to its start from where it is.
  case reverse
  /// The transition jumps to its end, and the next one starts there.
  case finish
}
