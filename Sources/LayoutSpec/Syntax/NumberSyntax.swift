internal import SourceDiagnostics
internal import YAMLReading

/// A number as written: a literal or an expression, parsed but not yet checked against the names in scope.
struct NumberSyntax: Sendable {
  var node: YAMLNode
  var span: SourceSpan
  /// The key that it is the value of, for messages.
  var key: String
  var expression: ExpressionSyntax
  var rule: NumberRule
}

/// Text with placeholders, parsed when it is checked.
struct TemplateSyntax: Sendable {
  var node: YAMLNode
  var span: SourceSpan
  var key: String
  var scope: NameScope
}

extension ValueType where Value == NumberSyntax {
  static func number(_ rule: NumberRule) -> ValueType {
    ValueType(.number(rule)) { node, reader in
      guard reader.text(of: node, expected: rule.expectation) != nil, !reader.isCutByComma(node) else { return nil }
      let document = reader.document
      let syntax = parseExpression(
        document.bytes(of: node), spanOf: { document.span(of: $0, in: node) }, diagnostics: &reader.diagnostics)
      return syntax.map {
        NumberSyntax(
          node: node, span: document.span(of: node), key: reader.path.last ?? "number", expression: $0, rule: rule)
      }
    }
  }
}

extension ValueType where Value == TemplateSyntax {
  static func template(_ scope: NameScope) -> ValueType {
    ValueType(.template(scope)) { node, reader in
      guard reader.text(of: node, expected: "text") != nil else { return nil }
      return TemplateSyntax(
        node: node, span: reader.document.span(of: node), key: reader.path.last ?? "text", scope: scope)
    }
  }
}

extension NumberRule {
  /// "a number >= 0 or an expression".
  var expectation: String {
    let kind = isInteger ? "a whole number" : "a number"
    let bounds = range.text.isEmpty ? "" : " \(range.text)"
    let units = unit == .none ? "" : " of \(unit.rawValue)"
    return "\(kind)\(units)\(bounds), or an expression"
  }
}

extension SpecReader {
  /// Inside `{ }` and `[ ]` a comma ends a plain scalar, so `{ next: min(scale * 2, 1) }` reads as two entries. Reports the first
  /// piece of such an expression; the pieces after it answer true without a word.
  mutating func isCutByComma(_ node: YAMLNode) -> Bool {
    guard document.kind(of: node) == .scalar(.plain) else { return false }
    let span = document.span(of: node)
    if let cut = lastCutEnd, source.bytes[min(cut, span.start)..<span.start].allSatisfy({ $0 == 0x20 || $0 == 0x2C }) {
      lastCutEnd = parenthesisBalance(node) < 0 ? nil : span.end
      return true
    }
    let next = source.bytes[span.end...].first { $0 != 0x20 }
    guard next == 0x2C, parenthesisBalance(node) > 0 else { return false }
    lastCutEnd = span.end
    diagnostics.report(
      .unquotedComma,
      "the comma ends this value before its parenthesis closes: inside `{ }` and `[ ]` YAML takes a comma as the next entry",
      at: span, help: "quote the expression, or write the mapping on lines of its own")
    return true
  }

  private func parenthesisBalance(_ node: YAMLNode) -> Int {
    document.bytes(of: node).reduce(0) { $0 + ($1 == 0x28 ? 1 : $1 == 0x29 ? -1 : 0) }
  }
}
