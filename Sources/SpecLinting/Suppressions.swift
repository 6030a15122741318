internal import SourceDiagnostics
internal import SpecLanguage
internal import YAMLReading

/// A rule that a comment allows on one node: `# layoutc:allow rule -- reason`.
struct Suppression {
  var rule: String
  /// Where the rule's name stands.
  var span: SourceSpan
  /// The bytes of the node that it covers; `nil` where there is none.
  var node: Range<Int>?
}

extension SpecReview {
  /// What comments allow, in the order of the source.
  var suppressions: [Suppression] {
    guard source.bytes.containsMark else { return [] }
    let lines = LineTable(source)
    let nodes = NodeLines(document, lines)
    var suppressions: [Suppression] = []
    for comment in document.comments {
      guard let mark = comment.text.ruleNames(after: Suppression.mark) else { continue }
      let line = lines.line(at: comment.span.start)
      let stands = source.bytes[lines.lineRange(line).lowerBound..<comment.span.start].contains {
        $0 != 0x20 && $0 != 0x09
      }
      let node = stands ? nodes.outermost(startingOn: line) : nodes.outermost(after: line)
      for (name, offset) in mark {
        let start = comment.span.start + 1 + offset
        suppressions.append(
          Suppression(
            rule: name, span: SourceSpan(file: comment.span.file, start: start, end: start + name.utf8.count),
            node: node))
      }
    }
    return suppressions
  }
}

extension Suppression {
  static let mark = "layoutc:allow"

  func covers(_ finding: Finding, of rule: String) -> Bool {
    self.rule == rule && node?.contains(finding.span.start) == true
  }
}

/// The entries of mappings and the items of sequences, by the line that they start on.
private struct NodeLines {
  private var outermost: [Int: Range<Int>] = [:]
  private var lastLine = 0

  init(_ document: YAMLDocument, _ lines: LineTable) {
    add(document.root, document, lines)
  }

  func outermost(startingOn line: Int) -> Range<Int>? {
    outermost[line]
  }

  /// The one that starts first after a line.
  func outermost(after line: Int) -> Range<Int>? {
    guard line < lastLine else { return nil }
    return (line + 1...lastLine).lazy.compactMap { outermost[$0] }.first
  }

  private mutating func add(_ node: YAMLNode, _ document: YAMLDocument, _ lines: LineTable) {
    if document.isAlias(node) { return }
    switch document.kind(of: node) {
    case .scalar, .unreadable: break
    case .sequence:
      for item in document.items(of: node) {
        let span = document.span(of: item)
        note(span.start..<span.end, lines)
        add(item, document, lines)
      }
    case .mapping:
      let own = document.span(of: node)
      for (key, value) in document.entries(of: node) {
        let (start, end) = (document.span(of: key).start, document.span(of: value).end)
        // What a merge key brings in stands elsewhere.
        guard own.start <= start, start < own.end else { continue }
        note(start..<max(start, end), lines)
        add(value, document, lines)
      }
    }
  }

  private mutating func note(_ bytes: Range<Int>, _ lines: LineTable) {
    let line = lines.line(at: bytes.lowerBound)
    lastLine = max(lastLine, line)
    if let known = outermost[line], known.count >= bytes.count { return }
    outermost[line] = bytes
  }
}

extension [UInt8] {
  fileprivate var containsMark: Bool {
    let mark = Array(Suppression.mark.utf8)
    var position = 0
    while let start = self[position...].firstIndex(of: mark[0]) {
      if self[start...].starts(with: mark) { return true }
      position = start + 1
    }
    return false
  }
}

extension String {
  /// The names behind the mark, up to ` -- `, with their offsets in bytes; `nil` where the text does not start with the mark.
  fileprivate func ruleNames(after mark: String) -> [(name: String, offset: Int)]? {
    let bytes = Array(utf8)
    var position = bytes.firstIndex { $0 != 0x20 && $0 != 0x09 } ?? bytes.count
    guard bytes[position...].starts(with: mark.utf8) else { return nil }
    position += mark.utf8.count
    guard position < bytes.count, bytes[position] == 0x20 || bytes[position] == 0x09 else { return nil }
    var names: [(name: String, offset: Int)] = []
    while position < bytes.count {
      let byte = bytes[position]
      if byte == 0x20 || byte == 0x09 || byte == 0x2C || byte == 0x0D {
        position += 1
        continue
      }
      let name = bytes[position...].prefix { $0 != 0x20 && $0 != 0x09 && $0 != 0x2C && $0 != 0x0D }
      if name.elementsEqual("--".utf8) { break }
      names.append((String(decoding: name, as: UTF8.self), position))
      position = name.endIndex
    }
    return names
  }
}
