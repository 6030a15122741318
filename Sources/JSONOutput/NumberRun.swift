internal import LayoutRuntime
internal import TextWriting

/// Numbers of a progression with texts between them that come round again and again: the coordinates of the lines of a layout
/// between the parts of their frames that are the same in all lines, indices between commas.
struct NumberRun {
  let progression: ArithmeticProgression
  /// What stands between a number and the next: after the last text the first one follows.
  let joints: Joints
  /// How often each number stands, before the next does.
  let repeats: Int

  /// Texts that are stored many times; the first 32 bytes of each, which most have not more of, side by side.
  struct Joints {
    private(set) var short: [(bytes: SIMD32<UInt8>, count: Int)] = []
    private(set) var long: [SIMD64<UInt8>] = []

    init(capacity: Int = 0) {
      short.reserveCapacity(capacity)
      long.reserveCapacity(capacity)
    }

    /// Commas, and a line break behind each that ends a row of `rowCount` numbers.
    init(rowCount: Int) {
      self.init(capacity: rowCount)
      for place in 1...rowCount {
        append(TextBlock(place == rowCount ? ",\n" : ","))
      }
    }

    mutating func append(_ block: TextBlock) {
      short.append((block.first, block.count))
      long.append(block.others)
    }
  }

  init(_ progression: ArithmeticProgression, repeats: Int = 1, joints: Joints) {
    self.progression = progression
    self.repeats = repeats
    self.joints = joints
  }

  /// Indices from `first` on.
  init(indicesFrom first: Int, joints: Joints) {
    self.init(ArithmeticProgression(first: Double(first), step: 1), joints: joints)
  }
}

extension OutputWriter {
  /// Appends the first numbers of a run, each as often as it stands, until there are `count`; and what is between them.
  mutating func append(_ run: NumberRun, count: Int) {
    var numbers = NumberTexts(run.progression, count: (count - 1) / run.repeats + 1)
    let joints = run.joints.short.span
    let longJoints = run.joints.long.span
    // Those with a text behind them.
    var remaining = count - 1
    var place = 0
    var repetition = 0
    while remaining > 0 {
      reservePiece()
      var offset = used
      var bytes = buffer.mutableSpan
      let limit = bytes.count - Self.largestPiece
      repeat {
        let start = repetition
        let end = min(run.repeats, start + remaining)
        while repetition < end && offset <= limit {
          let (joint, length) = joints[place]
          offset = numbers.store(in: &bytes, at: offset)
          bytes.store(joint, at: offset)
          if length > 32 {
            bytes.store(longJoints[place], at: offset &+ 32)
          }
          offset &+= length
          place = place &+ 1 == joints.count ? 0 : place &+ 1
          repetition &+= 1
        }
        remaining &-= repetition &- start
        if repetition == run.repeats {
          repetition = 0
          numbers.advance()
        }
      } while remaining > 0 && offset <= limit
      used = offset
    }
    reservePiece()
    let start = used
    var bytes = buffer.mutableSpan
    used = numbers.store(in: &bytes, at: start)
  }
}

/// Steps through the texts of a progression's values, each equal to `numberText(progression.value(at: n))`.
///
/// An exact progression is stepped in integers, as a whole part and a residue over the denominator. Within one binade whose
/// spacing is under 1, two values with the same residue are a whole number of spacings apart and round alike, so that their
/// decimals are the same text: it is worked out once for each residue and binade.
private struct NumberTexts {
  /// The end of a text: the decimals with the point, nothing for residue 0.
  private struct Decimals {
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

  /// The whole part of the value and what is behind it, where it is stepped exactly.
  private var whole: Int64 = 0
  private var residue: Int64 = 0
  private var wholeStep: Int64 = 0
  private var residueStep: Int64 = 0
  private var denominator: Int64 = 1
  /// Whole parts in 1..<wholeLimit are stepped exactly; 1 where the progression cannot be.
  private var wholeLimit: Int64 = 1
  private var decimalsByResidue: [Decimals] = []

  /// The text of the value: its whole part, or nothing and the whole text in the decimals.
  private var wholeText = WholeText.empty
  private var decimals = Decimals()

  /// Starts at the first of `count` values.
  init(_ progression: ArithmeticProgression, count: Int) {
    self.progression = progression
    if let exact = progression.fraction, exact.denominator <= Self.largestDenominator, exact.reaches(count) {
      denominator = exact.denominator
      (whole, residue) = flooredDivision(exact.first, by: denominator)
      (wholeStep, residueStep) = flooredDivision(exact.step, by: denominator)
      // Numerators below 2^52: the spacing of the values is then under 1 / denominator, so that none but residue 0 is whole.
      wholeLimit = (1 << 52) / denominator
      decimalsByResidue = Array(repeating: Decimals(), count: Int(denominator))
    }
    load()
  }

  /// Stores the text at `offset` and returns where it ends. Bytes behind the end, below `offset + 48`, are overwritten.
  func store(in bytes: inout MutableSpan<UInt8>, at offset: Int) -> Int {
    bytes.store(wholeText.digits, at: offset)
    let point = offset &+ wholeText.count
    bytes.store(decimals.bytes, at: point)
    return point &+ decimals.count
  }

  mutating func advance() {
    index &+= 1
    whole &+= wholeStep
    residue &+= residueStep
    if residue >= denominator {
      whole &+= 1
      residue &-= denominator
    }
    load()
  }

  private mutating func load() {
    guard 1 <= whole && whole < wholeLimit else {
      wholeText = .empty
      decimals = withNumberText(progression.value(at: index)) { Decimals($0, leadingZeros: 0) }
      return
    }
    wholeText = WholeText(UInt64(whole))
    let place = Int(truncatingIfNeeded: residue)
    if decimalsByResidue[place].leadingZeros != whole.leadingZeroBitCount {
      decimalsByResidue[place] = decimalsOfValue
    }
    decimals = decimalsByResidue[place]
  }

  private var decimalsOfValue: Decimals {
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

private func flooredDivision(_ dividend: Int64, by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
  let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
  return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
}
