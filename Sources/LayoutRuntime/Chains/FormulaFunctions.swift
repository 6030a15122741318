// What formulas of a spec call in generated Swift, where Swift has no function of that meaning.

/// The greatest whole number that is not above `value`.
public func roundedDown(_ value: Double) -> Double {
  value.roundedDown
}

/// The least whole number that is not below `value`.
public func roundedUp(_ value: Double) -> Double {
  -(-value).roundedDown
}

/// The nearest whole number; a half goes away from zero.
public func rounded(_ value: Double) -> Double {
  let below = value.magnitude.roundedDown
  let nearest = value.magnitude - below < 0.5 ? below : below + 1
  return value < 0 ? -nearest : nearest
}

/// The remainder of floored division, which has the sign of the divisor.
public func remainder(_ dividend: Double, _ divisor: Double) -> Double {
  dividend - (dividend / divisor).roundedDown * divisor
}

public func interpolated(_ from: Double, _ to: Double, by fraction: Double) -> Double {
  from + (to - from) * fraction
}

/// `base` to the power of a whole number.
public func power(_ base: Double, _ exponent: Int) -> Double {
  let product = (0..<abs(exponent)).reduce(1) { product, _ in product * base }
  return exponent < 0 ? 1 / product : product
}
