/// A length or coordinate in points, with its exact value where that is a fraction of small denominator.
///
/// Arithmetic goes through the fractions while both sides have one, so that 10.1 + 0.2 is 10.3 and not the double next to it.
/// Line breaking must not use it: UIKit breaks lines in plain doubles.
struct Length: Hashable, Sendable {
  /// The correctly rounded value of `fraction` where there is one.
  let value: Double
  let fraction: Fraction?

  /// In lowest terms, denominator in 1...`greatestDenominator`.
  struct Fraction: Hashable, Sendable {
    let numerator: Int64
    let denominator: Int64
  }

  /// The greatest denominator that sums and quotients may reach. Below 2^20, `ArithmeticProgression` rounds correctly.
  static let greatestDenominator: Int64 = 1 << 20

  /// A double is the rounded value of its simplest fraction if that has a denominator up to this; about one double
  /// in a million is so by accident, and then the two differ by less than the double's own rounding.
  static let greatestReadDenominator = 10_000.0

  static let zero = Length(0)

  init(_ value: Double) {
    self.value = value
    self.fraction = Fraction(nearest: value)
  }

  private init(value: Double, fraction: Fraction?) {
    self.value = fraction?.value ?? value
    self.fraction = fraction
  }

  static func + (left: Length, right: Length) -> Length {
    Length(value: left.value + right.value, fraction: left.fraction.sum(right.fraction))
  }

  static func - (left: Length, right: Length) -> Length {
    left + right * -1
  }

  static func * (length: Length, factor: Int) -> Length {
    Length(value: length.value * Double(factor), fraction: length.fraction.multiplied(by: factor))
  }

  static func / (length: Length, divisor: Int) -> Length {
    Length(value: length.value / Double(divisor), fraction: length.fraction.divided(by: divisor))
  }

  /// `numerator / denominator`, or `value` where that cannot be reduced to a small denominator.
  init(numerator: Int64, denominator: Int64, else value: Double) {
    self.init(value: value, fraction: Fraction(numerator: numerator, reducingBy: denominator))
  }

  /// `units / denominator`, exact where `units` is a whole number.
  init(units: Double, denominator: Double) {
    let isWhole = units.magnitude < 0x1p53 && units == units.roundedDown
    self.init(
      value: units / denominator,
      fraction: isWhole ? Fraction(numerator: Int64(units), reducingBy: Int64(denominator)) : nil)
  }
}

extension Length.Fraction {
  var value: Double {
    ArithmeticProgression.quotient(numerator, denominator)
  }

  /// The fraction of least denominator, up to `Length.greatestReadDenominator`, whose correctly rounded value is `value`.
  ///
  /// Such a fraction differs from `value` by at most half an ulp, which is under 1 / (2 q^2) for any denominator q that
  /// matters; by Legendre's theorem it is then a convergent of the continued fraction, so only those are tried.
  init?(nearest value: Double) {
    guard value.magnitude < 0x1p53 else { return nil }
    let whole = value.roundedDown
    var rest = value - whole
    var (numerator, denominator) = (0.0, 1.0)
    var (previousNumerator, previousDenominator) = (1.0, 0.0)
    while true {
      let sum = whole * denominator + numerator
      guard sum.magnitude < 0x1p53 else { return nil }
      if sum / denominator == value {
        self.init(numerator: Int64(sum), denominator: Int64(denominator))
        return
      }
      guard rest > 0 else { return nil }
      let reciprocal = 1 / rest
      let quotient = reciprocal.roundedDown
      rest = reciprocal - quotient
      (numerator, previousNumerator) = (quotient * numerator + previousNumerator, numerator)
      (denominator, previousDenominator) = (quotient * denominator + previousDenominator, denominator)
      guard denominator <= Length.greatestReadDenominator else { return nil }
    }
  }

  init?(numerator: Int64, reducingBy denominator: Int64) {
    let divisor = greatestCommonDivisor(numerator, denominator)
    guard denominator / divisor <= Length.greatestDenominator else { return nil }
    self.init(numerator: numerator / divisor, denominator: denominator / divisor)
  }
}

extension Length.Fraction? {
  fileprivate func sum(_ other: Self) -> Self {
    guard let self, let other,
      let common = leastCommonMultiple(self.denominator, other.denominator)
    else { return nil }
    let (left, leftOverflow) = self.numerator.multipliedReportingOverflow(by: common / self.denominator)
    let (right, rightOverflow) = other.numerator.multipliedReportingOverflow(by: common / other.denominator)
    let (sum, sumOverflow) = left.addingReportingOverflow(right)
    guard !leftOverflow, !rightOverflow, !sumOverflow else { return nil }
    return Length.Fraction(numerator: sum, reducingBy: common)
  }

  fileprivate func multiplied(by factor: Int) -> Self {
    guard let self else { return nil }
    let (product, overflow) = self.numerator.multipliedReportingOverflow(by: Int64(factor))
    return overflow ? nil : Length.Fraction(numerator: product, reducingBy: self.denominator)
  }

  fileprivate func divided(by divisor: Int) -> Self {
    guard let self else { return nil }
    let (denominator, overflow) = self.denominator.multipliedReportingOverflow(by: Int64(divisor))
    return overflow ? nil : Length.Fraction(numerator: self.numerator, reducingBy: denominator)
  }
}

/// The least common multiple of two positive denominators, or `nil` above `Length.greatestDenominator`.
func leastCommonMultiple(_ a: Int64, _ b: Int64) -> Int64? {
  let (product, overflow) = (a / greatestCommonDivisor(a, b)).multipliedReportingOverflow(by: b)
  return overflow || product > Length.greatestDenominator ? nil : product
}

/// At least 1 where `b` is positive.
private func greatestCommonDivisor(_ a: Int64, _ b: Int64) -> Int64 {
  var (a, b) = (a.magnitude, b.magnitude)
  while b != 0 {
    (a, b) = (b, a % b)
  }
  return Int64(a)
}
