/// Item frames that are at hand, one by one.
public struct ListedFrames: ItemFrames {
  private let frames: [Rect]

  public init(_ frames: [Rect]) {
    self.frames = frames
  }

  public var count: Int { frames.count }

  public func frame(at index: Int) -> Rect {
    frames[index]
  }

  public func forEachBatch(in range: Range<Int>, _ body: (Span<Rect>) -> Void) {
    guard !range.isEmpty else { return }
    body(frames.span.extracting(range))
  }
}

extension SectionFrames {
  public static func listed(_ frames: [Rect]) -> SectionFrames {
    .computed(AnyItemFrames(ListedFrames(frames)))
  }
}
