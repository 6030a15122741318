internal import PlanModel
package import SourceDiagnostics
internal import SpecSchema
package import YAMLReading

/// Takes a YAML document through the stages of the language: syntax, checks, layout. `nil` where an error stands; every problem is in
/// `diagnostics`.
package func resolveSpec(
  _ document: YAMLDocument, source: SourceFile, name: String, digest: String, diagnostics: inout DiagnosticBag
) -> SpecReview? {
  guard let syntax = readSpecSyntax(document, source: source, diagnostics: &diagnostics) else { return nil }
  var checker = SpecChecker(syntax, document: document, diagnostics: diagnostics)
  let checked = checker.check()
  diagnostics = checker.finish()
  guard !diagnostics.hasErrors else { return nil }
  var resolver = SpecResolver(checked, diagnostics: diagnostics)
  let resolved = resolver.resolve(name: name, digest: digest)
  diagnostics = resolver.finish()
  guard !diagnostics.hasErrors else { return nil }
  return SpecReview(spec: resolved, document: document, source: source, syntax: syntax, checked: checked)
}

func readSpecSyntax(
  _ document: YAMLDocument, source: SourceFile, diagnostics: inout DiagnosticBag
) -> SpecSyntax? {
  var reader = SpecReader(document: document, source: source, diagnostics: diagnostics)
  let syntax = reader.reportsNewerVersion() ? nil : reader.read(document.root, as: SpecKeys.construct)
  diagnostics = reader.diagnostics
  return syntax
}

extension SpecReader {
  /// A spec in a newer language is told so and nothing else, since its keys may be new as well.
  fileprivate mutating func reportsNewerVersion() -> Bool {
    let entry = document.entries(of: document.root).first { document.text(of: $0.key) == SpecKeys.version.name }
    guard let entry, let version = Int(document.text(of: entry.value)), version > SpecKeys.supportedVersion else {
      return false
    }
    diagnostics.report(
      .unsupportedVersion,
      "the spec is written in language version \(version); this compiler knows version \(SpecKeys.supportedVersion)",
      at: document.span(of: entry.value),
      help: "update layoutc, or write the spec in version \(SpecKeys.supportedVersion)")
    return true
  }
}
