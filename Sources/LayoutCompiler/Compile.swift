public import SourceDiagnostics
internal import SpecLanguage
internal import SpecSchema
public import SpecLinting
internal import YAMLReading

/// Compiles one spec: every stage after the other, all problems in one run. Never throws: problems are diagnostics.
///
/// - Parameters:
///   - source: The spec's bytes as they stand on disk, in UTF-8 or UTF-16, and its path as diagnostics print it.
///   - name: What outputs call the spec; the file's name without its extension.
///   - lintOptions: The lint rules to go by; without others those about undefined behavior.
public func compile(
  _ source: SourceFile, name: String, lintOptions: LintOptions = LintOptions(scope: .undefinedBehavior)
) -> Compilation {
  compile(source, name: name, lintOptions: lintOptions) { _ in }
}

/// The same; `inspect` sees a spec without errors before all but its result is let go of.
func compile(
  _ source: SourceFile, name: String, lintOptions: LintOptions, inspect: (SpecReview) -> Void
) -> Compilation {
  var diagnostics = DiagnosticBag()
  let decoded = decodeSource(source.bytes, path: source.path, diagnostics: &diagnostics)
  let document = readYAML(decoded, diagnostics: &diagnostics)
  let review = document.flatMap { document in
    resolveSpec(
      document, source: decoded, name: name, digest: contentDigest(of: source.bytes), diagnostics: &diagnostics)
  }
  if let review {
    lint(review, lintOptions, diagnostics: &diagnostics)
    inspect(review)
  }
  var sorted = diagnostics.sorted
  if let document, !sorted.isEmpty {
    addStructuralPaths(to: &sorted, in: document)
  }
  return Compilation(
    diagnostics: sorted, sources: [decoded], spec: diagnostics.hasErrors ? nil : review?.spec)
}

/// Every diagnostic that the compiler can report, in the order of the table in Grammar.md.
public var diagnosticCodes: [DiagnosticCode] {
  get { YAMLDiagnosticCodes.all + SpecDiagnosticCodes.all + undefinedBehaviorCodes }
}
