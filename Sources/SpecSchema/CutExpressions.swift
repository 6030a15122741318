internal import SourceDiagnostics
package import YAMLReading

/// Where the pieces so far of an expression that commas cut up end, and how many parentheses are open there.
package struct CutExpression: Sendable {
  package var end: Int
  package var depth: Int
}

/// Inside `{ }` and `[ ]` a comma ends a plain scalar, so `{ next: min(scale * 2, 1) }` reads as two entries: `next` and `1)`.
extension SpecReader {
  /// Whether a comma ends this value within its parentheses. Reports the first piece of such an expression; for the pieces after it
  /// the answer is true without a word.
  package mutating func isCutByComma(_ node: YAMLNode) -> Bool {
    guard document.kind(of: node) == .scalar(.plain), !document.isAlias(node) else { return false }
    let span = document.span(of: node)
    let balance = parenthesisBalance(node)
    if let cut = openCut, cut.end <= span.start, isGap(SourceSpan(file: span.file, start: cut.end, end: span.start)) {
      let depth = cut.depth + balance
      openCut = depth > 0 ? CutExpression(end: span.end, depth: depth) : nil
      return true
    }
    guard balance > 0, bytes(after: span).first(where: { !isBlank($0) }) == UInt8(ascii: ",") else {
      return false
    }
    openCut = CutExpression(end: span.end, depth: balance)
    report(span)
    return true
  }

  /// Whether an entry without a value is a piece of the expression before it.
  package mutating func isPieceOfCut(_ key: YAMLNode, value: YAMLNode) -> Bool {
    openCut != nil && document.span(of: value).start == document.span(of: value).end && isCutByComma(key)
  }

  private mutating func report(_ piece: SourceSpan) {
    let whole = wholeExpression(from: piece).map { SourceSpan(file: piece.file, start: piece.start, end: $0) }
    let quoted = whole.map { "\"\(String(decoding: bytes(at: $0), as: UTF8.self))\"" }
    let written = String(decoding: bytes(at: piece), as: UTF8.self)
    diagnostics.report(
      .unquotedComma,
      "the comma after `\(excerpt(written))` ends the value: inside `{ }` and `[ ]` YAML takes no heed of parentheses",
      at: whole ?? piece, help: "put the whole value in quotes" + (quoted.map { ": \(excerpt($0))" } ?? ""),
      fixIts: whole.flatMap { whole in
        quoted.map { [.init("put it in quotes", replacing: whole, with: $0, applicability: .safe)] }
      } ?? [])
  }

  /// Where an expression ends if commas within parentheses are taken as its own; `nil` where that is not plain to see.
  private func wholeExpression(from piece: SourceSpan) -> Int? {
    var depth = 0
    var end = piece.start
    let source = document.source(of: piece.file)
    for (index, byte) in zip(piece.start..., source[piece.start...]) {
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return end }
        if byte != UInt8(ascii: ",") { return nil }
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"),
        UInt8(ascii: "#"), UInt8(ascii: ":"), UInt8(ascii: "{"), UInt8(ascii: "["):
        return nil
      default: break
      }
      guard depth >= 0 else { return nil }
      if byte != UInt8(ascii: " ") { end = index + 1 }
    }
    return nil
  }

  private func parenthesisBalance(_ node: YAMLNode) -> Int {
    document.bytes(of: node).reduce(0) {
      $0 + ($1 == UInt8(ascii: "(") ? 1 : $1 == UInt8(ascii: ")") ? -1 : 0)
    }
  }

  /// Whether nothing but a comma and blanks lies between two pieces.
  private func isGap(_ between: SourceSpan) -> Bool {
    bytes(at: between).allSatisfy { isBlank($0) || $0 == UInt8(ascii: ",") }
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
