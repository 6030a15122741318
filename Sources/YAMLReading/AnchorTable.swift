/// One `&name` and the node that it names.
struct Anchor {
  let name: String
  let node: Int
  /// Byte offsets of `&name` in the source.
  let start: Int
  let end: Int
  /// Nodes met before this one, those behind aliases included.
  let sizeBefore: Int
  /// Number of nodes met in a walk through the node and the aliases in it; `nil` while the node is open.
  var size: Int?
  /// Whether an error took the node away.
  var isLost = false
}

/// The anchors of a document. A name may be used again: from there on it means the later node.
struct AnchorTable {
  private var anchors: [Anchor] = []
  private var latest: [String: Int] = [:]
  /// Aliases that have no anchor before them: to be reported when it is known whether one follows.
  private(set) var undefined: [(name: String, node: Int)] = []

  subscript(index: Int) -> Anchor {
    anchors[index]
  }

  func find(_ name: String) -> Int? {
    latest[name]
  }

  /// Each name once, in the order of the source.
  var names: [String] {
    anchors.indices.filter { latest[anchors[$0].name] == $0 }.map { anchors[$0].name }
  }

  mutating func define(_ anchor: Anchor) -> Int {
    latest[anchor.name] = anchors.count
    anchors.append(anchor)
    return anchors.count - 1
  }

  /// Takes note that an error took away all nodes from `node` on.
  mutating func lose(from node: Int) {
    for index in anchors.indices where anchors[index].node >= node {
      anchors[index].isLost = true
    }
    undefined.removeAll { $0.node >= node }
  }

  mutating func complete(_ index: Int, size: Int) {
    anchors[index].size = size
  }

  mutating func noteUndefined(_ name: String, at node: Int) {
    undefined.append((name, node))
  }
}
