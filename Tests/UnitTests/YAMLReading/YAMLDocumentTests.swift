import SourceDiagnostics
import Testing
import YAMLReading

@Suite struct YAMLDocumentTests {
  @Test(arguments: [
    ("a: plain text   # comment\n", "plain text", "plain text"),
    ("a: 'it''s'   \n", "'it''s'", "it's"),
    ("a: \"x\\n\\u263A\"\n", "\"x\\n\\u263A\"", "x\n☺"),
    ("a: 'whole'\n", "'whole'", "whole"),
    ("a: one\n  two\n\n  three \nb: 1\n", "one\n  two\n\n  three", "one two\nthree"),
    ("a: |\n  one\n   two\n\nb: 1\n", "|\n  one\n   two", "one\n two\n"),
    ("a: >-  # folded\n  one\n  two\n# comment\nb: 1\n", ">-  # folded\n  one\n  two", "one two"),
    ("a: |+\n\nb: 1\n", "|+", "\n"),
    ("a: |2-\n   x\n", "|2-\n   x", " x"),
    ("a: \u{1F600}é  # ☺\n", "😀é", "😀é"),
    ("ä: \u{1F600}\na: é\n", "é", "é"),
    ("a: one\r\n  two\r\nb: 1\r\n", "one\r\n  two", "one two"),
    ("a: one\rb: 1\r", "one", "one"),
    ("é: \u{2028}\na: é\u{85}b: 1\n", "é", "é"),
    ("a: &x !!str text\n", "text", "text"),
    ("a: &x # comment\n  text\n", "text", "text"),
    ("\u{FEFF}a: text\n", "text", "text"),
    ("b: 1\na: &x\n\u{FEFF}  text\n", "text", "text"),
  ])
  func `a scalar's span covers its bytes as written`(source: String, slice: String, text: String) {
    let reading = Reading(source)
    #expect(reading.slice(reading.node("a")) == slice)
    #expect(reading.text(reading.node("a")) == text)
  }

  @Test(arguments: [
    ("a:   # nothing\nb: 1\n", "1:3"), ("a:\n", "1:3"), ("{a: , b: 1}", "1:4"), ("{a : }", "1:5"), ("{b: 1, a}", "1:9"),
    ("a: &x\n", "1:6"), ("? a\n? b\n", "1:4"),
  ])
  func `a value that is not there has an empty span after its colon or key`(source: String, position: String) {
    let reading = Reading(source)
    #expect(reading.slice(reading.node("a")) == "")
    #expect(reading.node("a").map { reading.position(of: reading.document?.span(of: $0).start ?? -1) } == position)
  }

  @Test(arguments: [
    ("a:\n  - 1\n  - 2 # two\n\n# end\nb: 1\n", "- 1\n  - 2"),
    ("a:\n- 1\n- b: 2\n\nb: 1\n", "- 1\n- b: 2"),
    ("a: &x\n- 1\nb: 1\n", "- 1"),
    ("a: &x\n  k: |\n    text\n\nb: 1\n", "k: |\n    text"),
    ("a:\n  k:\n\nb: 1\n", "k:"),
    ("a: [1, [2],\n  3 ] # list\n", "[1, [2],\n  3 ]"),
    ("a: &x { k: v }\n", "{ k: v }"),
    ("a:\n  'k': *x\nb: 1\n", "'k': *x"),
    ("b: &x 1\na:\n  'k': *x\nc: 1\n", "'k': *x"),
  ])
  func `a collection's span ends with its last child or bracket`(source: String, slice: String) {
    let reading = Reading(source)
    #expect(reading.slice(reading.node("a")) == slice)
  }

  @Test func `a pair in a flow sequence is a mapping that spans key and value`() {
    let reading = Reading("[{a: b}: c , x: y, ? z]")
    #expect(reading.findings == ["1:2 non-scalar-key"])
    #expect(reading.slice(reading.node(0)) == "{a: b}: c")
    #expect(reading.slice(reading.node(1)) == "x: y")
    #expect(reading.slice(reading.node(2)) == "? z")
  }

  @Test func `kinds and styles are kept`() throws {
    let reading = Reading("[a, 'a', \"a\", [], {}]")
    let document = try #require(reading.document)
    #expect(
      document.items(of: document.root).map { document.kind(of: $0) } == [
        .scalar(.plain), .scalar(.singleQuoted), .scalar(.doubleQuoted), .sequence, .mapping,
      ])
    let block = Reading("- |\n  a\n- >\n  a\n- - a\n- b: 1\n")
    let blockDocument = try #require(block.document)
    let items = blockDocument.items(of: blockDocument.root)
    #expect(
      items.map { blockDocument.kind(of: $0) } == [.scalar(.literal), .scalar(.folded), .sequence, .mapping])
    #expect(document.isFlow(document.root))
    #expect(!items.contains { blockDocument.isFlow($0) })
  }

  @Test func `counts match what is walked`() throws {
    let reading = Reading("base: &b {x: 1, y: 2}\nlist: [1, [2, 3], {a: 1}]\nmap: {z: {q: 1}, <<: *b, x: 3}\n")
    let document = try #require(reading.document)
    let list = try #require(reading.node("list"))
    let map = try #require(reading.node("map"))
    #expect(document.items(of: list).count == 3)
    #expect(Array(document.items(of: list)).count == 3)
    #expect(document.entries(of: map).count == 3)
    #expect(reading.entries(map) == ["z={q: 1}", "x=3", "y=2"])
    #expect(document.entries(of: list).isEmpty && document.items(of: map).isEmpty)
    #expect(document.bytes(of: map).isEmpty)
  }

  @Test func `an alias answers with its own span and its target's content`() throws {
    let reading = Reading("a: &x [1, 2]\nb: *x\n")
    let document = try #require(reading.document)
    let alias = try #require(reading.node("b"))
    #expect(document.isAlias(alias))
    #expect(reading.slice(alias) == "*x")
    #expect(document.kind(of: alias) == .sequence)
    #expect(document.items(of: alias).map { reading.slice($0) } == ["1", "2"])
    #expect(document.items(of: alias).map { document.span(of: $0).start } == [7, 10])
  }

  @Test(arguments: [
    ("{a.b}", true), ("{a, b}", true), ("{a: }", false), ("{a: 1}", false), ("{}", false), ("[a]", false), ("a", false),
  ])
  func `a mapping in braces without values is text that lacks quotes`(value: String, isText: Bool) throws {
    let reading = Reading("title: \(value)")
    let document = try #require(reading.document)
    let title = try #require(reading.node("title"))
    #expect(document.isBracedText(title) == isText)
  }
}
