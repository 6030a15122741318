/// Where the anchor shall stand after a transition. The placements of one axis leave the other at its base offset.
public enum ScrollPlacement: String, Hashable, Sendable, CaseIterable {
  case top
  case centeredVertically
  case bottom
  case left
  case centeredHorizontally
  case right
  /// Stays if it lies wholly in the inset area; else goes to the edge on whose side it is. Both axes.
  case nearest
  /// Its center does not move on the screen. Both axes.
  case minimal
  /// Stays if some of it lies in the inset area; else goes to the edge on whose side it is. Both axes.
  case visible
  /// Nothing is scrolled.
  case none
}

/// The offset that brings an item to its placement. All in content space, in points.
public struct ScrollTarget: Hashable, Sendable {
  /// What the placement asks for.
  public var requested: Point
  /// What the content's range lets it have.
  public var clamped: Point

  public init(requested: Point, clamped: Point) {
    self.requested = requested
    self.clamped = clamped
  }

  /// How far the range holds the request back: `clamped - requested`, in points.
  public var clampedBy: Point {
    Point(x: clamped.x - requested.x, y: clamped.y - requested.y)
  }
}

/// The target on a side whose range is `range` for an item with frame `start` on the side that is come from, which stands at
/// `startOffset`, and frame `end` on the other. Without a frame on either, or with a placement that does not scroll, it is the
/// base offset: `startOffset`, clamped to the range.
func scrollTarget(
  from start: Rect?, at startOffset: Point, to end: Rect?, in range: ScrollRange, placement: ScrollPlacement
) -> ScrollTarget {
  let base = range.clamp(startOffset)
  guard let start, let end else { return ScrollTarget(requested: base, clamped: base) }
  let viewportStart = start.seen(from: startOffset)
  let requested = Point(
    x: AxisPlacement(placement, on: .horizontal).offset(
      low: end.x, extent: end.width, in: range.horizontal, base: base.x,
      startCenter: viewportStart.x + viewportStart.width / 2),
    y: AxisPlacement(placement, on: .vertical).offset(
      low: end.y, extent: end.height, in: range.vertical, base: base.y,
      startCenter: viewportStart.y + viewportStart.height / 2))
  return ScrollTarget(requested: requested, clamped: range.clamp(requested))
}

/// A placement seen along one axis.
enum AxisPlacement {
  case leading
  case center
  case trailing
  case nearest
  case minimal
  case visible
  case stay

  init(_ placement: ScrollPlacement, on axis: Axis) {
    self =
      switch (placement, axis) {
      case (.top, .vertical), (.left, .horizontal): .leading
      case (.centeredVertically, .vertical), (.centeredHorizontally, .horizontal): .center
      case (.bottom, .vertical), (.right, .horizontal): .trailing
      case (.nearest, _): .nearest
      case (.minimal, _): .minimal
      case (.visible, _): .visible
      default: .stay
      }
  }

  /// Whether the offset depends on the item's frame on the side it is scrolled on, and on nothing else of the item.
  var isFixed: Bool {
    switch self {
    case .leading, .center, .trailing: true
    case .nearest, .minimal, .visible, .stay: false
    }
  }

  /// The requested offset for an item that begins at `low` and is `extent` long, in points.
  ///
  /// The fixed placements are UICollectionView.scrollToItem's: in the bounds less the adjusted content inset.
  /// `startCenter` is where the viewport shows the item's center at the start; only `minimal` reads it.
  func offset(
    low: Double, extent: Double, in limits: ScrollRange.Limits, base: Double, startCenter: Double
  ) -> Double {
    let leading = low - limits.leadingInset
    let trailing = low + extent - limits.room - limits.leadingInset
    switch self {
    case .leading: return leading
    case .center: return low + extent / 2 - limits.room / 2 - limits.leadingInset
    case .trailing: return trailing
    case .stay: return base
    case .minimal: return low + extent / 2 - startCenter
    case .nearest, .visible:
      let areaLow = base + limits.leadingInset
      let areaHigh = areaLow + limits.room
      let isAbove = low < areaLow
      let isBelow = low + extent > areaHigh
      // An item that reaches over both edges shows as much as can be shown.
      if isAbove == isBelow { return base }
      if case .visible = self, low < areaHigh, low + extent > areaLow { return base }
      return isAbove ? leading : trailing
    }
  }
}
