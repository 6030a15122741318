/// The item frames of one section, in item order, however they are kept.
public protocol ItemFrames: Sendable {
  var count: Int { get }

  /// The frame of one item; cost bounded by a constant number of items, not by `index`.
  func frame(at index: Int) -> Rect

  /// Calls `body` with consecutive frames of `range`, in batches; the cheapest way to visit many.
  func forEachBatch(in range: Range<Int>, _ body: (Span<Rect>) -> Void)

  /// Indices among which are all items that overlap `rect`; found without visiting every item where the frames allow.
  func candidates(overlapping rect: Rect) -> Range<Int>
}

extension ItemFrames {
  public func candidates(overlapping rect: Rect) -> Range<Int> {
    0..<count
  }
}

/// Item frames of any kind. Functions and not a protocol value, which Embedded Swift does not have.
public struct AnyItemFrames: ItemFrames {
  public let count: Int
  private let frame: @Sendable (Int) -> Rect
  private let visit: @Sendable (Range<Int>, (Span<Rect>) -> Void) -> Void
  private let findCandidates: @Sendable (Rect) -> Range<Int>

  public init(_ frames: some ItemFrames) {
    count = frames.count
    frame = { frames.frame(at: $0) }
    visit = { frames.forEachBatch(in: $0, $1) }
    findCandidates = { frames.candidates(overlapping: $0) }
  }

  public func frame(at index: Int) -> Rect {
    frame(index)
  }

  public func forEachBatch(in range: Range<Int>, _ body: (Span<Rect>) -> Void) {
    visit(range, body)
  }

  public func candidates(overlapping rect: Rect) -> Range<Int> {
    findCandidates(rect)
  }
}

extension SectionFrames: ItemFrames {
  public var count: Int {
    switch self {
    case .uniform(let lines): lines.count
    case .computed(let frames): frames.count
    }
  }

  public func frame(at index: Int) -> Rect {
    switch self {
    case .uniform(let lines): lines.frame(at: index)
    case .computed(let frames): frames.frame(at: index)
    }
  }

  public func forEachBatch(in range: Range<Int>, _ body: (Span<Rect>) -> Void) {
    switch self {
    case .uniform(let lines): lines.forEachBatch(in: range, body)
    case .computed(let frames): frames.forEachBatch(in: range, body)
    }
  }

  public func candidates(overlapping rect: Rect) -> Range<Int> {
    switch self {
    case .uniform(let lines): lines.candidates(overlapping: rect)
    case .computed(let frames): frames.candidates(overlapping: rect)
    }
  }
}
