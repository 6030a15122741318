package import Expressions
package import SourceDiagnostics
package import YAMLReading

/// A number as written: a literal or an expression, parsed but not yet checked against the names in scope.
package struct NumberSyntax: Sendable {
  package var node: YAMLNode
  package var span: SourceSpan
  /// The key that it is the value of, for messages.
  package var key: String
  package var content: Content
  package var rule: NumberRule

  package enum Content: Sendable {
    /// Most numbers are written out.
    case literal(Number)
    indirect case expression(ExpressionSyntax)
  }

  /// The value, if it is written out and one that the rule allows.
  package var allowedLiteral: Number? {
    if case .literal(let number) = content, rule.allows(number) { number } else { nil }
  }
}

/// Text with placeholders, parsed when it is checked.
package struct TemplateSyntax: Sendable {
  package var node: YAMLNode
  package var span: SourceSpan
  package var key: String
  package var scope: NameScope
}

extension ValueType where Value == NumberSyntax {
  package static func number(_ rule: NumberRule) -> ValueType {
    ValueType(.number(rule)) { node, reader in
      guard reader.isExpression(node, expected: rule.expectation) else { return nil }
      let document = reader.document
      let bytes = document.bytes(of: node)
      let content: NumberSyntax.Content
      if let number = literalNumber(bytes) {
        content = .literal(number)
      } else if let syntax = parseExpression(
        bytes, spanOf: { document.span(of: $0, in: node) }, diagnostics: &reader.diagnostics)
      {
        content = .expression(syntax)
      } else {
        return nil
      }
      return NumberSyntax(
        node: node, span: document.span(of: node), key: reader.keyName, content: content, rule: rule)
    }
  }
}

extension ValueType where Value == TemplateSyntax {
  package static func template(_ scope: NameScope) -> ValueType {
    ValueType(.template(scope)) { node, reader in
      guard reader.text(of: node, expected: "text", bracesMean: .placeholder) != nil else { return nil }
      return TemplateSyntax(node: node, span: reader.document.span(of: node), key: reader.keyName, scope: scope)
    }
  }
}

extension NumberRule {
  /// "a number of points, 0 or more, or an expression".
  package var expectation: String {
    let kind = isInteger ? "a whole number" : "a number"
    let units = unit == .none ? "" : " of \(unit.rawValue)"
    let bounds = range.words.isEmpty ? "" : " \(range.words)"
    return "\(kind)\(units)\(bounds) or an expression"
  }
}

extension SpecReader {
  /// The key that the value being read belongs to, without its place in a list.
  package var keyName: String {
    path.lastKey ?? "the spec"
  }
}
