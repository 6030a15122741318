public import SourceDiagnostics

/// A node of a `YAMLDocument`: which file it stands in, and an index into the arena of that file.
public struct YAMLNode: Hashable, Sendable {
  let index: UInt32
  public let file: SourceFile.ID
}

/// How a scalar was written.
public enum YAMLScalarStyle: UInt8, Sendable {
  case plain, singleQuoted, doubleQuoted, literal, folded
}

public enum YAMLKind: Hashable, Sendable {
  case scalar(YAMLScalarStyle)
  case sequence
  case mapping
  /// Something stands there, or should, that could not be read. That has been reported.
  case unreadable
}

/// A YAML document, read and checked for everything that does not depend on the spec language: it shows no key twice, all
/// keys are scalars, every alias leads somewhere, nesting stays within `YAMLLimits`. Aliases and merge keys are followed on
/// access.
///
/// There is one whatever a file holds. What an error keeps from being read is `unreadable`, or left out of a collection that
/// is then incomplete.
public struct YAMLDocument: Sendable {
  /// The document's one top node.
  public let root: YAMLNode
  private let arena: YAMLArena
  /// Those of documents that were joined to this one.
  private var others: [YAMLArena] = []

  init(_ arena: YAMLArena) {
    self.arena = arena
    root = YAMLNode(index: 0, file: arena.file)
  }

  /// The file that the document was read from.
  public var file: SourceFile.ID {
    arena.file
  }

  /// The bytes of a file whose nodes the document knows.
  public func source(of file: SourceFile.ID) -> [UInt8] {
    arena(of: YAMLNode(index: 0, file: file)).source
  }

  var source: [UInt8] {
    arena.source
  }

  /// This document, which from then on answers for the nodes of another file as well. Each file has an ID of its own.
  public func joined(with other: YAMLDocument) -> YAMLDocument {
    var document = self
    document.others += [other.arena] + other.others
    return document
  }

  /// Where a node stands.
  func arena(of node: YAMLNode) -> YAMLArena {
    if node.file == arena.file { return arena }
    guard let other = others.first(where: { $0.file == node.file }) else {
      preconditionFailure("a node is asked for in a document that knows its file")
    }
    return other
  }

  var nodes: [NodeRecord] {
    arena.nodes
  }
}

extension YAMLDocument {
  public func kind(of node: YAMLNode) -> YAMLKind {
    switch arena(of: node).resolved(node).form {
    case .plain: .scalar(.plain)
    case .singleQuoted: .scalar(.singleQuoted)
    case .doubleQuoted: .scalar(.doubleQuoted)
    case .literal: .scalar(.literal)
    case .folded: .scalar(.folded)
    case .sequence: .sequence
    case .mapping: .mapping
    case .unreadable: .unreadable
    case .alias: preconditionFailure("an alias stands for a node that is no alias")
    }
  }

  /// The bytes from the first to one past the last of the node as written, quotes and brackets included, anchors not; an
  /// alias answers with its own `*name`. A value that is not there is an empty span right after the `:` or `-`.
  public func span(of node: YAMLNode) -> SourceSpan {
    let record = arena(of: node).nodes[Int(node.index)]
    return SourceSpan(file: node.file, start: Int(record.start), end: Int(record.end))
  }

  /// The decoded content of a scalar; empty for a collection.
  public func bytes(of scalar: YAMLNode) -> ArraySlice<UInt8> {
    let arena = arena(of: scalar)
    let record = arena.resolved(scalar)
    guard record.isScalar else { return [] }
    let range = Int(record.first)..<Int(record.first) + Int(record.second)
    return record.traits.contains(.pooled) ? arena.pool[range] : arena.source[range]
  }

  /// The decoded content of a scalar as a string.
  public func text(of scalar: YAMLNode) -> String {
    String(decoding: bytes(of: scalar), as: UTF8.self)
  }

  /// The items of a sequence in order; empty for other nodes.
  public func items(of sequence: YAMLNode) -> YAMLItems {
    let arena = arena(of: sequence)
    return YAMLItems(arena: arena, sequence: arena.resolvedIndex(sequence))
  }

  /// The entries of a mapping in order, its own first, then those that merge keys bring in; empty for other nodes.
  public func entries(of mapping: YAMLNode) -> YAMLEntries {
    let arena = arena(of: mapping)
    return YAMLEntries(arena: arena, mapping: arena.resolvedIndex(mapping))
  }

  /// Whether more may belong to a collection than it shows, since an error kept that from being read.
  public func isIncomplete(_ node: YAMLNode) -> Bool {
    arena(of: node).resolved(node).traits.contains(.incomplete)
  }

  /// Whether a collection is written with `[ ]` or `{ }`, or is a `key: value` pair inside `[ ]`.
  public func isFlow(_ node: YAMLNode) -> Bool {
    arena(of: node).resolved(node).traits.contains(.flow)
  }

  /// Whether the node is an alias (`*name`), which the other questions look through.
  public func isAlias(_ node: YAMLNode) -> Bool {
    arena(of: node).nodes[Int(node.index)].form == .alias
  }

  /// Whether the node is a mapping in braces without any value, such as `{a.b}`: text for which quotes were forgotten.
  public func isBracedText(_ node: YAMLNode) -> Bool {
    let record = arena(of: node).resolved(node)
    return record.form == .mapping && record.traits.contains(.flow) && !entries(of: node).isEmpty
      && entries(of: node).allSatisfy { entry in
        kind(of: entry.value) == .scalar(.plain) && span(of: entry.value).start == span(of: entry.key).end
          && bytes(of: entry.value).isEmpty
      }
  }

  /// The place in the source of a range of a scalar's decoded bytes, through quotes, escapes, folds and indentation.
  ///
  /// `range` is counted from 0; what lies beyond the text is cut off. For an alias this is the place in the aliased scalar.
  public func span(of range: Range<Int>, in scalar: YAMLNode) -> SourceSpan {
    let arena = arena(of: scalar)
    let record = arena.resolved(scalar)
    guard record.isScalar else { return span(of: scalar) }
    let places = locate(range.clamped(to: 0..<Int(record.second)), in: record, of: arena)
    return SourceSpan(file: arena.file, start: places.lowerBound, end: places.upperBound)
  }
}
