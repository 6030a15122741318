public import LayoutRuntime

/// The way from one level of a chain to the next.
public struct Step: Sendable {
  /// Level indices.
  public var from: Int
  public var to: Int
  public var transition: Transition
  /// One a viewport, in the spec's order.
  public var plans: [ViewportPlan]

  public init(from: Int, to: Int, transition: Transition, plans: [ViewportPlan]) {
    self.from = from
    self.to = to
    self.transition = transition
    self.plans = plans
  }
}

/// What a spec says about a step.
public struct Transition: Hashable, Sendable {
  /// How the anchor is chosen.
  public enum AnchorRule: Hashable, Sendable {
    /// The tapped item: any of them, so that full lists are made for some.
    case selected
    case centerVisible
    case firstVisible
    case item(Int)
  }

  /// What replaces the motion where the user asked for less of it: UIAccessibility.prefersCrossFadeTransitions.
  public enum ReducedMotion: String, Hashable, Sendable, CaseIterable {
    case crossFade
    case none
  }

  public var anchor: AnchorRule
  /// The tapped items for which every moving item is listed; `nil` for the first, middle and last that are visible.
  public var anchors: [Int]?
  public var options: TransitionOptions
  public var reducedMotion: ReducedMotion
  /// Whether plans list the items that are never on screen as well.
  public var listsHidden: Bool

  public init(
    anchor: AnchorRule = .selected, anchors: [Int]? = nil, options: TransitionOptions = TransitionOptions(),
    reducedMotion: ReducedMotion = .crossFade, listsHidden: Bool = false
  ) {
    self.anchor = anchor
    self.anchors = anchors
    self.options = options
    self.reducedMotion = reducedMotion
    self.listsHidden = listsHidden
  }
}

/// A step on one viewport: all that its plans are worked out from, and nothing that grows with the items.
public struct ViewportPlan: Sendable {
  /// Index into `ResolvedSpec.viewports`.
  public var viewport: Int
  public var from: TransitionSide
  public var to: TransitionSide
  public var matching: ItemMatching
  public var transition: Transition

  public init(
    viewport: Int, from: TransitionSide, to: TransitionSide, matching: ItemMatching, transition: Transition
  ) {
    self.viewport = viewport
    self.from = from
    self.to = to
    self.matching = matching
    self.transition = transition
  }

  /// The content offset that a tap on each item leads to.
  public var targetOffsets: TargetOffsets {
    TargetOffsets(from: from, to: to, matching: matching, options: transition.options)
  }

  /// The anchors that full plans are made for.
  public var anchorChoices: [AnchorChoice] {
    switch transition.anchor {
    case .selected: (transition.anchors ?? defaultAnchors).map { .selected($0) }
    case .centerVisible: [.centerVisible]
    case .firstVisible: [.firstVisible]
    case .item(let item): [.explicit(item)]
    }
  }

  public func plan(for anchor: AnchorChoice) -> TransitionPlan {
    planTransition(from: from, to: to, anchor: anchor, matching: matching, options: transition.options)
  }

  /// The first, middle and last item that are visible where the transition starts.
  private var defaultAnchors: [Int] {
    var start = from
    start.contentOffset = transition.options.start.resolve(anchor: nil, on: from)
    return start.defaultAnchors
  }
}
