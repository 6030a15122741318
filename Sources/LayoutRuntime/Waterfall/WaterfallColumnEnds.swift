/// Where the columns of a section end so far, and which of them takes the next item.
struct WaterfallColumnEnds: Sendable {
  /// Where the next item of each column would start, along the main axis.
  var depths: [Double]
  /// The column after those that were taken last; may be one past the last.
  var next = 0

  init(count: Int, start: Double) {
    depths = [Double](repeating: start, count: count)
  }

  /// Puts an item at the end of `span` neighbors; `length` includes the distance to what follows.
  @inline(__always)
  mutating func place(
    span: Int, length: Double, _ placement: WaterfallPlacement, _ tie: WaterfallTie
  ) -> (column: Int, start: Double) {
    let column =
      switch placement {
      case .shortestFirst: span == 1 ? shortest(tie) : shortest(span: span, tie)
      case .leftToRight, .rightToLeft: next + span <= depths.count ? next : 0
      }
    let start = depth(from: column, span: span)
    for taken in column..<column + span {
      depths[taken] = start + length
    }
    next = column + span
    return (column, start)
  }

  /// Where an item that takes `span` columns from `column` on starts.
  private func depth(from column: Int, span: Int) -> Double {
    var depth = depths[column]
    for other in column + 1..<max(column + span, column + 1) {
      depth = max(depth, depths[other])
    }
    return depth
  }

  private func shortest(_ tie: WaterfallTie) -> Int {
    var (column, depth) = (0, depths[0])
    for other in 1..<max(depths.count, 1) where depths[other] < depth {
      (column, depth) = (other, depths[other])
    }
    guard tie == .afterLast, column < next, next < depths.count else { return column }
    return depths[next...].firstIndex(of: depth) ?? column
  }

  private func shortest(span: Int, _ tie: WaterfallTie) -> Int {
    var column = 0
    var depth = depth(from: 0, span: span)
    var isAfterLast = next == 0
    for other in 1..<max(depths.count - span + 1, 1) {
      let otherDepth = self.depth(from: other, span: span)
      let isTied = otherDepth == depth && tie == .afterLast && !isAfterLast && other >= next
      if otherDepth < depth || isTied {
        (column, depth, isAfterLast) = (other, otherDepth, other >= next)
      }
    }
    return column
  }
}
