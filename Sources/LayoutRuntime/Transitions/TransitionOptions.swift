/// What a spec says about the transitions of a step.
public struct TransitionOptions: Hashable, Sendable {
  /// When the content is scrolled to the anchor's placement.
  public enum Scrolling: String, Hashable, Sendable, CaseIterable {
    /// As part of the transition.
    case during
    /// At once when the transition has ended at the start's offset, clamped to the new range: a visible jump.
    case after
  }

  public var placement: ScrollPlacement
  public var start: StartOffset
  public var scrolling: Scrolling
  public var timing: TransitionTiming
  public var entering: AppearanceStyle
  public var exiting: AppearanceStyle
  public var progressPolicy: ProgressPolicy
  public var interruption: InterruptionPolicy
  /// The most items of role `transit` that a plan lists; all of them are counted. >= 0.
  public var transitLimit: Int

  public init(
    placement: ScrollPlacement = .centeredVertically, start: StartOffset = .automatic,
    scrolling: Scrolling = .during, timing: TransitionTiming = TransitionTiming(),
    entering: AppearanceStyle = .frame, exiting: AppearanceStyle = .frame,
    progressPolicy: ProgressPolicy = .extrapolate, interruption: InterruptionPolicy = .retarget,
    transitLimit: Int = 1000
  ) {
    self.placement = placement
    self.start = start
    self.scrolling = scrolling
    self.timing = timing
    self.entering = entering
    self.exiting = exiting
    self.progressPolicy = progressPolicy
    self.interruption = interruption
    self.transitLimit = transitLimit
  }
}

/// How a participant comes into view or leaves it. Its frame moves along its line in every style.
public enum AppearanceStyle: String, Hashable, Sendable, CaseIterable {
  /// It flies in or out. One without a frame on the other side has nowhere to fly, and fades.
  case frame
  /// Its opacity goes from 0 to 1 or back while it is visible.
  case fade
  /// It grows from its center, or shrinks to it, while it is visible.
  case scale
}
