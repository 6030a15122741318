/// How the item that a transition keeps in view is chosen.
public enum AnchorChoice: Hashable, Sendable {
  /// The item that was tapped.
  case selected(Int)
  /// The item that the spec names.
  case explicit(Int)
  /// The visible item whose center is closest to the center of the inset area; the first of equals.
  case centerVisible
  /// The visible item of the lowest index.
  case firstVisible

  /// The item that is known before the start offset is.
  var item: Int? {
    switch self {
    case .selected(let item), .explicit(let item): item
    case .centerVisible, .firstVisible: nil
    }
  }

  /// The anchor on `side`, scrolled to the start offset; `nil` where no item is visible.
  public func resolve(on side: TransitionSide) -> Anchor? {
    switch self {
    case .selected(let item): return Anchor(item: item, reason: .selected)
    case .explicit(let item): return Anchor(item: item, reason: .explicit)
    case .firstVisible: return side.visibleItems.first.map { Anchor(item: $0.lowerBound, reason: .firstVisible) }
    case .centerVisible: return side.centralItem.map { Anchor(item: $0, reason: .centerVisible) }
    }
  }
}

/// The item that a transition keeps in view.
public struct Anchor: Hashable, Sendable {
  public enum Reason: String, Hashable, Sendable {
    case selected
    case explicit
    case centerVisible
    case firstVisible
  }

  /// Index on the side that the forward plan starts from.
  public var item: Int
  public var reason: Reason

  public init(item: Int, reason: Reason) {
    self.item = item
    self.reason = reason
  }
}

extension TransitionSide {
  /// The items that the viewport shows, in runs.
  public var visibleItems: [Range<Int>] {
    var reader = FrameReader(table)
    return itemsMeeting(visibleBounds).filtered { shows(reader.frame(at: $0)) }
  }

  /// The items for which full lists are written unless the spec names others: the first, the middle and the last that are
  /// visible; fewer where fewer are visible.
  public var defaultAnchors: [Int] {
    let visible = visibleItems
    let count = visible.reduce(0) { $0 + $1.count }
    guard count > 0 else { return [] }
    var anchors: [Int] = []
    for position in [0, count / 2, count - 1] {
      let item = visible.element(at: position)
      if anchors.last != item { anchors.append(item) }
    }
    return anchors
  }

  fileprivate var centralItem: Int? {
    let range = scrollRange
    let center = Point(
      x: contentOffset.x + range.horizontal.leadingInset + range.horizontal.room / 2,
      y: contentOffset.y + range.vertical.leadingInset + range.vertical.room / 2)
    var reader = FrameReader(table)
    var closest: (item: Int, squaredDistance: Double)?
    for item in visibleItems.joined() {
      let frame = reader.frame(at: item)
      let x = frame.x + frame.width / 2 - center.x
      let y = frame.y + frame.height / 2 - center.y
      let squaredDistance = x * x + y * y
      if squaredDistance < closest?.squaredDistance ?? .infinity { closest = (item, squaredDistance) }
    }
    return closest?.item
  }
}
