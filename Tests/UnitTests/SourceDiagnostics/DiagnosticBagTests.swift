import SourceDiagnostics
import Testing

struct DiagnosticBagTests {
  static let error = DiagnosticCode("b-error", .error, "An error.")
  static let otherError = DiagnosticCode("a-error", .error, "Another error.")
  static let warning = DiagnosticCode("a-warning", .warning, "A warning.")

  static func span(_ start: Int, _ end: Int, file: UInt16 = 0) -> SourceSpan {
    SourceSpan(file: .init(rawValue: file), start: start, end: end)
  }

  @Test func `diagnostics are sorted by file, start, end, severity, code, then report`() {
    var bag = DiagnosticBag()
    bag.report(Self.error, "other file", at: Self.span(0, 1, file: 1))
    bag.report(Self.error, "later start", at: Self.span(2, 3))
    bag.report(Self.error, "later end", at: Self.span(1, 9))
    bag.report(Self.warning, "warning", at: Self.span(1, 2))
    bag.report(Self.error, "z reported first", at: Self.span(1, 2))
    bag.report(Self.error, "a reported second", at: Self.span(1, 2))
    bag.report(Self.otherError, "code before", at: Self.span(1, 2))
    bag.report(Self.warning, "no place", at: nil)
    #expect(
      bag.sorted.map(\.message) == [
        "no place", "code before", "z reported first", "a reported second", "warning", "later end", "later start",
        "other file",
      ])
  }

  @Test func `exact duplicates are dropped and not counted`() {
    var bag = DiagnosticBag()
    for _ in 0..<3 {
      bag.report(Self.error, "same", at: Self.span(1, 2))
      bag.report(Self.error, "same", at: Self.span(1, 2), help: "but for its help")
    }
    #expect(bag.diagnostics.map(\.help) == [nil, "but for its help"])
    #expect(bag.counts.errors == 2)
  }

  @Test func `only an error makes the bag have errors`() {
    var bag = DiagnosticBag()
    bag.report(Self.warning, "w", at: nil)
    #expect(!bag.hasErrors)
    bag.report(Self.error, "e", at: nil)
    #expect(bag.hasErrors)
  }

  @Test func `a raised severity is what counts`() {
    var bag = DiagnosticBag()
    var raised = Diagnostic(Self.warning, "w", at: nil)
    raised.severity = .error
    bag.report(raised)
    #expect(bag.hasErrors)
    #expect(bag.counts.warnings == 0)
  }
}
