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

  /// The step in the viewport's environment, as an app works it out.
  private var step: StepPlans {
    StepPlans(from: from, to: to, matching: matching, transition: transition)
  }

  /// The content offset that a tap on each item leads to.
  public var targetOffsets: TargetOffsets {
    step.targetOffsets
  }

  /// The anchors that full plans are made for.
  public var anchorChoices: [AnchorChoice] {
    step.anchorChoices
  }

  public func plan(for anchor: AnchorChoice) -> TransitionPlan {
    step.plan(for: anchor)
  }
}
