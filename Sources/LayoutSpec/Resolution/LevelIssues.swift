internal import LayoutGeometry
internal import PlanModel
internal import SourceDiagnostics

/// What is wrong with one level on the viewports, gathered so that each fault is said once with the viewports that it hits.
struct LevelIssues {
  private struct Hit {
    var viewport: String
    var oversize: (excess: Double, extent: Double, available: Double, items: [Range<Int>])?
    var fragile: (columns: Int, wider: Int, narrower: Int)?
    var swaps = false
  }

  let layout: CheckedLayout
  let scale: Number
  private var hits: [Hit] = []

  init(layout: CheckedLayout, scale: Number) {
    self.layout = layout
    self.scale = scale
  }

  mutating func add(_ issues: [LayoutIssue], viewport: Viewport) {
    var hit = Hit(viewport: viewport.name)
    for issue in issues {
      switch issue {
      case .oversizeItems(_, let items, let extent, let available):
        let excess = extent - available
        if let earlier = hit.oversize {
          let worst =
            excess > earlier.excess ? (excess, extent, available) : (earlier.excess, earlier.extent, earlier.available)
          hit.oversize = (worst.0, worst.1, worst.2, earlier.items + items)
        } else {
          hit.oversize = (excess, extent, available, items)
        }
      case .fragileFit(_, let columns, let wider, let narrower):
        hit.fragile = hit.fragile ?? (columns, wider, narrower)
      case .swappedSpacings:
        hit.swaps = true
      case .emptyItem, .nonFinite:
        preconditionFailure("item sizes were not checked to be positive and bounded before layout")
      }
    }
    if !issues.isEmpty {
      hits.append(hit)
    }
  }

  func report(to diagnostics: inout DiagnosticBag) {
    reportOversize(to: &diagnostics)
    reportFragile(to: &diagnostics)
    let swapped = hits.filter(\.swaps).map(\.viewport)
    if !swapped.isEmpty {
      diagnostics.report(
        .swappedSpacings,
        "layout `\(layout.name)` scrolls horizontally with items of mixed sizes\(place) on \(viewports(swapped)); "
          + "UIKit is reported to swap its two spacings there",
        at: layout.parameters.itemSizeSpan,
        help: "give both spacings the same value, or set `swapsHorizontalSpacings: true` to lay out as reported "
          + "(openradar 47732322)")
    }
  }

  private func reportOversize(to diagnostics: inout DiagnosticBag) {
    let oversize = hits.compactMap { hit in hit.oversize.map { (hit.viewport, $0) } }
    guard let first = oversize.first?.1 else { return }
    let horizontal = layout.parameters.scrollDirection == .horizontal
    let (wide, extent) = horizontal ? ("taller", "height") : ("wider", "width")
    let figures = oversize.map { "\(text($0.1.extent)) of \(text($0.1.available)) on `\($0.0)`" }
    // The excess is the same on every viewport where the room shrinks with the screen just as the item does.
    let same = oversize.allSatisfy { abs($0.1.excess - first.excess) <= 1e-9 * max(1, first.extent) }
    let excess = oversize.map(\.1.excess).max() ?? first.excess
    let points = text(excess) == "1" ? "1 point" : "\(text(excess)) points"
    diagnostics.report(
      .oversizeItem,
      "\(subject(first.items)) \(same ? "" : "up to ")\(points) \(wide) than the room\(place) on "
        + "\(viewports(oversize.map(\.0))), where UICollectionViewFlowLayout's behavior is not defined",
      at: layout.parameters.itemSizeSpan,
      help: "make the \(extent) fit the room: it takes \(shortened(figures))")
  }

  private func reportFragile(to diagnostics: inout DiagnosticBag) {
    let fragile = hits.compactMap { hit in hit.fragile.map { (hit.viewport, $0) } }
    guard !fragile.isEmpty else { return }
    let figures = fragile.map { viewport, fit in
      let other = fit.narrower == fit.columns ? "\(fit.wider) if wider" : "\(fit.narrower) if narrower"
      return "\(fit.columns) on `\(viewport)`, \(other)"
    }
    diagnostics.report(
      .fragileFit,
      "the column count of layout `\(layout.name)`\(place) hangs on the last digit of the item's size: \(shortened(figures))",
      at: layout.parameters.itemSizeSpan,
      help:
        "leave some room, as with `floor(...)` around the size, so that rounding on a device cannot change the columns")
  }

  /// Lists of viewports are cut short: a spec may name every device.
  private static let mostShown = 4

  private func viewports(_ names: [String]) -> String {
    let shown = names.prefix(Self.mostShown)
    guard shown.count < names.count else { return quotedList(names) }
    return shown.map { "`\($0)`" }.joined(separator: ", ") + " and \(names.count - shown.count) more"
  }

  private func shortened(_ figures: [String]) -> String {
    let shown = figures.prefix(Self.mostShown)
    return shown.joined(separator: "; ")
      + (shown.count < figures.count ? "; and \(figures.count - shown.count) more" : "")
  }

  private var place: String {
    " at scale \(scale.text)"
  }

  private func subject(_ items: [Range<Int>]) -> String {
    let count = items.reduce(0) { $0 + $1.count }
    if count == 1, let index = items.first?.lowerBound {
      return "item \(index) of layout `\(layout.name)` is"
    }
    return "\(count) items of layout `\(layout.name)` are"
  }

  private func text(_ value: Double) -> String {
    Number((value * 1e6).rounded() / 1e6).text
  }
}
