import SourceDiagnostics
import Testing
import YAMLReading

@Suite struct YAMLCommentsTests {
  private func comments(_ text: String) -> [String] {
    var diagnostics = DiagnosticBag()
    let document = readYAML(SourceFile(path: "a.yaml", bytes: Array(text.utf8)), diagnostics: &diagnostics)
    return document.comments.map { "\($0.span.start)\($0.text)" }
  }

  @Test func `comments stand on lines of their own and behind values`() {
    #expect(comments("# top\na: 1 # one\n#last") == ["0 top", "11 one", "17last"])
  }

  @Test func `a number sign inside a scalar is none`() {
    #expect(comments("a: \"x # y\"\nb: 'p # q'\nc: m#n\nd: |\n  text # no\ne: [1, # yes\n 2]\n") == ["53 yes"])
  }

  @Test func `anchors and aliases are no comments`() {
    #expect(comments("a: &x 1 # one\nb: *x # two\n") == ["8 one", "20 two"])
  }
}
