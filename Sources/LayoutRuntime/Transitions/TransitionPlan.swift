/// Everything that happens between two layouts on one viewport, for one anchor. A value by itself: it keeps no frame table.
public struct TransitionPlan: Hashable, Sendable {
  /// One end of the transition.
  public struct End: Hashable, Sendable {
    public var contentSize: Size
    public var adjustedContentInset: EdgeInsets
    public var contentOffset: Point
  }

  /// The size of the bounds, in points.
  public var viewport: Size
  public var from: End
  public var to: End
  /// `nil` where nothing was visible to choose from.
  public var anchor: Anchor?
  /// The forward plan's, in either direction; what it gives is where the forward plan ends, or jumps to after its end.
  public var target: ScrollTarget
  /// Whether this is the way back.
  public var isReverse: Bool
  public var status: PlanStatus
  /// All that is seen: items by index on the side that is come from, then those that only the other side has, then headers and
  /// footers by section. What is hidden is only counted.
  public var participants: [Participant]
  public var figures: PlanFigures
  public var options: TransitionOptions

  /// Seconds until the last participant has arrived.
  public var totalDuration: Double {
    options.timing.runningTime + (participants.lazy.map { $0.delay }.max() ?? 0)
  }

  /// The way back: ends, roles and styles change places; offsets are restored. The way back of the way back is this plan.
  public func reversed() -> TransitionPlan {
    var plan = self
    plan.from = to
    plan.to = from
    plan.isReverse.toggle()
    plan.status = status.reversed
    plan.figures = figures.reversed
    plan.options.entering = options.exiting
    plan.options.exiting = options.entering
    plan.participants = participants.map { $0.reversed(in: viewport) }
    plan.participants.sort { $0.element.isListed(before: $1.element) }
    plan.arrange()
    return plan
  }

  /// The anchor's place among the participants; `nil` where it is not seen.
  public var anchorParticipant: Int? {
    guard let anchor else { return nil }
    return participants.firstIndex { participant in
      guard case .item(let from, let to) = participant.element else { return false }
      return (isReverse ? to : from) == anchor.item
    }
  }

  mutating func arrange() {
    let anchor = anchorParticipant
    participants.rank(anchor: anchor)
    participants.stagger(options.timing.stagger, anchor: anchor, viewport: viewport)
  }
}

extension Participant.Element {
  fileprivate func isListed(before other: Participant.Element) -> Bool {
    switch (self, other) {
    case (.item(let from?, _), .item(let otherFrom?, _)): from < otherFrom
    case (.item(.some, _), .item(nil, _)): true
    case (.item(nil, _), .item(.some, _)): false
    case (.item(nil, let to), .item(nil, let otherTo)): (to ?? 0) < (otherTo ?? 0)
    case (.item, .supplementary): true
    case (.supplementary, .item): false
    case (.supplementary(let kind, let section), .supplementary(let otherKind, let otherSection)):
      section != otherSection ? section < otherSection : kind == .header && otherKind == .footer
    }
  }
}
