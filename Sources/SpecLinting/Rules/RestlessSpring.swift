internal import LayoutKinds
internal import LayoutRuntime
internal import PlanModel
internal import SourceDiagnostics
internal import SpecLanguage

/// Springs that still move when their transition is to be over.
struct RestlessSpring: LintRule {
  let documentation = RuleDocumentation(
    name: "restless-spring", level: .warn, summary: "A spring that is not at rest by its transition's duration.",
    why:
      "A transition with a spring runs until the spring rests, within a thousandth of its way, whatever `duration` says; one without "
      + "damping never rests and is cut off. Whoever reads the spec takes the `duration` for the truth.",
    source: "Spring.settlingTime in this project; SwiftUI's Spring.settlingDuration",
    bad: exampleSpec(
      chain:
        "scale: [0.5, 1]\ntransition:\n  duration: 0.35\n  curve: { spring: { stiffness: 100, damping: 8 } }"),
    good: exampleSpec(
      chain:
        "scale: [0.5, 1]\ntransition:\n  duration: 0.5\n  curve: { spring: { stiffness: 600, damping: 45 } }"))

  func findings(in review: SpecReview, _ context: LintContext) -> [Finding] {
    var seen: Set<SourceSpan> = []
    return review.steps.compactMap { placed in
      let timing = placed.step.transition.options.timing
      guard case .spring(let spring) = timing.curve, let span = placed.places?.spring, seen.insert(span).inserted else {
        return nil
      }
      guard let settling = spring.settlingTime() else {
        return Finding(
          "the spring swings for ever: it has no damping, so the transition is cut off after "
            + "\(number(timing.runningTime)) seconds", at: span, help: "give it `damping`, or a `bounce` below 1")
      }
      guard let duration = placed.places?.duration, settling > timing.duration + 0.0005 else { return nil }
      return Finding(
        "the spring is at rest after \(number((settling * 1000).rounded() / 1000)) seconds, not by the `duration` of "
          + number(timing.duration),
        at: span, labels: [Diagnostic.Label("`duration` stands here", at: duration)],
        help: "leave `duration` out, since the spring decides, or give the spring more damping")
    }
  }
}
