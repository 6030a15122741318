// Geometry by main and cross axis, so that no layout is written twice for its two scroll directions.

extension Axis {
  /// The other axis.
  package var crossing: Axis {
    switch self {
    case .horizontal: .vertical
    case .vertical: .horizontal
    }
  }
}

extension Size {
  @inlinable
  package func extent(along axis: Axis) -> Double {
    switch axis {
    case .horizontal: width
    case .vertical: height
    }
  }

  init(main: Double, cross: Double, mainAxis: Axis) {
    switch mainAxis {
    case .horizontal: self.init(width: main, height: cross)
    case .vertical: self.init(width: cross, height: main)
    }
  }
}

extension Rect {
  @inlinable
  init(main: Double, cross: Double, size: Size, mainAxis: Axis) {
    switch mainAxis {
    case .horizontal: self.init(x: main, y: cross, width: size.width, height: size.height)
    case .vertical: self.init(x: cross, y: main, width: size.width, height: size.height)
    }
  }

  /// The least coordinate along `axis`.
  package func origin(along axis: Axis) -> Double {
    switch axis {
    case .horizontal: x
    case .vertical: y
    }
  }

  package func extent(along axis: Axis) -> Double {
    switch axis {
    case .horizontal: width
    case .vertical: height
    }
  }

  /// Whether the overlap has a positive area; rectangles that only touch do not overlap.
  func overlaps(_ other: Rect) -> Bool {
    width > 0 && height > 0 && x < other.x + other.width && x + width > other.x
      && y < other.y + other.height && y + height > other.y
  }
}

extension EdgeInsets {
  /// The inset at the side of least coordinate.
  func before(along axis: Axis) -> Double {
    switch axis {
    case .horizontal: left
    case .vertical: top
    }
  }

  /// The inset at the side of greatest coordinate.
  func after(along axis: Axis) -> Double {
    switch axis {
    case .horizontal: right
    case .vertical: bottom
    }
  }
}
