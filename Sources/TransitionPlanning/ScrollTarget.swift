public import LayoutGeometry

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

/// The target for an item that moves from `start`, its frame on the side the transition starts from, to `frame`, its frame on
/// `side`.
///
/// `base` is the offset before any placement: the start side's offset, clamped to the range of `side`.
/// `viewportStart` is the item's frame as the viewport shows it at the start.
func scrollTarget(
  for frame: Rect, placement: ScrollPlacement, in range: ScrollRange, base: Point, viewportStart: Rect?
) -> ScrollTarget {
  let requested = Point(
    x: AxisPlacement(placement, on: .horizontal).offset(
      low: frame.x, extent: frame.width, in: range.horizontal, base: base.x,
      startCenter: viewportStart.map { $0.x + $0.width / 2 }),
    y: AxisPlacement(placement, on: .vertical).offset(
      low: frame.y, extent: frame.height, in: range.vertical, base: base.y,
      startCenter: viewportStart.map { $0.y + $0.height / 2 }))
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
  /// `startCenter` is where the viewport shows the item's center at the start; without it, `minimal` stays.
  func offset(
    low: Double, extent: Double, in limits: ScrollRange.Limits, base: Double, startCenter: Double?
  ) -> Double {
    let leading = low - limits.leadingInset
    let trailing = low + extent - limits.room - limits.leadingInset
    switch self {
    case .leading: return leading
    case .center: return low + extent / 2 - limits.room / 2 - limits.leadingInset
    case .trailing: return trailing
    case .stay: return base
    case .minimal: return startCenter.map { low + extent / 2 - $0 } ?? base
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
