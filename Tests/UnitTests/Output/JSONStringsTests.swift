import Foundation
import Testing
@testable import TextWriting

@Suite struct JSONStringsTests {
  @Test(arguments: [
    ("plain", #""plain""#), ("", #""""#), ("a\"b\\c/", #""a\"b\\c/""#), ("\n\r\t", #""\n\r\t""#),
    ("\0\u{1}\u{8}\u{C}\u{1F}", #""\u0000\u0001\u0008\u000c\u001f""#), ("\u{7F}", #""\u007f""#),
    ("\u{2028}\u{2029}", #""\u2028\u2029""#), ("é漢😀", #""é漢😀""#), ("\u{FEFF}", "\"\u{FEFF}\""),
    ("\",\"x\":1}]", #""\",\"x\":1}]""#),
  ])
  func `strings are escaped`(text: String, json: String) {
    #expect(written(bufferSize: 256) { $0.appendJSON(text) }.output == json)
  }

  @Test func `every scalar of the first planes reads back`() throws {
    for start in stride(from: UInt32(0), to: 0x2_0000, by: 0x400) {
      let text = String(String.UnicodeScalarView((start..<start + 0x400).compactMap(Unicode.Scalar.init)))
      let json = written(bufferSize: 512) { $0.appendJSON(text) }.output
      let back = try JSONDecoder().decode(String.self, from: Data(json.utf8))
      #expect(back.unicodeScalars.elementsEqual(text.unicodeScalars))
    }
  }
}
