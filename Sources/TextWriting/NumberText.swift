/// The text of a finite double in every output and message: the shortest decimal that reads back to the same double and, among
/// the shortest, the nearest to it. The form is ECMAScript's Number::toString, which RFC 8785 takes for canonical JSON: no
/// exponent for 1e-6 <= |value| < 1e21, else `1e-7`, `1.5e+21`; -0 is `0`.
public func numberText(_ value: Double) -> String {
  withNumberText(value) { text in
    unsafe text.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }
}

/// The same, rounded to so many decimals, for people: without noise and trailing zeros.
package func numberText(_ value: Double, decimals: Int) -> String {
  let power = Double(powersOfTen[decimals])
  let rounded = (value * power).rounded() / power
  return value.isFinite ? numberText(rounded.isFinite ? rounded : value) : value.description
}

/// Calls `body` with the same text. It stands on the stack: this is called for each number of small outputs, where an allocation
/// would be most of its cost.
package func withNumberText<Value>(_ value: Double, _ body: (Span<UInt8>) -> Value) -> Value {
  var scratch = SIMD64<UInt8>()
  return unsafe withUnsafeMutableBytes(of: &scratch) { scratch in
    var bytes = unsafe scratch.assumingMemoryBound(to: UInt8.self).mutableSpan
    let count = storeNumber(value, in: &bytes, at: 0)
    return body(bytes.span.extracting(first: count))
  }
}

extension OutputWriter {
  /// Appends `numberText(value)`. Requires a finite value.
  @inline(never)
  package mutating func appendNumber(_ value: Double) {
    reservePiece()
    let start = used
    var span = buffer.mutableSpan
    let end = storeNumber(value, in: &span, at: start)
    used = end
  }

  /// Appends the decimal text of an integer >= 0.
  package mutating func appendInteger(_ value: Int) {
    reservePiece()
    let start = used
    var span = buffer.mutableSpan
    used = storeInteger(value, in: &span, at: start)
  }
}

/// Stores the decimal text of an integer >= 0 and returns where it ends. Bytes behind the end, below `offset + 16`, are
/// overwritten.
package func storeInteger(_ value: Int, in bytes: inout MutableSpan<UInt8>, at offset: Int) -> Int {
  let number = UInt64(value)
  precondition(number < 10_000_000_000_000_000, "counts and indices have at most 16 digits")
  let text = WholeText(number)
  bytes.store(text.digits, at: offset)
  return offset + text.count
}

/// Room that `storeNumber` needs: the longest text has 26 bytes, and stores run over its end.
package let longestNumberStore = 64

/// Stores the text of `value` at `offset` and returns where it ends. Bytes behind the end, below
/// `offset + longestNumberStore`, are overwritten.
///
/// Most lengths have few decimals. Where value = units / 10^4 for a whole number of units < 10^12, correctly rounded, the text
/// is that decimal without its trailing zeros: it reads back to the value, and no two decimals of up to 15 digits read back to
/// the same double.
package func storeNumber(_ value: Double, in bytes: inout MutableSpan<UInt8>, at offset: Int) -> Int {
  if value.bitPattern < (1e8).bitPattern {
    // Adding 2^52 rounds to a whole number, which is then the mantissa.
    let rounded = value * 10_000 + 0x1p52
    if (rounded - 0x1p52) / 10_000 == value {
      return storeTenThousandths(rounded.bitPattern & (1 << 52 &- 1), in: &bytes, at: offset)
    }
  }
  return storeLongNumber(value, in: &bytes, at: offset)
}

