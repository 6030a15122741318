/// What is written for single items, by their place among all items of a data source; items that only a `count` stands for take no
/// memory here.
struct ListedItems<Value: Sendable>: Sendable {
  private struct Run: Sendable {
    var start: Int
    var values: [Value?]
  }

  /// In order, none empty.
  private let runs: [Run]

  static var none: ListedItems {
    ListedItems(runs: [])
  }

  /// `runs` come in order and do not overlap: the index of the first item, and a value or `nil` for each from there.
  init(runs: [(start: Int, values: [Value?])]) {
    self.runs = runs.filter { !$0.values.isEmpty }.map { Run(start: $0.start, values: $0.values) }
  }

  /// Whether nothing is written for any item.
  var isEmpty: Bool {
    runs.allSatisfy { $0.values.allSatisfy { $0 == nil } }
  }

  subscript(index: Int) -> Value? {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].start <= index { low = middle + 1 } else { high = middle }
    }
    guard low > 0, index - runs[low - 1].start < runs[low - 1].values.count else { return nil }
    return runs[low - 1].values[index - runs[low - 1].start]
  }

  /// What is written, with the items' places, in order.
  var all: some Sequence<(index: Int, value: Value)> {
    runs.lazy.flatMap { run in
      zip(run.start..., run.values).lazy.compactMap { index, value in value.map { (index: index, value: $0) } }
    }
  }

  /// Calls `body` with the same, which costs less than a sequence of them.
  func forEach(_ body: (_ index: Int, _ value: Value) -> Void) {
    for run in runs {
      for place in run.values.indices {
        if let value = run.values[place] {
          body(run.start + place, value)
        }
      }
    }
  }

  /// How many items are written, those with a fault as well.
  var placeCount: Int {
    runs.reduce(0) { $0 + $1.values.count }
  }

  /// The values of all of `count` items, if each has one.
  func complete(count: Int) -> [Value]? {
    guard placeCount == count else { return nil }
    let values = runs.flatMap { $0.values.compactMap { $0 } }
    return values.count == count ? values : nil
  }

  func hasValue<Other>(_ property: (Value) -> Other?) -> Bool {
    runs.contains { $0.values.contains { $0.flatMap(property) != nil } }
  }

  func map<Other: Sendable>(_ transform: (Value) -> Other?) -> ListedItems<Other> {
    ListedItems<Other>(runs: runs.map { run in (run.start, run.values.map { $0.flatMap(transform) }) })
  }
}
