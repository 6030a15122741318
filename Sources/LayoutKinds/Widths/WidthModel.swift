internal import Expressions

/// How equal items stand across the scroll direction, as functions of the viewport's width.
struct WidthModel: Sendable {
  /// The item's extent across the scroll direction, in points.
  var extent: PiecewiseLinear
  /// The item's extent along the scroll direction, in points.
  var mainExtent: PiecewiseLinear
  /// Least distance between the items of a line.
  var spacing: PiecewiseLinear
  /// What a line has room for.
  var room: PiecewiseLinear
  /// The viewport's extent across the scroll direction.
  var bounds: PiecewiseLinear
  var fit = Fit.accumulated
  /// A line holds no more.
  var greatestCount = 1e15

  /// How the items of a line are counted.
  enum Fit: Sendable {
    /// Their extents are added up in doubles, so that the count may hang on rounding.
    case accumulated
    /// By exact numbers.
    case exact
    /// So too, and they share what is left, or what there is if one alone is too large.
    case shared
  }

  /// What comes of it; `nil` where there are too many ranges.
  var study: WidthStudy? {
    ranges().map { WidthStudy(method: .solved, room: roomText, ranges: $0) }
  }

  /// The ranges of widths in which nothing changes, from the least to the greatest; `nil` where there are too many.
  private func ranges() -> [WidthRange]? {
    var functions = PiecewiseLinear.align([extent, mainExtent, spacing, room, bounds])
    var knots: [Number] = []
    for index in functions[0].pieces.indices {
      let pieces = functions.compactMap { $0.pieces[index] }
      guard pieces.count == functions.count else { continue }
      let interval = functions[0].knots[index]...functions[0].knots[index + 1]
      guard let found = Line(pieces).knots(in: interval) else { return nil }
      knots += found
      guard knots.count <= PiecewiseLinear.knotLimit else { return nil }
    }
    knots.sort()
    functions = functions.map { $0.refined(at: knots) }
    let shape = functions[0]
    var ranges = WidthRanges()
    for index in shape.knots.indices {
      let knot = shape.knots[index]
      let values = functions.compactMap { $0.values[index] }
      let state = values.count == functions.count ? state(values) : WidthState.undefined
      let excess = values.count == functions.count ? (values[0] - values[3]).double : 0
      ranges.append(state, from: knot, to: knot, excess: excess...excess, isPoint: true)
      guard index < shape.pieces.count else { break }
      let pieces = functions.compactMap { $0.pieces[index] }
      guard pieces.count == functions.count else {
        ranges.append(.undefined, from: knot, to: shape.knots[index + 1], excess: 0...0, isPoint: false)
        continue
      }
      let middle = shape.middle(of: index)
      let ends = [knot, shape.knots[index + 1]].map { (pieces[0] - pieces[3]).value(at: $0).double }
      ranges.append(
        self.state(pieces.map { $0.value(at: middle) }), from: knot, to: shape.knots[index + 1],
        excess: min(ends[0], ends[1])...max(ends[0], ends[1]), isPoint: false)
    }
    return ranges.ranges
  }

  /// The room as an expression of `width`, where it is the width less or more a constant.
  private var roomText: String? {
    guard room.pieces.count == 1, let piece = room.pieces[0], piece.slope == .one else { return nil }
    if piece.intercept.isZero { return "width" }
    return "width \(piece.intercept.isNegative ? "-" : "+") \(piece.intercept.absolute.text)"
  }

  /// One linear piece of everything.
  private struct Line {
    let extent: PiecewiseLinear.Piece
    let mainExtent: PiecewiseLinear.Piece
    let spacing: PiecewiseLinear.Piece
    let room: PiecewiseLinear.Piece
    let bounds: PiecewiseLinear.Piece

    init(_ pieces: [PiecewiseLinear.Piece]) {
      (extent, mainExtent, spacing) = (pieces[0], pieces[1], pieces[2])
      (room, bounds) = (pieces[3], pieces[4])
    }

    /// Inside the interval, the widths at which an extent changes its sign, an item just fills the room, or one item more just fits
    /// a line, exactly or with the tolerance of a fragile fit. `nil` where there are too many.
    func knots(in interval: ClosedRange<Number>) -> [Number]? {
      let shift = bounds.scaled(by: WidthState.tolerance)
      var places = [extent.root(of: .zero), mainExtent.root(of: .zero), (extent - room).root(of: .zero)]
      guard let part = positive(in: interval) else { return inside(places, interval) }
      for pitch in [extent + spacing, extent + spacing + shift, extent + spacing - shift] {
        guard let found = roots(of: room + spacing, over: pitch, in: part) else { return nil }
        places += found
      }
      return inside(places, interval)
    }

    /// The part of the interval in which items have an extent, ends included; `nil` where there is none.
    private func positive(in interval: ClosedRange<Number>) -> ClosedRange<Number>? {
      let (low, high) = (interval.lowerBound, interval.upperBound)
      switch (extent.value(at: low) > .zero, extent.value(at: high) > .zero) {
      case (true, true): return interval
      case (true, false): return extent.root(of: .zero).map { low...max(low, $0) }
      case (false, true): return extent.root(of: .zero).map { min(high, $0)...high }
      case (false, false): return nil
      }
    }

    private func inside(_ places: [Number?], _ interval: ClosedRange<Number>) -> [Number] {
      places.compactMap { $0 }.filter { interval.lowerBound < $0 && $0 < interval.upperBound }
    }

    /// Where `total` is a whole multiple, at least one, of `pitch`.
    private func roots(
      of total: PiecewiseLinear.Piece, over pitch: PiecewiseLinear.Piece, in interval: ClosedRange<Number>
    ) -> [Number?]? {
      let ratios = [interval.lowerBound, interval.upperBound].map { x -> Double in
        let divisor = pitch.value(at: x).double
        return divisor > 0 ? total.value(at: x).double / divisor : .infinity
      }
      // A ratio of linear functions is monotonic wherever its divisor is positive.
      let (low, high) = (max(min(ratios[0], ratios[1]), 0).rounded(.down), max(ratios[0], ratios[1]).rounded(.up))
      if low == .infinity { return [] }
      guard high - low < 1000, high < 1e9 else { return nil }
      return (Int(low)...max(Int(high), Int(low))).filter { $0 >= 1 }.map { count in
        (total - pitch.scaled(by: Number(count))).root(of: .zero)
      }
    }
  }
}

extension WidthState {
  /// Part of the bounds by which an item may be out before its fit counts as fragile, as LayoutGeometry has it.
  static let tolerance = Number(numerator: 1, denominator: 1_000_000)
}

extension WidthModel {
  /// In the order of the model's functions.
  private func state(_ values: [Number]) -> WidthState {
    let (extent, mainExtent, spacing, room, bounds) = (values[0], values[1], values[2], values[3], values[4])
    guard extent > .zero, mainExtent > .zero else {
      return .undefined
    }
    func columns(_ extent: Number) -> Int {
      guard extent <= room else { return 1 }
      let pitch = extent + spacing
      guard pitch > .zero else { return 1 }
      return max(1, Int(min(((room + spacing) / pitch).floor.double, greatestCount)))
    }
    let shift = bounds.absolute * WidthState.tolerance
    let here = columns(extent)
    let narrower = extent - shift
    return WidthState(
      columns: here, isOversize: fit != .shared && extent > room,
      isFragile: fit == .accumulated
        && (columns(extent + shift) != here || columns(narrower > .zero ? narrower : extent) != here))
  }
}
