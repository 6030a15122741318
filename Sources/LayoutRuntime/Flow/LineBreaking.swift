/// Breaks items into lines as UIKit does: greedily, in forward accumulated IEEE doubles, without tolerance.
///
/// An exact fit is accepted, and an item that does not fit opens a line of its own. That UIKit accumulates and neither
/// divides nor allows for rounding is inferred from column counts on three devices (github.com/tilltue/TLPhotoPicker/issues/292).
struct LineBreaking: Hashable, Sendable {
  /// The room of a line along the cross axis, in points; may be negative.
  var available: Double
  /// Least distance between neighbors of a line, in points.
  var spacing: Double

  /// The part of a line that is taken once an item of cross extent `extent` follows on `used`, or `nil` if it does not fit.
  @inline(__always)
  func used(after used: Double, adding extent: Double) -> Double? {
    let next = used + spacing + extent
    // An oversize item shares its line with nobody, even if a negative spacing would make room.
    return next <= available && used <= available ? next : nil
  }

  /// How many items of cross extent `extent` a full line holds, at least 1; `nil` if the line never fills.
  ///
  /// The count is that of the plain loop, in bounded time. Within one binade of `used` (and of the intermediate sum) every
  /// double is a multiple of the same ulp, so a step's increment depends only on whether `used` is an even or odd multiple
  /// (ties round to even). Once a pair of steps leaves that parity as it was, every further pair adds the same amount, exactly,
  /// and all pairs up to the binade's end can be taken at once. There are at most 2,098 binades.
  func itemsPerFullLine(extent: Double) -> Int? {
    items(extent: extent, after: extent)
  }

  /// `itemsPerFullLine(extent:)` for a line whose first item takes up `first`.
  func items(extent: Double, after first: Double) -> Int? {
    var used = first
    var count = 1
    while let next = self.used(after: used, adding: extent) {
      // Rounded addition is monotonic, so a step that gains nothing is followed by others that gain nothing.
      guard next > used else { return nil }
      if count >= Self.plainSteps, let jump = jump(from: used, extent: extent) {
        used = jump.used
        count += jump.items
      } else {
        used = next
        count += 1
      }
    }
    return count
  }

  /// Steps that are taken one by one before jumps are tried: nearly every real line ends before.
  private static let plainSteps = 64

  private func jump(from used: Double, extent: Double) -> (used: Double, items: Int)? {
    let second = used + spacing + extent
    let third = second + spacing + extent
    guard used > 0, isEven(used) == isEven(third), staysInBinade(from: used, to: third) else { return nil }
    let pairExtent = third - used
    let end = min(available, used.binade * 2)
    var pairs = ((end - used) / pairExtent).roundedDown - 1
    while pairs >= 1 {
      let landing = used + pairs * pairExtent
      if landing <= available, staysInBinade(from: used, to: landing) {
        return (landing, 2 * Int(pairs))
      }
      pairs = (pairs / 2).roundedDown
    }
    return nil
  }

  private func staysInBinade(from used: Double, to landing: Double) -> Bool {
    let (sum, landingSum) = (used + spacing, landing + spacing)
    return used.exponent == landing.exponent && sum.exponent == landingSum.exponent && sum.sign == landingSum.sign
  }

  private func isEven(_ value: Double) -> Bool {
    value.significandBitPattern & 1 == 0
  }
}

/// How many equal items a full line holds, and how near that is to another answer. `nil` is a line that never fills.
struct LineFit: Hashable, Sendable {
  let columns: Int?
  /// The count if items were wider (narrower) by one ulp or by a millionth of the bounds, whichever is more.
  let columnsIfWider: Int?
  let columnsIfNarrower: Int?

  init(extent: Double, breaking: LineBreaking, bounds: Double) {
    let shift = bounds.magnitude * LineFit.tolerance
    columns = breaking.itemsPerFullLine(extent: extent)
    columnsIfWider = breaking.itemsPerFullLine(extent: max(extent.nextUp, extent + shift))
    columnsIfNarrower = breaking.itemsPerFullLine(extent: max(min(extent.nextDown, extent - shift), 0))
  }

  var isFragile: Bool {
    columnsIfWider != columns || columnsIfNarrower != columns
  }

  /// Part of the bounds by which an item may be out before its fit counts as fragile.
  static let tolerance = 1e-6
}
