internal import LayoutKinds
internal import LayoutRuntime
internal import PlanModel
internal import SourceDiagnostics
internal import SpecLanguage

/// Items that fly over several screens.
struct LongTravel: LintRule {
  /// In lengths of the viewport's diagonal.
  var screens = 2.0

  static let parameters: [RuleParameter<LongTravel>] = [
    RuleParameter(
      "screens", 0...1000, "Longest way that is taken as it is, in diagonals of the viewport.",
      value: { $0.screens }, set: { $0.screens = $1 })
  ]

  let documentation = RuleDocumentation(
    name: "long-travel", level: .allow, summary: "Items that travel further than two screens during a transition.",
    why:
      "An item that travels several screens in a third of a second is a flash: nobody can follow it. Items far from the anchor do so "
      + "whenever a layout grows, mostly out of sight, so the rule is off unless asked for. It looks at the anchors that plans are "
      + "written for.",
    source: "arithmetic: the figure `largestTravel` of a plan, in diagonals of the viewport",
    bad: exampleSpec(
      dataSources: "photos:\n  count: 400", layout: "itemSize: 120 * scale", chain: "scale: [0.25, 3]"),
    good: exampleSpec(layout: "itemSize: 160\nminimumLineSpacing: 20 * scale"))

  func findings(in review: SpecReview, _ context: LintContext) -> [Finding] {
    review.steps.compactMap { placed in
      let figures = placed.step.plans.compactMap { plan -> String? in
        let viewport = review.spec.viewports[plan.viewport]
        let (width, height) = (viewport.size.width, viewport.size.height)
        let diagonal = (width * width + height * height).squareRoot()
        let travels = plan.anchorChoices.map { plan.plan(for: $0).figures.largestTravel / diagonal }
        guard let most = travels.max(), most > screens else { return nil }
        return "\(number((most * 10).rounded() / 10)) on `\(viewport.name)`"
      }
      guard !figures.isEmpty else { return nil }
      return Finding(
        "items travel further than \(number(screens)) screens in the step from level \(placed.step.from) to "
          + "\(placed.step.to): up to \(shortened(figures))",
        at: review.places(ofChain: placed.chain).levels[placed.step.to],
        help: "put a level in between, or fade items with `exit: fade`")
    }
  }
}