/// Stores the text of `units / 10^4` for units < 10^12.
private func storeTenThousandths(_ units: UInt64, in bytes: inout MutableSpan<UInt8>, at offset: Int) -> Int {
  let point: Int
  let decimals: UInt64
  if units < 100_000_000 {
    let raw = eightDigits(units)
    let leadingZeros = (raw | 1 << 24).trailingZeroBitCount & ~7
    bytes.store((raw | asciiZeros) &>> UInt64(truncatingIfNeeded: leadingZeros), at: offset)
    point = offset &+ 4 &- leadingZeros &>> 3
    decimals = raw >> 32
  } else {
    let whole = units / 10_000
    let (digits, count) = shortWholeText(whole)
    bytes.store(digits, at: offset)
    point = offset &+ count
    decimals = fourDigits(units &- whole &* 10_000) >> 32
  }
  bytes.store((decimals | asciiZeros) << 8 | UInt64(UInt8(ascii: ".")), at: point)
  return decimals == 0 ? point : point &+ 9 &- decimals.leadingZeroBitCount &>> 3
}

/// The same as `storeNumber` for any number.
///
/// With the mantissa m and q = -exponent, value = m / 2^q. For 2^-9 <= |value| < 2^53, q is in 0...61 and the whole part is
/// m >> q. The spacing of doubles 2^-q lies in (10^-(n+1), 10^-n] for n = floor(q log10 2), so that the shortest text has
/// n + 1 or fewer decimals. The fraction, as 64 bits behind the point, times 10^n is a number of units of the n-th decimal and
/// 64 bits of the next unit, exactly; the rounding interval reaches 10^n / 2^(q+1) units to each side, at most a half. This is
/// Schubfach (Giulietti, 2020) where its powers of ten are exact. A power of two, whose interval is narrower below, is in this
/// range either whole or a multiple of the unit, so that it is found exactly.
private func storeLongNumber(_ value: Double, in bytes: inout MutableSpan<UInt8>, at offset: Int) -> Int {
  let bits = value.bitPattern
  // A negative number has a larger exponent field than any here, sign included.
  let q = 1075 &- Int(truncatingIfNeeded: bits >> 52)
  guard 0 <= q && q <= 61 else {
    return storeRareNumber(value, in: &bytes, at: offset)
  }
  let shift = UInt64(truncatingIfNeeded: q)
  let mantissa = bits & ((1 << 52) &- 1) | (1 << 52)
  let whole = mantissa &>> shift
  let fraction = mantissa &- whole &<< shift
  var offset = offset
  if whole < 100_000_000 {
    let (digits, count) = shortWholeText(whole)
    bytes.store(digits, at: offset)
    offset &+= count
  } else {
    let text = WholeText(long: whole)
    bytes.store(text.digits, at: offset)
    offset &+= text.count
  }
  if fraction == 0 {
    return offset
  }

  let places = (q &* 1233) >> 12  // 1233 / 4096 is log10 2 to within what floor needs for q <= 61
  let power = powersOfTen[places]
  let (units, rest) = (fraction &<< (64 &- shift)).multipliedFullWidth(by: power)
  // How far the nearest whole number of units is away. Taken without a branch, which the processor could not foresee.
  let isAbove = rest >> 63
  let distance = (rest ^ (0 &- isAbove)) &+ isAbove
  let halfInterval = power &<< (63 &- shift) &+ (1 &- mantissa & 1)  // the ends belong to an even mantissa
  let shorter = (units &+ isAbove) &* 10
  let (digit, tail) = rest.multipliedFullWidth(by: 10)
  let nearest = units &* 10 &+ digit &+ (tail &+ digit & 1 > 1 << 63 ? 1 : 0)
  return storeDecimals(distance < halfInterval ? shorter : nearest, places: places &+ 1, in: &bytes, at: offset)
}

/// Stores `.` and the decimals, the last of `places` in 1...19 being the unit of `decimals`, without trailing zeros.
private func storeDecimals(
  _ decimals: UInt64, places: Int, in bytes: inout MutableSpan<UInt8>, at offset: Int
) -> Int {
  bytes.store(UInt8(ascii: "."), at: offset)
  guard places <= 16 else {
    return storeManyDecimals(decimals, places: places, in: &bytes, at: offset)
  }
  let aligned = decimals &* powersOfTen[16 &- places]
  let first = aligned / 100_000_000
  let upper = eightDigits(first)
  let lower = eightDigits(aligned &- first &* 100_000_000)
  bytes.store(SIMD2(upper, lower) | SIMD2(repeating: asciiZeros), at: offset &+ 1)
  let zeros = lower == 0 ? 64 &+ upper.leadingZeroBitCount : lower.leadingZeroBitCount
  return offset &+ 17 &- zeros &>> 3
}

