internal import SourceDiagnostics

/// A number of the spec language: an exact fraction as long as one fits, else the nearest double.
///
/// Fractions keep `width * scale - 12` free of noise (393 * 0.1 - 12 is 27.3, not 27.300000000000004). A value turns
/// into a double where a result has no fraction of two 64-bit integers (`sqrt(2)`, or an overflow) and stays one from
/// then on, except that `floor`, `ceil` and `round` lead back to an exact integer.
package struct Number: Sendable {
  /// Of the fraction in lowest terms; the bit pattern of a double where `denominator` is 0.
  package let numerator: Int64
  /// >= 1 for a fraction, 0 for a double.
  package let denominator: Int64

  package static let zero = Number(0)
  package static let one = Number(1)

  package init(_ integer: Int) {
    self.init(numerator: Int64(integer), denominator: 1)
  }

  /// The number that a double is written as: 0.1 gives exactly 1/10, whose nearest double is 0.1 again.
  package init(_ value: Double) {
    if let integer = Int64(exactly: value) {
      self.init(numerator: integer, denominator: 1)
    } else if value.isFinite, let number = Number(decimal: Array(value.description.utf8)[...]) {
      self = number
    } else {
      self.init(approximate: value)
    }
  }

  /// A value known only as a double; both zeros become the exact 0.
  package init(approximate value: Double) {
    if value == 0 {
      self.init(numerator: 0, denominator: 1)
    } else {
      self.init(numerator: Int64(bitPattern: value.bitPattern), denominator: 0)
    }
  }

  /// Requires lowest terms and `denominator >= 0`.
  package init(numerator: Int64, denominator: Int64) {
    self.numerator = numerator
    self.denominator = denominator
  }
}

extension Number {
  package var isExact: Bool { denominator != 0 }
  package var isInteger: Bool { denominator == 1 || (denominator == 0 && approximation == approximation.rounded()) }
  package var isFinite: Bool { denominator != 0 || approximation.isFinite }
  package var isZero: Bool { numerator == 0 }
  package var isNegative: Bool { numerator < 0 }

  /// The double that `numerator` holds; meaningful only where `denominator` is 0.
  package var approximation: Double { Double(bitPattern: UInt64(bitPattern: numerator)) }

  /// The double nearest to the value, ties to even.
  package var double: Double {
    if denominator == 1 { return Double(numerator) }
    if denominator == 0 { return approximation }
    let exactLimit: Int64 = 1 << 53
    if denominator <= exactLimit && numerator.magnitude <= exactLimit.magnitude {
      return Double(numerator) / Double(denominator)
    }
    return roundedQuotient
  }

  /// The shortest text that reads back to the same double, without `.0`; an exact integer in full.
  package var text: String {
    if denominator == 1 { return numerator.description }
    let text = double.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Division where a part has more than 53 bits. A 63-bit quotient with the remainder folded into its last bit is far
  /// longer than a double's 53, so that rounding it once is rounding the true value once.
  private var roundedQuotient: Double {
    let (above, below) = (numerator.magnitude, denominator.magnitude)
    let (aboveShift, belowShift) = (above.leadingZeroBitCount, below.leadingZeroBitCount)
    let (dividend, divisor) = (above << aboveShift, below << belowShift)
    let (quotient, remainder) = divisor.dividingFullWidth((high: dividend >> 1, low: dividend << 63))
    let sticky: UInt64 = remainder == 0 ? 0 : 1
    return Double(
      sign: numerator < 0 ? .minus : .plus, exponent: belowShift - aboveShift - 63,
      significand: Double(quotient | sticky))
  }
}

extension Number: Comparable {
  /// Exact between fractions. A double compares with a fraction's nearest double, at its own precision.
  package static func < (left: Number, right: Number) -> Bool {
    if left.denominator == right.denominator && left.denominator != 0 { return left.numerator < right.numerator }
    guard left.isExact && right.isExact else { return left.double < right.double }
    let (a, b) = (
      left.numerator.multipliedFullWidth(by: right.denominator),
      right.numerator.multipliedFullWidth(by: left.denominator)
    )
    return a.high == b.high ? a.low < b.low : a.high < b.high
  }

  package static func == (left: Number, right: Number) -> Bool {
    guard left.isExact && right.isExact else { return left.double == right.double }
    return left.numerator == right.numerator && left.denominator == right.denominator
  }
}

extension Number {
  /// Reads `digits [. digits] [e [+|-] digits]`, with an optional minus before it; before the point digits may be
  /// missing. `nil` for other text, and for a value beyond the range of a double.
  package init?(decimal bytes: ArraySlice<UInt8>) {
    let unsigned = bytes.first == UInt8(ascii: "-") ? bytes.dropFirst() : bytes
    let whole = unsigned.prefix(while: { $0.isDigit })
    var rest = unsigned[whole.endIndex...]
    var fraction = rest.prefix(0)
    if rest.first == UInt8(ascii: ".") {
      fraction = rest.dropFirst().prefix(while: { $0.isDigit })
      if fraction.isEmpty { return nil }
      rest = rest[fraction.endIndex...]
    }
    var exponent = 0
    if let letter = rest.first, letter | 0x20 == UInt8(ascii: "e") {
      guard let written = Int(String(decoding: rest.dropFirst(), as: UTF8.self)) else { return nil }
      exponent = written
      rest = []
    }
    guard rest.isEmpty, !(whole.isEmpty && fraction.isEmpty) else { return nil }
    if let exact = Number(whole: whole, fraction: fraction, exponent: exponent) {
      self = bytes.first == UInt8(ascii: "-") ? -exact : exact
    } else if let value = Double(reading: String(decoding: bytes, as: UTF8.self)), value.isFinite {
      self.init(approximate: value)
    } else {
      return nil
    }
  }

  /// `nil` where the value is no fraction of 64-bit integers.
  private init?(whole: ArraySlice<UInt8>, fraction: ArraySlice<UInt8>, exponent: Int) {
    var fraction = fraction
    while fraction.last == UInt8(ascii: "0") { fraction.removeLast() }
    guard let mantissa = Self.appending(whole, to: 0).flatMap({ Self.appending(fraction, to: $0) }) else { return nil }
    let (power, overflow) = exponent.subtractingReportingOverflow(fraction.count)
    if overflow || power.magnitude > 18 { return nil }
    if power == 0 {
      self.init(numerator: mantissa, denominator: 1)
      return
    }
    let scale = (0..<power.magnitude).reduce(into: Int64(1)) { product, _ in product *= 10 }
    let (above, below) = (Number(numerator: mantissa, denominator: 1), Number(numerator: scale, denominator: 1))
    self = power < 0 ? above / below : above * below
    if !isExact { return nil }
  }

  /// The number with more digits behind its own; `nil` where that is too large.
  private static func appending(_ digits: ArraySlice<UInt8>, to number: Int64) -> Int64? {
    var number = number
    for digit in digits {
      let (tenfold, overflow) = number.multipliedReportingOverflow(by: 10)
      let (sum, carried) = tenfold.addingReportingOverflow(Int64(digit - UInt8(ascii: "0")))
      if overflow || carried { return nil }
      number = sum
    }
    return number
  }
}

extension UInt8 {
  package var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }
}
