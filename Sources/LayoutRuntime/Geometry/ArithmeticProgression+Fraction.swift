extension ArithmeticProgression {
  /// Takes the exact form as given; `first` and `step` are its nearest doubles.
  init(exactly fraction: Fraction) {
    first = Double(fraction.first) / Double(fraction.denominator)
    step = Double(fraction.step) / Double(fraction.denominator)
    self.fraction = fraction
  }

  /// Value n is `(first + n * step) / denominator`, correctly rounded. The denominator is in 1...2^20.
  public static func fractions(first: Int64, step: Int64, over denominator: Int64) -> ArithmeticProgression {
    ArithmeticProgression(exactly: Fraction(first: first, step: step, denominator: denominator))
  }

  /// Value n is `first + n * step` in floating point.
  public static func doubles(first: Double, step: Double) -> ArithmeticProgression {
    ArithmeticProgression(first: first, step: step, fraction: nil)
  }
}
