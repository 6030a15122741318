extension [Participant] {
  /// The pairs that overlap on the screen on their way but in neither end state, at equal progress (a stagger is left out);
  /// `nil` where there are too many participants to compare all pairs.
  ///
  /// Solved, not sampled: two rectangles overlap while four linear functions of progress are > 0, and boxes that meet in
  /// pairs meet in common, so a pair overlaps on the screen exactly while both are visible and overlap each other.
  var crossingCount: Int? {
    guard count <= 1000 else { return nil }
    let edges = map { MovingEdges(start: Edges($0.viewportFrom), end: Edges($0.viewportTo)) }
    var crossings = 0
    for i in edges.indices {
      for j in i + 1..<edges.count {
        guard var shared = edges[i].crossing(edges[j]) else { continue }
        shared.narrow(to: self[i].visible)
        shared.narrow(to: self[j].visible)
        if !shared.isEmpty { crossings += 1 }
      }
    }
    return crossings
  }
}

private struct Edges {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  init(_ rect: Rect) {
    left = rect.x
    top = rect.y
    right = rect.x + rect.width
    bottom = rect.y + rect.height
  }
}

private struct MovingEdges {
  var start: Edges
  var end: Edges

  /// When the two overlap by more than rounding; `nil` where they do at an end, or never.
  ///
  /// Nearly all pairs are apart all the way along one axis, most of them the latter below the former, as they are listed; so
  /// that is looked at first.
  @inline(__always)
  func crossing(_ other: MovingEdges) -> PositiveInterval? {
    if start.bottom <= other.start.top && end.bottom <= other.end.top { return nil }
    let bottom = Penetration(start.bottom - other.start.top, end.bottom - other.end.top)
    if bottom.isNever { return nil }
    let right = Penetration(start.right - other.start.left, end.right - other.end.left)
    if right.isNever { return nil }
    let left = Penetration(other.start.right - start.left, other.end.right - end.left)
    if left.isNever { return nil }
    let top = Penetration(other.start.bottom - start.top, other.end.bottom - end.top)
    if top.isNever { return nil }
    let overlapsAtStart = right.start > 0 && left.start > 0 && bottom.start > 0 && top.start > 0
    let overlapsAtEnd = right.end > 0 && left.end > 0 && bottom.end > 0 && top.end > 0
    if overlapsAtStart || overlapsAtEnd { return nil }
    var overlap = PositiveInterval()
    overlap.require(right.start, right.end)
    overlap.require(left.start, left.end)
    overlap.require(bottom.start, bottom.end)
    overlap.require(top.start, top.end)
    return overlap.isEmpty ? nil : overlap
  }
}

/// How far a rectangle reaches over an edge of another at the two ends, less a tolerance; two overlap while they do over all four.
private struct Penetration {
  var start: Double
  var end: Double

  /// A billionth of a point: neighbors that touch may seem to overlap by what rounding leaves.
  private static var tolerance: Double { 1e-9 }

  @inline(__always)
  init(_ start: Double, _ end: Double) {
    self.start = start - Self.tolerance
    self.end = end - Self.tolerance
  }

  var isNever: Bool {
    !(start > 0) && !(end > 0)
  }
}
