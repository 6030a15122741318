/// The eight decimal digits of `value` < 10^8, one a byte as 0...9, the most significant in the least significant byte, so that
/// storing the word little-endian puts them in reading order.
///
/// Splits into halves, then pairs, then digits, all lanes at once; each quotient is a multiplication and a shift that is exact
/// for the lane's range (10486 / 2^20 for n < 10,000; 103 / 2^10 for n < 100). A lane n with n = 100 h + r becomes the two lanes
/// h and r by one multiplication: h + (r << 16) = (n << 16) - h * ((100 << 16) - 1).
package func eightDigits(_ value: UInt64) -> UInt64 {
  let high = value / 10_000
  let halves = value << 32 &- high &* (10_000 << 32 - 1)
  let hundreds = ((halves &* 10_486) >> 20) & 0x0000_007F_0000_007F
  let pairs = halves << 16 &- hundreds &* (100 << 16 - 1)
  let tens = ((pairs &* 103) >> 10) & 0x000F_000F_000F_000F
  return pairs << 8 &- tens &* (10 << 8 - 1)
}

/// The same for the four digits of `value` < 10^4, in the upper half of the word.
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

  package init(digits: SIMD2<UInt64>, count: Int) {
    self.digits = digits
    self.count = count
  }

  /// The decimal text of `value` < 10^16, without leading zeros.
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
package func shortWholeText(_ value: UInt64) -> (digits: UInt64, count: Int) {
  let raw = value < 10_000 ? fourDigits(value) : eightDigits(value)
  // Setting a bit of the last digit keeps one digit of a zero.
  let leadingZeros = (raw | 1 << 56).trailingZeroBitCount & ~7
  return ((raw | asciiZeros) &>> UInt64(truncatingIfNeeded: leadingZeros), 8 &- leadingZeros &>> 3)
}
