/// The eight decimal digits of `value` < 10^8, one a byte as 0...9, the most significant in the least significant byte, so that
/// storing the word little-endian puts them in reading order.
///
/// Splits into halves, then pairs, then digits, all lanes at once; each quotient is a multiplication and a shift that is exact
/// for the lane's range (10486 / 2^20 for n < 10,000; 103 / 2^10 for n < 100). A lane n with n = 100 h + r becomes the two lanes
/// h and r by one multiplication: h + (r << 16) = (n << 16) - h * ((100 << 16) - 1).
@inline(__always)
package func eightDigits(_ value: UInt64) -> UInt64 {
  let high = value / 10_000
  let halves = value << 32 &- high &* (10_000 << 32 - 1)
  let hundreds = ((halves &* 10_486) >> 20) & 0x0000_007F_0000_007F
  let pairs = halves << 16 &- hundreds &* (100 << 16 - 1)
  let tens = ((pairs &* 103) >> 10) & 0x000F_000F_000F_000F
  return pairs << 8 &- tens &* (10 << 8 - 1)
}

/// The same for the four digits of `value` < 10^4, in the upper half of the word.
@inline(__always)
package func fourDigits(_ value: UInt64) -> UInt64 {
  let hundreds = (value &* 10_486) >> 20
  let pairs = value << 16 &- hundreds &* (100 << 16 - 1)
  let tens = ((pairs &* 103) >> 10) & 0x000F_000F
  return (pairs << 8 &- tens &* (10 << 8 - 1)) << 32
}

/// Turns digits 0...9 into ASCII, a byte each.
package let asciiZeros: UInt64 = 0x3030_3030_3030_3030

/// Up to sixteen ASCII digits in reading order, left-aligned; the bytes behind `count` mean nothing.
package struct WholeText {
  package var digits: SIMD2<UInt64>
  package var count: Int

  package static let empty = WholeText(digits: SIMD2(0, 0), count: 0)

  @inline(__always)
  package init(digits: SIMD2<UInt64>, count: Int) {
    self.digits = digits
    self.count = count
  }

  /// The decimal text of `value` < 10^16, without leading zeros.
  @inline(__always)
  package init(_ value: UInt64) {
    if value < 100_000_000 {
      let (digits, count) = shortWholeText(value)
      self.init(digits: SIMD2(digits, 0), count: count)
    } else {
      self.init(long: value)
    }
  }

  @inline(never)
  package init(long value: UInt64) {
    let (upper, upperCount) = shortWholeText(value / 100_000_000)
    let lower = eightDigits(value % 100_000_000) | asciiZeros
    let bits = UInt64(upperCount * 8)
    digits = SIMD2(bits == 64 ? upper : upper | lower << bits, lower >> (64 - bits))
    count = upperCount + 8
  }
}

/// The decimal text of `value` < 10^8, left-aligned with zero bytes behind it.
@inline(__always)
package func shortWholeText(_ value: UInt64) -> (digits: UInt64, count: Int) {
  let raw = value < 10_000 ? fourDigits(value) : eightDigits(value)
  // Setting a bit of the last digit keeps one digit of a zero.
  let leadingZeros = (raw | 1 << 56).trailingZeroBitCount & ~7
  return ((raw | asciiZeros) &>> UInt64(truncatingIfNeeded: leadingZeros), 8 &- leadingZeros &>> 3)
}

/// A whole number modulo 10^16 in decimal: a digit 0...9 a byte, the most significant in the most significant byte. Adding costs
/// less than turning the binary sum into digits again.
package struct DecimalCounter {
  package static let modulus: Int64 = 10_000_000_000_000_000

  private var upper: UInt64
  private var lower: UInt64

  package init(_ value: Int64) {
    let remainder = value % Self.modulus
    let number = UInt64(remainder < 0 ? remainder + Self.modulus : remainder)
    upper = eightDigits(number / 100_000_000).byteSwapped
    lower = eightDigits(number % 100_000_000).byteSwapped
  }

  /// Adds `other` and `carry`, which is 0 or 1.
  @inline(__always)
  package mutating func add(_ other: DecimalCounter, carry: UInt64 = 0) {
    let carry = addDigits(other.lower, carry: carry, to: &lower)
    _ = addDigits(other.upper, carry: carry, to: &upper)
  }

  /// Adds the last eight digits of `other` to those here, for numbers that have no more.
  @inline(__always)
  package mutating func addLastEight(_ other: DecimalCounter) {
    _ = addDigits(other.lower, carry: 0, to: &lower)
  }

  /// Without leading zeros; one byte at least.
  @inline(__always)
  package var text: WholeText {
    let last = lower.byteSwapped | asciiZeros
    if upper == 0 {
      let leadingZeros = (lower | 1).leadingZeroBitCount & ~7
      return WholeText(
        digits: SIMD2(last &>> UInt64(truncatingIfNeeded: leadingZeros), 0), count: 8 &- leadingZeros &>> 3)
    }
    let leadingZeros = UInt64(truncatingIfNeeded: upper.leadingZeroBitCount & ~7)
    let first = (upper.byteSwapped | asciiZeros) &>> leadingZeros
    // Shifts by 64, of an upper half without leading zeros, leave nothing.
    return WholeText(
      digits: SIMD2(first | last << (64 &- leadingZeros), last >> leadingZeros),
      count: 16 &- Int(truncatingIfNeeded: leadingZeros) &>> 3)
  }

  /// The last eight digits as text in reading order, with leading zeros.
  @inline(__always)
  package var lastEight: UInt64 {
    lower.byteSwapped | asciiZeros
  }

  /// The eight digits before those.
  @inline(__always)
  package var firstEight: UInt64 {
    upper.byteSwapped | asciiZeros
  }
}

/// Adds eight digits and a carry, and returns the carry out of them.
@inline(__always)
private func addDigits(_ addend: UInt64, carry: UInt64, to digits: inout UInt64) -> UInt64 {
  // With 246 in each byte, a digit sum of 10 and more carries into the next byte and leaves the digit; others keep the 246,
  // and with it their top bit.
  let (sums, isCarried) = (digits &+ carry).addingReportingOverflow(addend &+ 0xF6F6_F6F6_F6F6_F6F6)
  digits = sums &- ((sums >> 7) & 0x0101_0101_0101_0101) &* 0xF6
  return isCarried ? 1 : 0
}
