internal import LayoutKinds
internal import LayoutRuntime
internal import PlanModel
internal import SourceDiagnostics
internal import SpecLanguage

/// Items that are seen only on their way.
struct TransitItems: LintRule {
  let documentation = RuleDocumentation(
    name: "transit-items", level: .allow,
    summary: "Items that are visible only in between the two ends of a transition.",
    why:
      "An item that is on screen at neither end but passes through in between needs a cell that UIKit, which makes cells for what is "
      + "visible at the ends, may not have. It then is missing on its way. Few are hardly noticed, so the rule is off unless asked "
      + "for. It looks at the anchors that plans are written for.",
    source: "the roles of a plan; which cells UIKit makes in a layout transition is not documented",
    bad: exampleSpec(
      dataSources: "photos:\n  count: 400\nlastFirst:\n  count: 400\n  id: \"{399 - index}\"",
      layout: "itemSize: 60 * scale + 40",
      chain: "levels:\n  - { scale: 0.5 }\n  - { scale: 1, dataSource: lastFirst }\ntransition: { anchors: [200] }"),
    good: exampleSpec(layout: "itemSize: 160\nminimumLineSpacing: 20 * scale"))

  func findings(in review: SpecReview, _ context: LintContext) -> [Finding] {
    review.steps.compactMap { placed in
      let figures = placed.step.plans.compactMap { plan -> String? in
        let most = plan.anchorChoices.map { plan.plan(for: $0).figures.itemRoles.transit }.max()
        guard let most, most > 0 else { return nil }
        return "\(most) on `\(review.spec.viewports[plan.viewport].name)`"
      }
      guard !figures.isEmpty else { return nil }
      return Finding(
        "items are visible only on their way in the step from level \(placed.step.from) to \(placed.step.to): up to "
          + shortened(figures),
        at: review.places(ofChain: placed.chain).levels[placed.step.to],
        help: "hold cells for them during the transition, or put a level in between")
    }
  }
}
