internal import SourceDiagnostics
internal import SpecSchema
internal import YAMLReading

/// A layout as written: its kind and the kind's own parameters.
struct LayoutSyntax: Sendable {
  var span: SourceSpan
  var parameters: LayoutParameterSyntax
}

extension ValueType where Value == Spanned<String> {
  /// The value of `type` that led to a layout type, which reading has looked up before.
  static func layoutType(_ name: String) -> ValueType {
    ValueType(.choice([name])) { node, reader in reader.text(of: node, expected: "`\(name)`") }
  }
}

extension ValueType where Value == LayoutSyntax {
  /// A mapping whose `type` decides which other keys it has.
  static var layout: ValueType {
    ValueType(.anyOf(layoutBindings.map { binding in .construct { binding.construct.name } })) { node, reader in
      guard reader.require(.mapping, node, expected: "a layout: a mapping with `type` and the parameters of that type")
      else { return nil }
      guard let type = reader.document.entries(of: node).first(where: { reader.document.text(of: $0.key) == "type" })
      else {
        guard !reader.document.isIncomplete(node) else {
          reader.passOverFault()
          return nil
        }
        reader.diagnostics.report(
          .missingKey, "\(reader.placeName) has no `type`, which a layout needs", at: reader.openingSpan(of: node),
          help: "add `type: flow`")
        return nil
      }
      reader.path.append("type")
      defer { reader.path.removeLast() }
      guard let name = reader.text(of: type.value, expected: "the name of a layout type") else { return nil }
      guard let binding = layoutBindings.first(where: { $0.name == name.value }) else {
        reader.reportUnknownWord(name, among: layoutBindings.map { $0.name })
        return nil
      }
      reader.path.removeLast()
      defer { reader.path.append("type") }
      return binding.read(node, &reader).map { LayoutSyntax(span: reader.document.span(of: node), parameters: $0) }
    }
  }
}
