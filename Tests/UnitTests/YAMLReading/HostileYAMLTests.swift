import SourceDiagnostics
import Testing
import YAMLReading

/// Whatever comes in, reading ends with a document or a diagnostic, and with no place outside the file.
@Suite struct HostileYAMLTests {
  static let tricky = """
    %YAML 1.2
    --- # é
    n: &n "é 😀 \\x41"
    a: &x {k: 'it''s

      it', q: "q\\u00e9\\
      r \\
      ", l: [1, *n, u: v, ? z]}
    m:
      <<: [*x, {y: 1}]
      l: |2-
         literal

        text
      f: >+
        folded
          more

        text

    "s t": plain
      text # c
    u:
    - v
    - - w
    ...
    """

  /// Checks a reading's places, and that every byte of every scalar has one.
  private func check(_ bytes: [UInt8]) {
    let reading = Reading(bytes: bytes)
    let size = bytes.count
    var isSound = reading.document != nil || !reading.diagnostics.isEmpty
    for diagnostic in reading.diagnostics {
      let spans = [diagnostic.span].compactMap(\.self) + diagnostic.labels.map(\.span) + diagnostic.fixIts.map(\.span)
      isSound = isSound && spans.allSatisfy { $0.end <= size }
    }
    if let document = reading.document {
      for node in reading.allNodes() {
        isSound = isSound && document.span(of: node).end <= size && placesAreSound(of: node, in: document, bytes)
      }
    }
    #expect(isSound, "\(String(decoding: bytes, as: UTF8.self))")
  }

  /// Whether each byte of a scalar's text leads to itself, or to an escape or fold, in order, and none is left over.
  private func placesAreSound(of node: YAMLNode, in document: YAMLDocument, _ source: [UInt8]) -> Bool {
    guard case .scalar(let style) = document.kind(of: node), !document.isAlias(node) else { return true }
    let text = Array(document.bytes(of: node))
    var last = document.span(of: node).start
    for offset in text.indices.prefix(60) {
      let span = document.span(of: offset..<offset + 1, in: node)
      guard span.start >= last, span.start < span.end, span.end <= source.count else { return false }
      let written = source[span.start..<span.end]
      let standsForOther = written.count > 1 || [0x0d, 0x0a].contains(source[span.start])
      guard written.elementsEqual([text[offset]]) || standsForOther else { return false }
      last = span.start
    }
    guard style == .plain || style == .singleQuoted || style == .doubleQuoted, !text.isEmpty else { return true }
    let end = document.span(of: text.count - 1..<text.count, in: node).end
    let rest = source[end..<document.span(of: node).end]
    return rest.allSatisfy { "'\"\\ \t\r\n".utf8.contains($0) } && rest.count { "'\"".utf8.contains($0) } <= 1
  }

  @Test func `the tricky text itself is fine`() {
    let reading = Reading(Self.tricky)
    #expect(reading.findings == [])
    #expect(reading.text(reading.node("a", "q")) == "qér ")
    #expect(reading.text(reading.node("a", "k")) == "it's\nit")
    #expect(reading.text(reading.node("m", "f")) == "folded\n  more\n\ntext\n\n")
  }

  @Test func `every beginning of a tricky text is read or refused`() {
    let bytes = Array(Self.tricky.utf8)
    for length in 0...bytes.count {
      check(Array(bytes.prefix(length)))
    }
  }

  @Test func `every text with one byte changed is read or refused`() {
    let bytes = Array(Self.tricky.utf8)
    let intruders: [UInt8] = Array("\n\t :-[]{},'\"\\&*!|>%#?\r0".utf8) + [0, 0x80, 0xc2, 0xff]
    for position in bytes.indices {
      for turn in 0..<4 {
        var changed = bytes
        changed[position] = intruders[(position * 4 + turn) % intruders.count]
        check(changed)
      }
      var shortened = bytes
      shortened.remove(at: position)
      check(shortened)
    }
  }
}
