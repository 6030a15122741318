/// Collects the diagnostics of one compilation. All problems are reported in one run, so nothing here throws.
public struct DiagnosticBag: Sendable {
  public private(set) var diagnostics: [Diagnostic] = []

  public init() {}

  public var hasErrors: Bool {
    diagnostics.contains { $0.severity == .error }
  }

  public mutating func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }

  public mutating func report(
    _ code: DiagnosticCode, _ message: String, at span: SourceSpan?, labels: [Diagnostic.Label] = [],
    help: String? = nil, fixIts: [Diagnostic.FixIt] = []
  ) {
    report(Diagnostic(code, message, at: span, labels: labels, help: help, fixIts: fixIts))
  }
}
