internal import TextWriting

/// How many diagnostics of each severity there are.
public struct DiagnosticCounts: Hashable, Sendable {
  public var errors = 0
  public var warnings = 0
  public var notes = 0

  public init() {}

  public init(_ diagnostics: some Sequence<Diagnostic>) {
    for diagnostic in diagnostics {
      add(diagnostic.severity)
    }
  }

  public var total: Int {
    errors + warnings + notes
  }

  /// For the line that closes a run: `2 errors, 1 warning`; what does not occur is not named.
  public var summary: String {
    let parts = [(errors, "error"), (warnings, "warning"), (notes, "note")]
      .filter { count, _ in count > 0 }
      .map { counted($0, $1) }
    return parts.isEmpty ? "no errors or warnings" : parts.joined(separator: ", ")
  }

  mutating func add(_ severity: Severity) {
    switch severity {
    case .error: errors += 1
    case .warning: warnings += 1
    case .note: notes += 1
    }
  }

  static func - (left: DiagnosticCounts, right: DiagnosticCounts) -> DiagnosticCounts {
    var difference = left
    difference.errors -= right.errors
    difference.warnings -= right.warnings
    difference.notes -= right.notes
    return difference
  }
}
