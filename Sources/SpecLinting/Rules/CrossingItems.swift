internal import LayoutKinds
internal import LayoutRuntime
internal import PlanModel
internal import SourceDiagnostics
internal import SpecLanguage
internal import TextWriting

/// Items that pass over each other during a transition.
struct CrossingItems: LintRule {
  let documentation = RuleDocumentation(
    name: "crossing-items", level: .allow,
    summary: "Items that overlap on their way though they do so at neither end.",
    why:
      "Items that cross are drawn over each other for a while, in z order. A change of the number of columns makes nearly every "
      + "transition do so, and it is rarely disturbing, so the rule is off unless asked for. It counts pairs, for the anchors that "
      + "plans are written for, and not where more than 1,000 items are on screen.",
    source: "arithmetic: frames move along straight lines",
    bad: exampleSpec(),
    good: exampleSpec(layout: "itemSize: 160\nminimumLineSpacing: 20 * scale"))

  func findings(in review: SpecReview, _ context: LintContext) -> [Finding] {
    review.steps.compactMap { placed in
      let figures = placed.step.plans.compactMap { plan -> String? in
        let counts = plan.anchorChoices.compactMap { plan.plan(for: $0).figures.crossings }
        guard let most = counts.max(), most > 0 else { return nil }
        return "\(counted(most, "pair")) on `\(review.spec.viewports[plan.viewport].name)`"
      }
      guard !figures.isEmpty else { return nil }
      return Finding(
        "items cross in the step from level \(placed.step.from) to \(placed.step.to): up to \(shortened(figures))",
        at: review.places(ofChain: placed.chain).levels[placed.step.to],
        help: "keep the number of columns, or fade items with `enter: fade` and `exit: fade`")
    }
  }
}
