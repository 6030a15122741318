/// One end of a transition: a layout on a viewport, scrolled somewhere.
public struct TransitionSide: Sendable {
  public let table: FrameTable
  public let environment: LayoutEnvironment
  /// The axis that target offsets and start offsets are given along.
  public let scrollDirection: Axis
  /// The content's point at the viewport's top left corner, in points.
  public var contentOffset: Point
  let itemBounds: ItemBounds

  /// A side at `contentOffset`, or scrolled to the top left where none is given.
  ///
  /// Visits every item of sections in no closed form, once, so a side is made once and used for all its plans.
  public init(
    table: FrameTable, environment: LayoutEnvironment, scrollDirection: Axis = .vertical, contentOffset: Point? = nil
  ) {
    self.table = table
    self.environment = environment
    self.scrollDirection = scrollDirection
    self.contentOffset =
      contentOffset ?? ScrollRange(contentSize: table.contentSize, environment: environment).restPosition
    itemBounds = ItemBounds(of: table)
  }

  /// Headers and footers where the viewport shows them, in section order, header first.
  var supplementaries: [Supplementary] {
    table.supplementaries.map { supplementary in
      var shown = supplementary
      shown.frame = supplementary.frame(at: contentOffset, in: environment)
      return shown
    }
  }

  /// Where the content can be scrolled to.
  public var scrollRange: ScrollRange {
    ScrollRange(contentSize: table.contentSize, environment: environment)
  }

  /// The part of the content that the viewport shows, in content space: all of the bounds, not the inset area alone, since
  /// cells are laid out and drawn under translucent bars and UIKit's visible items are those that meet the bounds.
  public var visibleBounds: Rect {
    Rect(
      x: contentOffset.x, y: contentOffset.y, width: environment.bounds.width, height: environment.bounds.height)
  }

  /// `frame`, in content space, as the viewport shows it.
  public func viewportFrame(of frame: Rect) -> Rect {
    frame.seen(from: contentOffset)
  }

  /// Whether the viewport shows some area of `frame`, which is in content space.
  public func shows(_ frame: Rect) -> Bool {
    shows(frame, at: contentOffset)
  }

  func shows(_ frame: Rect, at offset: Point) -> Bool {
    frame.seen(from: offset).showsArea(in: environment.bounds)
  }
}

extension Rect {
  /// The rectangle, in content space, on a viewport that stands at `offset`.
  func seen(from offset: Point) -> Rect {
    Rect(x: x - offset.x, y: y - offset.y, width: width, height: height)
  }
}
