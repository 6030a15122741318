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
    context.levels.compactMap { level in
      let found = LevelIssues(level.level).oversize
      guard context.isThorough, !found.isEmpty || context.widths != nil else {
        return found.isEmpty ? nil : onViewports(level, found, review)
      }
      let widths = OversizeWidths(level, in: review, over: context.widths ?? LintOptions.usualWidths)
      if found.isEmpty {
        return widths.isEmpty ? nil : onOtherWidths(level, widths)
      }
      var finding = onViewports(level, found, review, widths: widths)
      if let remedy = OversizeRemedy(level, widths, review) {
        finding.help = remedy.text
        finding.fixIts = remedy.fixIts
      }
      return finding
    }
  }

  private func onViewports(
    _ level: PlacedLevel, _ found: [LevelIssues.Oversize], _ review: SpecReview, widths: OversizeWidths? = nil
  ) -> Finding {
    let names = review.viewportNames(found.map { $0.viewport })
    let extent = level.layout.scrollDirection == .horizontal ? "height" : "width"
    let figures = zip(names, found).map { name, item in
      "\(number(item.extent)) of \(number(item.available)) on `\(name)`"
    }
    // The excess is the same on every viewport where the room shrinks with the screen just as the item does.
    let first = found[0]
    let isSame = found.allSatisfy { abs($0.excess - first.excess) <= 1e-9 * max(1, first.extent) }
    let excess = found.map { $0.excess }.max() ?? first.excess
    let place = widths?.text(viewports: names) ?? "on \(shortList(names))"
    return Finding(
      "\(subject(of: first.items, level)) \(isSame ? "" : "up to ")\(points(excess)) \(comparison(level)) than the room"
        + "\(level.place) \(place), where UICollectionViewFlowLayout's behavior is not defined",
      at: level.layout.itemSize, help: "make the \(extent) fit the room: it takes \(shortened(figures))")
  }

  private func onOtherWidths(_ level: PlacedLevel, _ widths: OversizeWidths) -> Finding {
    Finding(
      "items of layout `\(level.layout.name)` are up to \(points(widths.greatestExcess)) \(comparison(level)) than the room"
        + "\(level.place) on \(widths.rangesText), though on no viewport of the spec",
      at: level.layout.itemSize, help: "bound the size, as with `min(...)`, or leave those widths out")
  }

  private func comparison(_ level: PlacedLevel) -> String {
    level.layout.scrollDirection == .horizontal ? "taller" : "wider"
  }

  private func subject(of items: [Range<Int>], _ level: PlacedLevel) -> String {
    let count = items.reduce(0) { $0 + $1.count }
    if count == 1, let index = items.first?.lowerBound {
      return "item \(index) of layout `\(level.layout.name)` is"
    }
    return "\(count) items of layout `\(level.layout.name)` are"
  }
}
