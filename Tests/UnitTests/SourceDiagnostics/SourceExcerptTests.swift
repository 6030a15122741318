import SourceDiagnostics
import Testing

/// The excerpt and the underline of a span in a file, as the snippet renderer shows them, without their margin.
private func excerpt(of bytes: [UInt8], at range: Range<Int>, width: Int = 100) -> [String] {
  let source = SourceFile(path: "a.yaml", bytes: bytes)
  let code = DiagnosticCode("code", .error, "A code.")
  let span = SourceSpan(file: .main, start: range.lowerBound, end: range.upperBound)
  let report = DiagnosticReport(
    [Diagnostic(code, "message", at: span)], sources: [source], options: RenderingOptions(excerptWidth: width))
  var output: [UInt8] = []
  SnippetRenderer().render(report, into: &output)
  return String(decoding: output, as: UTF8.self).split(separator: "\n").dropFirst().map { line in
    String(line.drop { $0 != "|" }.dropFirst(2))
  }
}

private func excerpt(of text: String, at piece: String, width: Int = 100) -> [String] {
  let span = SourceFile(text: text).span(of: piece)
  return excerpt(of: Array(text.utf8), at: span.start..<span.end, width: width)
}

/// Shown in test logs by its line, which unlike its text is safe there.
struct Alignment: Sendable, CustomTestStringConvertible {
  let text: String
  let piece: String
  let line: String
  let underline: String

  init(_ text: String, _ piece: String, _ line: String, _ underline: String) {
    (self.text, self.piece, self.line, self.underline) = (text, piece, line, underline)
  }

  var testDescription: String {
    line
  }
}

struct SourceExcerptTests {
  @Test(arguments: [
    Alignment("a: x\n", "x", "a: x", "   ^"),
    // A tab goes on to the next multiple of 4: columns 0...3, then 5...7 behind the a at 4.
    Alignment("\ta\tx", "x", "    a   x", "        ^"),
    Alignment("abcd\tx", "x", "abcd    x", "        ^"),
    Alignment("a\tb", "\t", "a   b", " ^~~"),
    // Each of these is two columns wide.
    Alignment("名前: x", "x", "名前: x", "      ^"),
    Alignment("名前: x", "前", "名前: x", "  ^~"),
    Alignment("한글 ＡＢ x", "x", "한글 ＡＢ x", "          ^"),
    Alignment("😀: x", "x", "😀: x", "    ^"),
    // One picture of several scalars: two columns.
    Alignment("👨‍👩‍👧: x", "x", "👨‍👩‍👧: x", "    ^"),
    Alignment("👍🏽: x", "x", "👍🏽: x", "    ^"),
    Alignment("🇳🇴: x", "x", "🇳🇴: x", "    ^"),
    Alignment("❤️: x", "x", "❤️: x", "    ^"),
    // Without the selector it is a dingbat of one column.
    Alignment("❤: x", "x", "❤: x", "   ^"),
    // Combining marks take no column; a span that starts at one is underlined from its base.
    Alignment("cafe\u{301}: x", "x", "cafe\u{301}: x", "      ^"),
    Alignment("cafe\u{301}: x", "\u{301}: x", "cafe\u{301}: x", "   ^~~~"),
    Alignment("\u{1112}\u{1161}\u{11AB}: x", "x", "\u{1112}\u{1161}\u{11AB}: x", "    ^"),
    // A virama joins, but both letters are shown: one column each.
    Alignment("क्ष: x", "x", "क्ष: x", "    ^"),
    Alignment("\u{FEFF}a: x", "x", "a: x", "   ^"),
    Alignment("\u{FEFF}a: x", "\u{FEFF}a", "a: x", "^"),
    // Escapes are as wide as their text.
    Alignment("\u{1b}: x", "x", #"\u{1b}: x"#, "        ^"),
    Alignment("\u{1b}: x", "\u{1b}", #"\u{1b}: x"#, "^~~~~~"),
    Alignment("a\rb: x", "x", #"a\u{d}b: x"#, "         ^"),
    Alignment("a\u{202E}b\u{2028}x", "x", #"a\u{202e}b\u{2028}x"#, "                  ^"),
    Alignment("a: x \r\nb", "x \r\nb", "a: x ", "   ^~"),
  ])
  func `the caret stands below its place`(alignment: Alignment) {
    #expect(excerpt(of: alignment.text, at: alignment.piece) == [alignment.line, alignment.underline])
  }

  @Test func `a span of no length, at the start, at a line's end and at the file's, has a caret`() {
    #expect(excerpt(of: Array("ab\r\ncd".utf8), at: 0..<0) == ["ab", "^"])
    #expect(excerpt(of: Array("ab\r\ncd".utf8), at: 2..<2) == ["ab", "  ^"])
    #expect(excerpt(of: Array("ab\r\ncd".utf8), at: 3..<4) == ["ab", "  ^"])
    #expect(excerpt(of: Array("ab\r\ncd".utf8), at: 6..<6) == ["cd", "  ^"])
    #expect(excerpt(of: Array("ab\n".utf8), at: 3..<3) == ["", "^"])
  }

  @Test func `a span that runs out of its file is shown at its end`() {
    #expect(excerpt(of: Array("ab".utf8), at: 1..<9) == ["ab", " ^"])
    #expect(excerpt(of: Array("ab".utf8), at: 7..<9) == ["ab", "  ^"])
  }

  @Test func `ill-formed bytes are shown as replaced`() {
    #expect(excerpt(of: [0x61, 0xFF, 0xE6, 0x97, 0x62], at: 4..<5) == ["a\u{FFFD}\u{FFFD}b", "   ^"])
    #expect(excerpt(of: [0x61, 0xFF, 0x62], at: 1..<2) == ["a\u{FFFD}b", " ^"])
  }

  /// 90 columns, `0123456789` nine times over.
  static let digits = String(repeating: "0123456789", count: 9)

  @Test func `a line of the greatest width is not cut`() {
    #expect(excerpt(of: Array(Self.digits.utf8), at: 45..<46, width: 90)[0] == Self.digits)
  }

  @Test func `a longer line is cut to what lies around the span`() {
    // Room for 18 columns between the marks: 8 before the span, the span of 2, 8 behind it.
    #expect(
      excerpt(of: Array(Self.digits.utf8), at: 45..<47, width: 20) == ["…789012345678901234…", "         ^~"])
  }

  @Test func `at either end of a long line no room is lost`() {
    #expect(excerpt(of: Array(Self.digits.utf8), at: 2..<3, width: 20) == ["012345678901234567…", "  ^"])
    #expect(
      excerpt(of: Array(Self.digits.utf8), at: 89..<90, width: 20) == ["…234567890123456789", "                  ^"])
    #expect(
      excerpt(of: Array(Self.digits.utf8), at: 90..<90, width: 20) == ["…234567890123456789", "                   ^"])
  }

  @Test func `a span wider than the room is underlined as far as it is shown`() {
    // A quarter of the 18 columns, 4, before the span; 14 of it are left.
    #expect(
      excerpt(of: Array(Self.digits.utf8), at: 30..<80, width: 20) == ["…678901234567890123…", "     ^~~~~~~~~~~~~~"])
  }

