internal import Expressions
internal import PlanModel
package import SourceDiagnostics
internal import SpecSchema
package import YAMLReading

/// Reads the YAML of a spec, going on after an error where one of the language's own keys starts a line.
package func readSpecYAML(_ source: DecodedSource, diagnostics: inout DiagnosticBag) -> YAMLDocument {
  readYAML(source, landmarks: SpecKeys.landmarks, rewritten: { mendedExpression($0) }, diagnostics: &diagnostics)
}

/// Takes a YAML document through the stages of the language: syntax, checks, layout. Every fault is in `diagnostics`; what is without one
/// comes back, resolved.
package func resolveSpec(
  _ document: YAMLDocument, source: SourceFile, name: String, digest: String, diagnostics: inout DiagnosticBag
) -> SpecReview {
  var syntax = readSpecSyntax(document, diagnostics: &diagnostics)
  var checker = SpecChecker(syntax, document: document, diagnostics: diagnostics)
  let draft = checker.check()
  diagnostics = checker.finish()
  var resolver = SpecResolver(draft, diagnostics: diagnostics)
  let (resolved, checked, chains) = resolver.resolve(name: name, digest: digest)
  diagnostics = resolver.finish()
  let isComplete = !diagnostics.hasErrors
  if !isComplete {
    syntax.keep(chains: chains, viewports: draft.viewports.indices.filter { draft.viewports[$0].isSound })
  }
  return SpecReview(
    spec: resolved, isComplete: isComplete, document: document, source: source, syntax: syntax, checked: checked)
}

/// What can be read of a spec, which may be nothing.
func readSpecSyntax(_ document: YAMLDocument, diagnostics: inout DiagnosticBag) -> SpecSyntax {
  var reader = SpecReader(document: document, diagnostics: diagnostics)
  let syntax = reader.reportsNewerVersion() ? nil : reader.read(document.root, as: SpecKeys.construct)
  diagnostics = reader.diagnostics
  return syntax ?? SpecSyntax()
}

extension SpecSyntax {
  /// Lets go of the chains and viewports that do not stand at these places.
  fileprivate mutating func keep(chains kept: [Int], viewports keptViewports: [Int]) {
    let (all, allViewports) = (chains, viewports)
    chains = kept.map { all[$0] }
    viewports = allViewports.map { viewports in keptViewports.map { viewports[$0] } }
  }
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
