import SourceDiagnostics
import Testing
import YAMLReading

@Suite struct CharacterCheckTests {
  @Test(arguments: [
    ("a: 1\nb: \u{0}\n", "2:4", "the character U+0000 is not allowed in YAML"),
    ("é😀: \u{7F}\n", "1:5", "the character U+007F is not allowed in YAML"),
    ("a: é\u{9B}\n", "1:5", "the character U+009B is not allowed in YAML"),
    ("a: é\u{FFFE}\n", "1:5", "the character U+FFFE is not allowed in YAML"),
    ("\u{FEFF}a: \u{1}\n", "1:4", "the character U+0001 is not allowed in YAML"),
  ])
  func `a character that YAML does not allow is told at its place`(text: String, position: String, message: String) {
    let reading = Reading(text)
    #expect(reading.findings == ["\(position) bad-character"])
    #expect(reading.diagnostics.first?.message == message)
    #expect(reading.outline.contains("?") || reading.document?.isIncomplete(reading.document!.root) == true)
  }

  @Test func `a control character comes with its escape`() {
    let help = Reading("a: \u{1B}[0m\n").diagnostics.first?.help
    #expect(help == "remove it, or write it as an escape in double quotes: \"\\x1B\"")
  }

  @Test(
    arguments: [
      ([0xff], "the byte 0xFF is not valid UTF-8; in Latin-1 it would be `ÿ`"),
      ([0xe4, 0x20], "the byte 0xE4 is not valid UTF-8; in Latin-1 it would be `ä`"),
      ([0x80], "the byte 0x80 is not valid UTF-8"),
      ([0xc0, 0x80], "the byte 0xC0 is not valid UTF-8; in Latin-1 it would be `À`"),
      ([0xe2, 0x82, 0x20], "the bytes 0xE2 0x82 are not valid UTF-8"),
      ([0xed, 0xa0, 0x80], "the byte 0xED is not valid UTF-8; in Latin-1 it would be `í`"),
      ([0xf0, 0x9f, 0x98], "the bytes 0xF0 0x9F 0x98 are not valid UTF-8"),
      ([0xf5, 0x80], "the byte 0xF5 is not valid UTF-8; in Latin-1 it would be `õ`"),
    ] as [([UInt8], String)])
  func `bytes that are no UTF-8 are told at their place`(bytes: [UInt8], message: String) {
    let reading = Reading(bytes: Array("é: 1\nä: ".utf8) + bytes)
    #expect(reading.findings.first == "2:4 bad-encoding")
    #expect(reading.diagnostics.first?.message == message)
  }

  @Test func `the first twenty are told and the rest counted`() {
    let reading = Reading(String(repeating: "a\u{1}\n", count: 25))
    #expect(reading.diagnostics.count == 21)
    #expect(reading.findings[19] == "20:2 bad-character")
    #expect(reading.diagnostics.last?.message == "the file holds 5 more bytes or characters that YAML does not allow")
  }

  @Test(arguments: [
    "a: \u{85}", "a: \u{A0}", "a: \u{D7FF}", "a: \u{E000}", "a: \u{FFFD}", "a: \u{10FFFF}", "a:\t1\r\n",
  ])
  func `other characters are fine`(text: String) {
    #expect(Reading(text).findings == [])
  }
}
