extension ArithmeticProgression {
  /// Takes the exact form as given; `first` and `step` are its nearest doubles.
  init(exactly fraction: Fraction) {
    first = Double(fraction.first) / Double(fraction.denominator)
    step = Double(fraction.step) / Double(fraction.denominator)
    self.fraction = fraction
  }
}
