/// What becomes of an item, or of a header or footer, during a transition.
public enum Role: String, Hashable, Sendable, CaseIterable {
  /// Visible at both ends, at different places or sizes on the screen.
  case move
  /// Visible at both ends, at the same place on the screen.
  case still
  /// Visible at the end only.
  case enter
  /// Visible at the start only.
  case exit
  /// Visible at neither end, but in between.
  case transit
  /// Never visible.
  case hidden

  public var reversed: Role {
    switch self {
    case .enter: .exit
    case .exit: .enter
    case .move, .still, .transit, .hidden: self
    }
  }

  public var isVisibleAtStart: Bool {
    switch self {
    case .move, .still, .exit: true
    case .enter, .transit, .hidden: false
    }
  }

  public var isVisibleAtEnd: Bool {
    reversed.isVisibleAtStart
  }
}

/// Something that is seen during a transition.
public struct Participant: Hashable, Sendable {
  public enum Element: Hashable, Sendable {
    /// Indices on the two sides; at least one is there.
    case item(from: Int?, to: Int?)
    case supplementary(kind: Supplementary.Kind, section: Int)
  }

  public var element: Element
  public var role: Role
  /// In content space; `nil` where the side does not have it. At least one is there.
  public var from: Rect?
  public var to: Rect?
  /// On the viewport, at each end. One that a side does not have stands where it stands on the other.
  public var viewportFrom: Rect
  public var viewportTo: Rect
  /// When it shows some area, in its own progress (which a stagger delays).
  public var visible: ProgressInterval
  /// Rank among the plan's participants, from 0 at the bottom.
  public var z: Int
  /// Seconds that it waits before it sets off.
  public var delay: Double
  /// Whether it is a header or footer that either side pins, so that it lies over the items.
  var isPinned = false

  /// `nil` where it is never visible, so that it takes no part.
  init?(element: Element, from: Rect?, to: Rect?, on screen: Screen) {
    let viewportFrames: MovingRect
    switch (from?.seen(from: screen.startOffset), to?.seen(from: screen.endOffset)) {
    case (let start?, let end?): viewportFrames = MovingRect(start: start, end: end)
    case (let only?, nil), (nil, let only?): viewportFrames = MovingRect(start: only, end: only)
    case (nil, nil): preconditionFailure("a participant is on one side at least")
    }
    let visible = viewportFrames.visibleInterval(in: screen.viewport)
    guard !visible.isEmpty else { return nil }
    self.init(
      element: element, from: from, to: to, viewportFrames: viewportFrames, visible: visible, viewport: screen.viewport)
  }

  @inline(__always)
  private init(
    element: Element, from: Rect?, to: Rect?, viewportFrames: MovingRect, visible: PositiveInterval, viewport: Size
  ) {
    self.element = element
    self.from = from
    self.to = to
    viewportFrom = viewportFrames.start
    viewportTo = viewportFrames.end
    // The way back of a glimpse may round to nothing; it stays a glimpse.
    self.visible = ProgressInterval(lower: min(visible.lower, visible.upper), upper: max(visible.lower, visible.upper))
    z = 0
    delay = 0
    let atStart = from != nil && viewportFrom.showsArea(in: viewport)
    let atEnd = to != nil && viewportTo.showsArea(in: viewport)
    role =
      switch (atStart, atEnd) {
      case (true, true): viewportFrom == viewportTo ? .still : .move
      case (true, false): .exit
      case (false, true): .enter
      case (false, false): .transit
      }
  }

  var viewportFrames: MovingRect {
    MovingRect(start: viewportFrom, end: viewportTo)
  }

  var isItem: Bool {
    if case .item = element { true } else { false }
  }

  /// The same, seen from the transition back; z and delay are the plan's to give.
  func reversed(in viewport: Size) -> Participant {
    let element: Element =
      switch self.element {
      case .item(let from, let to): .item(from: to, to: from)
      case .supplementary: self.element
      }
    let viewportFrames = MovingRect(start: viewportTo, end: viewportFrom)
    var participant = Participant(
      element: element, from: to, to: from, viewportFrames: viewportFrames,
      visible: viewportFrames.visibleInterval(in: viewport), viewport: viewport)
    participant.isPinned = isPinned
    return participant
  }
}

/// What a transition is seen on, and where the content stands at each end.
struct Screen {
  var viewport: Size
  var startOffset: Point
  var endOffset: Point
}

extension Rect {
  /// Whether some area of the rectangle lies in 0..<width, 0..<height of `viewport`.
  func showsArea(in viewport: Size) -> Bool {
    width > 0 && height > 0 && x + width > 0 && viewport.width - x > 0 && y + height > 0 && viewport.height - y > 0
  }
}
