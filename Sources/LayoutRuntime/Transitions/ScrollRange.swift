/// The content offsets at which a scroll view can rest, as UIScrollView bounds them: on each axis from -(leading inset) to
/// content + trailing inset - bounds, or to the former where that is less, since content that fits does not scroll.
public struct ScrollRange: Hashable, Sendable {
  /// One axis of the range.
  public struct Limits: Hashable, Sendable {
    public let low: Double
    /// >= `low`.
    public let high: Double
    /// Length of the bounds, in points.
    let bounds: Double
    /// Adjusted content inset before and after the content, in points.
    let leadingInset: Double
    let trailingInset: Double

    init(content: Double, bounds: Double, leadingInset: Double, trailingInset: Double) {
      low = -leadingInset
      high = max(-leadingInset, content + trailingInset - bounds)
      self.bounds = bounds
      self.leadingInset = leadingInset
      self.trailingInset = trailingInset
    }

    /// Length of the bounds without the insets: what `centered` centers in.
    var room: Double {
      bounds - leadingInset - trailingInset
    }

    public func clamp(_ offset: Double) -> Double {
      min(max(offset, low), high)
    }
  }

  public let horizontal: Limits
  public let vertical: Limits

  public init(contentSize: Size, environment: LayoutEnvironment) {
    let insets = environment.adjustedContentInset
    horizontal = Limits(
      content: contentSize.width, bounds: environment.bounds.width, leadingInset: insets.left,
      trailingInset: insets.right)
    vertical = Limits(
      content: contentSize.height, bounds: environment.bounds.height, leadingInset: insets.top,
      trailingInset: insets.bottom)
  }

  /// Scrolled to the top left.
  public var restPosition: Point {
    Point(x: horizontal.low, y: vertical.low)
  }

  public subscript(axis: Axis) -> Limits {
    switch axis {
    case .horizontal: horizontal
    case .vertical: vertical
    }
  }

  public func clamp(_ offset: Point) -> Point {
    Point(x: horizontal.clamp(offset.x), y: vertical.clamp(offset.y))
  }
}
