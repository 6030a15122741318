public import SourceDiagnostics

/// A node of a `YAMLDocument`: an index into its arena, meaningful with that document only.
public struct YAMLNode: Hashable, Sendable {
  let index: UInt32
}

/// How a scalar was written.
public enum YAMLScalarStyle: UInt8, Sendable {
  case plain, singleQuoted, doubleQuoted, literal, folded
}

public enum YAMLKind: Hashable, Sendable {
  case scalar(YAMLScalarStyle)
  case sequence
  case mapping
}

/// One YAML document, read and checked for everything that does not depend on the spec language: it shows no key twice, all
/// keys are scalars, every alias has its anchor, nesting stays within `YAMLLimits`. Aliases and merge keys are followed on
/// access.
public struct YAMLDocument: Sendable {
  /// The file that all spans of this document lie in.
  public let file: SourceFile.ID
  /// The document's one top node.
  public let root: YAMLNode
  let arena: YAMLArena
}

extension YAMLDocument {
  public func kind(of node: YAMLNode) -> YAMLKind {
    switch arena.resolved(node).form {
    case .plain: .scalar(.plain)
    case .singleQuoted: .scalar(.singleQuoted)
    case .doubleQuoted: .scalar(.doubleQuoted)
    case .literal: .scalar(.literal)
    case .folded: .scalar(.folded)
    case .sequence: .sequence
    case .mapping: .mapping
    case .alias: preconditionFailure("an alias stands for a node that is no alias")
    }
  }

  /// The bytes from the first to one past the last of the node as written, quotes and brackets included, anchors not; an
  /// alias answers with its own `*name`. A value that is not there is an empty span right after the `:` or `-`.
  public func span(of node: YAMLNode) -> SourceSpan {
    let record = arena.nodes[Int(node.index)]
    return SourceSpan(file: file, start: Int(record.start), end: Int(record.end))
  }

  /// The decoded content of a scalar; empty for a collection.
  public func bytes(of scalar: YAMLNode) -> ArraySlice<UInt8> {
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
    YAMLItems(arena: arena, sequence: arena.resolvedIndex(sequence))
  }

  /// The entries of a mapping in order, its own first, then those that merge keys bring in; empty for other nodes.
  public func entries(of mapping: YAMLNode) -> YAMLEntries {
    YAMLEntries(arena: arena, mapping: arena.resolvedIndex(mapping))
  }

  /// Whether a collection is written with `[ ]` or `{ }`, or is a `key: value` pair inside `[ ]`.
  public func isFlow(_ node: YAMLNode) -> Bool {
    arena.resolved(node).traits.contains(.flow)
  }

  /// Whether the node is an alias (`*name`), which the other questions look through.
  public func isAlias(_ node: YAMLNode) -> Bool {
    arena.nodes[Int(node.index)].form == .alias
  }

  /// Whether the node is a mapping in braces without any value, such as `{a.b}`: text for which quotes were forgotten.
  public func isBracedText(_ node: YAMLNode) -> Bool {
    let record = arena.resolved(node)
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
    let record = arena.resolved(scalar)
    guard record.isScalar else { return span(of: scalar) }
    let places = locate(range.clamped(to: 0..<Int(record.second)), in: record, of: arena)
    return SourceSpan(file: file, start: places.lowerBound, end: places.upperBound)
  }
}
