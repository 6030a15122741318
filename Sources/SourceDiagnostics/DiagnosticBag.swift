/// Collects the diagnostics of one compilation. All problems are reported in one run, so nothing here throws.
public struct DiagnosticBag: Sendable {
  /// In the order of their report, each once.
  public private(set) var diagnostics: [Diagnostic] = []
  public private(set) var counts = DiagnosticCounts()
  /// How often an error was reported, the same one again included: whether it grows tells whether there was a fault in between.
  public private(set) var errorReports = 0
  /// What `diagnostics` holds, once that is more than a few.
  private var known: Set<Diagnostic> = []

  /// Up to so many are compared one by one: a set costs more to set up than most compilations report.
  private static let few = 16

  /// So many errors are kept: a file with more is broken in one way or a few, and each costs memory and time to show.
  public static let errorLimit = 1_000

  public init() {}

  /// Whether further errors are only counted, so that there is no need to find good words for them.
  public var isFull: Bool {
    counts.errors >= Self.errorLimit
  }

  /// Whether there were more errors than are kept.
  public private(set) var hasMoreErrors = false

  public var hasErrors: Bool {
    counts.errors > 0
  }

  /// In source order: those without a place first, then by file, start, end, severity (errors first) and code name;
  /// where all of these are equal, in the order of their report.
  public var sorted: [Diagnostic] {
    diagnostics.enumerated()
      .sorted { left, right in
        precedes(left.element, right.element) ?? (left.offset < right.offset)
      }
      .map { $0.element }
  }

  /// Adds a diagnostic, unless the same one, down to its labels, has been reported.
  public mutating func report(_ diagnostic: Diagnostic) {
    if diagnostic.severity == .error {
      errorReports += 1
    }
    if diagnostic.severity == .error, isFull {
      hasMoreErrors = hasMoreErrors || !known.contains(diagnostic)
      return
    }
    guard !isKnown(diagnostic) else { return }
    diagnostics.append(diagnostic)
    counts.add(diagnostic.severity)
  }

  /// Whether the same one has been reported; if not, it counts as reported from here on.
  private mutating func isKnown(_ diagnostic: Diagnostic) -> Bool {
    guard diagnostics.count >= Self.few else { return diagnostics.contains(diagnostic) }
    if known.isEmpty {
      known = Set(diagnostics)
    }
    return !known.insert(diagnostic).inserted
  }

  public mutating func report(
    _ code: DiagnosticCode, _ message: String, at span: SourceSpan?, labels: [Diagnostic.Label] = [],
    help: String? = nil, fixIts: [Diagnostic.FixIt] = []
  ) {
    report(Diagnostic(code, message, at: span, labels: labels, help: help, fixIts: fixIts))
  }
}

/// Whether source order puts `left` before `right`; `nil` if it does not tell them apart.
private func precedes(_ left: Diagnostic, _ right: Diagnostic) -> Bool? {
  let leftPlace = place(of: left)
  let rightPlace = place(of: right)
  if leftPlace != rightPlace {
    return leftPlace < rightPlace
  }
  if left.severity != right.severity {
    return left.severity > right.severity
  }
  return left.code.name == right.code.name ? nil : left.code.name < right.code.name
}

private func place(of diagnostic: Diagnostic) -> (file: Int, start: Int, end: Int) {
  guard let span = diagnostic.span else { return (-1, 0, 0) }
  return (Int(span.file.rawValue), span.start, span.end)
}
