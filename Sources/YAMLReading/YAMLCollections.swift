/// The items of a sequence; walking them allocates nothing.
public struct YAMLItems: Collection, Sendable {
  public struct Index: Comparable, Sendable {
    let node: Int

    public static func < (left: Index, right: Index) -> Bool {
      left.node < right.node
    }
  }

  public let startIndex: Index
  public let endIndex: Index
  public let count: Int
  private let arena: YAMLArena

  init(arena: YAMLArena, sequence: Int) {
    let record = arena.nodes[sequence]
    let isSequence = record.form == .sequence
    self.arena = arena
    startIndex = Index(node: sequence + 1)
    endIndex = Index(node: isSequence ? Int(record.first) : sequence + 1)
    count = isSequence ? Int(record.second) : 0
  }

  public func index(after index: Index) -> Index {
    Index(node: arena.nodes.next(after: index.node))
  }

  public subscript(index: Index) -> YAMLNode {
    YAMLNode(index: UInt32(index.node), file: arena.file)
  }
}

/// The entries of a mapping, its own before the merged ones; walking them allocates nothing.
public struct YAMLEntries: Collection, Sendable {
  public typealias Element = (key: YAMLNode, value: YAMLNode)

  /// Below the number of nodes the node of a key; from there on a merged entry.
  public struct Index: Comparable, Sendable {
    let place: Int

    public static func < (left: Index, right: Index) -> Bool {
      left.place < right.place
    }
  }

  public let startIndex: Index
  public let endIndex: Index
  public let count: Int
  private let arena: YAMLArena
  /// One past the mapping's own nodes, and the place where the walk goes on from there.
  private let ownEnd: Int
  private let afterOwn: Int

  init(arena: YAMLArena, mapping: Int) {
    let record = arena.nodes[mapping]
    self.arena = arena
    guard record.form == .mapping else {
      (ownEnd, afterOwn, count) = (mapping, mapping, 0)
      startIndex = Index(place: mapping)
      endIndex = startIndex
      return
    }
    ownEnd = Int(record.first)
    if record.traits.contains(.merging) {
      let merge = arena.merges[Int(record.second)]
      count = Int(merge.ownCount) + merge.entries.count
      afterOwn = arena.nodes.count + merge.entries.lowerBound
      endIndex = Index(place: arena.nodes.count + merge.entries.upperBound)
    } else {
      count = Int(record.second)
      afterOwn = ownEnd
      endIndex = Index(place: ownEnd)
    }
    startIndex = Self.firstVisible(from: mapping + 1, to: ownEnd, then: afterOwn, in: arena)
  }

  public func index(after index: Index) -> Index {
    guard index.place < arena.nodes.count else { return Index(place: index.place + 1) }
    let following = arena.nodes.next(after: index.place + 1)
    return Self.firstVisible(from: following, to: ownEnd, then: afterOwn, in: arena)
  }

  public subscript(index: Index) -> Element {
    guard index.place < arena.nodes.count else {
      let entry = arena.mergedEntries[index.place - arena.nodes.count]
      return (node(entry.key), node(entry.value))
    }
    return (node(UInt32(index.place)), node(UInt32(index.place + 1)))
  }

  private func node(_ index: UInt32) -> YAMLNode {
    YAMLNode(index: index, file: arena.file)
  }

  private static func firstVisible(from key: Int, to end: Int, then other: Int, in arena: YAMLArena) -> Index {
    var key = key
    while key < end {
      if !arena.nodes[key].traits.contains(.hidden) {
        return Index(place: key)
      }
      key = arena.nodes.next(after: arena.nodes.next(after: key))
    }
    return Index(place: other)
  }
}
