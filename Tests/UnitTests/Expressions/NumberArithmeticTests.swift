@testable import Expressions
import Testing

@Suite struct NumberArithmeticTests {
  @Test(arguments: [
    (7, 3, 1), (-7, 3, 2), (7, -3, -2), (-7, -3, -1), (6, 3, 0), (-6, 3, 0), (Int.min, -1, 0),
  ])
  func `a remainder has the sign of the divisor`(dividend: Int, divisor: Int, remainder: Int) {
    #expect(Number(dividend) % Number(divisor) == Number(remainder))
  }

  @Test func `a remainder of fractions is exact`() {
    // 7.5 = 3 * 2.4 + 0.3; -0.5 = -1 * 0.7 + 0.2
    #expect((Number(7.5) % Number(2.4)).text == "0.3")
    #expect((Number(-0.5) % Number(0.7)).text == "0.2")
    #expect((Number(1e300) % Number(7)).isFinite)
  }

  @Test(arguments: [
    (2.5, 2, 3, 3), (-2.5, -3, -2, -3), (0.5, 0, 1, 1), (-0.5, -1, 0, -1), (2.4, 2, 3, 2), (-2.6, -3, -2, -3),
    (4, 4, 4, 4),
  ])
  func `rounding down, up and to nearest`(value: Double, floor: Int, ceiling: Int, rounded: Int) {
    for number in [Number(value), Number(approximate: value)] {
      #expect(number.floor == Number(floor))
      #expect(number.ceiling == Number(ceiling))
      #expect(number.rounded == Number(rounded))
      #expect(number.floor.isExact && number.ceiling.isExact && number.rounded.isExact)
    }
  }

  @Test func `roots and powers are exact where they can be`() {
    #expect((Number(9) / Number(16)).squareRoot.isExact)
    #expect((Number(9) / Number(16)).squareRoot.text == "0.75")
    // The greatest square below 2^63.
    #expect(Number(3_037_000_499 * 3_037_000_499).squareRoot == Number(3_037_000_499))
    #expect(!Number(Int.max).squareRoot.isExact)
    #expect(Number(1.5).raised(to: Number(3)).text == "3.375")
    #expect(Number(2).raised(to: Number(-2)).text == "0.25")
    #expect(Number(0).raised(to: Number(0)) == Number(1))
    #expect(Number(-2).raised(to: Number(Int.min)).text == "0")
    #expect(Number(1).raised(to: Number(Int.max)) == Number(1))
    #expect(!Number(2).raised(to: Number(63)).isExact)
    #expect(Number(2).raised(to: Number(63)).double == 0x1p63)
    #expect(Number(2).raised(to: Number(0.5)).double == 2.0.squareRoot())
  }

  @Test func `what overflows goes on as a double`() {
    #expect((Number(Int.max) + Number(1)).double == 0x1p63)
    #expect((Number(Int.min) - Number(1)).double == -0x1p63)
    #expect((-Number(Int.min)).double == 0x1p63)
    #expect(Number(Int.min).absolute.double == 0x1p63)
    #expect((Number(Int.max) * Number(Int.max)).double == 0x1p126)
    #expect((Number(1) / Number(Int.min)).double == -0x1p-63)
    #expect(!(Number(1e308) * Number(10)).isFinite)
  }

  @Test func `random sums, products and quotients equal those of unlimited fractions`() {
    var generator = SeededGenerator(seed: 2)
    let denominators: [Int64] = [1, 1, 1, 2, 3, 8, 10, 48, 1000, 1 << 40, 3_486_784_401]
    func random() -> (Number, BigFraction) {
      let below = denominators.randomElement(using: &generator) ?? 1
      let above = Int64.random(in: -1_000_000...1_000_000, using: &generator)
      // An integer divided by an integer gives lowest terms, which the initializer asks for.
      return (Number(Int(above)) / Number(Int(below)), BigFraction(above, below))
    }
    for _ in 0..<1_000 {
      let ((a, bigA), (b, bigB)) = (random(), random())
      expectEqual(a + b, bigA + bigB)
      expectEqual(a - b, bigA - bigB)
      expectEqual(a * b, bigA * bigB)
      if !b.isZero {
        expectEqual(a / b, bigA / bigB)
        let quotient = (bigA - fraction(a % b)) / bigB  // A whole number, and 0 <= remainder / divisor < 1.
        if (a % b).isExact { #expect(isWhole(quotient)) }
        let ratio = (a % b) / b
        #expect(ratio >= .zero && ratio < .one)
      }
      #expect((a < b) == !bigB.isAtMost(bigA))
    }
  }

  private func expectEqual(_ number: Number, _ big: BigFraction) {
    guard number.isExact else { return }
    #expect((fraction(number) - big).isZero)
    #expect(number.denominator > 0)
  }

  private func fraction(_ number: Number) -> BigFraction {
    number.isExact ? BigFraction(number.numerator, number.denominator) : BigFraction(number.double)
  }

  /// By bisection; for magnitudes up to 2^61.
  private func isWhole(_ fraction: BigFraction) -> Bool {
    var (low, high): (Int64, Int64) = (-1 << 61, 1 << 61)
    while low < high {
      let middle = low + (high - low) / 2
      if fraction.isAtMost(BigFraction(middle, 1)) { high = middle } else { low = middle + 1 }
    }
    return (BigFraction(low, 1) - fraction).isZero
  }
}
