@testable import Expressions
import Testing

@Suite struct NumberTests {
  @Test(
    arguments: [
      ("0", 0, 1), ("1", 1, 1), ("0.1", 1, 10), ("-2.50", -5, 2), ("010", 10, 1), (".5", 1, 2), ("1e3", 1000, 1),
      ("12.5E-1", 5, 4), ("1.000000000000000000000000", 1, 1), ("9223372036854775807", .max, 1),
      ("100e-2", 1, 1), ("0e999", 0, 1), ("1e+2", 100, 1),
    ] as [(String, Int64, Int64)])
  func `a decimal literal is an exact fraction in lowest terms`(text: String, numerator: Int64, denominator: Int64) {
    let number = Number(decimal: Array(text.utf8)[...])
    #expect(number?.numerator == numerator)
    #expect(number?.denominator == denominator)
  }

  @Test(arguments: ["", "-", ".", "e1", "1e", "1e+", "1.2.3", "0x10", "1_000", "1e999", "+1", "nan", "inf"])
  func `text that is no decimal number, or beyond a double, is none`(text: String) {
    #expect(Number(decimal: Array(text.utf8)[...]) == nil)
  }

  @Test(arguments: ["1e19", "1e-19", "3.14159265358979323846", "1.7976931348623157e308", "5e-324"])
  func `a literal that fits no fraction is its nearest double`(text: String) {
    let number = Number(decimal: Array(text.utf8)[...])
    #expect(number?.isExact == false)
    #expect(number?.double == Double(text))
  }

  @Test func `a double is taken as the decimal number that it is written as`() {
    let tenth = Number(0.1)
    #expect(tenth.numerator == 1 && tenth.denominator == 10)
    #expect(tenth.double == 0.1)
    #expect(Number(-0.0).numerator == 0 && Number(-0.0).isExact)
    #expect(!Number(Double.infinity).isFinite && !Number(Double.nan).isFinite)
  }

  @Test func `a fraction of long parts is rounded once`() {
    // 9007199254740993 = 2^53 + 1 lies midway between two doubles; over 1 it ties to even, 2^53.
    #expect(Number(9_007_199_254_740_993).double == 9_007_199_254_740_992)
    // (2^62 + 1) / 2^62 is 1 to the nearest double, (2^62 - 1) / 2^62 as well.
    let power: Int64 = 1 << 62
    #expect(Number(numerator: power + 1, denominator: power).double == 1)
    #expect(Number(numerator: power - 1, denominator: power).double == 1)
    // 2^53 + 1 over 2^53 ties to 1; the least bit more does not: (2^62 + 2^9 + 1) / 2^62 > 1 + 2^-53.
    #expect(Number(numerator: power + 512, denominator: power).double == 1)
    #expect(Number(numerator: power + 513, denominator: power).double == 1.0.nextUp)
    #expect(Number(numerator: -(power + 513), denominator: power).double == -(1.0.nextUp))
    #expect(Number(numerator: 1, denominator: .max).double == 0x1p-63)
  }

  @Test func `the double of a random fraction is the nearest one`() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<2_000 {
      let shift = Int.random(in: 1...40, using: &generator)
      let above = Int64.random(in: .min + 1 ... .max, using: &generator)
      let below = Int64.random(in: 1 ... .max, using: &generator) >> Int64(shift) | 1
      let value = Number(numerator: above, denominator: below).double
      #expect(isNearest(value, to: above, over: below), "\(above)/\(below)")
    }
  }

  /// Compares with both neighbors: the midpoints towards them must lie beyond `above / below`.
  private func isNearest(_ value: Double, to above: Int64, over below: Int64) -> Bool {
    let exact = BigFraction(above, below)
    let (lower, middle, upper) = (BigFraction(value.nextDown), BigFraction(value), BigFraction(value.nextUp))
    return (lower + middle).isAtMost(exact + exact) && (exact + exact).isAtMost(middle + upper)
  }

  @Test(arguments: [
    (Number(12), "12"), (Number(27.3), "27.3"), (Number(0.25), "0.25"), (Number(-0.5), "-0.5"),
    (Number(1e300), "1e+300"),
    (Number(1) / Number(3), "0.3333333333333333"), (Number(2).squareRoot, "1.4142135623730951"),
    (Number(9_007_199_254_740_993), "9007199254740993"), (Number(4).squareRoot, "2"),
  ])
  func `text is the shortest that reads back, without a point after an integer`(number: Number, text: String) {
    #expect(number.text == text)
  }

  @Test func `fractions compare exactly, doubles at their own precision`() {
    let third = Number(1) / Number(3)
    #expect(third * Number(3) == Number(1))
    #expect(Number(numerator: .max - 1, denominator: .max) < Number(1))
    #expect(Number(numerator: .max - 2, denominator: .max - 1) < Number(numerator: .max - 1, denominator: .max))
    #expect(Number(approximate: 1.0 / 3.0) == third)
    #expect(Number(2).squareRoot < Number(1.5))
    #expect(!(Number(1) < Number(1)))
  }
}
