internal import SourceDiagnostics

/// A fault in an expression, placed within the scalar; turned into a diagnostic once its place in the source is asked
/// for.
struct ExpressionIssue {
  var code: DiagnosticCode
  var message: String
  /// In bytes from the start of the scalar's decoded bytes.
  var range: Range<Int>
  var help: String?
  /// What to write instead of `range`.
  var replacement: String?
  var labels: [Diagnostic.Label] = []

  func diagnostic(at span: SourceSpan) -> Diagnostic {
    let fixIts = replacement.map {
      [Diagnostic.FixIt($0.isEmpty ? "delete it" : "write `\($0)`", replacing: span, with: $0)]
    }
    return Diagnostic(code, message, at: span, labels: labels, help: help, fixIts: fixIts ?? [])
  }
}

extension DiagnosticBag {
  /// At most ten of one expression, in the order of their places: what follows many faults is seldom of use.
  mutating func report(_ issues: [ExpressionIssue], spanOf: (Range<Int>) -> SourceSpan) {
    if issues.isEmpty { return }
    let sorted = issues.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, issue) in sorted.prefix(10) {
      report(issue.diagnostic(at: spanOf(issue.range)))
    }
  }
}
