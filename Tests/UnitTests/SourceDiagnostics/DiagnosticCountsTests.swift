import SourceDiagnostics
import Testing

struct DiagnosticCountsTests {
  @Test(arguments: [
    (0, 0, 0, "no errors or warnings"),
    (1, 0, 0, "1 error"),
    (2, 1, 0, "2 errors, 1 warning"),
    (0, 12, 0, "12 warnings"),
    (0, 0, 1, "1 note"),
    (1, 2, 3, "1 error, 2 warnings, 3 notes"),
  ])
  func `the summary names what occurs`(errors: Int, warnings: Int, notes: Int, expected: String) {
    var counts = DiagnosticCounts()
    counts.errors = errors
    counts.warnings = warnings
    counts.notes = notes
    #expect(counts.summary == expected)
    #expect(counts.total == errors + warnings + notes)
  }
}
