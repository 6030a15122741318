package import SourceDiagnostics
internal import SpecSchema
package import YAMLReading

/// Findings of one kind that a baseline puts up with.
package struct BaselineEntry: Sendable {
  package var rule: String
  /// From the top of the repository.
  package var path: String
  /// Where in the structure of the spec: `layouts.tile.itemSize`.
  package var place: String
  package var count: Int
  package var span: SourceSpan
}

/// Reads a baseline; `nil` where nothing of it can be used.
package func readBaseline(_ source: DecodedSource, diagnostics: inout DiagnosticBag) -> [BaselineEntry]? {
  let document = readYAML(source, diagnostics: &diagnostics)
  var reader = SpecReader(document: document, diagnostics: diagnostics)
  reader.rootName = "the baseline"
  let entries = reader.read(document.root, as: BaselineKeys.construct)
  diagnostics = reader.diagnostics
  return entries
}

private enum BaselineKeys {
  static let version = Key(
    "baseline", .integer(1...1, expected: "the version of the format, which is 1"), required: true,
    "Version of the format: 1.")
  static let findings = Key("findings", .list(of: .construct(entry)), required: true, "What is put up with.")

  static let construct = Construct(
    "baseline", "Findings that `layoutc lint` puts up with.", keys: [version.description, findings.description]
  ) { fields in
    let (_, findings) = (fields.value(version), fields.value(findings))
    return findings?.value
  }

  private static let rule = Key("rule", .text(example: "oversize-item"), required: true, "The rule.")
  private static let path = Key(
    "path", .text(example: "specs/tiles.yaml"), required: true, "From the repository's top.")
  private static let place = Key("at", .text(example: "layouts.tile.itemSize"), required: true, "Where in the spec.")
  private static let count = Key(
    "count", .integer(1...Int(Int32.max), expected: "how many findings there are"), required: true, "How many.")

  private static let entry = Construct(
    "baseline entry", "Findings of one rule at one place.",
    keys: [rule.description, path.description, place.description, count.description]
  ) { fields in
    let (rule, path) = (fields.value(rule), fields.value(path))
    let (place, count) = (fields.value(place), fields.value(count))
    guard let rule, let path, let place, let count else { return nil as BaselineEntry? }
    return BaselineEntry(
      rule: rule.value, path: path.value, place: place.value, count: count.value, span: fields.span)
  }
}
