import SourceDiagnostics
import Testing

struct SnippetTests {
  static let code = DiagnosticCode("code", .error, "A code.")

  static func snippet(of diagnostic: Diagnostic, in source: SourceFile, width: Int = 100) -> String {
    var output: [UInt8] = []
    let options = RenderingOptions(excerptWidth: width)
    SnippetRenderer().render(DiagnosticReport([diagnostic], sources: [source], options: options), into: &output)
    return String(decoding: output, as: UTF8.self)
  }

  @Test func `the margin is as wide as the greatest line number`() {
    let source = SourceFile(text: (1...120).map { "k\($0): 0\n" }.joined())
    let diagnostic = Diagnostic(
      Self.code, "message", at: source.span(of: "k9"),
      labels: [.init("next", at: source.span(of: "k10")), .init("last", at: source.span(of: "k100"))])
    #expect(
      Self.snippet(of: diagnostic, in: source) == """
        a.yaml:9:1: error: message [code]
           9 | k9: 0
             | ^~
          10 | k10: 0
             | --- next
        ...
         100 | k100: 0
             | ---- last

        """)
  }

  @Test func `a label that a cut line does not show has an excerpt of its own`() {
    let source = SourceFile(text: "first: \(String(repeating: "0123456789", count: 9)) last")
    let diagnostic = Diagnostic(
      Self.code, "message", at: source.span(of: "last"),
      labels: [.init("here", at: source.span(of: "first")), .init("before", at: source.span(of: "89 last"))])
    // 20 columns: a mark and 18 more, or 18 and a mark.
    #expect(
      Self.snippet(of: diagnostic, in: source, width: 20) == """
        a.yaml:1:99: error: message [code]
         1 | …7890123456789 last
           |                ^~~~
         1 | first: 01234567890…
           | ----- here
         1 | …7890123456789 last
           |             ------- before

        """)
  }

  @Test func `a label without its file is a note`() {
    let source = SourceFile(text: "a: 1")
    let elsewhere = SourceSpan(file: .init(rawValue: 7), start: 0, end: 1)
    let diagnostic = Diagnostic(
      Self.code, "message", at: source.span(of: "a"), labels: [.init("first defined elsewhere", at: elsewhere)])
    #expect(
      Self.snippet(of: diagnostic, in: source) == """
        a.yaml:1:1: error: message [code]
         1 | a: 1
           | ^
           = note: first defined elsewhere

        """)
  }

  @Test func `a label with no primary mark names its place`() {
    let source = SourceFile(text: "a: 1")
    let diagnostic = Diagnostic(
      Self.code, "message", at: nil, path: "b.csv", labels: [.init("asked for here", at: source.span(of: "a"))])
    #expect(
      Self.snippet(of: diagnostic, in: source) == """
        b.csv: error: message [code]
           ::: a.yaml:1:1
         1 | a: 1
           | - asked for here

        """)
  }
}
