@testable import JSONOutput
@testable import SwiftOutput
import Testing
@testable import TextWriting

@Suite
struct ForeseenTextsTests {
  @Test(arguments: sequences)
  func `each text is the number's own`(numbers: [Double]) {
    #expect(foreseenTexts(of: numbers) == numbers.map { numberText($0) })
  }

  @Test func `what is foreseen ends and begins anew`() {
    // 2^20 values are foreseen at once.
    let numbers = stride(from: 1.0, through: Double(1 << 20) + 50, by: 1)
    var texts = ForeseenTexts()
    var bytes = [UInt8](repeating: 0, count: 64)
    for number in numbers {
      texts.take(number)
      guard number > Double(1 << 20) - 5 else { continue }
      #expect(storedText(texts, in: &bytes) == numberText(number))
    }
  }
}

private let sequences: [[Double]] = [
  // Equal steps, foreseen from the tenth number on; whole, in quarters, in tenths, through 0.
  forty { $0 * 7 },
  forty { 0.25 + $0 * 98.75 },
  forty { ($0 * 983 - 910) / 10 },
  forty { $0 * 3 - 60 },
  // A clamped start and end, runs of equal numbers, a change of step, one number that breaks the pattern.
  forty { min(max($0 * 94.25 - 400, -91), 2000) },
  forty { ($0 / 4).rounded(.down) * 94.25 },
  forty { $0 < 20 ? $0 * 2 : $0 * 3 - 19 },
  forty { $0 == 25 ? 1.5 : $0 },
  // Steps that are equal only on paper, and none that are.
  forty { $0 * (271 / 3) },
  forty { $0 * $0 / 7 },
  [0, 0, 1, 2],
  [-0.0, 1e300, Double.leastNonzeroMagnitude],
  [],
]

private func forty(_ value: (Double) -> Double) -> [Double] {
  (0..<40).map { value(Double($0)) }
}

private func foreseenTexts(of numbers: [Double]) -> [String] {
  var texts = ForeseenTexts()
  var bytes = [UInt8](repeating: 0, count: 64)
  return numbers.map { number in
    texts.take(number)
    return storedText(texts, in: &bytes)
  }
}

private func storedText(_ texts: ForeseenTexts, in bytes: inout [UInt8]) -> String {
  var span = bytes.mutableSpan
  let end = texts.store(in: &span, at: 0)
  return String(decoding: bytes[..<end], as: UTF8.self)
}
