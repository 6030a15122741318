internal import LayoutKinds
internal import LayoutRuntime
internal import PlanModel
internal import SourceDiagnostics
internal import SpecLanguage

/// Content that jumps when a transition is over.
struct JumpAfterTransition: LintRule {
  /// Jumps up to this, in points, are not seen.
  var tolerance = 0.5
  /// So many tapped items are tried.
  var itemLimit = 1000

  static let parameters: [RuleParameter<JumpAfterTransition>] = [
    RuleParameter(
      "tolerance", 0...100_000, "Longest jump that is taken as it is, in points.",
      value: { $0.tolerance }, set: { $0.tolerance = $1 })
  ]

  let documentation = RuleDocumentation(
    name: "jump-after-transition", level: .warn,
    summary: "With `scroll: after`, content that jumps when the transition is over.",
    why:
      "Scrolling without animation once the transition has ended, as in viewDidAppear, moves everything at once by the distance "
      + "between where the transition left the content and where `scrollTo` wants it. `scroll: during` makes it part of the "
      + "transition: a layout's targetContentOffset(forProposedContentOffset:) says where it ends. Up to 1,000 tapped items, evenly "
      + "spread, are tried.",
    source: "UICollectionViewLayout.targetContentOffset(forProposedContentOffset:) in Apple's documentation",
    bad: exampleSpec(chain: "scale: [0.5, 1]\ntransition: { scroll: after }"),
    good: exampleSpec(chain: "scale: [0.5, 1]\ntransition: { scroll: during }"))

  func findings(in review: SpecReview, _ context: LintContext) -> [Finding] {
    review.steps.compactMap { placed in
      guard placed.step.transition.options.scrolling == .after else { return nil }
      let figures = placed.step.plans.compactMap { plan -> String? in
        let (item, jump) = largestJump(of: plan)
        guard jump > tolerance else { return nil }
        return "\(number(jump)) on `\(review.spec.viewports[plan.viewport].name)` (item \(item))"
      }
      guard !figures.isEmpty else { return nil }
      return Finding(
        "the content jumps after the step from level \(placed.step.from) to \(placed.step.to), in points by up to "
          + shortened(figures),
        at: placed.places?.scroll ?? placed.chainName, help: "write `scroll: during`")
    }
  }

  private func largestJump(of plan: ViewportPlan) -> (item: Int, jump: Double) {
    let offsets = plan.targetOffsets
    let items: [Int]
    switch plan.transition.anchor {
    case .item(let item): items = [item]
    case .selected: items = plan.transition.anchors ?? sampledItems(of: offsets.count, limit: itemLimit)
    case .centerVisible, .firstVisible:
      guard let choice = plan.anchorChoices.first else { return (0, 0) }
      let transition = plan.plan(for: choice)
      return (transition.anchor?.item ?? 0, transition.figures.jump.length)
    }
    var worst = (item: 0, jump: 0.0)
    for item in items {
      let (start, target) = offsets.target(at: item)
      let end = plan.to.scrollRange.clamp(start)
      let jump = Point(x: target.clamped.x - end.x, y: target.clamped.y - end.y).length
      if jump > worst.jump {
        worst = (item, jump)
      }
    }
    return worst
  }
}

extension Point {
  fileprivate var length: Double {
    (x * x + y * y).squareRoot()
  }
}
