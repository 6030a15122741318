/// A step between two levels in one environment: all that its plans are worked out from, and nothing that grows with the items.
public struct StepPlans: Sendable {
  public let from: TransitionSide
  public let to: TransitionSide
  public let matching: ItemMatching
  public let transition: Transition

  public init(from: TransitionSide, to: TransitionSide, matching: ItemMatching = .sameIndex, transition: Transition) {
    self.from = from
    self.to = to
    self.matching = matching
    self.transition = transition
  }

  /// The content offset that a tap on each item leads to.
  public var targetOffsets: TargetOffsets {
    TargetOffsets(from: from, to: to, matching: matching, options: transition.options)
  }

  /// The anchors that layoutc lists plans for: those that the spec names, else the first, middle and last item that are visible
  /// where the transition starts.
  public var anchorChoices: [AnchorChoice] {
    switch transition.anchor {
    case .selected: (transition.anchors ?? defaultAnchors).map { .selected($0) }
    case .centerVisible: [.centerVisible]
    case .firstVisible: [.firstVisible]
    case .item(let item): [.explicit(item)]
    }
  }

  /// The plan that keeps `anchor` in view.
  public func plan(for anchor: AnchorChoice) -> TransitionPlan {
    planTransition(from: from, to: to, anchor: anchor, matching: matching, options: transition.options)
  }

  private var defaultAnchors: [Int] {
    var start = from
    start.contentOffset = transition.options.start.resolve(anchor: nil, on: from)
    return start.defaultAnchors
  }
}
