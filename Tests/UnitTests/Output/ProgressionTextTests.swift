@testable import JSONOutput
@testable import LayoutRuntime
@testable import SwiftOutput
import Testing
@testable import TextWriting

@Suite struct ProgressionTextTests {
  @Test func `tenths show no noise`() {
    // 8 + n * 10.1, where adding doubles gives 28.200000000000003 for n = 2
    #expect(texts(first: 80, step: 101, denominator: 10, count: 4) == ["8", "18.1", "28.2", "38.3"])
  }

  @Test func `thirds round in each binade as the value does`() {
    #expect(
      texts(first: 24, step: 25, denominator: 3, count: 5)
        == ["8", "16.333333333333332", "24.666666666666668", "33", "41.333333333333336"])
  }

  @Test func `a falling progression goes through zero`() {
    #expect(texts(first: 5, step: -2, denominator: 2, count: 5) == ["2.5", "1.5", "0.5", "-0.5", "-1.5"])
  }

  @Test func `whole numbers grow past eight and sixteen digits`() {
    #expect(
      texts(first: 99_999_999, step: 1, denominator: 1, count: 3) == ["99999999", "100000000", "100000001"])
    #expect(
      texts(first: 9_999_999_999_999_999, step: 1, denominator: 1, count: 2)
        == ["10000000000000000", "10000000000000000"])
  }

  @Test(
    arguments: [
      (8, 101, 1), (25, 363, 4), (80, 949, 10), (24, 284, 3), (1, 47, 48), (7, 1_000, 7), (999, 12_345, 1000),
      (1, 1, 1024), (5, 7_777_777, 4096), (-4_000, 3, 4), (1_000_000, -77, 9), (1, 98_765_432_123, 60),
      (0, 1 << 42, 7), (0, 1 << 61, 3),
    ] as [(Int64, Int64, Int64)])
  func `every text is the number text of the exact quotient`(first: Int64, step: Int64, denominator: Int64) {
    let count = 700
    let texts = texts(first: first, step: step, denominator: denominator, count: count)
    for index in 0..<count {
      let (distance, isLost) = step.multipliedReportingOverflow(by: Int64(index))
      guard !isLost, (first + distance).magnitude < 1 << 53 else {
        break
      }
      #expect(texts[index] == numberText(Double(first + distance) / Double(denominator)), "value \(index)")
    }
  }

  @Test func `a progression without a fraction is computed value by value`() {
    let progression = ArithmeticProgression(first: 0.7310585786300049, step: 1.4142135623730951)
    let expected = (0..<50).map { numberText(progression.value(at: $0)) }
    #expect(texts(progression, count: 50) == expected)
  }

  private func texts(first: Int64, step: Int64, denominator: Int64, count: Int) -> [String] {
    let fraction = ArithmeticProgression.Fraction(first: first, step: step, denominator: denominator)
    return texts(ArithmeticProgression(exactly: fraction), count: count)
  }

  private func texts(_ progression: ArithmeticProgression, count: Int) -> [String] {
    var running = ProgressionText(progression, count: count)
    return (0..<count).map { _ in
      var bytes = [UInt8](repeating: 0, count: 64)
      var span = bytes.mutableSpan
      let end = running.text.store(in: &span, at: 0)
      running.advance()
      return String(decoding: bytes[..<end], as: UTF8.self)
    }
  }
}
