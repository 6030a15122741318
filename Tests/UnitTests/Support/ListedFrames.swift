import LayoutRuntime

/// Frames one by one, in any order.
struct ListedFrames: ItemFrames {
  var frames: [Rect]

  var count: Int { frames.count }

  func frame(at index: Int) -> Rect {
    frames[index]
  }

  func forEachBatch(in range: Range<Int>, _ body: (Span<Rect>) -> Void) {
    body(Array(frames[range]).span)
  }
}

extension SectionFrames {
  static func listed(_ frames: [Rect]) -> SectionFrames {
    .computed(AnyItemFrames(ListedFrames(frames: frames)))
  }
}
