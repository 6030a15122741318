internal import LayoutKinds
internal import LayoutRuntime
internal import PlanModel
internal import SourceDiagnostics
internal import SpecLanguage
internal import TextWriting

/// Levels that are the same as the one before.
struct RepeatedLevel: LintRule {
  let documentation = RuleDocumentation(
    name: "repeated-level", level: .warn, summary: "A level with the same layout, scale and data as the one before it.",
    why:
      "The step to such a level moves nothing: the user taps, a screen is pushed, and it looks like the one before. Most often a scale "
      + "was written twice.",
    source: "the spec itself",
    bad: exampleSpec(chain: "scale: [0.5, 1, 1]"),
    good: exampleSpec(chain: "scale: [0.5, 0.75, 1]"))

  func findings(in review: SpecReview, _ context: LintContext) -> [Finding] {
    review.spec.chains.enumerated().flatMap { index, chain in
      let places = review.places(ofChain: index)
      return chain.levels.indices.dropFirst().compactMap { level -> Finding? in
        let (before, this) = (chain.levels[level - 1], chain.levels[level])
        guard before.layout.hasSameBytes(as: this.layout), before.scale == this.scale,
          before.dataSource == this.dataSource
        else {
          return nil
        }
        return Finding(
          "level \(level) of the chain `\(chain.name)` repeats level \(level - 1): layout `\(this.layout)` at scale "
            + number(this.scale),
          at: places.levels[level], help: "remove it, or change its scale")
      }
    }
  }
}
