internal import SourceDiagnostics

/// A fault in an expression, placed within the scalar; turned into a diagnostic once its place in the source is asked
/// for.
struct ExpressionIssue {
  var code: DiagnosticCode
  var message: String
  /// In bytes from the start of the scalar's decoded bytes.
  var range: Range<Int>
  var help: String?
  /// What to write instead of `replacedRange`.
  var replacement: String?
  /// `range`, unless more has to be written anew.
  var replacedRange: Range<Int>?
  /// What to say where the replacement would leave as many faults.
  var helpInstead: String?
  var labels: [Diagnostic.Label] = []

  func diagnostic(spanOf: (Range<Int>) -> SourceSpan) -> Diagnostic {
    let fixIts = replacement.map {
      [
        Diagnostic.FixIt(
          $0.isEmpty ? "delete it" : "write `\($0)`", replacing: spanOf(replacedRange ?? range), with: $0)
      ]
    }
    return Diagnostic(code, message, at: spanOf(range), labels: labels, help: help, fixIts: fixIts ?? [])
  }

  /// `bytes` with the replacement.
  func mended(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    let range = replacedRange ?? range
    let (before, after) = (bytes.prefix(range.lowerBound), bytes.dropFirst(range.upperBound))
    return Array(before) + Array((replacement ?? "").utf8) + Array(after)
  }
}

extension DiagnosticBag {
  /// At most ten of one expression, in the order of their places: what follows many faults is seldom of use. A
  /// replacement is offered only if it leaves fewer faults, as `faultCount` counts them.
  mutating func report(
    _ issues: [ExpressionIssue], in bytes: ArraySlice<UInt8>, spanOf: (Range<Int>) -> SourceSpan,
    faultCount: (ArraySlice<UInt8>) -> Int
  ) {
    if issues.isEmpty { return }
    let sorted = issues.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    let count = issues.contains { $0.replacement != nil } ? faultCount(bytes) : 0
    for (_, issue) in sorted.prefix(10) {
      var issue = issue
      if issue.replacement != nil, faultCount(issue.mended(bytes)[...]) >= count {
        issue.replacement = nil
        issue.help = issue.help ?? issue.helpInstead
      }
      report(issue.diagnostic(spanOf: spanOf))
    }
  }
}
