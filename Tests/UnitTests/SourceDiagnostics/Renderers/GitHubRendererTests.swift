import SourceDiagnostics
import Testing

struct GitHubRendererTests {
  @Test func `a finding is a command with its place, its code as title, and its help`() {
    #expect(
      RenderingSample.unknownKey.rendered(by: GitHubRenderer()) == """
        ::error file=tiles.yaml,line=3,col=5,endColumn=13,title=unknown-key::\
        unknown key `itemsize` in layout `tile`; did you mean `itemSize`?%0A\
        help: a flow layout takes `itemSize` and `sectionInset`

        """)
  }

  @Test func `a finding over several lines ends with a line, since columns are for one`() {
    #expect(
      RenderingSample.severalLines.rendered(by: GitHubRenderer()) == """
        ::error file=tiles.yaml,line=2,col=3,endLine=4,title=unknown-key::a mapping is wanted here

        """)
  }

  @Test func `errors come first, and what is left out is told`() {
    // Two of three may be shown: the error, and the first warning.
    #expect(
      RenderingSample.tooMany.rendered(by: GitHubRenderer()) == """
        ::error file=tiles.yaml,line=3,col=1,endColumn=2,title=unknown-key::three
        ::warning file=tiles.yaml,line=1,col=1,endColumn=2,title=repeated-key::one
        ::notice::not shown: 1 warning

        """)
  }

  @Test func `what has no place names its file, if there is one`() {
    #expect(
      RenderingSample.noPlace.rendered(by: GitHubRenderer()) == """
        ::error file=missing.yaml,title=unknown-key::cannot be read%0Ahelp: check the path
        ::warning title=repeated-key::nothing to do

        """)
  }

  @Test func `percent signs, colons and commas are escaped as GitHub reads them`() {
    let source = SourceFile(path: "a,b:c%.yaml", text: "x: 1\n")
    let code = DiagnosticCode("some-rule", .note, "A sentence.")
    let diagnostic = Diagnostic(code, "50% of a: b, c\nnext", at: source.span(of: "x"))
    var output: [UInt8] = []
    GitHubRenderer().render(DiagnosticReport([diagnostic], sources: [source]), into: &output)
    #expect(
      String(decoding: output, as: UTF8.self) == """
        ::notice file=a%2Cb%3Ac%25.yaml,line=1,col=1,endColumn=2,title=some-rule::50%25 of a: b, c%0Anext

        """)
  }

  @Test func `paths are those of the repository`() {
    let source = SourceFile(path: "tiles.yaml", text: "x: 1\n")
    let code = DiagnosticCode("some-rule", .warning, "A sentence.")
    let report = DiagnosticReport(
      [Diagnostic(code, "no", at: source.span(of: "x"))], sources: [source],
      context: ReportContext(repositoryPaths: ["tiles.yaml": "App/tiles.yaml"]))
    var output: [UInt8] = []
    GitHubRenderer().render(report, into: &output)
    #expect(String(decoding: output, as: UTF8.self).hasPrefix("::warning file=App/tiles.yaml,"))
  }
}
