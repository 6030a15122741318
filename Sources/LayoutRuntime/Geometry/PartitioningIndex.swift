extension Array {
  /// The first index whose element satisfies `predicate`, which no element before it does and all after it do.
  func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
    indices.partitioningIndex { predicate(self[$0]) }
  }
}

extension Range<Int> {
  /// The first value that satisfies `predicate`, which none before it does and all after it do.
  func partitioningIndex(where predicate: (Int) -> Bool) -> Int {
    var (lower, upper) = (lowerBound, upperBound)
    while lower < upper {
      let middle = lower + (upper - lower) / 2
      if predicate(middle) {
        upper = middle
      } else {
        lower = middle + 1
      }
    }
    return lower
  }
}
