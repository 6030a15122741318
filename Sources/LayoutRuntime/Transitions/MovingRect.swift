/// Fractions of a transition's progress, in 0...1. A rectangle that is visible in an interval is visible strictly inside it, and
/// at its ends too where they are 0 or 1 and it is visible there; at other ends it touches an edge and shows no area.
public struct ProgressInterval: Hashable, Sendable {
  public var lower: Double
  /// >= `lower`.
  public var upper: Double

  public init(lower: Double, upper: Double) {
    self.lower = lower
    self.upper = upper
  }

  public var length: Double {
    upper - lower
  }
}

/// A rectangle whose edges move linearly with progress.
struct MovingRect: Hashable, Sendable {
  var start: Rect
  var end: Rect

  func rect(at progress: Double) -> Rect {
    Rect(
      x: interpolate(start.x, end.x, progress), y: interpolate(start.y, end.y, progress),
      width: interpolate(start.width, end.width, progress), height: interpolate(start.height, end.height, progress))
  }

  /// When some area lies in 0..<width, 0..<height of `viewport`.
  ///
  /// A rectangle shows area when its right edge is > 0, its left edge < width, its bottom > 0 and its top < height, and when it
  /// has area at all. Each of these six is a linear function of progress that has to be > 0, so each allows an interval that
  /// begins or ends at its root, and the answer is their intersection.
  func visibleInterval(in viewport: Size) -> PositiveInterval {
    var bounds = PositiveInterval()
    bounds.require(start.width, end.width)
    bounds.require(start.height, end.height)
    bounds.require(start.x + start.width, end.x + end.width)
    bounds.require(viewport.width - start.x, viewport.width - end.x)
    bounds.require(start.y + start.height, end.y + end.height)
    bounds.require(viewport.height - start.y, viewport.height - end.y)
    return bounds
  }

  /// Distance in points that the center travels.
  var travel: Double {
    let x = (end.x - start.x) + (end.width - start.width) / 2
    let y = (end.y - start.y) + (end.height - start.height) / 2
    return (x * x + y * y).squareRoot()
  }
}

/// The part of 0...1 in which linear functions are all > 0.
struct PositiveInterval {
  private(set) var lower = 0.0
  private(set) var upper = 1.0

  /// Narrows to where the linear function from `start` at 0 to `end` at 1 is > 0.
  mutating func require(_ start: Double, _ end: Double) {
    switch (start > 0, end > 0) {
    case (true, true): break
    // An end that is > 0 keeps its place in the interval however close the root rounds to it.
    case (true, false): upper = min(upper, max(start / (start - end), .leastNonzeroMagnitude))
    case (false, true): lower = max(lower, min(start / (start - end), 1.0.nextDown))
    case (false, false): upper = -.infinity
    }
  }

  mutating func narrow(to other: ProgressInterval) {
    lower = max(lower, other.lower)
    upper = min(upper, other.upper)
  }

  var isEmpty: Bool {
    !(lower < upper)
  }
}

/// From `start` at 0 to `end` at 1, both met bit for bit; beyond, along the same line. Measured from the closer end, so that
/// equal ends stay equal in between and a transition and its reverse pass through the same values.
func interpolate(_ start: Double, _ end: Double, _ progress: Double) -> Double {
  if progress == 0 { return start }
  if progress == 1 { return end }
  return progress < 0.5 ? start + (end - start) * progress : end - (end - start) * (1 - progress)
}
