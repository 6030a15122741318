@testable import JSONOutput
@testable import SwiftOutput
import Testing
@testable import TextWriting

@Suite struct NumberTextTests {
  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (10, "10"), (0.5, "0.5"), (-0.25, "-0.25"), (86.25, "86.25"),
      (104.16666666666667, "104.16666666666667"), (200.33333333333334, "200.33333333333334"),
      (0.1 + 0.2, "0.30000000000000004"), (0.1, "0.1"), (9.95, "9.95"), (100_000_000, "100000000"),
      (123_456_789.125, "123456789.125"), (99_999_999.5, "99999999.5"), (0.020833333333333332, "0.020833333333333332"),
      (9_007_199_254_740_991, "9007199254740991"), (9_007_199_254_740_992, "9007199254740992"),
      (9_007_199_254_740_994, "9007199254740994"), (4_503_599_627_370_495.5, "4503599627370495.5"),
      // 2^-10, 2^-9 and 2^-8 in full: their shortest texts are the exact ones.
      (0.0009765625, "0.0009765625"), (0.001953125, "0.001953125"), (0.00390625, "0.00390625"),
    ] as [(Double, String)])
  func `numbers that coordinates are`(number: Double, text: String) {
    #expect(numberText(number) == text)
  }

  /// ECMAScript's Number::toString, by which RFC 8785 writes JSON.
  @Test(
    arguments: [
      (1e-6, "0.000001"), (1.5e-6, "0.0000015"), (1e-7, "1e-7"), (-1.25e-7, "-1.25e-7"),
      (1e20, "100000000000000000000"),
      (1e21, "1e+21"), (1.5e300, "1.5e+300"), (123_456_789_012_345_683_968, "123456789012345680000"),
      (.leastNonzeroMagnitude, "5e-324"), (.leastNormalMagnitude, "2.2250738585072014e-308"),
      (.greatestFiniteMagnitude, "1.7976931348623157e+308"), (0x1p63, "9223372036854776000"),
    ] as [(Double, String)])
  func `numbers far out`(number: Double, text: String) {
    #expect(numberText(number) == text)
  }

  @Test func `powers of two and their neighbors have the digits of the standard library`() {
    for exponent in UInt64(1)...2046 {
      for offset in -2...2 as ClosedRange<Int64> {
        expectStandardDigits(Double(bitPattern: UInt64(Int64(exponent << 52) + offset)))
      }
    }
  }

  @Test func `numbers of any size have the digits of the standard library`() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<5_000 {
      let number = Double(bitPattern: generator.next() & ~(1 << 63))
      if number.isFinite {
        expectStandardDigits(number)
      }
    }
  }

  @Test func `numbers between 2^-10 and 2^54 have the digits of the standard library`() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<10_000 {
      let exponent = 1023 - 10 + generator.next() % 64
      expectStandardDigits(Double(bitPattern: generator.next() & (1 << 52 - 1) | exponent << 52))
    }
  }

  @Test func `fractions of small denominator have the digits of the standard library`() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<5_000 {
      let denominator = Double(1 + generator.next() % 1000)
      expectStandardDigits(Double(generator.next() % 1_000_000_000) / denominator)
    }
  }

  @Test func `the largest half-units round to even and read back`() {
    // Spacing 1/2 below 2^52 and 1 above: neighbors differ in the last decimal only.
    for step in 0..<64 {
      expectStandardDigits(0x1p52 - 16 + Double(step) / 2)
      expectStandardDigits(0x1p53 - 32 + Double(step))
    }
  }

  private func expectStandardDigits(_ number: Double, sourceLocation: SourceLocation = #_sourceLocation) {
    let text = numberText(number)
    #expect(Double(text) == number, sourceLocation: sourceLocation)
    #expect(
      SignificantDigits(text) == SignificantDigits(number.description), "\(number)", sourceLocation: sourceLocation)
  }
}

/// A decimal text whatever its form: 0.DIGITS * 10^exponent, without zeros at either end of the digits.
private struct SignificantDigits: Equatable {
  var digits: [UInt8] = []
  var exponent = 0

  init(_ text: String) {
    let parts = text.split(separator: "e")
    var sawPoint = false
    for character in parts[0].utf8 {
      if character == UInt8(ascii: ".") {
        sawPoint = true
      } else if digits.isEmpty && character == UInt8(ascii: "0") {
        exponent -= sawPoint ? 1 : 0
      } else {
        digits.append(character)
        exponent += sawPoint ? 0 : 1
      }
    }
    while digits.last == UInt8(ascii: "0") {
      digits.removeLast()
    }
    if parts.count == 2 {
      exponent += Int(parts[1]) ?? 0
    }
  }
}
