import SourceDiagnostics
import Testing
import YAMLReading

@Suite struct SourceDecodingTests {
  private func decode(_ raw: [UInt8]) -> (bytes: [UInt8], diagnostics: [Diagnostic]) {
    var bag = DiagnosticBag()
    let file = decodeSource(raw, path: "spec.yaml", diagnostics: &bag).file
    return (file.bytes, bag.diagnostics)
  }

  private static func utf16(_ text: String, bigEndian: Bool, mark: Bool) -> [UInt8] {
    let units = (mark ? [0xfeff] : []) + Array(text.utf16)
    return units.flatMap { unit in
      bigEndian ? [UInt8(unit >> 8), UInt8(unit & 0xff)] : [UInt8(unit & 0xff), UInt8(unit >> 8)]
    }
  }

  @Test(arguments: [true, false], [true, false])
  func `UTF-16 becomes UTF-8`(bigEndian: Bool, mark: Bool) {
    let text = "title: \"Größe 😀\"  # ☺\n"
    let decoded = decode(Self.utf16(text, bigEndian: bigEndian, mark: mark))
    #expect(String(decoding: decoded.bytes, as: UTF8.self) == text)
    #expect(decoded.diagnostics.isEmpty)
  }

  @Test(arguments: ["a: 1\n", "\u{FEFF}a: ä\n", "", "a", "a\0b\0c defgh"])
  func `UTF-8 stays as it is`(text: String) {
    let decoded = decode(Array(text.utf8))
    #expect(decoded.bytes == Array(text.utf8))
    #expect(decoded.diagnostics.isEmpty)
  }

  @Test(
    arguments: [
      (
        [0xff, 0xfe, 0x61, 0, 0x00, 0xd8, 0x62, 0],
        "the first half of a surrogate pair (U+D800) stands alone, at byte 4"
      ),
      (
        [0xff, 0xfe, 0x61, 0, 0x01, 0xdc, 0x62, 0],
        "the second half of a surrogate pair (U+DC01) stands alone, at byte 4"
      ),
      ([0xff, 0xfe, 0x61, 0, 0x62], "the file ends in the middle of a UTF-16 character, at byte 4"),
      ([0xfe, 0xff, 0, 0x61, 0xdb, 0xff], "the first half of a surrogate pair (U+DBFF) stands alone, at byte 4"),
    ] as [([UInt8], String)])
  func `broken UTF-16 is told at its place`(raw: [UInt8], message: String) {
    let decoded = decode(raw)
    #expect(decoded.diagnostics.map(\.message) == ["\(message) of the file"])
    // The letter `a` comes first, then U+FFFD in place of what is broken.
    #expect(decoded.diagnostics.first?.span == SourceSpan(file: .main, start: 1, end: 4))
    #expect(decoded.bytes.starts(with: [0x61, 0xef, 0xbf, 0xbd]))
  }

  @Test(arguments: [[0xff, 0xfe, 0, 0, 0x61, 0, 0, 0], [0, 0, 0xfe, 0xff, 0, 0, 0, 0x61]] as [[UInt8]])
  func `UTF-32 is refused by name`(raw: [UInt8]) {
    #expect(decode(raw).diagnostics.first?.message == "the file is in UTF-32, which layoutc does not read")
  }
}
