internal import LayoutKinds
internal import LayoutRuntime
internal import PlanModel
internal import SourceDiagnostics
internal import SpecLanguage
internal import TextWriting

/// Steps between data sources of different counts.
struct CountChange: LintRule {
  let documentation = RuleDocumentation(
    name: "count-change", level: .note, summary: "Levels of different item counts on the two sides of a step.",
    why:
      "In a layout-to-layout navigation transition both screens share one collection view, whose data source stays the first one's. "
      + "UIKit moves the items that are there; it adds and removes none. A step between different counts needs a transition of one's "
      + "own, which the plan's `enter` and `exit` describe.",
    source:
      "UICollectionViewController.useLayoutToLayoutNavigationTransitions in Apple's documentation; objc.io issue 12",
    bad: exampleSpec(
      dataSources: "photos:\n  count: 48\nalbum:\n  count: 12",
      chain: "levels:\n  - { scale: 0.5 }\n  - { scale: 1, dataSource: album }\ntransition: { exit: fade }"),
    good: exampleSpec(
      dataSources: "photos:\n  count: 48\nalbum:\n  count: 48",
      chain: "levels:\n  - { scale: 0.5 }\n  - { scale: 1, dataSource: album }"))

  func findings(in review: SpecReview, _ context: LintContext) -> [Finding] {
    let sources = review.spec.dataSources
    return review.spec.chains.enumerated().flatMap { index, chain in
      let places = review.places(ofChain: index)
      return chain.steps.compactMap { step -> Finding? in
        let (from, to) = (sources[chain.levels[step.from].dataSource], sources[chain.levels[step.to].dataSource])
        guard from.count != to.count else { return nil }
        return Finding(
          "the step from level \(step.from) to \(step.to) of the chain `\(chain.name)` goes from "
            + "\(counted(from.count, "item")) of `\(from.name)` to \(to.count) of `\(to.name)`; "
            + "UIKit's layout-to-layout transition keeps the items",
          at: places.levels[step.to], help: "show the same items on both sides, or animate the step yourself")
      }
    }
  }
}
