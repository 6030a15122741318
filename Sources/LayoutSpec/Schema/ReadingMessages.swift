internal import SourceDiagnostics
internal import YAMLReading

/// The diagnostics of reading, in one place so that they speak alike.
extension SpecReader {
  mutating func reportWrongType(_ node: YAMLNode, expected: String) {
    let place = path.last.map { "`\($0)`" } ?? "the spec"
    if isNull(node) {
      diagnostics.report(.nullValue, "\(place) has no value; expected \(expected)", at: nullSpan(node))
      return
    }
    let span = document.span(of: node)
    if let placeholder = bracedName(node) {
      diagnostics.report(
        .wrongType, "`\(placeholder)` without quotes is a YAML mapping; expected \(expected)", at: span,
        help: "quote it: \"\(placeholder)\"",
        fixIts: [.init("quote it", replacing: span, with: "\"\(placeholder)\"")])
      return
    }
    diagnostics.report(.wrongType, "\(place) is \(found(node)); expected \(expected)", at: openingSpan(of: node))
  }

  mutating func reportUnknownKey(_ key: Spanned<String>, _ value: YAMLNode, in construct: ConstructDescription) {
    let known = construct.keys.map(\.name)
    if let note = refusedKeys[key.value], construct.name == note.construct {
      diagnostics.report(note.code, note.message, at: key.span, help: note.help)
      return
    }
    let nearest = nearestName(to: key.value, among: known)
    let place = path.isEmpty ? "the spec" : "\(construct.name) `\(path.joined(separator: "."))`"
    var message = "unknown key `\(key.value)` in \(place)"
    if let nearest {
      message += "; did you mean `\(nearest)`?"
    }
    diagnostics.report(
      .unknownKey, message, at: key.span, help: nearest == nil ? "known keys: \(known.joined(separator: ", "))" : nil,
      fixIts: nearest.map { [.init("rename to `\($0)`", replacing: key.span, with: $0)] } ?? [])
  }

  mutating func reportUnknownWord(_ word: Spanned<String>, among words: [String]) {
    let nearest = nearestName(to: word.value, among: words)
    let place = path.last.map { "`\($0)`" } ?? "this value"
    var message = "`\(word.value)` is no value of \(place); expected \(quotedList(words, conjunction: "or"))"
    if let nearest {
      message += "; did you mean `\(nearest)`?"
    }
    diagnostics.report(
      .invalidValue, message, at: word.span,
      fixIts: nearest.map { [.init("change to `\($0)`", replacing: word.span, with: $0)] } ?? [])
  }

  /// The first line of a node, or its first byte for a mapping or sequence over several lines.
  func openingSpan(of node: YAMLNode) -> SourceSpan {
    let span = document.span(of: node)
    guard case .scalar = document.kind(of: node) else {
      let end = source.bytes[span.start..<span.end].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? span.end
      return SourceSpan(file: span.file, start: span.start, end: max(end, span.start))
    }
    return span
  }

  private func nullSpan(_ node: YAMLNode) -> SourceSpan {
    document.span(of: node)
  }

  private func found(_ node: YAMLNode) -> String {
    switch document.kind(of: node) {
    case .scalar: "the text `\(document.text(of: node))`"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }

  /// `{name}` as written, for a flow mapping of one key without a value: most likely an unquoted placeholder.
  private func bracedName(_ node: YAMLNode) -> String? {
    guard document.kind(of: node) == .mapping, document.isFlow(node) else { return nil }
    var entries = document.entries(of: node).makeIterator()
    guard let entry = entries.next(), entries.next() == nil, isNull(entry.value) else { return nil }
    let span = document.span(of: node)
    return String(decoding: source.bytes[span.start..<span.end], as: UTF8.self)
  }
}

/// Keys that an iOS developer may try and that cannot be had, with the reason.
private let refusedKeys: [String: (construct: String, code: DiagnosticCode, message: String, help: String)] = [
  "estimatedItemSize": (
    "flow layout", .selfSizing,
    "`estimatedItemSize` makes cells size themselves, so frames depend on the scroll history and no spec can tell them",
    "give `itemSize`: a number, an expression of `index`, or `item` for sizes from the data source"
  )
]
