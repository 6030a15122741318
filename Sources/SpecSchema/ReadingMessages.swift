internal import Expressions
package import SourceDiagnostics
package import YAMLReading

/// The diagnostics of reading, in one place so that they speak alike.
extension SpecReader {
  /// What was meant by a name in braces, where YAML reads a mapping: a text with a placeholder, or the name alone.
  package enum BracesMeaning {
    case placeholder, bareWord
  }

  package mutating func reportWrongType(_ node: YAMLNode, expected: String, bracesMean meaning: BracesMeaning? = nil) {
    // What an error of YAML broke off may have been meant as something else.
    if document.kind(of: node) == .unreadable || document.isIncomplete(node) {
      passOverFault()
      return
    }
    let place = path.last.map { "`\($0)`" } ?? rootName
    if isNull(node) {
      let comment = commentedText(after: node)
      diagnostics.report(
        .nullValue, "\(place) has no value; expected \(expected)", at: document.span(of: node),
        help: comment.map { "`#` starts a comment in YAML: write \"\($0.text)\", in quotes" },
        fixIts: comment.map {
          [.init("put it in quotes", replacing: $0.span, with: "\"\($0.text)\"", applicability: .safe)]
        } ?? [])
      return
    }
    if let meaning, let (written, name) = bracedName(node) {
      let (help, replacement) =
        switch meaning {
        case .placeholder: ("put it in quotes: \"\(written)\"", "\"\(written)\"")
        case .bareWord: ("write it without braces: `\(name)`", name)
        }
      let span = document.span(of: node)
      diagnostics.report(
        .wrongType, "`\(written)` is a mapping to YAML; expected \(expected)", at: span, help: help,
        fixIts: [.init("write `\(replacement)`", replacing: span, with: replacement, applicability: .safe)])
      return
    }
    diagnostics.report(.wrongType, "\(place) is \(found(node)); expected \(expected)", at: openingSpan(of: node))
  }

  /// Answers with the key that it suggests. Those that stand in the mapping already are none: it would then have them twice.
  package mutating func reportUnknownKey(
    _ key: Spanned<String>, in construct: ConstructDescription, besides present: [String]
  ) -> String? {
    if diagnostics.isFull {
      diagnostics.report(.unknownKey, "unknown key", at: key.span)
      return nil
    }
    if let note = construct.refusedKeys.first(where: { $0.name == key.value }) {
      diagnostics.report(note.code, note.message, at: key.span, help: note.help)
      return nil
    }
    let known = construct.keys.map { $0.name }
    let nearest = nearestName(to: key.value, among: known.filter { !present.contains($0) })
    let place = path.isEmpty ? rootName : "the \(construct.name) `\(path.text)`"
    var message = "unknown key `\(excerpt(key.value))` in \(place)"
    if let nearest {
      message += "; did you mean `\(nearest)`?"
    }
    diagnostics.report(
      .unknownKey, message, at: key.span,
      help: nearest == nil ? "the keys of \(withArticle(construct.name)) are \(quotedList(known))" : nil,
      fixIts: nearest.map { [.init("rename to `\($0)`", replacing: key.span, with: $0)] } ?? [])
    return nearest
  }

  package mutating func reportUnknownWord(_ word: Spanned<String>, among words: [String]) {
    let nearest = nearestName(to: word.value, among: words)
    let place = path.last.map { "`\($0)`" } ?? "this value"
    var message = "\(place) cannot be `\(excerpt(word.value))`; expected \(quotedList(words, conjunction: "or"))"
    if let nearest, words.count > 1 {
      message += "; did you mean `\(nearest)`?"
    }
    diagnostics.report(
      .invalidValue, message, at: word.span,
      fixIts: nearest.map { [.init("change to `\($0)`", replacing: word.span, with: $0)] } ?? [])
  }

