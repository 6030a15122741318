internal import LayoutGeometry

extension [Participant] {
  /// The pairs that overlap on the screen on their way but in neither end state, at equal progress (a stagger is left out);
  /// `nil` where there are too many participants to compare all pairs.
  ///
  /// Solved, not sampled: two rectangles overlap while four linear functions of progress are > 0, and boxes that meet in
  /// pairs meet in common, so a pair overlaps on the screen exactly while both are visible and overlap each other.
  func crossingCount(in viewport: Size) -> Int? {
    guard count <= 1000 else { return nil }
    let frames = map { $0.viewportFrames }
    let visible = frames.map { $0.visibleInterval(in: viewport) }
    var crossings = 0
    for i in indices {
      for j in indices[(i + 1)...] {
        guard let overlap = frames[i].crossing(frames[j]) else { continue }
        var shared = overlap
        shared.narrow(to: visible[i])
        shared.narrow(to: visible[j])
        if !shared.isEmpty { crossings += 1 }
      }
    }
    return crossings
  }
}

extension MovingRect {
  /// When the two overlap by more than rounding; `nil` where they do at an end, or never.
  fileprivate func crossing(_ other: MovingRect) -> PositiveInterval? {
    // A billionth of a point: neighbors that touch may seem to overlap by what rounding leaves.
    let tolerance = 1e-9
    let starts = Penetrations(start, other.start, tolerance)
    let ends = Penetrations(end, other.end, tolerance)
    guard !starts.arePositive, !ends.arePositive else { return nil }
    var overlap = PositiveInterval()
    overlap.require(starts.right, ends.right)
    overlap.require(starts.left, ends.left)
    overlap.require(starts.bottom, ends.bottom)
    overlap.require(starts.top, ends.top)
    return overlap.isEmpty ? nil : overlap
  }
}

/// How far a rectangle reaches over each edge of another, less a tolerance; they overlap where all four are > 0.
private struct Penetrations {
  var right: Double
  var left: Double
  var bottom: Double
  var top: Double

  init(_ a: Rect, _ b: Rect, _ tolerance: Double) {
    right = a.x + a.width - b.x - tolerance
    left = b.x + b.width - a.x - tolerance
    bottom = a.y + a.height - b.y - tolerance
    top = b.y + b.height - a.y - tolerance
  }

  var arePositive: Bool {
    right > 0 && left > 0 && bottom > 0 && top > 0
  }
}
