@testable import JSONOutput
@testable import SwiftOutput
import Testing
@testable import TextWriting

@Suite struct OutputWriterTests {
  @Test func `bytes arrive in order whatever the buffer's size`() {
    let text = String(repeating: "0123456789", count: 300)
    for bufferSize in [1, 256, 257, 1000, 4096] {
      let (output, chunks) = written(bufferSize: bufferSize) { writer in
        writer.append(text)
        writer.append(UInt8(ascii: "!"))
      }
      #expect(output == text + "!")
      #expect(chunks.allSatisfy { 0 < $0 && $0 <= max(bufferSize, OutputWriter.largestPiece) })
    }
  }

  @Test func `a small output is one chunk`() {
    let (output, chunks) = written(bufferSize: 1 << 18) { $0.append(String(repeating: "a", count: 100_000)) }
    #expect(output.utf8.count == 100_000)
    #expect(chunks == [100_000])
  }

  @Test func `nothing written is no chunk`() {
    #expect(written(bufferSize: 256) { _ in }.chunks == [])
  }

  @Test func `numbers, integers and blocks cross the end of a buffer`() {
    let block = TextBlock(String(repeating: "b", count: 70))
    let (output, _) = written(bufferSize: 256) { writer in
      for _ in 0..<50 {
        writer.appendNumber(104.16666666666667)
        writer.appendInteger(1_234_567_890_123)
        writer.append(block)
      }
    }
    let round = "104.16666666666667" + "1234567890123" + String(repeating: "b", count: 70)
    #expect(output == String(repeating: round, count: 50))
  }

  @Test(arguments: [0, 9, 10, 9_999, 10_000, 99_999_999, 100_000_000, 123_456_789_012, 9_999_999_999_999_999])
  func `integers`(value: Int) {
    #expect(written(bufferSize: 256) { $0.appendInteger(value) }.output == String(value))
  }

  @Test(arguments: [0, 1, 31, 32, 33, 64, 65, 96])
  func `blocks of any length`(count: Int) {
    let text = String("abcdefghijklmnopqrstuvwxyz0123456789".utf8.map { Character(Unicode.Scalar($0)) })
    let long = String((text + text + text).prefix(count))
    #expect(written(bufferSize: 256) { $0.append(TextBlock(long)) }.output == long)
  }
}

/// What `write` puts out, and the lengths of the chunks that the sink was handed.
func written(bufferSize: Int, _ write: (inout OutputWriter) -> Void) -> (output: String, chunks: [Int]) {
  var bytes: [UInt8] = []
  var chunks: [Int] = []
  var writer = OutputWriter(bufferSize: bufferSize) { chunk in
    chunks.append(chunk.count)
    for index in chunk.indices {
      bytes.append(chunk[index])
    }
  }
  write(&writer)
  writer.flush()
  return (String(decoding: bytes, as: UTF8.self), chunks)
}
