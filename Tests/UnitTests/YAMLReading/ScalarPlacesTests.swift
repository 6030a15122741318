import Foundation
import SourceDiagnostics
import Testing
import YAMLReading

@Suite struct ScalarPlacesTests {
  /// In `source`, the text between the two emoji is what a range of the decoded value of `a` must lead to.
  @Test(arguments: [
    ("a: min(🟢scale🔴 * 2, 1)", "scale"),
    ("a: 'it''s 🟢x🔴'", "x"),
    ("a: 'it🟢''🔴s'", "'"),
    ("a: \"\\n\\t🟢x🔴\\n\"", "x"),
    ("a: \"é🟢\\x41🔴b\"", "A"),
    ("a: \"🟢\\u263A\\U0001F600🔴b\"", "☺😀"),
    ("a: \"\\N\\_\\L\\P🟢x🔴b\"", "x"),
    ("a: \"one\\\n   two 🟢x🔴\"", "x"),
    ("a: \"one\\\n\n   🟢two🔴\"", "two"),
    ("a: \"one\n\n   🟢two🔴\"", "two"),
    ("a: one\n  two\n\n  🟢three🔴", "three"),
    ("a: one🟢  \n  two🔴", " two"),
    ("a: one\r\n  two\r\n\r\n  🟢three🔴\r\n", "three"),
    ("a: |\n  one\n   two\n\n  🟢three🔴\n", "three"),
    ("a: |\n  one\n 🟢\n\n  three🔴\n", "\n\nthree"),
    ("a: |2\n    one\n  🟢three🔴\n", "three"),
    ("a:\n  b\n  c 🟢d🔴", "d"),
    ("a: >\n  one\n  two\n\n  🟢three🔴\n", "three"),
    ("a: >-\n  one\n   🟢two🔴\n  three\n", "two"),
    ("a: >+\n\n  one\n  🟢two🔴\n\n", "two"),
    ("a: >\r\n  one\r\n  two 🟢three🔴\r\n", "three"),
    ("a: |+1\n   one\n 🟢two🔴\n\n", "two"),
    ("\u{FEFF}a: 'x''🟢y🔴'", "y"),
    ("a: one\u{2028}  two 🟢x🔴", "x"),
    ("a: one\u{85}  two 🟢x🔴", "x"),
    ("a: |\n  one\u{2029}  two 🟢x🔴", "x"),
  ])
  func `a range of the text leads to its place`(marked: String, sought: String) throws {
    let start = try #require(marked.range(of: "🟢")).lowerBound
    let end = try #require(marked.range(of: "🔴")).lowerBound
    let startByte = marked.utf8.distance(from: marked.startIndex, to: start)
    let endByte = marked.utf8.distance(from: marked.startIndex, to: end) - "🟢".utf8.count
    let reading = Reading(marked.filter { $0 != "🟢" && $0 != "🔴" })
    let document = try #require(reading.document)
    let node = try #require(reading.node("a"))
    let text = Array(document.text(of: node).utf8)
    let range = try #require((0..<text.count).first { text[$0...].starts(with: sought.utf8) })
    let span = document.span(of: range..<range + sought.utf8.count, in: node)
    #expect(span == SourceSpan(file: .main, start: startByte, end: endByte))
  }

  @Test(arguments: [
    ("a: abc", 0, 3), ("a: abc", 3, 6), ("a: 'a''b'", 3, 8), ("a: \"\"", 0, 4), ("a: |\n  x\n", 0, 7),
    ("a: |-\n\nb: 1", 0, 5),
    ("a:", 0, 2),
  ])
  func `an empty range is a place in the text`(source: String, offset: Int, place: Int) throws {
    let reading = Reading(source)
    let document = try #require(reading.document)
    let node = try #require(reading.node("a"))
    #expect(document.span(of: offset..<offset, in: node) == SourceSpan(file: .main, start: place, end: place))
  }

  @Test func `a range through an alias leads to the aliased text`() throws {
    let reading = Reading("a: &x 'b''c'\nd: *x\n")
    let document = try #require(reading.document)
    let alias = try #require(reading.node("d"))
    #expect(document.span(of: 2..<3, in: alias) == SourceSpan(file: .main, start: 10, end: 11))
    #expect(document.span(of: 0..<99, in: alias).end == 11)
  }
}