/// The same for 17 places and more, which numbers below 1/2 have.
private func storeManyDecimals(
  _ decimals: UInt64, places: Int, in bytes: inout MutableSpan<UInt8>, at offset: Int
) -> Int {
  let aligned = decimals &* powersOfTen[19 &- places]
  let first = aligned / 100_000_000_000
  let others = aligned &- first &* 100_000_000_000
  let upper = eightDigits(first)
  let middle = eightDigits(others / 1000)
  let lower = eightDigits(others % 1000 &* 100_000)
  bytes.store(upper | asciiZeros, at: offset &+ 1)
  bytes.store(middle | asciiZeros, at: offset &+ 9)
  bytes.store(lower | asciiZeros, at: offset &+ 17)
  let zeros =
    lower != 0
    ? lower.leadingZeroBitCount
    : middle != 0 ? 64 &+ middle.leadingZeroBitCount : 128 &+ upper.leadingZeroBitCount
  return offset &+ 25 &- zeros &>> 3
}

private let powersOfTen: [UInt64] = [
  1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000, 10_000_000_000,
  100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000, 1_000_000_000_000_000,
  10_000_000_000_000_000, 100_000_000_000_000_000, 1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
]

/// Numbers that coordinates seldom are: those below 2^-9, and those from 2^53 on. Takes the digits from the standard library,
/// whose description is shortest and nearest too, and lays them out anew.
@inline(never)
private func storeRareNumber(_ value: Double, in bytes: inout MutableSpan<UInt8>, at offset: Int) -> Int {
  precondition(value.isFinite, "no number that is not finite gets past the checks")
  if value == 0 {
    bytes.store(UInt8(ascii: "0"), at: offset)
    return offset + 1
  }
  if value < 0 {
    bytes.store(UInt8(ascii: "-"), at: offset)
    return storeNumber(-value, in: &bytes, at: offset + 1)
  }
  var digits: [UInt8] = []
  // How many digits stand before the point.
  var pointPosition = 0
  var sawPoint = false
  var exponent = 0
  var description = value.description.utf8[...]
  while let byte = description.popFirst() {
    switch byte {
    case UInt8(ascii: "."):
      sawPoint = true
    case UInt8(ascii: "e"):
      exponent = Int(Substring(description)) ?? 0
      description = description[description.endIndex...]
    default:
      if digits.isEmpty && byte == UInt8(ascii: "0") {
        pointPosition -= sawPoint ? 1 : 0
      } else {
        digits.append(byte)
        pointPosition += sawPoint ? 0 : 1
      }
    }
  }
  pointPosition += exponent
  while digits.last == UInt8(ascii: "0") {
    digits.removeLast()
  }

  var end = offset
  for byte in positionalText(digits: digits, pointPosition: pointPosition) {
    bytes[end] = byte
    end += 1
  }
  return end
}

/// Lays out 0.DIGITS * 10^pointPosition as ECMAScript does.
private func positionalText(digits: [UInt8], pointPosition: Int) -> [UInt8] {
  let zero = UInt8(ascii: "0")
  let point = UInt8(ascii: ".")
  switch pointPosition {
  case digits.count...21 where digits.count <= 21:
    return digits + Array(repeating: zero, count: pointPosition - digits.count)
  case 1...21:
    return digits[..<pointPosition] + [point] + digits[pointPosition...]
  case -5...0:
    return [zero, point] + Array(repeating: zero, count: -pointPosition) + digits
  default:
    let exponent = pointPosition - 1
    return digits[..<1] + (digits.count > 1 ? [point] : []) + digits[1...]
      + Array((exponent < 0 ? "e-" : "e+").utf8) + Array(String(abs(exponent)).utf8)
  }
}
