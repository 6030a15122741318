internal import LayoutRuntime
internal import SourceDiagnostics
internal import SpecLanguage

/// Items that are larger than the room across the scroll direction.
struct OversizeItem: LintRule {
  let documentation = RuleDocumentation(
    name: "oversize-item", level: .warn,
    summary: "An item wider than the room for it, where UIKit's behavior is not defined.",
    why:
      "UICollectionViewFlowLayout logs that its behavior is not defined when an item is wider than the collection view less the "
      + "section insets and the content insets (taller, where it scrolls horizontally), and may drop the item or place it anywhere. "
      + "The frame is marked as undefined in the output. `lint` also says on which widths it happens, from the formula of the size.",
    source: "the warning that UICollectionViewFlowLayout prints to the console",
    bad: exampleSpec(layout: "itemSize: width * scale - 12\nsectionInset: 8\nminimumInteritemSpacing: 0"),
    good: exampleSpec(
      layout: "itemSize: min(width * scale - 12, width - 16)\nsectionInset: 8\nminimumInteritemSpacing: 0"))

  func findings(in review: SpecReview, _ context: LintContext) -> [Finding] {
    guard context.isThorough else { return findings(ofIssuesAt: context.levels, in: review) }
    return context.levels.compactMap { level in
      let issues = level.level.issues(of: documentation.name)
      guard !issues.isEmpty || context.widths != nil else { return nil }
      let widths = OversizeWidths(level, in: review, over: context.widths ?? LintOptions.usualWidths)
      if issues.isEmpty {
        return widths.isEmpty
          ? nil
          : finding(
            level, [], in: review, place: "on \(widths.rangesText), though on no viewport of the spec",
            excess: widths.greatestExcess)
      }
      let viewports = review.viewportNames(issues.map { $0.viewport })
      var finding = finding(level, issues, in: review, place: widths.text(viewports: viewports))
      if let remedy = OversizeRemedy(level, widths, review) {
        finding.help = remedy.text
        finding.fixIts = remedy.fixIts
      }
      return finding
    }
  }
}
