/// What holds for all items of a table: how far they reach, in content space, and whether each has an area.
struct ItemBounds: Sendable {
  private(set) var left = Double.infinity
  private(set) var top = Double.infinity
  private(set) var right = -Double.infinity
  private(set) var bottom = -Double.infinity
  private(set) var haveArea = true

  /// Closed form for uniform sections; visits every item of the others.
  init(of table: FrameTable) {
    for section in table.sections {
      switch section {
      case .uniform(let lines):
        guard lines.count > 0 else { continue }
        // Positions are monotone in line and place, so the corners of the first and the last full line reach farthest.
        let lastPlace = min(lines.itemsPerLine, lines.count) - 1
        let lastLine = (lines.lineCount - 1) * lines.itemsPerLine
        include(lines.frame(at: 0))
        include(lines.frame(at: lastPlace))
        include(lines.frame(at: lastLine))
      case .computed(let frames):
        frames.forEachBatch(in: 0..<frames.count) { batch in
          for index in batch.indices { include(batch[index]) }
        }
      }
    }
  }

  private mutating func include(_ frame: Rect) {
    left = min(left, frame.x)
    top = min(top, frame.y)
    right = max(right, frame.x + frame.width)
    bottom = max(bottom, frame.y + frame.height)
    if !(frame.width > 0 && frame.height > 0) { haveArea = false }
  }
}
