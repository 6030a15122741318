internal import LayoutKinds
internal import PlanModel
internal import SpecLanguage

/// Rules for the next scale that lead the last level to itself.
struct FixedPointLink: LintRule {
  let documentation = RuleDocumentation(
    name: "fixed-point-link", level: .note,
    summary: "A rule for the next scale that would push the last layout once more.",
    why:
      "A chain of `{ start, next }` ends where `next` gives the same scale again. Code that always pushes the next scale, as the blog "
      + "post that tile layouts like this come from does, goes on there: a tap on the last screen pushes the same layout again, and "
      + "again. What layoutc writes ends the chain. Allow the rule if the code does so as well.",
    source: "the fixed point of `next`: the last level's scale is its own successor",
    bad: exampleSpec(
      layout: "itemSize: 90 * scale + 60", chain: "scale:\n  start: 0.25\n  next: min(scale * 2, 1)"),
    good: exampleSpec(layout: "itemSize: 90 * scale + 60", chain: "scale: [0.25, 0.5, 1]"))

  func findings(in review: SpecReview, _ context: LintContext) -> [Finding] {
    review.spec.chains.enumerated().compactMap { index, chain in
      guard let next = review.places(ofChain: index).next, let last = chain.levels.last else { return nil }
      return Finding(
        "`next` leads from scale \(number(last.scale)) to itself: code that always pushes the next level would push layout "
          + "`\(last.layout)` once more for a tap on level \(chain.levels.count - 1); the chain ends there",
        at: next,
        help: "make sure that the last screen pushes none, or list the scales: `scale: "
          + "[\(chain.levels.map { number($0.scale) }.joined(separator: ", "))]`")
    }
  }
}
