internal import LayoutRuntime
internal import TextWriting

/// Steps through the texts of a progression's values, each equal to `numberText(progression.value(at: n))`.
///
/// An exact progression is stepped in integers, as a whole part and a residue over the denominator. Within one binade whose
/// spacing is under 1, two values with the same residue are a whole number of spacings apart and round alike, so that their
/// decimals are the same text: it is worked out once for each residue and binade.
struct ProgressionText {
  /// One value: its whole part and its decimals with the point, or nothing and the whole text.
  struct Text {
    var whole: WholeText
    var decimals: Decimals

    /// Stores the text at `offset` and returns where it ends. Bytes behind the end, below `offset + 48`, are overwritten.
    @inline(__always)
    func store(in bytes: inout MutableSpan<UInt8>, at offset: Int) -> Int {
      bytes.store(whole.digits, at: offset)
      let point = offset &+ whole.count
      bytes.store(decimals.bytes, at: point)
      return point &+ decimals.count
    }
  }

  /// The decimals of one residue, with the point; nothing for residue 0.
  struct Decimals {
    var bytes = SIMD32<UInt8>()
    var count = 0
    /// The leading zero bits of the whole parts that this text is for; no whole part has none.
    var leadingZeros = 0

    init() {}

    init(_ text: Span<UInt8>, leadingZeros: Int) {
      for index in text.indices {
        bytes[index] = text[index]
      }
      count = text.count
      self.leadingZeros = leadingZeros
    }
  }

  private static let largestDenominator: Int64 = 1024

  private let progression: ArithmeticProgression
  private var index = 0

  /// The whole part of the value, where it is stepped exactly.
  private(set) var whole: Int64 = 0
  private var residue: Int64 = 0
  private var wholeStep: Int64 = 0
  private var residueStep: Int64 = 0
  private var denominator: Int64 = 1
  /// Of a value written in full; `nil` where it has no end.
  private var decimalPlaces: Int?
  /// Whole parts in 1..<wholeLimit are stepped exactly; 1 where the progression cannot be.
  private var wholeLimit: Int64 = 1
  /// The whole part and its step modulo 10^16.
  private(set) var digits = DecimalCounter(0)
  private var digitsStep = DecimalCounter(0)
  private var decimalsByResidue: [Decimals] = []

  private(set) var text = Text(whole: .empty, decimals: Decimals())

  /// Starts at the first of `count` values.
  init(_ progression: ArithmeticProgression, count: Int) {
    self.progression = progression
    if let exact = progression.fraction, exact.denominator <= Self.largestDenominator, exact.reaches(count) {
      denominator = exact.denominator
      (whole, residue) = flooredDivision(exact.first, by: denominator)
      (wholeStep, residueStep) = flooredDivision(exact.step, by: denominator)
      digits = DecimalCounter(whole)
      digitsStep = DecimalCounter(wholeStep)
      // Numerators below 2^52: the spacing of the values is then under 1 / denominator, so that none but residue 0 is whole.
      wholeLimit = (1 << 52) / denominator
      decimalPlaces = exactDecimalPlaces(denominator)
      decimalsByResidue = Array(repeating: Decimals(), count: Int(denominator))
    }
    load()
  }

  @inline(__always)
  mutating func advance() {
    index &+= 1
    whole &+= wholeStep
    residue &+= residueStep
    let carry: Int64 = residue >= denominator ? 1 : 0
    whole &+= carry
    residue &-= denominator & (0 &- carry)
    digits.add(digitsStep, carry: UInt64(bitPattern: carry))
    load()
  }

  /// After how many values the decimals come round again; `nil` where they do not.
  var period: Int? {
    guard wholeLimit > 1 else { return nil }
    return Int(denominator / greatestCommonDivisor(denominator, residueStep))
  }

  /// By how much the whole part grows in `count` values, a multiple of `period`.
  func wholeDistance(of count: Int) -> Int64 {
    Int64(count) * wholeStep + Int64(count) * residueStep / denominator
  }

  /// Advances by a multiple of `period`, over which the whole part grows by `distance`, in decimal `digitsDistance`.
  mutating func skip(_ count: Int, distance: Int64, digitsDistance: DecimalCounter) {
    index += count
    whole += distance
    digits.add(digitsDistance)
    load()
  }

  /// What whole parts have in common whose texts have the same length, and the same decimals for the same residue.
  struct Form: Equatable {
    var digitCount: Int
    /// 0 where the decimals are the same in all binades.
    fileprivate var leadingZeros: Int
  }

  /// A decimal of so many digits is the shortest text of the double nearest to it.
  private static let exactDigits = 15

  /// The form of the whole part `distance` further on; `nil` where that is not stepped exactly.
  func form(at distance: Int64 = 0) -> Form? {
    let (whole, isLost) = whole.addingReportingOverflow(distance)
    guard !isLost, 1 <= whole, whole < wholeLimit else { return nil }
    let digitCount = DecimalCounter(whole).text.count
    let isExact = decimalPlaces.map { digitCount + $0 <= Self.exactDigits } ?? false
    return Form(digitCount: digitCount, leadingZeros: isExact ? 0 : whole.leadingZeroBitCount)
  }

  @inline(__always)
  private mutating func load() {
    guard 1 <= whole && whole < wholeLimit else {
      text = Self.text(of: progression.value(at: index))
      return
    }
    text.whole = digits.text
    let place = Int(truncatingIfNeeded: residue)
    if decimalsByResidue[place].leadingZeros != whole.leadingZeroBitCount {
      decimalsByResidue[place] = Self.decimals(whole: whole, residue: residue, denominator: denominator)
    }
    text.decimals = decimalsByResidue[place]
  }

  @inline(never)
  private static func text(of value: Double) -> Text {
    withNumberText(value) { text in
      Text(whole: .empty, decimals: Decimals(text, leadingZeros: 0))
    }
  }

  @inline(never)
  private static func decimals(whole: Int64, residue: Int64, denominator: Int64) -> Decimals {
    withNumberText(Double(whole * denominator + residue) / Double(denominator)) { text in
      let point = text.indices.first { text[$0] == UInt8(ascii: ".") } ?? text.count
      return Decimals(text.extracting(point..<text.count), leadingZeros: whole.leadingZeroBitCount)
    }
  }
}

extension ArithmeticProgression.Fraction {
  /// Whether the numerators of the first `count` values can be represented.
  fileprivate func reaches(_ count: Int) -> Bool {
    let (distance, overflow) = step.multipliedReportingOverflow(by: Int64(count))
    return !overflow && !first.addingReportingOverflow(distance).overflow
  }
}

/// The decimals that a fraction of this denominator has at most; `nil` where they have no end.
private func exactDecimalPlaces(_ denominator: Int64) -> Int? {
  var places = 0
  var power: Int64 = 1
  while power % denominator != 0 {
    guard places < 10 else { return nil }
    places += 1
    power *= 10
  }
  return places
}

private func greatestCommonDivisor(_ first: Int64, _ second: Int64) -> Int64 {
  second == 0 ? first : greatestCommonDivisor(second, first % second)
}

private func flooredDivision(_ dividend: Int64, by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
  let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
  return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
}
