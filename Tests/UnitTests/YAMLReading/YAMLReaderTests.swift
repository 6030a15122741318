import SourceDiagnostics
import Testing
import YAMLReading

@Suite struct YAMLReaderTests {
  @Test(arguments: [
    "", "\n\n", "# only a comment\n", "---\n", "---\n...\n", "\u{FEFF}", "\u{FEFF}# x", "%YAML 1.2\n---\n",
  ])
  func `a file without content holds no spec`(source: String) {
    let reading = Reading(source)
    #expect(reading.findings == ["1:1 empty-file"])
    #expect(reading.diagnostics.first?.message == "the file holds no spec")
    #expect(reading.document == nil)
  }

  @Test(arguments: [
    ("a: 1\n---\nb: 2\n", "2:1", "---"), ("--- # first\na: 1\n...\n--- x\n", "4:1", "---"),
    ("a: 1\n---\n", "2:1", "---"),
    ("é: 1\n...\n%YAML 1.1\n---\nb: 2\n", "4:1", "---"),
  ])
  func `a second document is pointed at`(source: String, position: String, slice: String) {
    let reading = Reading(source)
    #expect(reading.findings == ["\(position) several-documents"])
    #expect(reading.slice(reading.diagnostics.first?.span) == slice)
    #expect(reading.document != nil)
  }

  @Test(arguments: ["%YAML 1.1\n---\na: 1\n", "%YAML 1.2\n---\na: 1\n", "---\na: 1\n...\n", "\u{FEFF}a: 1", "a: 1"])
  func `one document is read with or without its marks`(source: String) {
    let reading = Reading(source)
    #expect(reading.findings == [])
    #expect(reading.entries(reading.document?.root) == ["a=1"])
  }

  @Test(arguments: [
    ("a: !!str 1\n", "1:4", "!!str"), ("a: !foo\n", "1:4", "!foo"), ("a: &x !foo [1]\n", "1:7", "!foo"),
    ("- !<tag:yaml.org,2002:int> 1\n", "1:3", "!<tag:yaml.org,2002:int>"), ("[! a, b]\n", "1:2", "!"),
    ("!foo {a: 1}\n", "1:1", "!foo"), ("[!foo , b]\n", "1:2", "!foo"),
  ])
  func `a tag is refused and its value read`(source: String, position: String, slice: String) {
    let reading = Reading(source)
    #expect(reading.findings == ["\(position) explicit-tag"])
    #expect(reading.slice(reading.diagnostics.first?.span) == slice)
    #expect(reading.document != nil)
  }

  @Test func `nesting stops at 64 levels`() {
    let deep = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(Reading(deep).findings == [])
    #expect(Reading("[" + deep + "]").findings == ["1:65 nesting-too-deep"])
    #expect(Reading(String(repeating: "- ", count: 65) + "x").findings == ["1:129 nesting-too-deep"])
  }

  /// libyaml alone takes half a minute for this.
  @Test(arguments: ["[", "{a: ", "[\n", "- ", "? "])
  func `eighty thousand open brackets end at once`(bracket: String) {
    let reading = Reading(String(repeating: bracket, count: 80_000))
    #expect(reading.diagnostics.map(\.code.name) == ["nesting-too-deep"])
    #expect(reading.allNodes().count < 200)
  }

  @Test func `all problems are told in the order of the source`() {
    let reading = Reading("a: *x\na: !t 1\nb: {c: 1, c: 2}\nd: [1\n")
    #expect(
      reading.findings == [
        "1:4 undefined-alias", "2:1 duplicate-key", "2:4 explicit-tag", "3:11 duplicate-key", "4:6 yaml-syntax",
      ])
  }

  @Test func `every code is listed once`() {
    let names = YAMLDiagnosticCodes.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.contains("duplicate-key"))
    #expect(YAMLDiagnosticCodes.all.allSatisfy { $0.summary.hasSuffix(".") })
  }
}
