/// A fraction of integers of any size: slow, obvious, and with no arithmetic in common with `Number`.
struct BigFraction {
  var numerator: BigInteger
  /// > 0; not in lowest terms.
  var denominator: BigInteger

  init(numerator: BigInteger, denominator: BigInteger) {
    self.numerator = denominator.isNegative ? numerator.negated : numerator
    self.denominator = denominator.isNegative ? denominator.negated : denominator
  }

  init(_ numerator: Int64, _ denominator: Int64) {
    self.init(numerator: BigInteger(numerator), denominator: BigInteger(denominator))
  }

  /// The exact value of a finite double.
  init(_ value: Double) {
    let exponent = value == 0 ? 0 : Int(value.exponent) - 52
    let significand = BigInteger(Int64(value == 0 ? 0 : value.significand * 0x1p52) * (value < 0 ? -1 : 1))
    let power = BigInteger.powerOfTwo(abs(exponent))
    self.init(
      numerator: exponent >= 0 ? significand * power : significand,
      denominator: exponent >= 0 ? BigInteger(1) : power)
  }

  static func + (left: BigFraction, right: BigFraction) -> BigFraction {
    BigFraction(
      numerator: left.numerator * right.denominator + right.numerator * left.denominator,
      denominator: left.denominator * right.denominator)
  }

  static func - (left: BigFraction, right: BigFraction) -> BigFraction {
    left + BigFraction(numerator: right.numerator.negated, denominator: right.denominator)
  }

  static func * (left: BigFraction, right: BigFraction) -> BigFraction {
    BigFraction(
      numerator: left.numerator * right.numerator, denominator: left.denominator * right.denominator)
  }

  static func / (left: BigFraction, right: BigFraction) -> BigFraction {
    BigFraction(
      numerator: left.numerator * right.denominator, denominator: left.denominator * right.numerator)
  }

  var isZero: Bool { numerator.isZero }

  func isAtMost(_ other: BigFraction) -> Bool {
    let difference = (other - self).numerator
    return difference.isZero || !difference.isNegative
  }
}

/// Sign and magnitude, in limbs of 32 bits from the lowest.
struct BigInteger {
  private var limbs: [UInt32]
  private(set) var isNegative: Bool

  init(_ value: Int64) {
    self.init(
      limbs: [UInt32(truncatingIfNeeded: value.magnitude), UInt32(value.magnitude >> 32)], isNegative: value < 0)
  }

  private init(limbs: [UInt32], isNegative: Bool) {
    self.limbs = limbs
    while self.limbs.last == 0 { self.limbs.removeLast() }
    self.isNegative = isNegative && !self.limbs.isEmpty
  }

  static func powerOfTwo(_ exponent: Int) -> BigInteger {
    BigInteger(limbs: Array(repeating: 0, count: exponent / 32) + [1 << UInt32(exponent % 32)], isNegative: false)
  }

  var isZero: Bool { limbs.isEmpty }
  var negated: BigInteger { BigInteger(limbs: limbs, isNegative: !isNegative) }

  static func * (left: BigInteger, right: BigInteger) -> BigInteger {
    var product = [UInt32](repeating: 0, count: left.limbs.count + right.limbs.count)
    for (i, a) in left.limbs.enumerated() {
      var carry: UInt64 = 0
      for (j, b) in right.limbs.enumerated() {
        let sum = UInt64(a) * UInt64(b) + UInt64(product[i + j]) + carry
        product[i + j] = UInt32(truncatingIfNeeded: sum)
        carry = sum >> 32
      }
      product[i + right.limbs.count] = UInt32(carry)
    }
    return BigInteger(limbs: product, isNegative: left.isNegative != right.isNegative)
  }

  static func + (left: BigInteger, right: BigInteger) -> BigInteger {
    if left.isNegative == right.isNegative {
      return BigInteger(limbs: sum(left.limbs, right.limbs), isNegative: left.isNegative)
    }
    return isLess(left.limbs, right.limbs)
      ? BigInteger(limbs: difference(right.limbs, left.limbs), isNegative: right.isNegative)
      : BigInteger(limbs: difference(left.limbs, right.limbs), isNegative: left.isNegative)
  }

  private static func sum(_ a: [UInt32], _ b: [UInt32]) -> [UInt32] {
    var (result, carry): ([UInt32], UInt64) = ([], 0)
    for place in 0...max(a.count, b.count) {
      let sum = carry + UInt64(place < a.count ? a[place] : 0) + UInt64(place < b.count ? b[place] : 0)
      result.append(UInt32(truncatingIfNeeded: sum))
      carry = sum >> 32
    }
    return result
  }

  /// Requires `b` not greater than `a`.
  private static func difference(_ a: [UInt32], _ b: [UInt32]) -> [UInt32] {
    var (result, borrow): ([UInt32], Int64) = ([], 0)
    for place in a.indices {
      let difference = Int64(a[place]) - Int64(place < b.count ? b[place] : 0) - borrow
      result.append(UInt32(truncatingIfNeeded: difference))
      borrow = difference < 0 ? 1 : 0
    }
    return result
  }

  private static func isLess(_ a: [UInt32], _ b: [UInt32]) -> Bool {
    a.count == b.count ? a.reversed().lexicographicallyPrecedes(b.reversed()) : a.count < b.count
  }
}
