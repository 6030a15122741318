/// Reads a table's frames one by one. Of sections of equal sizes each is worked out. Sections of mixed sizes are replayed from
/// the last checkpoint for each reading: it reads ahead, farther as long as the indices run on, and keeps one stretch of frames.
struct FrameReader {
  private let table: FrameTable
  private var frames: [Rect] = []
  private var start = 0
  private var readAhead = 32
  /// The section of equal sizes that was read last, and the indices of its items.
  private var lines: UniformLines?
  private var items = 0..<0

  init(_ table: FrameTable) {
    self.table = table
  }

  mutating func frame(at index: Int) -> Rect {
    if items.contains(index), let frame = lines?.frame(at: index - items.lowerBound) { return frame }
    let end = start + frames.count
    if index >= start, index < end { return frames[index - start] }
    let section = table.section(ofItem: index)
    if case .uniform(let lines) = table.sections[section] {
      self.lines = lines
      items = table.items(ofSection: section)
      return lines.frame(at: index - items.lowerBound)
    }
    read(from: index, runsOn: index >= end && index < end + readAhead)
    return frames[index - start]
  }

  private mutating func read(from index: Int, runsOn: Bool) {
    // Enough that the replay of thousands of frames before a stretch weighs no more than the stretch.
    readAhead = runsOn ? min(readAhead * 2, 4096) : 32
    frames.removeAll(keepingCapacity: true)
    start = index
    table.forEachBatch(in: index..<min(index + readAhead, table.itemCount)) { batch in
      for position in batch.indices { frames.append(batch[position]) }
    }
  }
}
