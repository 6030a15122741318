internal import SpecLanguage

/// Lets that no expression names.
struct UnusedLet: LintRule {
  let documentation = RuleDocumentation(
    name: "unused-let", level: .warn, summary: "A let that nothing uses.",
    why:
      "A named expression that nothing uses is left over, or something that should use it has a number in its place.",
    source: "the spec itself",
    bad: exampleSpec(lets: "margin: 8"),
    good: exampleSpec(lets: "margin: 8", layout: "itemSize: 160 * scale\nsectionInset: margin"))

  func findings(in review: SpecReview, _ context: LintContext) -> [Finding] {
    review.lets.filter { !$0.isUsed }.map {
      Finding("the let `\($0.name)` is used by no expression", at: $0.span, help: "use it, or remove it")
    }
  }
}
