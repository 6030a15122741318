/// The text of a finite double in every output and message: the shortest decimal that reads back to the same double and, among
/// the shortest, the nearest to it. The form is ECMAScript's Number::toString, which RFC 8785 takes for canonical JSON: no
/// exponent for 1e-6 <= |value| < 1e21, else `1e-7`, `1.5e+21`; -0 is `0`.
public func numberText(_ value: Double) -> String {
  // Scratch on the stack: this is called for each number of small outputs, where an allocation would be most of its cost.
  var scratch = SIMD64<UInt8>()
  return unsafe withUnsafeMutableBytes(of: &scratch) { scratch in
    let bytes = unsafe scratch.assumingMemoryBound(to: UInt8.self)
    var span = unsafe bytes.mutableSpan
    let count = storeNumber(value, in: &span, at: 0)
    return unsafe String(decoding: bytes[..<count], as: UTF8.self)
  }
}

extension OutputWriter {
  /// Appends `numberText(value)`. Requires a finite value.
  @inline(never)
  mutating func appendNumber(_ value: Double) {
    reservePiece()
    let start = used
    var span = buffer.mutableSpan
    let end = storeNumber(value, in: &span, at: start)
    used = end
  }

  /// Appends the decimal text of an integer >= 0.
  @inline(__always)
  mutating func appendInteger(_ value: Int) {
    reservePiece()
    let start = used
    var span = buffer.mutableSpan
    used = storeInteger(value, in: &span, at: start)
  }
}

/// Stores the decimal text of an integer >= 0 and returns where it ends. Bytes behind the end, below `offset + 16`, are
/// overwritten.
@inline(__always)
func storeInteger(_ value: Int, in bytes: inout MutableSpan<UInt8>, at offset: Int) -> Int {
  precondition(0 <= value && value < 10_000_000_000_000_000, "counts and indices have at most 16 digits")
  let text = WholeText(UInt64(truncatingIfNeeded: value))
  bytes.store(text.digits, at: offset)
  return offset + text.count
}

/// Room that `storeNumber` needs: the longest text has 26 bytes, and stores run over its end.
let longestNumberStore = 64

/// Stores the text of `value` at `offset` and returns where it ends. Bytes behind the end, below
/// `offset + longestNumberStore`, are overwritten.
///
/// With the mantissa m and q = -exponent, value = m / 2^q. For 2^-9 <= |value| < 2^53, q is in 0...61 and the whole part is
/// m >> q. The spacing of doubles 2^-q lies in [10^-n, 10^(1-n)) for n = 1 + floor(q log10 2), so that the shortest text has
/// n or fewer decimals, and everything there is to compare is an integer: scaled = m * 10^n has under 128 bits, one unit of
/// the n-th decimal is 2^q in it, and the rounding interval reaches 10^n / 2 to each side. This is Schubfach (Giulietti, 2020)
/// where its powers of ten are exact. A power of two, whose interval is narrower below, is in this range either whole or a
/// multiple of the unit, so that it is found exactly.
@inline(__always)
func storeNumber(_ value: Double, in bytes: inout MutableSpan<UInt8>, at offset: Int) -> Int {
  let bits = value.bitPattern
  // A negative number has a larger exponent field than any here, sign included.
  let q = 1075 &- Int(truncatingIfNeeded: bits >> 52)
  guard 0 <= q && q <= 61 else {
    return storeRareNumber(value, in: &bytes, at: offset)
  }
  let shift = UInt64(truncatingIfNeeded: q)
  let mantissa = bits & ((1 << 52) &- 1) | (1 << 52)
  let whole = mantissa &>> shift
  let isWhole = whole &<< shift == mantissa
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
  if isWhole {
    return offset
  }

  let places = 1 &+ (q &* 1233) >> 12  // 1233 / 4096 is log10 2 to within what floor needs for q <= 61
  let power = powersOfTen[places]
  let scaled = mantissa.multipliedFullWidth(by: power)
  let units = scaled.high &<< (64 &- shift) | scaled.low &>> shift
  let rest = scaled.low & (1 &<< shift &- 1)
  let lastDigit = units % 10
  // How far the nearest number with a decimal less is away, modulo 2^64; it is above where the last digit is 5 or more. Taken
  // without a branch, which the processor could not foresee. It is over 5 units, and so outside the interval, for no digit.
  let isAbove = UInt64(bitPattern: (4 &- Int64(bitPattern: lastDigit)) >> 63)
  let above = lastDigit &<< shift &+ rest
  let distance = (above ^ isAbove) &- isAbove &+ (10 &<< shift & isAbove)
  let halfInterval = power / 2 &+ (1 &- mantissa & 1)  // the ends belong to an even mantissa
  let shorter = units &- lastDigit &+ (10 & isAbove)
  let nearest = units &+ (rest &+ units & 1 > UInt64(1) &<< (shift &- 1) ? 1 : 0)
  let decimals = (distance < halfInterval ? shorter : nearest) &- whole &* power
  return storeDecimals(decimals, places: places, in: &bytes, at: offset)
}

/// Stores `.` and the decimals, the last of `places` in 1...19 being the unit of `decimals`, without trailing zeros.
@inline(__always)
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
@inline(__always)
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
