import SourceDiagnostics
import Testing
import YAMLReading

@Suite struct MappingChecksTests {
  @Test(arguments: [
    ("a: 1\nb: 2\na: 3\n", "3:1", "a", "1:1"),
    ("a: 1\n\"a\": 2\n", "2:1", "\"a\"", "1:1"),
    ("{x: {k: 1, 'k': 2}}", "1:12", "'k'", "1:6"),
    ("é: 1\n\"\\u00e9\": 2\n", "2:1", "\"\\u00e9\"", "1:1"),
    ("k: &n name\n*n : 1\nname: 2\n", "3:1", "name", "2:1"),
    ("a: &x {k: 1}\nb: {<<: *x, <<: *x}\n", "2:13", "<<", "2:5"),
    ("\"\": 1\n'': 2\n", "2:1", "''", "1:1"),
  ])
  func `a key that is there already is told with its first place`(
    source: String, position: String, slice: String, first: String
  ) {
    let reading = Reading(source)
    #expect(reading.findings == ["\(position) duplicate-key"])
    #expect(reading.slice(reading.diagnostics.first?.span) == slice)
    let label = reading.diagnostics.first?.labels.first
    #expect(label?.message == "first defined here")
    #expect(reading.position(of: label?.span.start ?? -1) == first)
  }

  @Test func `the first of equal keys stays, and all are told`() {
    let reading = Reading("a: 1\na: 2\nb: 3\na: 4\n")
    #expect(reading.findings == ["2:1 duplicate-key", "4:1 duplicate-key"])
    #expect(reading.entries(reading.document?.root) == ["a=1", "b=3"])
  }

  @Test(arguments: [16, 17, 100, 1_000])
  func `equal keys are found among any number`(count: Int) {
    let keys = (0..<count).map { "key\($0): \($0)\n" }.joined()
    let reading = Reading(keys + "key\(count - 1): again\n\"key0\": again\n")
    #expect(reading.findings == ["\(count + 1):1 duplicate-key", "\(count + 2):1 duplicate-key"])
    #expect(reading.entries(reading.document?.root).count == count)
  }

  @Test func `a hundred thousand keys are checked`() {
    var text = ""
    for number in 0..<100_000 {
      text += "k\(number):\n"
    }
    let reading = Reading(text + "k77777:\n")
    #expect(reading.findings == ["100001:1 duplicate-key"])
  }

  @Test(arguments: [
    ("{a.b}: 1\n", "1:1", "{a.b}"), ("t: {{name}: 1}\n", "1:5", "{name}"), ("? [a, b]\n: 1\n", "1:3", "[a, b]"),
    ("? - a\n: 1\n", "1:3", "- a"), ("b: &x [1]\nc: {*x : 2}\n", "2:5", "*x"),
  ])
  func `a key that is a collection is refused`(source: String, position: String, slice: String) {
    let reading = Reading(source)
    #expect(reading.findings == ["\(position) non-scalar-key"])
    #expect(reading.slice(reading.diagnostics.first?.span) == slice)
  }

  @Test func `braces in a key come with quotes as the remedy`() {
    let reading = Reading("{a.b}: 1\n")
    #expect(reading.diagnostics.first?.message == "a key must be text, but this one `{a.b}` is a mapping")
    #expect(reading.diagnostics.first?.fixIts.first?.replacement == "\"{a.b}\"")
    #expect(reading.document.map { $0.entries(of: $0.root).isEmpty } == true)
  }

  @Test(arguments: [
    ("{<<: *a, y: 9, z: 3}", ["y=9", "z=3", "x=1"]),
    ("{y: 9, <<: [*a, *b]}", ["y=9", "x=1", "w=4"]),
    ("{y: 9, <<: [*b, *a]}", ["y=9", "x=5", "w=4"]),
    ("{<<: {q: 7}, x: 0}", ["x=0", "q=7"]),
    ("{\"<<\": 1}", ["<<=1"]),
    ("{<<: *c}", ["v=6", "x=1", "y=2"]),
    ("{<<: []}", []),
  ])
  func `merge keys bring in what is not there yet`(mapping: String, entries: [String]) {
    let reading = Reading("a: &a {x: 1, y: 2}\nb: &b {x: 5, w: 4}\nc: &c {<<: *a, v: 6}\nd: \(mapping)\n")
    #expect(reading.findings == [])
    #expect(reading.entries(reading.node("d")) == entries)
  }

  @Test func `a merged entry keeps the spans of the mapping that it comes from`() throws {
    let reading = Reading("a: &a {x: 1}\nb:\n  <<: *a\n")
    let document = try #require(reading.document)
    let mapping = try #require(reading.node("b"))
    let entry = try #require(document.entries(of: mapping).first)
    #expect(document.span(of: entry.key).start == 7)
    #expect(document.span(of: entry.value).start == 10)
  }

  @Test(arguments: [
    ("a: {<<: 1}\n", "1:9", "1"), ("a: {<<: [1, {b: 2}]}\n", "1:10", "1"), ("a:\n  <<:\n", "2:6", ""),
    ("a: &x [1]\nb: {<<: [*x]}\n", "2:10", "*x"),
  ])
  func `a merge key needs mappings`(source: String, position: String, slice: String) {
    let reading = Reading(source)
    #expect(reading.findings == ["\(position) bad-merge-key"])
    #expect(reading.slice(reading.diagnostics.first?.span) == slice)
  }
}
