import SourceDiagnostics
import Testing
import YAMLReading

@Suite struct SyntaxErrorTests {
  struct Sample: CustomTestStringConvertible {
    let source: String
    /// Line, column and written text of the marked place.
    let place: String
    let message: String
    /// Where the label points, if there is one.
    var label: String?

    init(_ source: String, _ place: String, _ message: String, label: String? = nil) {
      (self.source, self.place, self.message, self.label) = (source, place, message, label)
    }

    var testDescription: String {
      source
    }
  }

  static let samples = [
    Sample("a: b: c\n", "1:5 :", "a second `:` on one line; the value of a key cannot be another `key: value`"),
    Sample(
      "é: Zoom: {scale}\n", "1:8 :", "a second `:` on one line; the value of a key cannot be another `key: value`"),
    Sample(
      "a: 1\n  b: 2\n", "2:3 b", "this line is read as more of the value above, and then its `:` is one too many",
      label: "1:1 a: 1"),
    Sample(
      "count\nb: 1\n", "2:1 b", "a `:` is missing above, so that `b` is read as more of that text", label: "1:6 "),
    Sample("a: 1\nfoo bar # x\nb: 2\n", "2:1 foo bar", "expected `:` after `foo bar`"),
    Sample("a: 1\nfoo:1\nb: 2\n", "2:1 foo:1", "a space is missing after `:` in `foo:1`"),
    Sample("{a:}\n", "1:3 :", "a space is missing after `:`"),
    Sample("a:\n\tb: 1\n", "2:1 \t", "a tab is used for indentation, where YAML allows only spaces"),
    Sample("a:\n  \t\tb: 1\n", "2:3 \t\t", "a tab is used for indentation, where YAML allows only spaces"),
    Sample("a: x\n\ty: 1\n", "2:1 \t", "a tab is used for indentation, where YAML allows only spaces"),
    Sample("a: |\n\tx\n", "2:1 \t", "a tab is used for indentation, where YAML allows only spaces"),
    Sample("-\tb: 1\n", "1:2 \t", "a tab stands before a key or a list entry, where YAML allows only spaces"),
    Sample("a: \"x\nb: 1\n", "2:5 ", "expected a closing `\"`, found the end of the file", label: "1:4 \""),
    Sample("a: 'x\n---\n", "2:1 ---", "expected a closing `'`, found `---`", label: "1:4 '"),
    Sample("a: [1, 2\nb: 3\n", "2:2 :", "expected `,` or `]`, found `:`", label: "1:4 ["),
    Sample("a: {x: 1\n", "1:9 ", "expected `,` or `}`, found the end of the file", label: "1:4 {"),
    Sample("a: {b: 1, c: 2]\n", "1:15 ]", "expected `,` or `}`, found `]`", label: "1:4 {"),
    Sample("a: [\n\n", "1:5 ", "expected a value or `]`, found the end of the file", label: "1:4 ["),
    Sample("a: [1,,2]\n", "1:7 ,", "expected a value, found `,`", label: "1:4 ["),
    Sample("a: [- 1]\n", "1:5 -", "expected a value, found `-`", label: "1:4 ["),
    Sample("a: ]\n", "1:4 ]", "expected a value, found `]`"),
    Sample("a: \"\\d\"\n", "1:5 \\d", "`\\d` is no escape that YAML knows"),
    Sample("a: \"\\xZZ\"\n", "1:5 \\x", "`\\x` needs 2 hexadecimal digits, found 0"),
    Sample("a: \"\\u12\"\n", "1:5 \\u12", "`\\u` needs 4 hexadecimal digits, found 2"),
    Sample("a: \"\\uD800\"\n", "1:5 \\uD800", "`\\uD800` is no Unicode character"),
    Sample("a: - b\n", "1:4 -", "a list cannot start on the line of its key"),
    Sample("a: @x y\n", "1:4 @", "`@` cannot start a value"),
    Sample("a: [`x`]\n", "1:5 `", "a backtick cannot start a value"),
    Sample("a: \"x\" y\n", "1:8 y", "unexpected `y` after a complete value"),
    Sample("a: [1] b\n", "1:8 b", "unexpected `b` after a complete value"),
    Sample("a: [b]]\n", "1:7 ]", "unexpected `]` after a complete value"),
    Sample("a: 1\n]\n", "2:1 ]", "unexpected `]`; no bracket is open here"),
    Sample(
      "a:\n    b: 1\n  c: 2\n", "3:3 c", "this line is indented unlike the mapping that it stands in", label: "1:1 a"),
    Sample("a: 1\n- b\n", "2:1 -", "expected a key of the mapping, found a list entry", label: "1:1 a"),
    Sample("a:\n  - 1\n  b: 2\n", "3:3 b", "expected another `- ` entry of the list, found `b`", label: "2:3 -"),
    Sample("  a: 1\nb: 2\n", "2:1 b", "unexpected `b` after the end of the document", label: "1:3 a"),
    Sample("a: 1\n...\nb: 2\n", "3:1 b", "unexpected `b` after the end of the document", label: "1:1 a"),
    Sample(
      "a: *2 + x*3\n", "1:4 *2", "`*` at the start of a value begins an alias `*name`, and this is no name"),
    Sample(
      "b: *a.b\n", "1:4 *a.b", "`*` at the start of a value begins an alias `*name`, and this is no name"),
    Sample("a: & b\n", "1:4 &", "`&` at the start of a value begins an anchor `&name`, and this is no name"),
    Sample("a: !e!x 1\n", "1:4 !e!x", "`!` at the start of a value begins a YAML tag, which a spec does not use"),
    Sample("a: |x\n b\n", "1:5 x", "only `+`, `-` or a digit from 1 to 9 may follow `|` on its line"),
    Sample("a: >0\n b\n", "1:5 0", "only `+`, `-` or a digit from 1 to 9 may follow `>` on its line"),
    Sample("%YAML 2.0\n---\na: 1\n", "1:1 %YAML 2.0", "only YAML 1.1 and 1.2 are read"),
    Sample(
      "%FOO bar\n---\na: 1\n", "1:1 %FOO bar", "`%` at the start of a line begins a YAML directive, and this is none"),
  ]

