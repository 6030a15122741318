import SourceDiagnostics

/// What stands before a node: anchors are remembered, tags are refused.
extension YAMLComposer {
  /// Moves `start` from the first byte of the current node's anchor or tag to the first of the node itself, and returns the
  /// index of its anchor.
  mutating func readProperties(_ parser: borrowing EventParser, at start: inout Int) -> Int? {
    var anchor: Int?
    while start < source.count {
      if source[start] == UInt8(ascii: "&"), let name = parser.anchor, anchor == nil {
        let end = start + 1 + name.utf8.count
        let place = Anchor(
          name: name, node: nodes.count, start: start, end: end, sizeBefore: nodes.count + aliasedNodes)
        anchor = anchors.define(place)
        start = end
      } else if source[start] == UInt8(ascii: "!"), parser.hasTag {
        let end = tagEnd(from: start)
        reportTag(start..<end)
        start = end
      } else {
        break
      }
      start = source.skippingGap(from: start)
    }
    return anchor
  }

  private func tagEnd(from start: Int) -> Int {
    var end = start
    let isInFlow = openCollections.contains { nodes[$0].traits.contains(.flow) }
    let isVerbatim = source.dropFirst(start + 1).first == UInt8(ascii: "<")
    while end < source.count, !source.isBlankOrBreak(at: end) {
      if isVerbatim, source[end] == UInt8(ascii: ">") {
        return end + 1
      }
      if !isVerbatim, source[end] == UInt8(ascii: ","),
        isInFlow
      {
        break
      }
      end += 1
    }
    return end
  }

  private mutating func reportTag(_ range: Range<Int>) {
    let tag = String(decoding: source[range], as: UTF8.self)
    var end = range.upperBound
    while source.isBlank(at: end) {
      end += 1
    }
    report(
      Diagnostic(
        .explicitTag, "the tag `\(tag)` is not used in a spec; a value is read by the type that its key expects",
        at: span(range.lowerBound, range.upperBound),
        help: "remove it, or put the text in quotes if it starts with `!`",
        fixIts: [
          Diagnostic.FixIt("remove the tag", replacing: span(range.lowerBound, end), with: "", applicability: .safe)
        ]))
  }
}
