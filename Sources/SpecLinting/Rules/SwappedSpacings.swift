internal import SpecLanguage

/// Horizontal scrolling with mixed sizes and two different spacings.
struct SwappedSpacings: LintRule {
  let documentation = RuleDocumentation(
    name: "swapped-spacings", level: .warn,
    summary: "Horizontal scrolling with mixed sizes, where UIKit is reported to swap the spacings.",
    why:
      "In sections that scroll horizontally and whose items differ in size, UICollectionViewFlowLayout is reported to take "
      + "`minimumInteritemSpacing` for the distance of lines and `minimumLineSpacing` for that of items, against its documentation. "
      + "Give both the same value, or say `swapsHorizontalSpacings: true` to lay out as reported.",
    source: "openradar 47732322; Apple developer forum thread 766161",
    bad: exampleSpec(
      layout:
        "scrollDirection: horizontal\nitemSize: [80 + index % 3 * 10, 90]\nminimumInteritemSpacing: 4\nminimumLineSpacing: 8",
      chain: "scale: 1"),
    good: exampleSpec(
      layout:
        "scrollDirection: horizontal\nitemSize: [80 + index % 3 * 10, 90]\nminimumInteritemSpacing: 8\nminimumLineSpacing: 8",
      chain: "scale: 1"))

  func findings(in review: SpecReview, _ context: LintContext) -> [Finding] {
    findings(ofIssuesAt: context.levels, in: review)
  }
}
