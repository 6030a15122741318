public import PlanModel
public import SourceDiagnostics

/// What came of compiling one spec.
public struct Compilation: Sendable {
  /// In source order, without duplicates.
  public var diagnostics: [Diagnostic]
  /// Every file that was read, for rendering diagnostics and for dependency lists; the main spec first.
  public var sources: [SourceFile]
  /// `nil` where an error stands.
  public var spec: ResolvedSpec?

  public init(diagnostics: [Diagnostic], sources: [SourceFile], spec: ResolvedSpec?) {
    self.diagnostics = diagnostics
    self.sources = sources
    self.spec = spec
  }

  /// The result alone of an analysis.
  public init(_ analysis: Analysis) {
    self.init(diagnostics: analysis.diagnostics, sources: analysis.sources, spec: analysis.spec)
  }
}
