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

/// One YAML document, read and checked for everything that does not depend on the spec language: no duplicate keys, no
/// undefined or recursive aliases, nesting within limits. Aliases and merge keys are followed on access.
public struct YAMLDocument: Sendable {
  /// The file that all spans of this document lie in.
  public let file: SourceFile.ID
  /// The document's one top node.
  public let root: YAMLNode
}

extension YAMLDocument {
  public func kind(of node: YAMLNode) -> YAMLKind {
    .mapping
  }

  /// The bytes from the first to one past the last of the node as written; an alias answers with its own `*name`.
  public func span(of node: YAMLNode) -> SourceSpan {
    SourceSpan(file: file, start: 0, end: 0)
  }

  /// The decoded content of a scalar; empty for a collection.
  public func bytes(of scalar: YAMLNode) -> ArraySlice<UInt8> {
    []
  }

  /// The decoded content of a scalar as a string.
  public func text(of scalar: YAMLNode) -> String {
    String(decoding: bytes(of: scalar), as: UTF8.self)
  }

  /// The items of a sequence in order; empty for other nodes.
  public func items(of sequence: YAMLNode) -> [YAMLNode] {
    []
  }

  /// The entries of a mapping in order, its own first, then those that merge keys bring in; empty for other nodes.
  public func entries(of mapping: YAMLNode) -> [(key: YAMLNode, value: YAMLNode)] {
    []
  }

  /// The place in the source of a range of a scalar's decoded bytes, through quotes, escapes, folds and indentation.
  public func span(of range: Range<Int>, in scalar: YAMLNode) -> SourceSpan {
    span(of: scalar)
  }
}