  @Test func `wide characters are never cut in half`() {
    let text = Array(String(repeating: "日", count: 50).utf8)
    // 18 columns from column 50 - (18 - 2) / 2 = 42 on hold 9 of them; the span is the 26th, 4 from the left.
    #expect(excerpt(of: text, at: 75..<78, width: 20) == ["…日日日日日日日日日…", "         ^~"])
  }

  @Test func `a megabyte in one line costs no more than its surroundings`() {
    let text = Array(String(repeating: "0123456789", count: 100_000).utf8)
    #expect(excerpt(of: text, at: 500_005..<500_007, width: 20) == ["…789012345678901234…", "         ^~"])
    #expect(excerpt(of: text, at: 10..<999_999, width: 20) == ["…678901234567890123…", "     ^~~~~~~~~~~~~~"])
    let marks = Array(("a" + String(repeating: "\u{301}", count: 500_000)).utf8)
    #expect(excerpt(of: marks, at: 0..<1, width: 20)[1] == "^")
    // Tags join the emoji before them in one character, but each is written as an escape of 9 columns: 2 + 3 * 9 = 29.
    let tags = Array(("🏴" + String(repeating: "\u{E0067}", count: 1000)).utf8)
    #expect(excerpt(of: tags, at: 4..<8, width: 31) == [#"🏴\u{e0067}\u{e0067}\u{e0067}…"#, "  ^~~~~~~~~"])
  }

  @Test func `any bytes and spans are shown within the width, with the caret inside`() {
    let pieces: [[UInt8]] = [
      [0x61], [0x20], [0x09], [0x1B], [0x0D], [0xFF], [0xE6, 0x97], Array("日".utf8), Array("\u{301}".utf8),
      Array("👨‍👩‍👧".utf8), Array("\u{E0067}".utf8), Array("\u{202E}".utf8), Array("🇳".utf8), Array("\u{200D}".utf8),
    ]
    // A linear congruential generator (Knuth's MMIX constants): the same cases in each run.
    var state: UInt64 = 1
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<400 {
      let bytes = (0..<next(80)).flatMap { _ in pieces[next(pieces.count)] }
      let start = next(bytes.count + 1)
      let lines = excerpt(of: bytes, at: start..<start + next(bytes.count - start + 1), width: 16 + next(40))
      #expect(lines.count == 2)
      #expect(lines[1].contains("^"))
      #expect(lines[1].count <= 57)
    }
  }
}
