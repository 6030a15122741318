/// Which items of the two sides are the same item.
public struct ItemMatching: Sendable {
  /// Item i of one side is item i of the other; where the counts differ, the rest enters or exits.
  public static let sameIndex = ItemMatching(pairs: nil)

  /// Items that share an id. `toIndices[i]` is the index on the other side of item i of this one, `nil` where it has none;
  /// no index stands twice. `toCount` is the number of items on the other side.
  public init(toIndices: [Int?], toCount: Int) {
    var fromIndices = [Int?](repeating: nil, count: toCount)
    for (from, to) in toIndices.enumerated() {
      guard let to else { continue }
      precondition(fromIndices[to] == nil, "an item is matched once")
      fromIndices[to] = from
    }
    self.init(pairs: Pairs(toIndices: toIndices, fromIndices: fromIndices))
  }

  private struct Pairs: Sendable {
    var toIndices: [Int?]
    var fromIndices: [Int?]
  }

  private let pairs: Pairs?

  private init(pairs: Pairs?) {
    self.pairs = pairs
  }

  var isSameIndex: Bool {
    pairs == nil
  }

  /// The index on the side that is gone to, of `toCount` items, of item `from`.
  public func toIndex(of from: Int, toCount: Int) -> Int? {
    if let pairs { pairs.toIndices[from] } else { from < toCount ? from : nil }
  }

  /// The index on the side that is come from, of `fromCount` items, of item `to`.
  public func fromIndex(of to: Int, fromCount: Int) -> Int? {
    if let pairs { pairs.fromIndices[to] } else { to < fromCount ? to : nil }
  }

  /// How many items both sides have.
  package func matchedCount(fromCount: Int, toCount: Int) -> Int {
    if let pairs { pairs.toIndices.count { $0 != nil } } else { min(fromCount, toCount) }
  }
}
