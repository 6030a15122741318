import Testing

@testable import SourceDiagnostics

/// What Embedded Swift leaves out, held against what ordinary Swift has.
struct StringProcessingTests {
  @Test(arguments: [
    "", " 1", "1 ", "12", "-0", "+1.5", "1e3", "1e400", "-1e400", "4.9e-324", "0x1p4", ".5", "5.", "1_000",
    "1,5", "e5", "nan", "inf", "١", "1.7976931348623157e308", "0.30000000000000004", "1e", "--1",
  ])
  func `numbers are read as Swift reads them`(text: String) {
    let (ours, swifts) = (Double(reading: text), Double(text))
    #expect(ours == swifts || ours?.isNaN == true && swifts?.isNaN == true)
  }

  @Test func `a part of a text is a number as well, and what goes on behind a zero byte is none`() {
    #expect(Double(reading: "320...1400".prefix(3)) == 320)
    #expect(Double(reading: "1\0") == nil)
  }

  @Test(arguments: [
    ("width - 12", " - "), ("a - b - c", " - "), ("", "x"), ("x", "xx"), ("…és…és", "és"), ("aaa", "aa"), ("ab", "ab"),
  ])
  func `the last place of a part is found`(text: String, part: String) {
    let places = text.indices.filter { text[$0...].hasPrefix(part) }
    #expect(text.lastRange(ofText: part)?.lowerBound == places.last)
    #expect(text.lastRange(ofText: part).map { String(text[$0]) } == places.last.map { _ in part })
    #expect(text.contains(text: part) == !places.isEmpty)
  }

  @Test func `escapes are put in once, in one pass`() {
    #expect("a%b|%".escaping { $0 == "%" ? "%25" : nil } == "a%25b|%25")
    #expect("%\\".escaping { $0 == "%" || $0 == "\\" ? "\\\($0)" : nil } == "\\%\\\\")
    #expect("👩‍👩‍👧é".escaping { _ in nil } == "👩‍👩‍👧é")
  }
}
