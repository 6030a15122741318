import SourceDiagnostics
import Testing
import YAMLReading

/// What is left of a tree around an error.
@Suite struct ErrorRecoveryTests {
  @Test(arguments: [
    // What stands before the error is kept, and what it may have garbled is not.
    ("a: 1\nb: @x\n", "{a: 1, b: ?, ...}"),
    ("a: 1\nb: \"x\n", "{a: 1, b: ?, ...}"),
    ("a: 1\nb: x: y\n", "{a: 1, b: ?, ...}"),
    ("a: 1\nb: 2\n  c: 3\n", "{a: 1, b: ?, ...}"),
    ("a: 1\nb: 'it's'\n", "{a: 1, b: ?, ...}"),
    ("a: 1\nfoo bar\nb: 2\n", "{a: 1, ...}"),
    ("a: 1\n- b\n", "{a: 1, ...}"),
    // An open bracket may have taken in anything.
    ("a: 1\nb: [1, {c: 2}\nd: 3\n", "{a: 1, b: ?, ...}"),
    ("a: {b: {c: 1}, d\n", "{a: ?, ...}"),
    ("a: [1] b\n", "{a: ?, ...}"),
    ("[1, 2", "?"), ("a b\nc: 1\n", "?"),
    // A line that is indented wrongly may belong to what stands above it.
    ("a:\n    b: 1\n  c: 2\n", "{a: {b: 1, ...}, ...}"),
    ("a:\n  - b:\n      c: 1\n   d\n", "{a: [{b: {c: 1, ...}, ...}, ...], ...}"),
    ("a:\n  - x: 1\n  - y: 1\n  z: 2\n", "{a: [{x: 1}, {y: 1, ...}, ...], ...}"),
    ("  a: 1\nb: 2\n", "{a: 1, ...}"),
    // What was lost leaves nothing that an alias could mean.
    ("a: &x [1, &y 2\n", "{a: ?, ...}"),
    ("a: &x {b: 1}\nc: *x\nd: *x y\n", "{a: {b: 1}, c: {b: 1}, d: ?, ...}"),
  ])
  func `a syntax error leaves what is sound`(source: String, outline: String) {
    let reading = Reading(source)
    #expect(reading.diagnostics.map(\.code.name) == ["yaml-syntax"])
    #expect(reading.outline == outline)
  }

  @Test(arguments: [
    ("top: 1\nfirst: [1\nsecond:\n  b: 2\n", "{top: 1, first: ?, second: {b: 2}, ...}", 1),
    ("first: \"x\nsecond: 2\nthird: @\n", "{first: ?, second: 2, third: ?, ...}", 2),
    ("first:\n  a: b: c\n  d: 1\nsecond: &x 2\nthird: *x\n", "{first: {a: ?, ...}, second: 2, third: 2, ...}", 1),
    ("first\nsecond: 2\n", "?", 1), ("top: 1\nfirst\nsecond: 2\n", "{top: 1, second: 2, ...}", 1),
    // Names that nobody vouches for, keys that are there, and keys of inner mappings do not start anything.
    ("first: [1\nother: 2\n", "{first: ?, ...}", 1), ("first: [1\nfirst: 2\n", "{first: ?, ...}", 1),
    ("first: [1\n  second: 2\n", "{first: ?, ...}", 1), ("first: [1\nsecond:2\n", "{first: ?, ...}", 1),
    ("{first: [1\nsecond: 2\n", "?", 1),
    // An anchor that was lost is not missed.
    ("first: [&x 1\nsecond: *x\nthird: {<<: *y, b: 1}\n", "{first: ?, second: ?, third: {b: 1, ...}, ...}", 1),
    ("\u{FEFF}é: 1\nfirst: [1\nsecond: é\nthird: @\n", "{é: 1, first: ?, second: é, third: ?, ...}", 2),
  ])
  func `reading goes on at a known key of the top`(source: String, outline: String, errors: Int) {
    let reading = Reading(source, landmarks: ["first", "second", "third"])
    #expect(reading.diagnostics.map(\.code.name) == Array(repeating: "yaml-syntax", count: errors))
    #expect(reading.outline == outline)
  }

  @Test func `places behind an error are true`() {
    let reading = Reading("ä: 1\nfirst: [é\nsecond: { x: ö, y: \"\\u00e9z\" }\n", landmarks: ["second"])
    #expect(reading.slice(reading.node("second")) == "{ x: ö, y: \"\\u00e9z\" }")
    #expect(reading.slice(reading.node("second", "x")) == "ö")
    #expect(reading.text(reading.node("second", "y")) == "éz")
  }

  @Test(
    arguments: [
      // A bad byte spoils the value that it stands in, or the key.
      ([0x61, 0x3a, 0x20, 0x78, 0xff, 0x0a, 0x62, 0x3a, 0x20, 0x31], "{a: ?, b: 1}"),
      ([0x61, 0x00, 0x3a, 0x20, 0x78, 0x0a, 0x62, 0x3a, 0x20, 0x31], "{b: 1, ...}"),
      ([0x61, 0x3a, 0x20, 0x78, 0x20, 0x23, 0xff, 0x0a, 0x62, 0x3a, 0x20, 0x31], "{a: x, b: 1}"),
      ([0x61, 0x3a, 0x20, 0x2a, 0x78, 0xff, 0x0a, 0x62, 0x3a, 0x20, 0x31], "{a: ?, b: 1}"),
      // What it does to the syntax is no second fault.
      ([0x61, 0x3a, 0x20, 0x31, 0x0a, 0xff, 0x0a, 0x62, 0x3a, 0x20, 0x31], "{a: 1, ...}"),
      ([0xff, 0xfe, 0xff], "?"),
    ] as [([UInt8], String)])
  func `a byte that is no character is told once`(bytes: [UInt8], outline: String) {
    var bag = DiagnosticBag()
    let decoded = decodeSource(bytes, path: "spec.yaml", diagnostics: &bag)
    let document = readYAML(decoded, diagnostics: &bag)
    #expect(bag.diagnostics.count == 1)
    #expect(bag.diagnostics[0].code.name.hasPrefix("bad-"))
    if decoded.file.bytes.count == bytes.count {
      #expect(Reading(bytes: bytes).outline == outline)
    } else {
      #expect(document.kind(of: document.root) == .unreadable)
    }
  }

  @Test func `a merge key without a mapping leaves its mapping incomplete`() {
    #expect(Reading("a: {<<: 5, b: 1}").outline == "{a: {b: 1, ...}}")
    #expect(Reading("a: {[1]: 5, b: 1}").outline == "{a: {b: 1, ...}}")
  }

  @Test func `one document answers for the nodes of several files`() {
    var bag = DiagnosticBag()
    func read(_ text: String, _ id: UInt16) -> YAMLDocument {
      let file = SourceFile(id: .init(rawValue: id), path: "\(id).yaml", bytes: Array(text.utf8))
      return readYAML(file, diagnostics: &bag)
    }
    let (first, second) = (read("a: [1, 2]", 0), read("  b: { c: xyz }", 7))
    let both = first.joined(with: second)
    #expect(both.root == first.root)
    #expect(both.entries(of: first.root).map { both.text(of: $0.key) } == ["a"])
    #expect(both.entries(of: second.root).map { both.text(of: $0.key) } == ["b"])
    #expect(both.span(of: second.root) == SourceSpan(file: .init(rawValue: 7), start: 2, end: 15))
    #expect(first.root != second.root)
  }
}
