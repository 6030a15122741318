internal import LayoutKinds
internal import LayoutRuntime
internal import PlanModel
internal import SpecLanguage

/// Gaps between columns that differ from those between lines.
struct UnevenGaps: LintRule {
  /// Differences up to this, in points, are not seen.
  var tolerance = 0.5

  static let parameters: [RuleParameter<UnevenGaps>] = [
    RuleParameter(
      "tolerance", 0...100_000, "Difference of the two gaps that is taken as it is, in points.",
      value: { $0.tolerance }, set: { $0.tolerance = $1 })
  ]

  let documentation = RuleDocumentation(
    name: "uneven-gaps", level: .allow, summary: "A gap between columns that differs from the one between lines.",
    why:
      "A flow layout spreads what a line has left over between its items, so the gap between columns is seldom the "
      + "`minimumInteritemSpacing` and often not the `minimumLineSpacing`. Most layouts live with it, so the rule is off unless asked "
      + "for. To make them equal, work the item size out from the number of columns.",
    source: "UICollectionViewFlowLayout.minimumInteritemSpacing in Apple's documentation",
    bad: exampleSpec(layout: "itemSize: 160 * scale\nminimumLineSpacing: 4"),
    good: exampleSpec(layout: "itemSize: (width - 30.5) / 4\nminimumLineSpacing: 10", chain: "scale: 1"))

  func findings(in review: SpecReview, _ context: LintContext) -> [Finding] {
    context.levels.compactMap { level in
      let found = level.level.frameTables.compactMap { frames -> String? in
        guard let gap = frames.table.interitemGap, let lineGap = frames.table.lineGap(level.layout.scrollDirection),
          abs(gap - lineGap) > tolerance
        else { return nil }
        return "\(number(gap)) and \(number(lineGap)) on `\(review.spec.viewports[frames.viewport].name)`"
      }
      guard !found.isEmpty else { return nil }
      return Finding(
        "the gaps between columns and lines of layout `\(level.layout.name)` differ\(level.place): \(shortened(found))",
        at: level.layout.extent, help: "work the item size out from the number of columns and the gap")
    }
  }
}

extension FrameTable {
  /// Between the first two lines of the first section that has two; `nil` where lines are not equal.
  fileprivate func lineGap(_ axis: Axis) -> Double? {
    for section in sections {
      guard case .uniform(let lines) = section else { return nil }
      if lines.lineCount > 1 {
        let extent = axis == .vertical ? lines.itemSize.height : lines.itemSize.width
        return abs(lines.mainPositions.step) - extent
      }
    }
    return nil
  }
}
