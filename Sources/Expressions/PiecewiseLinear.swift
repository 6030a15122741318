/// A function of a width that is linear between knots, in exact fractions. At the knots it may jump, so each has a value of its own.
package struct PiecewiseLinear: Sendable {
  /// `slope * x + intercept`.
  package struct Piece: Sendable {
    package var slope: Number
    package var intercept: Number

    package init(slope: Number, intercept: Number) {
      self.slope = slope
      self.intercept = intercept
    }

    package static func constant(_ value: Number) -> Piece {
      Piece(slope: .zero, intercept: value)
    }

    package var isConstant: Bool { slope.isZero }

    package func value(at x: Number) -> Number {
      isConstant ? intercept : slope * x + intercept
    }

    /// Where the piece has `value`; `nil` where it does nowhere or everywhere.
    package func root(of value: Number) -> Number? {
      isConstant ? nil : (value - intercept) / slope
    }

    package static func + (left: Piece, right: Piece) -> Piece {
      Piece(slope: left.slope + right.slope, intercept: left.intercept + right.intercept)
    }

    package static prefix func - (piece: Piece) -> Piece {
      piece.scaled(by: Number(-1))
    }

    package static func - (left: Piece, right: Piece) -> Piece {
      left + -right
    }

    package func scaled(by factor: Number) -> Piece {
      Piece(slope: slope * factor, intercept: intercept * factor)
    }
  }

  /// Ascending, at least two: the first and the last are the ends of the domain.
  package private(set) var knots: [Number]
  /// At each knot; `nil` where the function has no value.
  package private(set) var values: [Number?]
  /// From each knot to the next, neither included; `nil` where the function has no value.
  package private(set) var pieces: [Piece?]

  /// More knots than this are not kept: a `floor` of a large multiple of the width has one at every step.
  package static let knotLimit = 4096

  package init(_ piece: Piece, over domain: ClosedRange<Number>) {
    knots = [domain.lowerBound, domain.upperBound]
    values = knots.map { piece.value(at: $0) }
    pieces = [piece]
  }

  /// Requires `values` by knot and `pieces` between them.
  package init(knots: [Number], values: [Number?], pieces: [Piece?]) {
    precondition(knots.count == values.count && pieces.count == knots.count - 1, "pieces lie between knots")
    self.knots = knots
    self.values = values
    self.pieces = pieces
  }

  package var domain: ClosedRange<Number> {
    knots[0]...knots[knots.count - 1]
  }

  /// The same function with knots at least at all of `more`, ascending. Those outside the domain are left out.
  package func refined(at more: [Number]) -> PiecewiseLinear {
    var result = PiecewiseLinear(knots: [knots[0]], values: [values[0]], pieces: [])
    var rest = more[...]
    for (index, piece) in pieces.enumerated() {
      let end = knots[index + 1]
      while let next = rest.first, next < end {
        rest.removeFirst()
        guard next > result.knots[result.knots.count - 1] else { continue }
        result.append(piece, to: next, value: piece?.value(at: next))
      }
      result.append(piece, to: end, value: values[index + 1])
    }
    return result
  }

  private mutating func append(_ piece: Piece?, to knot: Number, value: Number?) {
    knots.append(knot)
    values.append(value)
    pieces.append(piece)
  }

  /// The middle of the piece at `index`.
  package func middle(of index: Int) -> Number {
    (knots[index] + knots[index + 1]) / Number(2)
  }
}

/// What an operation makes of pieces.
package enum PieceOutcome {
  case piece(PiecewiseLinear.Piece)
  /// No value, as for a division by zero.
  case undefined
  /// Not linear.
  case bent
}

extension PiecewiseLinear {
  /// Puts functions of one domain together; `nil` where the result is not piecewise linear, or has too many pieces.
  ///
  /// - Parameters:
  ///   - splits: Where, between two knots, the result may go over from one piece to another.
  ///   - piece: What becomes of pieces, `middle` being a place inside.
  ///   - value: What becomes of values; `nil` where there is none.
  static func combine(
    _ functions: [PiecewiseLinear], splits: ([Piece?], ClosedRange<Number>) -> [Number],
    piece: ([Piece?], _ middle: Number) -> PieceOutcome, value: ([Number?]) -> Number?
  ) -> PiecewiseLinear? {
    var aligned = align(functions)
    var more: [Number] = []
    for index in aligned[0].pieces.indices {
      more += splits(aligned.map { $0.pieces[index] }, aligned[0].knots[index]...aligned[0].knots[index + 1])
      guard more.count <= knotLimit else { return nil }
    }
    if !more.isEmpty {
      more.sort()
      aligned = aligned.map { $0.refined(at: more) }
    }
    let shape = aligned[0]
    guard shape.knots.count <= knotLimit else { return nil }
    var results: [Piece?] = []
    for index in shape.pieces.indices {
      switch piece(aligned.map { $0.pieces[index] }, shape.middle(of: index)) {
      case .piece(let result): results.append(result)
      case .undefined: results.append(nil)
      case .bent: return nil
      }
    }
    let values = shape.knots.indices.map { index in value(aligned.map { $0.values[index] }) }
    return PiecewiseLinear(knots: shape.knots, values: values, pieces: results)
  }

  /// The functions with the knots of all.
  package static func align(_ functions: [PiecewiseLinear]) -> [PiecewiseLinear] {
    guard functions.contains(where: { $0.knots.count > 2 }) else { return functions }
    let all = functions.flatMap { $0.knots }.sorted()
    return functions.map { $0.refined(at: all) }
  }
}