  @Test(arguments: samples)
  func `a syntax error says what was found where`(sample: Sample) throws {
    let reading = Reading(sample.source)
    let diagnostic = try #require(reading.diagnostics.last { $0.code.name == "yaml-syntax" })
    func show(_ span: SourceSpan) -> String {
      "\(reading.position(of: span.start)) \(reading.slice(span))"
    }
    #expect(diagnostic.message == sample.message)
    #expect(diagnostic.span.map(show) == sample.place)
    #expect(diagnostic.labels.first.map { show($0.span) } == sample.label)
    #expect(diagnostic.help?.isEmpty == false)
    #expect(reading.document.map { $0.isIncomplete($0.root) || $0.kind(of: $0.root) != .mapping } ?? true)
  }

  @Test(arguments: [
    ("a: Zoom: {scale}  # title\n", "a: \"Zoom: {scale}\"  # title\n"), ("a: @x\n", "a: \"@x\"\n"),
    ("b: 1\na:1\nc: 2\n", "b: 1\na: 1\nc: 2\n"), ("a:\n\tb: 1\n", "a:\n  b: 1\n"), ("a: \"\\d\"\n", "a: \"\\\\d\"\n"),
    ("a: *x.y + 1\n", "a: \"*x.y + 1\"\n"), ("a: !!str 1\n", "a: 1\n"), ("{a}: 1\n", "\"{a}\": 1\n"),
  ])
  func `the remedy makes the text well-formed`(source: String, mended: String) throws {
    let reading = Reading(source)
    let fixIt = try #require(reading.diagnostics.first?.fixIts.first)
    var bytes = reading.bytes
    bytes.replaceSubrange(fixIt.span.start..<fixIt.span.end, with: Array(fixIt.replacement.utf8))
    #expect(String(decoding: bytes, as: UTF8.self) == mended)
    #expect(Reading(bytes: bytes).findings == [])
  }

  @Test func `a value that the language knows how to write is rewritten`() throws {
    var bag = DiagnosticBag()
    let source = "a: x > 1 ? 3 : 2  # why\n"
    _ = readYAML(
      DecodedSource(SourceFile(path: "a.yaml", bytes: Array(source.utf8))),
      rewritten: { $0.elementsEqual("x > 1 ? 3 : 2".utf8) ? "if(x > 1, 3, 2)" : nil }, diagnostics: &bag)
    let diagnostic = try #require(bag.diagnostics.first)
    #expect(diagnostic.help == "write `if(x > 1, 3, 2)`")
    #expect(diagnostic.fixIts.map(\.replacement) == ["if(x > 1, 3, 2)"])
    #expect(diagnostic.fixIts.map { $0.span.start..<$0.span.end } == [3..<16])
  }
}
