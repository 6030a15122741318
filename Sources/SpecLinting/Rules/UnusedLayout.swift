internal import SpecLanguage

/// Layouts that no chain uses.
struct UnusedLayout: LintRule {
  let documentation = RuleDocumentation(
    name: "unused-layout", level: .warn, summary: "A layout that nothing uses.",
    why:
      "A layout that no level of a chain uses is checked but never laid out, so mistakes in it stay unseen; most often a chain names another layout than was meant.",
    source: "the spec itself",
    bad: exampleSpec(
      layouts: "grid:\n  type: flow\n  itemSize: 160 * scale\nlist:\n  type: flow\n  itemSize: 120"),
    good: exampleSpec())

  func findings(in review: SpecReview, _ context: LintContext) -> [Finding] {
    review.layouts.filter { !$0.isUsed }.map {
      Finding("the layout `\($0.name)` is used by no level", at: $0.span, help: "use it in a chain, or remove it")
    }
  }
}
