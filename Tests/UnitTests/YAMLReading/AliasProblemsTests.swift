import SourceDiagnostics
import Testing
import YAMLReading

@Suite struct AliasProblemsTests {
  @Test func `an alias without an anchor is refused`() {
    let reading = Reading("a: &base 1\nb: [*frame, *q]\n")
    #expect(reading.findings == ["2:5 undefined-alias", "2:13 undefined-alias"])
    #expect(reading.diagnostics.first?.message == "the alias `*frame` has no anchor `&frame` before it")
    #expect(reading.slice(reading.diagnostics.first?.span) == "*frame")
    #expect(reading.outline == "{a: 1, b: [?, ?]}")
  }

  @Test(arguments: [
    ("*frme", "did you mean `*frame`?"),
    ("*q", "put `&q` before the value that it stands for; if this is text and not an alias, put it in quotes"),
  ])
  func `the nearest anchor is the remedy, if one is near`(alias: String, help: String) {
    let reading = Reading("a: &base 1\nb: &frame 2\nc: \(alias)\n")
    #expect(reading.diagnostics.first?.help == help)
  }

  @Test func `an anchor that comes later is pointed at`() {
    let reading = Reading("a: *base\nb: &base 1\n")
    #expect(reading.findings == ["1:4 undefined-alias"])
    #expect(reading.slice(reading.diagnostics.first?.labels.first?.span) == "&base")
  }

  @Test func `an anchor may be used again and the latest counts`() {
    let reading = Reading("a: &x 1\nb: *x\nc: &x 2\nd: *x\n")
    #expect(reading.findings == [])
    #expect(reading.entries(reading.document?.root) == ["a=1", "b=1", "c=2", "d=2"])
  }

  @Test(arguments: ["a: &x [1, *x]\n", "a: &x\n  b: {<<: *x}\n", "&x a: &x {b: [*x]}\n"])
  func `an alias inside its own anchor is refused`(source: String) {
    let reading = Reading(source)
    #expect(reading.diagnostics.map(\.code.name) == ["recursive-alias"])
    #expect(reading.slice(reading.diagnostics.first?.span) == "*x")
    #expect(reading.slice(reading.diagnostics.first?.labels.first?.span) == "&x")
    // A merge key with nothing to merge leaves its mapping incomplete.
    #expect(reading.outline.contains("?") != reading.outline.contains("..."))
  }

  /// 10 aliases of 10 aliases of ... : 10^9 nodes if they were followed.
  @Test func `aliases that multiply are counted and not followed`() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...9 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    let reading = Reading(text)
    // &a0 is 11 nodes, and each level 10 times the one before, 10 aliases and itself: &a4 is 121,111. The lines of a1 to a4
    // bring in 110 + 1,210 + 12,210 + 122,210 less what the lines hold themselves; eight aliases of &a4 go past 1,000,000.
    #expect(reading.diagnostics.map(\.code.name) == ["alias-expansion"])
    #expect(reading.findings.first?.hasPrefix("6:") == true)
    #expect(reading.document == nil)
  }

  @Test func `merge keys count against the same limit`() {
    var text = "m0: &m0 {a: 1}\n"
    for level in 1...2_000 {
      text += "m\(level): &m\(level) {<<: *m\(level - 1), k\(level): 1}\n"
    }
    let reading = Reading(text)
    #expect(reading.diagnostics.map(\.code.name) == ["alias-expansion"])
  }

  @Test func `a large document without aliases is no expansion`() {
    let reading = Reading("[" + String(repeating: "[x, x, x, x, x, x, x, x, x, x],", count: 20_000) + "]")
    #expect(reading.findings == [])
  }
}
