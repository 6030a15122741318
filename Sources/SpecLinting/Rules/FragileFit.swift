internal import SpecLanguage

/// Column counts that hang on rounding.
struct FragileFit: LintRule {
  let documentation = RuleDocumentation(
    name: "fragile-fit", level: .warn,
    summary: "A column count that changes with the smallest change of the item's width.",
    why:
      "Lines are broken in floating point. Where items fill a line to the last digit, a device that adds up in another order comes to "
      + "another number of columns. Leave some room, for example with ` - 0.5` behind the size; `floor(...)` leaves some only where "
      + "the size has a fraction.",
    source: "column counts of one layout on three devices (github.com/tilltue/TLPhotoPicker/issues/292)",
    bad: exampleSpec(layout: "itemSize: width / 3 * scale * 2\nminimumInteritemSpacing: 0", chain: "scale: 0.5"),
    good: exampleSpec(
      layout: "itemSize: floor(width / 3 * scale * 2) - 1\nminimumInteritemSpacing: 0", chain: "scale: 0.5"))

  func findings(in review: SpecReview, _ context: LintContext) -> [Finding] {
    findings(ofIssuesAt: context.levels, in: review)
  }
}
