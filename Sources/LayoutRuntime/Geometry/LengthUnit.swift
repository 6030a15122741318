/// What a section's lengths are whole multiples of: a fraction of a point, or nothing (then they are plain doubles).
struct LengthUnit: Hashable, Sendable {
  /// Units a point; a whole number in 1...`Length.greatestDenominator`.
  var denominator: Double
  let isExact: Bool

  static let plainDoubles = LengthUnit(denominator: 1, isExact: false)

  /// Whole numbers of units up to this can be told from a length by rounding.
  static let greatestCount = 0x1p51

  private init(denominator: Double, isExact: Bool) {
    self.denominator = denominator
    self.isExact = isExact
  }

  /// The greatest unit that holds all of `lengths`, or `plainDoubles` where there is none.
  init(of lengths: [Length]) {
    var common: Int64 = 1
    for length in lengths {
      guard let fraction = length.fraction, let next = leastCommonMultiple(common, fraction.denominator) else {
        self = .plainDoubles
        return
      }
      common = next
    }
    let denominator = Double(common)
    let isExact = lengths.allSatisfy { $0.value.magnitude * denominator < Self.greatestCount }
    self = isExact ? LengthUnit(denominator: denominator, isExact: true) : .plainDoubles
  }

  /// `length`, in points, in units.
  @inline(__always)
  func units(of length: Double) -> Double {
    guard isExact else { return length }
    // Adding and subtracting 1.5 * 2^52 rounds to a whole number, up to `greatestCount`; `rounded()` would be a call.
    return length * denominator + 0x1.8p52 - 0x1.8p52
  }

  /// By what the unit must be divided to hold `length` as well: 1 if it does already, `nil` if nothing helps.
  @inline(__always)
  func factorToHold(_ length: Double) -> Double? {
    holds(length) ? 1 : factorOfSmallerUnit(holding: length)
  }

  @inline(__always)
  func holds(_ length: Double) -> Bool {
    isExact && length.magnitude * denominator < Self.greatestCount && units(of: length) / denominator == length
  }

  private func factorOfSmallerUnit(holding length: Double) -> Double? {
    guard isExact, let fraction = Length(length).fraction,
      let common = leastCommonMultiple(Int64(denominator), fraction.denominator),
      length.magnitude * Double(common) < Self.greatestCount
    else { return nil }
    return Double(common) / denominator
  }
}
