import SourceDiagnostics
import Testing

struct LineTableTests {
  static func positions(in text: String, at offsets: [Int]) -> [String] {
    let table = LineTable(SourceFile(text: text))
    return offsets.map(table.position).map { "\($0.line):\($0.column)" }
  }

  @Test func `lines and columns count from 1`() {
    //                                      a0 b1 LF2 c3 LF4, end 5
    #expect(
      Self.positions(in: "ab\nc\n", at: [0, 1, 2, 3, 4, 5]) == ["1:1", "1:2", "1:3", "2:1", "2:2", "3:1"])
  }

  @Test func `the end of a file without a line end is a column behind its last scalar`() {
    #expect(Self.positions(in: "ab\ncd", at: [5]) == ["2:3"])
  }

  @Test func `an empty file has one empty line`() {
    let table = LineTable(SourceFile(text: ""))
    #expect(table.lineCount == 1)
    #expect(table.lineRange(1) == 0..<0)
    #expect(table.position(at: 0) == SourcePosition(line: 1, column: 1))
  }

  @Test func `CRLF is one line end, and an offset in it is its start`() {
    // a0 CR1 LF2 b3 CR4 LF5
    #expect(
      Self.positions(in: "a\r\nb\r\n", at: [0, 1, 2, 3, 4, 5, 6]) == ["1:1", "1:2", "1:2", "2:1", "2:2", "2:2", "3:1"])
    let table = LineTable(SourceFile(text: "a\r\nb\r\n"))
    #expect((1...3).map(table.lineRange) == [0..<1, 3..<4, 6..<6])
  }

  @Test(arguments: ["\r", "\u{85}", "\u{2028}", "\u{2029}", "\u{0B}", "\u{0C}"])
  func `only LF ends a line`(other: String) {
    let table = LineTable(SourceFile(text: "a\(other)b"))
    #expect(table.lineCount == 1)
    #expect(table.position(at: 1 + other.utf8.count) == SourcePosition(line: 1, column: 3))
  }

  @Test func `a CR before CRLF stays in the line`() {
    #expect(LineTable(SourceFile(text: "a\r\r\nb")).lineRange(1) == 0..<2)
  }

  @Test func `columns count scalars, and an offset inside of one is its start`() {
    // é at 0, 日 at 2, 😀 at 5, x at 9; e and its combining acute are two scalars, at 10 and 11
    #expect(
      Self.positions(in: "é日😀xe\u{301}!", at: [0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13])
        == ["1:1", "1:1", "1:2", "1:2", "1:2", "1:3", "1:3", "1:3", "1:4", "1:5", "1:6", "1:6", "1:7"])
  }

  @Test func `a byte order mark at the start is no column, elsewhere it is one`() {
    #expect(
      Self.positions(in: "\u{FEFF}a\n\u{FEFF}b", at: [0, 2, 3, 4, 5, 8]) == ["1:1", "1:1", "1:1", "1:2", "2:1", "2:2"])
    #expect(LineTable(SourceFile(text: "\u{FEFF}a\n")).lineRange(1) == 3..<4)
  }

  @Test func `an offset outside the file counts as its nearer end`() {
    #expect(Self.positions(in: "ab", at: [-1, 3, .max]) == ["1:1", "1:3", "1:3"])
  }

  @Test(arguments: [1, 2, 3, 4])
  func `columns in a long line are those of a plain count`(scalarLength: Int) {
    let scalar = ["a", "é", "日", "😀"][scalarLength - 1]
    // 3,000 scalars with an x before them, and a short line on either side.
    let table = LineTable(SourceFile(text: "ab\nx\(String(repeating: scalar, count: 3000))\nc"))
    for index in [0, 1, 254, 255, 256, 340, 341, 342, 511, 512, 1022, 1023, 1024, 1025, 2047, 2048, 2999, 3000] {
      // Scalar `index` starts 4 bytes into the file, behind "ab", LF and x; its column is 2 behind that of x, 1.
      #expect(table.position(at: 4 + index * scalarLength) == SourcePosition(line: 2, column: 2 + index))
    }
    #expect(table.position(at: 4 + 3000 * scalarLength + 1) == SourcePosition(line: 3, column: 1))
  }

  @Test func `ill-formed bytes count as String repairs them`() {
    let bytes: [UInt8] = [
      0x41, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC1, 0xC2, 0xE0, 0xE1, 0xED, 0xEF, 0xF0, 0xF1, 0xF4, 0xF5,
    ]
    for index in 0..<(bytes.count * bytes.count * bytes.count) {
      let text = [
        bytes[index % bytes.count], bytes[index / bytes.count % bytes.count],
        bytes[index / bytes.count / bytes.count], 0x80, 0x80, 0x42,
      ]
      let column = LineTable(SourceFile(path: "a.yaml", bytes: text)).position(at: text.count).column
      #expect(column == String(decoding: text, as: UTF8.self).unicodeScalars.count + 1, "\(text)")
    }
  }
}
