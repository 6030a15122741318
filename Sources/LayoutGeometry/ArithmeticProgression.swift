/// Evenly spaced coordinates: `first + n * step` for n = 0, 1, 2, ..., each correctly rounded from the exact value.
///
/// Where both numbers are fractions of small denominator (10.1, 380/3), the values are integers over a common denominator,
/// so that item 1,000,000 shows no accumulated noise.
public struct ArithmeticProgression: Hashable, Sendable {
  /// The exact form: value n is `(first + n * step) / denominator`.
  public struct Fraction: Hashable, Sendable {
    public var first: Int64
    public var step: Int64
    public var denominator: Int64
  }

  public let first: Double
  public let step: Double
  /// `nil` where no small common denominator was found; then values are computed in floating point.
  public let fraction: Fraction?

  public init(first: Double, step: Double) {
    self.first = first
    self.step = step
    self.fraction = nil
  }

  public func value(at index: Int) -> Double {
    first + Double(index) * step
  }
}
