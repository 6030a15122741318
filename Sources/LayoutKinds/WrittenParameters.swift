package import PlanModel
package import SourceDiagnostics
package import SpecSchema
internal import YAMLReading

/// A layout's parameters as written, and where.
package struct WrittenParameters: Sendable {
  package let values: ParameterValues<NumberSyntax>
  private let places: [Place]
  private let span: SourceSpan

  private struct Place: Sendable {
    let name: String
    let key: SourceSpan
    let value: SourceSpan
  }

  init(_ parameters: [LayoutParameter], _ fields: inout FieldReader) {
    var values = ParameterValues<NumberSyntax>()
    var places: [Place] = []
    for parameter in parameters {
      guard let field = fields.field(named: parameter.name) else { continue }
      let document = fields.reader.document
      places.append(
        Place(name: parameter.name, key: document.span(of: field.key), value: document.span(of: field.value)))
      if let value = fields.value(parameter.key) {
        values.fields.append(ParameterField(parameter.name, value))
      }
    }
    self.values = values
    self.places = places
    span = fields.span
  }

  /// Where a diagnostic about a parameter points, or about one of its parts.
  package func span(of name: String, part: String) -> SourceSpan {
    guard let place = places.first(where: { $0.name == name }) else { return span }
    guard let value = values[name] else { return place.key }
    return value.part(part)?.span ?? place.value
  }
}
