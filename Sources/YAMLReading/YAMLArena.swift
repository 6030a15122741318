import SourceDiagnostics

/// All nodes of one file's document in the order in which they are written, a collection before what it holds.
///
/// The nodes below a collection are the records right after its own, so walking a document is walking an array.
final class YAMLArena: Sendable {
  let file: SourceFile.ID
  let source: [UInt8]
  /// The decoded bytes of the scalars whose text does not stand in the source as it is.
  let pool: [UInt8]
  let nodes: [NodeRecord]
  let merges: [MergeRecord]
  /// The entries that merge keys bring in, one range a mapping.
  let mergedEntries: [EntryRecord]

  init(
    file: SourceFile.ID, source: [UInt8], pool: [UInt8], nodes: [NodeRecord], merges: [MergeRecord],
    mergedEntries: [EntryRecord]
  ) {
    self.file = file
    self.source = source
    self.pool = pool
    self.nodes = nodes
    self.merges = merges
    self.mergedEntries = mergedEntries
  }

  /// The node that an alias stands for; any other node itself.
  func resolved(_ node: YAMLNode) -> NodeRecord {
    nodes.resolved(Int(node.index))
  }

  /// Like `resolved`, by position in the arena.
  func resolvedIndex(_ node: YAMLNode) -> Int {
    let record = nodes[Int(node.index)]
    return record.form == .alias ? Int(record.first) : Int(node.index)
  }
}

/// One node in 20 bytes.
struct NodeRecord {
  enum Form: UInt8 {
    case plain, singleQuoted, doubleQuoted, literal, folded
    case sequence, mapping, alias
    /// Nothing that can be used: what is wrong with it was reported.
    case unreadable
  }

  struct Traits: OptionSet {
    let rawValue: UInt8

    /// The text of this scalar lies in the pool, not in the source.
    static let pooled = Traits(rawValue: 1)
    /// Written within `[ ]` or `{ }`.
    static let flow = Traits(rawValue: 2)
    /// A key that its mapping does not show: a merge key, the second of two equal keys, a key that is no scalar.
    static let hidden = Traits(rawValue: 4)
    /// A mapping with entries from merge keys: `second` is an index into the merge records, not a count.
    static let merging = Traits(rawValue: 8)
    /// A collection that may have lost entries to an error.
    static let incomplete = Traits(rawValue: 16)
  }

  var form: Form
  var traits: Traits = []
  /// Byte offsets in the source of the first and one past the last byte as written, without anchor and tag.
  var start: UInt32
  var end: UInt32
  /// Scalar: byte offset of the text. Collection: index one past its last descendant. Alias: index of what it stands for.
  var first: UInt32 = 0
  /// Scalar: byte count of the text. Sequence: number of items. Mapping: number of visible entries of its own.
  var second: UInt32 = 0

  /// Stands for "nothing" as the target of an alias that has no anchor.
  static let noTarget = UInt32.max

  var isScalar: Bool {
    form.rawValue <= Form.folded.rawValue
  }

  var isCollection: Bool {
    form == .sequence || form == .mapping
  }
}

/// What merge keys bring into one mapping.
struct MergeRecord {
  /// The number of visible entries of the mapping's own.
  var ownCount: UInt32
  var entries: Range<Int>
}

struct EntryRecord {
  var key: UInt32
  var value: UInt32
}

extension [NodeRecord] {
  /// The index of the node after the one at `index` and all that it holds.
  func next(after index: Int) -> Int {
    self[index].isCollection ? Int(self[index].first) : index + 1
  }

  /// The record at `index`, or of what the alias there stands for.
  func resolved(_ index: Int) -> NodeRecord {
    let record = self[index]
    return record.form == .alias && record.first != NodeRecord.noTarget ? self[Int(record.first)] : record
  }
}
