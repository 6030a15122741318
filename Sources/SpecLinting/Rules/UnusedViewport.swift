internal import LayoutRuntime
internal import PlanModel
internal import SourceDiagnostics
internal import SpecLanguage

/// Viewports that add nothing.
struct UnusedViewport: LintRule {
  let documentation = RuleDocumentation(
    name: "unused-viewport", level: .warn,
    summary: "A viewport with the same measures as an earlier one.",
    why:
      "Two viewports of the same size, scale and insets have the same frames at every level: the second makes the output larger and "
      + "tells nothing new. Several devices share their measures.",
    source: "the spec itself",
    bad: exampleSpec(
      viewports: "[{ name: small, width: 320, height: 568 }, { name: old, width: 320, height: 568 }]"),
    good: exampleSpec(
      viewports: "[{ name: small, width: 320, height: 568 }, { name: wide, width: 568, height: 320 }]"))

  func findings(in review: SpecReview, _ context: LintContext) -> [Finding] {
    // Chains that are left out may tell them apart.
    guard review.isComplete else { return [] }
    let spans = review.viewportSpans
    var first: [[LayoutEnvironment]: Int] = [:]
    return review.spec.viewports.indices.compactMap { index in
      let environments = review.spec.chains.flatMap { chain in chain.levels.map { $0.frameTables[index].environment } }
      guard let earlier = first[environments] else {
        first[environments] = index
        return nil
      }
      let names = review.viewportNames([index, earlier])
      return Finding(
        "the viewport `\(names[0])` has the same measures as `\(names[1])`, and so the same frames", at: spans[index],
        labels: [Diagnostic.Label("`\(names[1])` stands here", at: spans[earlier])], help: "remove one of them")
    }
  }
}
