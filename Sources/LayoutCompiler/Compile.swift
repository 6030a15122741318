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
  Compilation(analyze(source.path, name: name, lintOptions: lintOptions) { _ in .bytes(source.bytes) })
}

/// Every diagnostic that the compiler can report, in the order of the table in Grammar.md.
public var diagnosticCodes: [DiagnosticCode] {
  get { YAMLDiagnosticCodes.all + SpecDiagnosticCodes.all + undefinedBehaviorCodes }
}
