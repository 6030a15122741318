@testable import JSONOutput
import LayoutRuntime
@testable import SwiftOutput
import Testing
@testable import TextWriting

@Suite struct RememberedNumbersTests {
  /// More numbers than have a place, so that some push others out, in rounds and in place.
  @Test func `numbers are written as ever, new or remembered`() {
    var values = [0, -0.0, 1, 1e-7, -1e21, 5e-324, 104.16666666666667]
    for index in 0..<300 { values.append(Double(index) * 31 / 3 - 40) }
    var numbers = RememberedNumbers()
    for _ in 0..<3 {
      for value in values {
        for _ in 0..<2 {
          #expect(stored { numbers.store(value, in: &$0, at: 3) } == numberText(value))
        }
      }
    }
  }

  @Test func `frames are written as ever`() {
    var numbers = RememberedNumbers()
    for index in 0..<40 {
      let frame = Rect(x: Double(index % 4) * 93.75, y: Double(index) / 3, width: 81.75, height: 1e-9)
      let expected = written(bufferSize: 256) { $0.append(frame) }.output
      #expect(stored { numbers.store(frame, in: &$0, at: 3) } == expected)
    }
  }

  /// What `store` stores from byte 3 on.
  private func stored(_ store: (inout MutableSpan<UInt8>) -> Int) -> String {
    var bytes = [UInt8](repeating: 0, count: 256)
    var span = bytes.mutableSpan
    let end = store(&span)
    return String(decoding: bytes[3..<end], as: UTF8.self)
  }
}