  /// The first line of a node, or its first byte for a mapping or sequence over several lines.
  package func openingSpan(of node: YAMLNode) -> SourceSpan {
    let span = document.span(of: node)
    guard case .scalar = document.kind(of: node) else {
      let end = bytes(at: span).firstIndex { $0 == 0x0A || $0 == 0x0D } ?? span.end
      return SourceSpan(file: span.file, start: span.start, end: max(end, span.start))
    }
    return span
  }

  private func found(_ node: YAMLNode) -> String {
    switch document.kind(of: node) {
    case .scalar: "`\(excerpt(document.text(of: node)))`"
    case .sequence: "a list"
    case .mapping: "a mapping"
    case .unreadable: "nothing that can be read"
    }
  }

  /// `#cc3d3d` where it was meant as a value but reads as a comment.
  private func commentedText(after node: YAMLNode) -> (text: String, span: SourceSpan)? {
    let span = document.span(of: node)
    guard span.start == span.end else { return nil }
    let rest = bytes(after: span).prefix { $0 != 0x0A && $0 != 0x0D }
    guard let start = rest.firstIndex(where: { $0 != UInt8(ascii: " ") }), rest[start] == UInt8(ascii: "#") else {
      return nil
    }
    let word = rest[start...].prefix { $0 != UInt8(ascii: " ") }
    guard word.count > 1, word.dropFirst().allSatisfy({ $0.isNamePart }) else { return nil }
    return (String(decoding: word, as: UTF8.self), SourceSpan(file: span.file, start: start, end: word.endIndex))
  }

  /// `{name}` as written, and the name: a flow mapping of one key without a value is most likely a placeholder.
  package func bracedName(_ node: YAMLNode) -> (written: String, name: String)? {
    guard document.isBracedText(node), !document.isAlias(node) else { return nil }
    var entries = document.entries(of: node).makeIterator()
    guard let entry = entries.next(), entries.next() == nil else { return nil }
    let span = document.span(of: node)
    let written = String(decoding: bytes(at: span), as: UTF8.self)
    return written.contains("\"") || written.contains("\n") ? nil : (written, document.text(of: entry.key))
  }
}

/// Enough of a text from the spec to recognize it in a message.
package func excerpt(_ text: String) -> String {
  let scalars = text.unicodeScalars
  return scalars.count <= 60 ? text : String(String.UnicodeScalarView(scalars.prefix(57))) + "..."
}

/// "a viewport", "an item".
package func withArticle(_ noun: String) -> String {
  noun.first.map("aeiou".contains) == true ? "an \(noun)" : "a \(noun)"
}

/// A text as a fix-it writes it into YAML: plain where that is safe, else in quotes.
package func yamlText(_ text: String) -> String {
  let isPlain =
    text.utf8.first.map { $0.isNameStart } ?? false
    && text.utf8.allSatisfy { $0.isNamePart || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") } && text != "null"
  guard !isPlain else { return text }
  return text.unicodeScalars.reduce(into: "\"") { quoted, scalar in
    switch scalar {
    case "\"", "\\": quoted += "\\\(scalar)"
    case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value):
      quoted += "\\x" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
    default: quoted.unicodeScalars.append(scalar)
    }
  } + "\""
}

extension SpecReader {
  /// Reports `UICollectionViewFlowLayout.automaticSize`, by whatever prefix.
  package mutating func reportsAutomaticSize(_ node: YAMLNode) -> Bool {
    // Few values end like this, and taking a text apart costs more than a look.
    guard let last = document.bytes(of: node).last, last == UInt8(ascii: "e") || last == UInt8(ascii: ".") else {
      return false
    }
    let text = document.text(of: node)
    guard text.split(separator: ".").last == "automaticSize" else { return false }
    diagnostics.report(
      .selfSizing, "`\(excerpt(text))` makes cells size themselves, \(SelfSizing.reason)", at: document.span(of: node),
      help: SelfSizing.help)
    return true
  }
}

/// What is said about self-sizing cells, whatever key asks for them.
package enum SelfSizing {
  package static let reason = "so their frames depend on how the user has scrolled, which no spec can tell"
  package static let help =
    "write `itemSize` as a number, as an expression of `index`, or as `item` for sizes from the data source"
}
