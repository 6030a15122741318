/// What a participant looks like at a moment.
public struct ParticipantSample: Hashable, Sendable {
  /// In content space. At progress 0 and 1 the frame tables' own frames, bit for bit.
  public var frame: Rect
  /// On the viewport.
  public var viewportFrame: Rect
  /// 0...1.
  public var opacity: Double
  /// About the frame's center, 0...1.
  public var scale: Double
}

/// What a participant looks like at a moment under reduced motion: its view at the start fades out where it stood while its view
/// at the end fades in where it will stand. Nothing travels.
public struct CrossFadeSample: Hashable, Sendable {
  /// On the viewport; `nil` where it is not visible at that end.
  public var leaving: Rect?
  public var leavingOpacity: Double
  public var arriving: Rect?
  public var arrivingOpacity: Double
}

extension TransitionPlan {
  /// `participant` at its own `progress`, after the plan's progress policy.
  public func sample(_ participant: Participant, at progress: Double) -> ParticipantSample {
    let progress = options.progressPolicy.apply(to: progress)
    let visibility = participant.appearance(at: progress)
    let style = appearanceStyle(of: participant)
    return ParticipantSample(
      frame: participant.contentFrames.rect(at: progress).withoutNegativeSize,
      viewportFrame: participant.viewportFrames.rect(at: progress).withoutNegativeSize,
      opacity: style == .fade ? visibility : 1, scale: style == .scale ? visibility : 1)
  }

  /// The content offset at `progress`, after the plan's progress policy.
  public func contentOffset(at progress: Double) -> Point {
    let progress = options.progressPolicy.apply(to: progress)
    return Point(
      x: interpolate(from.contentOffset.x, to.contentOffset.x, progress),
      y: interpolate(from.contentOffset.y, to.contentOffset.y, progress))
  }

  /// `participant` under reduced motion. Opacity does not overshoot.
  public func crossFade(_ participant: Participant, at progress: Double) -> CrossFadeSample {
    let progress = ProgressPolicy.clamp.apply(to: progress)
    // Two half transparent copies of one view would let the background through.
    let isStill = participant.role == .still
    return CrossFadeSample(
      leaving: participant.role.isVisibleAtStart ? participant.viewportFrom : nil,
      leavingOpacity: isStill ? 1 : 1 - progress,
      arriving: participant.role.isVisibleAtEnd && !isStill ? participant.viewportTo : nil,
      arrivingOpacity: progress)
  }

  /// How `participant` comes into view or leaves it.
  public func appearanceStyle(of participant: Participant) -> AppearanceStyle {
    let style: AppearanceStyle =
      switch participant.role {
      case .enter: options.entering
      case .exit: options.exiting
      case .move, .still, .transit, .hidden: .frame
      }
    let isOnBothSides = participant.from != nil && participant.to != nil
    return style == .frame && !isOnBothSides ? .fade : style
  }
}

extension Participant {
  fileprivate var contentFrames: MovingRect {
    switch (from, to) {
    case (let start?, let end?): MovingRect(start: start, end: end)
    case (let only?, nil), (nil, let only?): MovingRect(start: only, end: only)
    case (nil, nil): preconditionFailure("a participant is on one side at least")
    }
  }

  /// How much of it has come into view: 0 when it is first or last seen, 1 at the end at which it is visible.
  fileprivate func appearance(at progress: Double) -> Double {
    let part = min(max((progress - visible.lower) / max(visible.length, .leastNonzeroMagnitude), 0), 1)
    return switch role {
    case .enter: part
    case .exit: 1 - part
    case .move, .still, .transit, .hidden: 1
    }
  }
}

extension Rect {
  /// Progress beyond an end would turn a rectangle that shrinks inside out.
  fileprivate var withoutNegativeSize: Rect {
    Rect(x: x, y: y, width: max(width, 0), height: max(height, 0))
  }
}
