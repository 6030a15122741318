internal import LayoutKinds
internal import LayoutRuntime
internal import PlanModel
internal import SpecLanguage

/// Content that does not fit the viewport's width.
struct SidewaysContent: LintRule {
  /// Differences up to this, in points, are taken for rounding.
  var tolerance = 0.01

  let documentation = RuleDocumentation(
    name: "sideways-content", level: .warn,
    summary: "Content wider or narrower than the viewport.",
    why:
      "Content that is wider than the viewport less the insets can be scrolled sideways; content that is narrower leaves a margin "
      + "that nothing asked for. With `contentInsetAdjustmentBehavior: always` the safe area at the sides comes on top of a flow "
      + "layout's content, which is taken to be as wide as the bounds. Layouts that scroll horizontally are left out, since what UIKit "
      + "does there is not known.",
    source: "UIScrollView.contentInsetAdjustmentBehavior in Apple's documentation",
    bad: exampleSpec(
      viewports: "[iphone-16-landscape]", chain: "scale: [0.5, 1]\ncontentInsetAdjustmentBehavior: always"),
    good: exampleSpec(viewports: "[iphone-16-landscape]"))

  func findings(in review: SpecReview, _ context: LintContext) -> [Finding] {
    context.levels.compactMap { level in
      // Whether a layout that scrolls sideways can be scrolled up and down as well is not known.
      guard level.layout.scrollDirection == .vertical else { return nil }
      let found = level.level.frameTables.compactMap { frames -> (viewport: Int, excess: Double)? in
        let (environment, width) = (frames.environment, frames.table.contentSize.width)
        let insets = environment.adjustedContentInset
        let excess = width + insets.left + insets.right - environment.bounds.width
        return abs(excess) > tolerance && frames.table.itemCount > 0 ? (frames.viewport, excess) : nil
      }
      guard let first = found.first else { return nil }
      return Finding(
        "the content of layout `\(level.layout.name)` is \(points(abs(first.excess))) "
          + "\(first.excess > 0 ? "wider" : "narrower") than the viewport less its insets\(level.place) on "
          + "\(shortList(review.viewportNames(found.map { $0.viewport })))"
          + (first.excess > 0 ? ", so that it can be scrolled sideways" : ""),
        at: level.layout.extent,
        help: "take the safe area into `sectionInset`, and leave `contentInsetAdjustmentBehavior` automatic")
    }
  }
}
