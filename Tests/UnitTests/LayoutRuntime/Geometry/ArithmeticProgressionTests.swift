import LayoutRuntime
import Testing

struct ArithmeticProgressionTests {
  @Test func `tenths show no noise at any index`() {
    let progression = ArithmeticProgression(first: 0, step: 10.1)
    #expect(progression.fraction == fraction(0, 101, 10))
    // 101 * 38_207_807 = 3_858_988_507
    #expect(progression.value(at: 38_207_807) == 385_898_850.7)
    #expect("\(progression.value(at: 38_207_807))" == "385898850.7")
    #expect(progression.value(at: 3) == 30.3)
  }

  private static let fractions: [(Double, Double, Int64)] = [
    (0.1, 0.2, 10), (8, 96.16666666666667, 6), (0.25, 0.01, 100), (1.0 / 3, 1.0 / 7, 21), (0.0625, 2.0 / 3, 48),
    (0.0625, 0.01, 400), (5.0 / 7, 0.01, 700), (-12.5, 380.0 / 3, 6), (100, -10.1, 10), (3, 4, 1), (0, 0, 1),
    (1.0 / 9_999, 2, 9_999),
  ]

  @Test(arguments: fractions)
  func `fractions of small denominator are found`(first: Double, step: Double, denominator: Int64) {
    let progression = ArithmeticProgression(first: first, step: step)
    #expect(progression.fraction?.denominator == denominator)
    #expect(progression.value(at: 0) == first)
    #expect(isNear(progression.value(at: 1), first + step, within: 1e-15))
  }

  @Test(arguments: [Double.pi, 0.7071067811865476, 1e-9, 1e300, .infinity, .nan])
  func `other numbers are computed in floating point`(step: Double) {
    let progression = ArithmeticProgression(first: 1, step: step)
    #expect(progression.fraction == nil)
    #expect(progression.value(at: 3).bitPattern == (1 + 3 * step).bitPattern)
  }

  @Test func `values are the exact ones, correctly rounded`() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<3_000 {
      let denominator = Int64([1, 2, 3, 6, 7, 10, 16, 48, 100, 700, 999, 4_096].randomElement(using: &generator) ?? 1)
      let first = Int64.random(in: -100_000...100_000, using: &generator)
      // With thousandths and less, numerators pass 2^53.
      let greatestStep: Int64 = denominator > 900 ? 1_000_000_000 : 1_000_000
      let step = Int64.random(in: -greatestStep...greatestStep, using: &generator)
      let progression = ArithmeticProgression(
        first: Double(first) / Double(denominator), step: Double(step) / Double(denominator))
      for index in [0, 1, 2, 1_000_000, 1_000_000_000, Int.random(in: 0...1_000_000_000, using: &generator)] {
        let numerator = first + step * Int64(index)
        #expect(isNearest(progression.value(at: index), to: numerator, over: denominator))
      }
    }
  }

  @Test func `an index too large for integers falls back to floating point`() {
    let progression = ArithmeticProgression(first: 0.1, step: 1_000_000.1)
    // (1 + 10_000_001 * 2^60) / 10 is no Int64.
    #expect(isNear(progression.value(at: 1 << 60), 1_000_000.1 * 0x1p60))
  }

  private func fraction(_ first: Int64, _ step: Int64, _ denominator: Int64) -> ArithmeticProgression.Fraction? {
    var fraction = ArithmeticProgression(first: 0, step: 0).fraction
    fraction?.first = first
    fraction?.step = step
    fraction?.denominator = denominator
    return fraction
  }

  /// Whether no double is nearer to `numerator / denominator` than `value` = m * 2^e, that is, whether
  /// |m * denominator - numerator * 2^-e| <= denominator / 2. The difference is small, so it is right modulo 2^64.
  private func isNearest(_ value: Double, to numerator: Int64, over denominator: Int64) -> Bool {
    guard value != 0 else { return numerator == 0 }
    guard isNear(value, Double(numerator) / Double(denominator)), value.magnitude < 0x1p52 else { return false }
    let exponent = Int(value.exponent) - 52
    let magnitude = Int64(value.significandBitPattern | 1 << 52)
    let significand = value < 0 ? -magnitude : magnitude
    let error = significand &* denominator &- (numerator << -exponent)
    return error.magnitude * 2 <= UInt64(denominator)
  }
}
