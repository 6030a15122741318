/// Sets of indices as ascending, disjoint, non-empty ranges.
extension [Range<Int>] {
  func intersection(_ other: [Range<Int>]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var i = 0
    var j = 0
    while i < count && j < other.count {
      result.append(nonEmpty: self[i].clamped(to: other[j]))
      if self[i].upperBound < other[j].upperBound { i += 1 } else { j += 1 }
    }
    return result
  }

  func union(_ other: [Range<Int>]) -> [Range<Int>] {
    if isEmpty { return other }
    if other.isEmpty { return self }
    var result: [Range<Int>] = []
    result.reserveCapacity(count + other.count)
    var i = 0
    var j = 0
    while i < count || j < other.count {
      let range: Range<Int>
      if j == other.count || i < count && self[i].lowerBound <= other[j].lowerBound {
        range = self[i]
        i += 1
      } else {
        range = other[j]
        j += 1
      }
      if let last = result.last, range.lowerBound <= last.upperBound {
        result[result.count - 1] = last.lowerBound..<Swift.max(last.upperBound, range.upperBound)
      } else {
        result.append(nonEmpty: range)
      }
    }
    return result
  }

  /// The indices of the set that satisfy `condition`.
  func filtered(_ condition: (Int) -> Bool) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for index in joined() where condition(index) {
      if let last = result.last, last.upperBound == index {
        result[result.count - 1] = last.lowerBound..<index + 1
      } else {
        result.append(index..<index + 1)
      }
    }
    return result
  }

  /// The set's element at `position`, counted from its least.
  func element(at position: Int) -> Int {
    var remaining = position
    for range in self {
      if remaining < range.count { return range.lowerBound + remaining }
      remaining -= range.count
    }
    preconditionFailure("a position lies within the set")
  }

  func contains(index: Int) -> Bool {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if self[middle].upperBound <= index { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low].contains(index)
  }

  private mutating func append(nonEmpty range: Range<Int>) {
    if !range.isEmpty { append(range) }
  }
}
