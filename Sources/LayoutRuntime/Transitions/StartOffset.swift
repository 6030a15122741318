/// Where the side that a transition starts from is scrolled to, along its scroll direction.
public enum StartOffset: Hashable, Sendable {
  /// At rest where the anchor is visible there, else centered on it; at rest without an anchor.
  case automatic
  /// At rest: the least offset.
  case top
  /// The greatest offset.
  case bottom
  /// Centered on the anchor; at rest without one.
  case centered
  /// In points of content space; clamped to the range.
  case offset(Double)

  /// The offset for `anchor`, an item of `side`; always within the range. The other axis is at rest, except that `automatic`
  /// and `centered` center on both where they center.
  public func resolve(anchor: Int?, on side: TransitionSide) -> Point {
    resolve(anchorFrame: anchor.map { side.table.frame(at: $0) }, on: side)
  }

  /// The same, from the anchor's frame in content space.
  func resolve(anchorFrame: Rect?, on side: TransitionSide) -> Point {
    let range = side.scrollRange
    switch self {
    case .automatic:
      guard let anchorFrame, !side.shows(anchorFrame, at: range.restPosition) else { return range.restPosition }
      return centered(on: anchorFrame, in: range)
    case .top: return range.restPosition
    case .bottom: return range.restPosition.replacing(side.scrollDirection, with: range[side.scrollDirection].high)
    case .centered: return anchorFrame.map { centered(on: $0, in: range) } ?? range.restPosition
    case .offset(let offset):
      return range.restPosition.replacing(
        side.scrollDirection, with: range[side.scrollDirection].clamp(offset))
    }
  }

  private func centered(on frame: Rect, in range: ScrollRange) -> Point {
    let requested = Point(
      x: AxisPlacement.center.offset(
        low: frame.x, extent: frame.width, in: range.horizontal, base: range.horizontal.low, startCenter: 0),
      y: AxisPlacement.center.offset(
        low: frame.y, extent: frame.height, in: range.vertical, base: range.vertical.low, startCenter: 0))
    return range.clamp(requested)
  }
}

extension Point {
  func replacing(_ axis: Axis, with value: Double) -> Point {
    switch axis {
    case .horizontal: Point(x: value, y: y)
    case .vertical: Point(x: x, y: value)
    }
  }

  subscript(axis: Axis) -> Double {
    switch axis {
    case .horizontal: x
    case .vertical: y
    }
  }
}
