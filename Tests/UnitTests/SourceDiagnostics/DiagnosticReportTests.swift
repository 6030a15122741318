import SourceDiagnostics
import Testing

struct DiagnosticReportTests {
  static func report(of severities: [Severity], maximum: Int?) -> DiagnosticReport {
    let diagnostics = severities.enumerated().map { index, severity in
      Diagnostic(DiagnosticCode("code", severity, "A code."), "\(index)", at: nil)
    }
    return DiagnosticReport(diagnostics, sources: [], options: RenderingOptions(maximum: maximum))
  }

  @Test(
    arguments: [
      (nil, ["0", "1", "2", "3", "4"]),
      (9, ["0", "1", "2", "3", "4"]),
      (4, ["1", "2", "3", "4"]),
      (3, ["1", "2", "4"]),
      (2, ["2", "4"]),
      (1, ["2"]),
      (0, []),
      (-1, []),
    ] as [(Int?, [String])])
  func `the maximum keeps errors before warnings before notes, in their order`(maximum: Int?, shown: [String]) {
    let report = Self.report(of: [.note, .warning, .error, .warning, .error], maximum: maximum)
    #expect(report.diagnostics.map(\.message) == shown)
    #expect(report.omitted.total == 5 - shown.count)
  }

  @Test func `counts are of all, omitted of the rest`() {
    let report = Self.report(of: [.note, .warning, .error, .warning, .error], maximum: 3)
    #expect(report.counts.summary == "2 errors, 2 warnings, 1 note")
    #expect(report.omitted.summary == "1 warning, 1 note")
  }
}
