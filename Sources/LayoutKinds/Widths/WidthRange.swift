internal import Expressions

/// What a level is like at a width of the viewport.
package struct WidthState: Hashable, Sendable {
  /// Items of a full line; `nil` where the layout has no valid item size.
  package var columns: Int?
  /// Whether an item is larger than its room across the scroll direction.
  package var isOversize: Bool
  /// Whether the column count hangs on rounding.
  package var isFragile: Bool

  package init(columns: Int?, isOversize: Bool, isFragile: Bool) {
    self.columns = columns
    self.isOversize = isOversize
    self.isFragile = isFragile
  }

  package static let undefined = WidthState(columns: nil, isOversize: false, isFragile: false)
}

/// Widths, next to each other, at which a level is alike.
package struct WidthRange: Hashable, Sendable {
  package var lower: Double
  package var upper: Double
  package var includesLower: Bool
  package var includesUpper: Bool
  package var state: WidthState
  /// The least and the greatest difference between the item and its room, in points; positive where it is oversize.
  package var excess: ClosedRange<Double>

  package init(
    lower: Double, upper: Double, includesLower: Bool, includesUpper: Bool, state: WidthState,
    excess: ClosedRange<Double>
  ) {
    self.lower = lower
    self.upper = upper
    self.includesLower = includesLower
    self.includesUpper = includesUpper
    self.state = state
    self.excess = excess
  }

  package func contains(_ width: Double) -> Bool {
    (includesLower ? width >= lower : width > lower) && (includesUpper ? width <= upper : width < upper)
  }
}

/// A level at all widths of an interval on one viewport.
package struct WidthStudy: Hashable, Sendable {
  package enum Method: Hashable, Sendable {
    /// From the formulas: the ends of the ranges are exact.
    case solved
    /// From layouts at widths `step` points apart and bisection between those that differ: what begins and ends between two of
    /// them is missed.
    case sampled(step: Double)
  }

  package var method: Method
  /// What a line has room for, as an expression such as `width - 16`, where it is of that form at all widths.
  package var room: String?
  /// From the least width to the greatest, without gaps.
  package var ranges: [WidthRange]

  package init(method: Method, room: String? = nil, ranges: [WidthRange]) {
    self.method = method
    self.room = room
    self.ranges = ranges
  }
}

extension [WidthRange] {
  /// Neighbors that `isAlike` joins, as one.
  package func joined(where isAlike: (WidthState, WidthState) -> Bool) -> [WidthRange] {
    var joined: [WidthRange] = []
    for range in self {
      guard let last = joined.last, isAlike(last.state, range.state) else {
        joined.append(range)
        continue
      }
      joined[joined.count - 1].extend(to: range)
    }
    return joined
  }
}

extension WidthRange {
  fileprivate mutating func extend(to next: WidthRange) {
    upper = next.upper
    includesUpper = next.includesUpper
    excess = Swift.min(excess.lowerBound, next.excess.lowerBound)...Swift.max(excess.upperBound, next.excess.upperBound)
  }
}

/// Collects ranges in order, joining those that are alike.
struct WidthRanges {
  private(set) var ranges: [WidthRange] = []

  mutating func append(
    _ state: WidthState, from lower: Number, to upper: Number, excess: ClosedRange<Double>, isPoint: Bool
  ) {
    let range = WidthRange(
      lower: lower.double, upper: upper.double, includesLower: isPoint, includesUpper: isPoint, state: state,
      excess: excess)
    if let last = ranges.last, last.state == state {
      ranges[ranges.count - 1].extend(to: range)
    } else {
      ranges.append(range)
    }
  }
}
