/// Evenly spaced coordinates: `first + n * step` for n = 0, 1, 2, ..., each correctly rounded from the exact value.
///
/// Where both numbers are fractions of small denominator (10.1, 380/3), the values are integers over a common denominator,
/// so that item 1,000,000 shows no accumulated noise.
public struct ArithmeticProgression: Hashable, Sendable {
  /// The exact form: value n is `(first + n * step) / denominator`.
  public struct Fraction: Hashable, Sendable {
    public var first: Int64
    public var step: Int64
    /// In 1...2^20.
    public var denominator: Int64
  }

  public let first: Double
  public let step: Double
  /// `nil` where no small common denominator was found; then values are computed in floating point.
  public let fraction: Fraction?

  /// `first` and `step` are taken for the fractions of small denominator that they are the nearest doubles of, if any.
  public init(first: Double, step: Double) {
    self.init(first: Length(first), step: Length(step))
  }

  init(first: Double, step: Double, fraction: Fraction?) {
    self.first = first
    self.step = step
    self.fraction = fraction
  }

  init(first: Length, step: Length) {
    self.first = first.value
    self.step = step.value
    self.fraction = Fraction(first: first, step: step)
  }

  /// Value `index`, which is at least 0. Correctly rounded where there is a fraction and the value is below 2^53 points.
  @inlinable
  public func value(at index: Int) -> Double {
    if let fraction {
      let (distance, isProductLost) = fraction.step.multipliedReportingOverflow(by: Int64(index))
      let (numerator, isSumLost) = fraction.first.addingReportingOverflow(distance)
      if !isProductLost, !isSumLost {
        return Self.quotient(numerator, fraction.denominator)
      }
    }
    return first + Double(index) * step
  }

  /// `numerator / denominator`, correctly rounded for denominators in 1...2^20.
  ///
  /// Above 2^53 a numerator is no exact double, so the whole part is split off. The rest is rounded by at most 2^-54; the whole
  /// part is at least 2^33 there, so a value that is not itself half-way between two doubles is at least 2^-41 from
  /// any such point, and the sum rounds as the exact value would.
  @inlinable
  static func quotient(_ numerator: Int64, _ denominator: Int64) -> Double {
    if numerator.magnitude < 1 << 53 {
      return Double(numerator) / Double(denominator)
    }
    let (whole, rest) = numerator.quotientAndRemainder(dividingBy: denominator)
    return Double(whole) + Double(rest) / Double(denominator)
  }
}

extension ArithmeticProgression {
  var exactFirst: Length {
    fraction.map { Length(numerator: $0.first, denominator: $0.denominator, else: first) } ?? Length(first)
  }

  var exactStep: Length {
    fraction.map { Length(numerator: $0.step, denominator: $0.denominator, else: step) } ?? Length(step)
  }
}

extension ArithmeticProgression.Fraction {
  fileprivate init?(first: Length, step: Length) {
    guard let first = first.fraction, let step = step.fraction,
      let common = leastCommonMultiple(first.denominator, step.denominator)
    else { return nil }
    let (scaledFirst, isFirstLost) = first.numerator.multipliedReportingOverflow(by: common / first.denominator)
    let (scaledStep, isStepLost) = step.numerator.multipliedReportingOverflow(by: common / step.denominator)
    guard !isFirstLost, !isStepLost else { return nil }
    self.init(first: scaledFirst, step: scaledStep, denominator: common)
  }
}
