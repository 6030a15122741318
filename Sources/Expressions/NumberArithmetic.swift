internal import CStandard

/// Every operation gives the exact fraction where one of 64-bit integers exists on the way, else works on nearest
/// doubles. A double may overflow to infinity: the caller asks `isFinite`.
extension Number {
  static prefix func - (value: Number) -> Number {
    guard value.isExact, value.numerator != .min else { return Number(approximate: -value.double) }
    return Number(numerator: -value.numerator, denominator: value.denominator)
  }

  package static func + (left: Number, right: Number) -> Number {
    if left.denominator == 1 && right.denominator == 1 {
      let (sum, overflow) = left.numerator.addingReportingOverflow(right.numerator)
      if !overflow { return Number(numerator: sum, denominator: 1) }
    }
    return exactSum(left, right) ?? Number(approximate: left.double + right.double)
  }

  package static func - (left: Number, right: Number) -> Number {
    if left.denominator == 1 && right.denominator == 1 {
      let (difference, overflow) = left.numerator.subtractingReportingOverflow(right.numerator)
      if !overflow { return Number(numerator: difference, denominator: 1) }
    }
    return left + -right
  }

  package static func * (left: Number, right: Number) -> Number {
    if left.denominator == 1 && right.denominator == 1 {
      let (product, overflow) = left.numerator.multipliedReportingOverflow(by: right.numerator)
      if !overflow { return Number(numerator: product, denominator: 1) }
    }
    return exactProduct(left, right) ?? Number(approximate: left.double * right.double)
  }

  /// Requires a divisor other than 0.
  package static func / (left: Number, right: Number) -> Number {
    precondition(!right.isZero, "the evaluator asks for a zero divisor before it divides")
    return right.exactReciprocal.flatMap { exactProduct(left, $0) } ?? Number(approximate: left.double / right.double)
  }

  /// The remainder of floored division, which has the sign of the divisor: -1 % 7 is 6, so that `index - 1` wraps
  /// around. CSS `mod()`, GLSL `mod` and Python take it so; Swift's `%` on integers does not, but is of no use for
  /// going round a cycle.
  ///
  /// Requires a divisor other than 0.
  package static func % (left: Number, right: Number) -> Number {
    precondition(!right.isZero, "the evaluator asks for a zero divisor before it divides")
    if left.denominator == 1 && right.denominator == 1 {
      let remainder = left.numerator.remainderReportingOverflow(dividingBy: right.numerator).partialValue
      let isOpposed = remainder != 0 && (remainder < 0) != (right.numerator < 0)
      return Number(numerator: isOpposed ? remainder + right.numerator : remainder, denominator: 1)
    }
    let quotient = left / right
    if quotient.isExact {
      let exact = left - quotient.floor * right
      if exact.isExact { return exact }
    }
    let remainder = left.double.truncatingRemainder(dividingBy: right.double)
    let isOpposed = remainder != 0 && (remainder < 0) != right.isNegative
    return Number(approximate: isOpposed ? remainder + right.double : remainder)
  }
}

extension Number {
  package var absolute: Number { isNegative ? -self : self }

  /// The greatest integer that is not greater.
  package var floor: Number {
    guard isExact else { return Number(integral: approximation.rounded(.down)) }
    if denominator == 1 { return self }
    let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
    return Number(numerator: remainder < 0 ? quotient - 1 : quotient, denominator: 1)
  }

  /// The least integer that is not less.
  package var ceiling: Number {
    guard isExact else { return Number(integral: approximation.rounded(.up)) }
    if denominator == 1 { return self }
    let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
    return Number(numerator: remainder > 0 ? quotient + 1 : quotient, denominator: 1)
  }

  /// The nearest integer; a half goes away from zero, as with Swift's `rounded()`.
  package var rounded: Number {
    guard isExact else { return Number(integral: approximation.rounded()) }
    if denominator == 1 { return self }
    let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
    let isNearerToZero = remainder.magnitude < denominator.magnitude - remainder.magnitude
    return Number(numerator: isNearerToZero ? quotient : quotient + numerator.signum(), denominator: 1)
  }

  /// Exact for the squares of fractions. Requires a value >= 0.
  package var squareRoot: Number {
    precondition(!isNegative, "the evaluator asks for the sign before it takes a root")
    if isExact, let above = numerator.exactSquareRoot, let below = denominator.exactSquareRoot {
      return Number(numerator: above, denominator: below)
    }
    return Number(approximate: double.squareRoot())
  }

