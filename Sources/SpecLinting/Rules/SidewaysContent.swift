internal import LayoutGeometry
internal import LayoutSpec
internal import PlanModel

/// Content that does not fit the viewport across the scroll direction.
struct SidewaysContent: LintRule {
  /// Differences up to this, in points, are taken for rounding.
  var tolerance = 0.01

  let documentation = RuleDocumentation(
    name: "sideways-content", level: .warn,
    summary: "Content wider or narrower than the viewport, across the scroll direction.",
    why:
      "Content that is wider than the viewport less the insets can be scrolled sideways; content that is narrower leaves a margin "
      + "that nothing asked for. With `contentInsetAdjustmentBehavior: always` the safe area at the sides comes on top of a flow "
      + "layout's content, which is as wide as the bounds.",
    source: "UIScrollView.contentInsetAdjustmentBehavior in Apple's documentation",
    bad: exampleSpec(
      viewports: "[iphone-16-landscape]", chain: "scale: [0.5, 1]\ncontentInsetAdjustmentBehavior: always"),
    good: exampleSpec(viewports: "[iphone-16-landscape]"))

  func findings(in review: SpecReview, _ context: LintContext) -> [Finding] {
    review.levels.compactMap { level in
      let isVertical = level.layout.scrollDirection == .vertical
      let found = level.level.frameTables.compactMap { frames -> (viewport: Int, excess: Double)? in
        let (size, environment) = (frames.table.contentSize, frames.environment)
        let insets = environment.adjustedContentInset
        let excess =
          isVertical
          ? size.width + insets.left + insets.right - environment.bounds.width
          : size.height + insets.top + insets.bottom - environment.bounds.height
        return abs(excess) > tolerance && frames.table.itemCount > 0 ? (frames.viewport, excess) : nil
      }
      guard let first = found.first else { return nil }
      // A horizontal layout under bars: the content is as high as the bounds, and UIKit lets it be scrolled up and down.
      let word = first.excess > 0 ? (isVertical ? "wider" : "higher") : (isVertical ? "narrower" : "lower")
      let way = first.excess > 0 ? (isVertical ? ", so that it can be scrolled sideways" : ", so that it can be scrolled up and down") : ""
      return Finding(
        "the content of layout `\(level.layout.name)` is \(points(abs(first.excess))) \(word) than the viewport less its insets"
          + "\(level.place) on \(shortList(review.viewportNames(found.map(\.viewport))))\(way)",
        at: level.layout.itemSize,
        help: "measure the insets from the safe area by hand, or change `contentInsetAdjustmentBehavior`")
    }
  }
}
