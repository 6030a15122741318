import LayoutRuntime

/// A waterfall laid out in the slow and obvious way: every item looks at every place it may take. Vertical, one section.
struct ReferenceWaterfall {
  var count: Int
  var width: Double
  var gap: Double
  var rowSpacing: Double
  /// Where the first column starts, and where items start.
  var origin = Point(x: 0, y: 0)
  var placement = WaterfallPlacement.shortestFirst
  var tie = WaterfallTie.leading

  func frames(heights: [Double], spans: [Int]) -> [Rect] {
    var placed: [(columns: Range<Int>, frame: Rect)] = []
    var last = 0
    for (height, wanted) in zip(heights, spans) {
      let span = min(max(wanted, 1), count)
      let places = (0...count - span).map { $0..<$0 + span }
      func start(_ columns: Range<Int>) -> Double {
        placed.filter { $0.columns.overlaps(columns) }.map { $0.frame.y + $0.frame.height + rowSpacing }.max()
          ?? origin.y
      }
      let columns: Range<Int>
      switch placement {
      case .shortestFirst:
        let least = places.map(start).min() ?? origin.y
        let tied = places.filter { start($0) == least }
        columns = tied.first { tie == .afterLast && $0.lowerBound >= last } ?? tied[0]
      case .leftToRight, .rightToLeft:
        columns = last + span <= count ? last..<last + span : 0..<span
      }
      last = columns.upperBound
      let shown = placement == .rightToLeft ? count - columns.upperBound : columns.lowerBound
      placed.append(
        (
          columns,
          Rect(
            x: origin.x + Double(shown) * (width + gap), y: start(columns),
            width: width * Double(span) + gap * Double(span - 1), height: height)
        ))
    }
    return placed.map(\.frame)
  }
}