  /// Exact for integer exponents where the result fits. Requires a real result: no zero to a negative power, and a
  /// negative base only to integers.
  package func raised(to exponent: Number) -> Number {
    if isExact, exponent.denominator == 1, let exact = exactPower(exponent.numerator) { return exact }
    return Number(approximate: pow(double, exponent.double))
  }

  /// An integer-valued double, as an exact integer where it fits.
  private init(integral value: Double) {
    if let integer = Int64(exactly: value) {
      self.init(numerator: integer, denominator: 1)
    } else {
      self.init(approximate: value)
    }
  }
}

/// The exact operations; `nil` where an operand is a double or an intermediate result does not fit. (Knuth, The Art of
/// Computer Programming 2, 4.5.1: dividing common factors out first keeps intermediate results small and the result in
/// lowest terms.)
extension Number {
  private static func exactSum(_ left: Number, _ right: Number) -> Number? {
    guard left.isExact && right.isExact else { return nil }
    // With an integer the sum is in lowest terms already, and no division is needed.
    if left.denominator == 1 { return exactSum(right, integer: left.numerator) }
    if right.denominator == 1 { return exactSum(left, integer: right.numerator) }
    let common = greatestCommonDivisor(left.denominator, right.denominator)
    let (leftFactor, rightFactor) = (right.denominator / common, left.denominator / common)
    guard let a = left.numerator.product(leftFactor), let b = right.numerator.product(rightFactor) else { return nil }
    let (sum, overflow) = a.addingReportingOverflow(b)
    if overflow { return nil }
    let reduction = greatestCommonDivisor(sum, common)
    guard let denominator = rightFactor.product(right.denominator / reduction) else { return nil }
    return Number(numerator: sum / reduction, denominator: denominator)
  }

  private static func exactSum(_ fraction: Number, integer: Int64) -> Number? {
    guard let product = integer.product(fraction.denominator) else { return nil }
    let (sum, overflow) = fraction.numerator.addingReportingOverflow(product)
    return overflow ? nil : Number(numerator: sum, denominator: fraction.denominator)
  }

  private static func exactProduct(_ left: Number, _ right: Number) -> Number? {
    guard left.isExact && right.isExact else { return nil }
    let a = greatestCommonDivisor(left.numerator, right.denominator)
    let b = greatestCommonDivisor(right.numerator, left.denominator)
    guard let numerator = left.numerator.quotient(a).product(right.numerator.quotient(b)),
      let denominator = left.denominator.quotient(b).product(right.denominator.quotient(a))
    else { return nil }
    return Number(numerator: numerator, denominator: denominator)
  }

  private var exactReciprocal: Number? {
    guard isExact, numerator != .min else { return nil }
    return Number(
      numerator: numerator < 0 ? -denominator : denominator, denominator: numerator < 0 ? -numerator : numerator)
  }

  private func exactPower(_ exponent: Int64) -> Number? {
    guard exponent >= 0 else { return exactReciprocal.flatMap { exponent == .min ? nil : $0.exactPower(-exponent) } }
    var (result, square, rest) = (Number.one, self, exponent)
    while true {
      if rest & 1 == 1 { result = result * square }
      rest >>= 1
      guard result.isExact else { return nil }
      if rest == 0 { return result }
      square = square * square
      guard square.isExact else { return nil }
    }
  }
}

/// Of magnitudes; a denominator is >= 1, so the result is >= 1 and divides it.
private func greatestCommonDivisor(_ value: Int64, _ denominator: Int64) -> Int64 {
  if denominator == 1 { return 1 }
  var (a, b) = (denominator.magnitude, value.magnitude)
  while b != 0 { (a, b) = (b, a % b) }
  return Int64(truncatingIfNeeded: a)
}

extension Int64 {
  /// `nil` on overflow.
  fileprivate func product(_ other: Int64) -> Int64? {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? nil : product
  }

  /// A division by 1, the usual case, costs as much as any other.
  fileprivate func quotient(_ divisor: Int64) -> Int64 {
    divisor == 1 ? self : self / divisor
  }

  /// `nil` where the root is no integer. Requires a value >= 0.
  fileprivate var exactSquareRoot: Int64? {
    // The root of a 63-bit integer has 32 bits, so the double's is off by less than one.
    let root = Int64(Double(self).squareRoot().rounded())
    return root.product(root) == self ? root : nil
  }
}
