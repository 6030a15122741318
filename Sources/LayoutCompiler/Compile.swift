public import SourceDiagnostics

/// Compiles one spec: `name` is the spec's name in outputs, `source` its bytes. Never throws: problems are diagnostics.
public func compile(_ source: SourceFile, name: String) -> Compilation {
  Compilation(diagnostics: [], sources: [source], spec: nil)
}
