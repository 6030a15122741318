@testable import LayoutRuntime
import Testing

struct LengthTests {
  @Test func `sums are those of the fractions`() {
    // In doubles, 10.1 + 0.2 is 10.299999999999999 and 0.1 + 0.2 is 0.30000000000000004.
    #expect((Length(10.1) + Length(0.2)).value == 10.3)
    #expect((Length(0.1) + Length(0.2)).value == 0.3)
    #expect((Length(0.3) - Length(0.1)).value == 0.2)
    #expect((Length(1.0 / 3) + Length(0.1)).fraction == .init(numerator: 13, denominator: 30))
  }

  @Test func `products and quotients are those of the fractions`() {
    // 0.1 * 3 is 0.30000000000000004 in doubles.
    #expect((Length(0.1) * 3).value == 0.3)
    // (374 - 85.5) / 3 = 577/6
    #expect(((Length(374) - Length(85.5)) / 3).fraction == .init(numerator: 577, denominator: 6))
  }

  @Test func `what has no small fraction is a plain double`() {
    let root = 0.7071067811865476
    #expect(Length(root).fraction == nil)
    #expect((Length(root) + Length(0.1)).value == root + 0.1)
    // 9,999 * 9,998 is past the greatest denominator.
    let sum = Length(1.0 / 9_999) + Length(1.0 / 9_998)
    #expect(sum.fraction == nil)
    #expect(sum.value == 1.0 / 9_999 + 1.0 / 9_998)
  }

  @Test func `overflow falls back to plain doubles`() {
    let product = Length(0x1p52) * Int.max
    #expect(product.fraction == nil)
    #expect(product.value == 0x1p115)
  }

  @Test func `a fraction read is the double it was read from`() {
    var generator = SeededGenerator(seed: 50)
    for _ in 0..<2_000 {
      let denominator = Int64.random(in: 1...10_000, using: &generator)
      let value = Double(Int64.random(in: -10_000_000...10_000_000, using: &generator)) / Double(denominator)
      let fraction = Length(value).fraction
      #expect(fraction?.value == value)
      #expect(denominator % (fraction?.denominator ?? 0) == 0)
    }
  }
}
