import SourceDiagnostics
import Testing

/// What a snippet shows below the message of a fix-it.
private func edit(_ text: String, replacing piece: String, with replacement: String) -> [String] {
  let source = SourceFile(text: text)
  let span = source.span(of: piece)
  let code = DiagnosticCode("code", .error, "A code.")
  let diagnostic = Diagnostic(
    code, "message", at: nil, fixIts: [.init("mend it", replacing: span, with: replacement)])
  var output: [UInt8] = []
  SnippetRenderer().render(DiagnosticReport([diagnostic], sources: [source]), into: &output)
  return String(decoding: output, as: UTF8.self).split(separator: "\n").dropFirst(2).map(String.init)
}

struct FixItEditTests {
  @Test func `a replaced word shows its line before and after`() {
    #expect(edit("a: 1\nbb: 2\n", replacing: "bb", with: "c") == [" 2 - bb: 2", " 2 + c: 2"])
  }

  @Test func `an inserted line shows alone`() {
    #expect(edit("a: 1\nb: 2\n", replacing: "", with: "layoutc: 1\n") == [" 1 + layoutc: 1"])
  }

  @Test func `a removed line shows alone, whatever its line end`() {
    #expect(edit("a: 1\nb: 2\nc: 3\n", replacing: "b: 2\n", with: "") == [" 2 - b: 2"])
    #expect(edit("a: 1\r\nb: 2\r\nc: 3\r\n", replacing: "b: 2\r\n", with: "") == [" 2 - b: 2"])
  }

  @Test func `several lines show with their numbers, without those that stay`() {
    #expect(
      edit("a:\n  - 1\n  - 2\nz: 9\n", replacing: "a:\n  - 1\n  - 2", with: "a:\n  [1,\n  2]")
        == [" 2 -   - 1", " 3 -   - 2", " 2 +   [1,", " 3 +   2]"])
  }

  @Test func `a change that changes nothing, or is large, or has no file, shows its message only`() {
    #expect(edit("a: 1\n", replacing: "a", with: "a") == [])
    #expect(edit("a: 1\n", replacing: "a", with: String(repeating: "b", count: 1000)) == [])
    #expect(edit(String(repeating: "a", count: 1000) + "b", replacing: "b", with: "c") == [])
  }

  @Test func `long lines are cut around the first change`() {
    // Of 100 columns one goes to the mark, one is kept for the other mark; the changed letter is the last of 98.
    let before = String(repeating: "x", count: 97)
    #expect(
      edit("\(before)\(before)b", replacing: "b", with: "c") == [" 1 - …\(before)b", " 1 + …\(before)c"])
  }

  @Test func `the replacement cannot steer the terminal`() {
    #expect(edit("a: 1", replacing: "1", with: "\u{1b}[2J") == [" 1 - a: 1", #" 1 + a: \u{1b}[2J"#])
  }
}
