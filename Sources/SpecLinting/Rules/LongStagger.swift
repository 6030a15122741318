internal import LayoutKinds
internal import LayoutRuntime
internal import PlanModel
internal import SourceDiagnostics
internal import SpecLanguage

/// Delays that outlast the motion.
struct LongStagger: LintRule {
  let documentation = RuleDocumentation(
    name: "long-stagger", level: .warn, summary: "A stagger whose total is longer than the motion of one item.",
    why:
      "With a `total` above the running time the first items have long arrived when the last ones set off: the transition falls apart "
      + "into waves, and takes more than twice as long as its `duration` says.",
    source: "arithmetic: a transition ends after its running time and the longest delay",
    bad: exampleSpec(
      chain: "scale: [0.5, 1]\ntransition: { duration: 0.3, stagger: { by: distance, total: 0.8 } }"),
    good: exampleSpec(
      chain: "scale: [0.5, 1]\ntransition: { duration: 0.3, stagger: { by: distance, total: 0.1 } }"))

  func findings(in review: SpecReview, _ context: LintContext) -> [Finding] {
    var seen: Set<SourceSpan> = []
    return review.steps.compactMap { placed in
      let timing = placed.step.transition.options.timing
      guard let span = placed.places?.staggerTotal, timing.stagger.spread > timing.runningTime,
        seen.insert(span).inserted
      else { return nil }
      return Finding(
        "the stagger's `total` of \(number(timing.stagger.spread)) seconds is longer than the "
          + "\(number((timing.runningTime * 1000).rounded() / 1000)) seconds that an item moves", at: span,
        help: "stay below the duration")
    }
  }
}
