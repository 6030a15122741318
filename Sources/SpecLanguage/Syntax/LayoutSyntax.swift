internal import LayoutKinds
internal import SourceDiagnostics
internal import SpecSchema
internal import YAMLReading

/// A layout as written: its kind and the kind's own parameters.
struct LayoutSyntax: Sendable {
  var span: SourceSpan
  var kind: LayoutKind
  var parameters: WrittenParameters
}

extension ValueType where Value == LayoutSyntax {
  /// A mapping whose `type` decides which other keys it has.
  static var layout: ValueType {
    ValueType(.anyOf(layoutKinds.map { kind in .construct { kind.construct.description.name } })) { node, reader in
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
          help: "add `type: \(layoutKinds[0].name)`")
        return nil
      }
      reader.path.append("type")
      defer { reader.path.removeLast() }
      guard let name = reader.text(of: type.value, expected: "the name of a layout type") else { return nil }
      guard let kind = layoutKinds.first(where: { $0.name == name.value }) else {
        reader.reportUnknownWord(name, among: layoutKinds.map { $0.name })
        return nil
      }
      reader.path.removeLast()
      defer { reader.path.append("type") }
      return reader.read(node, as: kind.construct).map {
        LayoutSyntax(span: reader.document.span(of: node), kind: kind, parameters: $0)
      }
    }
  }
}
