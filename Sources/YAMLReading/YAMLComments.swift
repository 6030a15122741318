public import SourceDiagnostics

/// A comment: from its `#` to the end of its line.
public struct YAMLComment: Hashable, Sendable {
  public let span: SourceSpan
  /// What follows the `#`, as written.
  public let text: String
}

extension YAMLDocument {
  /// All comments, in the order of the source. They stand in the gaps between scalars; a `#` inside a scalar starts none.
  public var comments: [YAMLComment] {
    var comments: [YAMLComment] = []
    var position = 0
    for node in nodes where node.isScalar || node.form == .alias {
      appendComments(in: position..<max(position, Int(node.start)), to: &comments)
      position = max(position, Int(node.end))
    }
    appendComments(in: position..<source.count, to: &comments)
    return comments
  }

  /// Whether a place lies within `[ ]` or `{ }`, where a comma ends a plain scalar.
  public func isInFlow(_ span: SourceSpan) -> Bool {
    nodes.contains {
      $0.isCollection && $0.traits.contains(.flow) && Int($0.start) <= span.start && span.end <= Int($0.end)
    }
  }

  private func appendComments(in gap: Range<Int>, to comments: inout [YAMLComment]) {
    var position = gap.lowerBound
    while position < gap.upperBound {
      let startsComment =
        source[position] == UInt8(ascii: "#") && (position == 0 || source.isBlankOrBreak(at: position - 1))
      guard startsComment else {
        position += 1
        continue
      }
      let end = source.lineEnd(from: position)
      comments.append(
        YAMLComment(
          span: SourceSpan(file: file, start: position, end: end),
          text: String(decoding: source[(position + 1)..<end], as: UTF8.self)))
      position = end
    }
  }
}
