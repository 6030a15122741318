/// Where each section of a data source starts, for finding an item's section.
struct SectionStarts: Sendable {
  /// One more than there are sections; the last is the count of all items.
  let starts: [Int]

  init(counts: [Int]) {
    starts = counts.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
  }

  var count: Int {
    starts[starts.count - 1]
  }

  /// Requires `0 <= index < count`.
  func section(of index: Int) -> Int {
    guard starts.count > 2 else { return 0 }
    var (low, high) = (0, starts.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= index {
        low = middle
      } else {
        high = middle
      }
    }
    return low
  }
}
