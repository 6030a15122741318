extension Expression {
  /// The value as a function of one variable over `domain`, all others as in `inputs`; `nil` where it is not piecewise
  /// linear, or has too many pieces, or an input is missing.
  package func function(
    of variable: ExpressionVariable, _ inputs: ExpressionInputs, over domain: ClosedRange<Number>
  ) -> PiecewiseLinear? {
    let names = variables.members
    var stack: [PiecewiseLinear] = []
    for node in specialized(to: inputs, but: variable) {
      switch node {
      case .constant(let number): stack.append(PiecewiseLinear(.constant(number), over: domain))
      case .variable(let slot):
        guard names[slot] == variable else { return nil }
        stack.append(PiecewiseLinear(.init(slope: .one, intercept: .zero), over: domain))
      case .operation(let operation):
        let first = stack.count - operation.definition.value.operandCount
        guard let result = operation.function(of: Array(stack[first...])) else { return nil }
        stack.removeLast(stack.count - first)
        stack.append(result)
      case .let: preconditionFailure("lets are written out before a function is made")
      }
    }
    return stack[0]
  }
}

extension Operation {
  private typealias Piece = PiecewiseLinear.Piece

  /// The operation applied to functions of one domain; `nil` where the result is not piecewise linear, or has too many
  /// pieces.
  package func function(of operands: [PiecewiseLinear]) -> PiecewiseLinear? {
    let pieces = definition.pieces
    return PiecewiseLinear.combine(
      operands, splits: { splits(pieces, of: $0, in: $1) }, piece: { piece(pieces, of: $0, middle: $1) },
      value: { value(of: $0) })
  }

  /// Where the operation goes over from one piece to another, inside an interval.
  private func splits(
    _ rule: OperationDefinition.Pieces, of pieces: [PiecewiseLinear.Piece?], in interval: ClosedRange<Number>
  ) -> [Number] {
    let splits: OperationDefinition.Splits
    switch rule {
    case .linear, .bent: return []
    case .level(let some), .operand(let some), .made(let some, _): splits = some
    }
    guard let first = pieces[0] else { return [] }
    let places: [Number]
    switch splits {
    case .crossings:
      let whole = pieces.compactMap { $0 }
      places = whole.indices.flatMap { a in
        whole.indices[(a + 1)...].compactMap { b in (whole[a] - whole[b]).root(of: .zero) }
      }
    case .zeros: places = first.root(of: .zero).map { [$0] } ?? []
    case .wholes: places = first.places(ofMultiplesOf: .one, offset: .zero, in: interval)
    case .halves: places = first.places(ofMultiplesOf: .one, offset: .one / Number(2), in: interval)
    case .multiples:
      guard let second = pieces[1], second.isConstant, !second.intercept.isZero else { return [] }
      places = first.places(ofMultiplesOf: second.intercept.absolute, offset: .zero, in: interval)
    }
    return places.filter { interval.lowerBound < $0 && $0 < interval.upperBound }
  }

  /// What the operation makes of pieces that it treats alike from end to end.
  private func piece(
    _ rule: OperationDefinition.Pieces, of operands: [PiecewiseLinear.Piece?], middle: Number
  ) -> PieceOutcome {
    if case .selection(_, let choice) = definition.value {
      guard let first = operands[0], let chosen = operands[choice(first.value(at: middle))] else { return .undefined }
      return .piece(chosen)
    }
    let pieces = operands.compactMap { $0 }
    guard pieces.count == operands.count else { return .undefined }
    switch rule {
    case .linear(let make): return make(pieces)
    case .made(_, let make): return make(pieces, middle)
    case .bent where !pieces.allSatisfy({ $0.isConstant }): return .bent
    case .bent, .level:
      return value(of: pieces.map { $0.value(at: middle) }).map { .piece(.constant($0)) } ?? .undefined
    case .operand:
      let values: [Number?] = pieces.map { $0.value(at: middle) }
      let value = value(of: values)
      return values.firstIndex { $0 == value }.map { .piece(pieces[$0]) } ?? .undefined
    }
  }
}

extension PiecewiseLinear.Piece {
  /// Where the piece is `offset` more than a multiple of `step` (> 0). More than `PiecewiseLinear.knotLimit` are cut off
  /// one past it.
  fileprivate func places(
    ofMultiplesOf step: Number, offset: Number, in interval: ClosedRange<Number>
  ) -> [Number] {
    guard !isConstant else { return [] }
    let ends = [value(at: interval.lowerBound), value(at: interval.upperBound)].map { (($0 - offset) / step) }
    guard let low = ends.min()?.ceiling.double, let high = ends.max()?.floor.double, low <= high,
      low.magnitude < 1e15, high.magnitude < 1e15
    else { return [] }
    let count = min(Int(high - low) + 1, PiecewiseLinear.knotLimit + 1)
    return (0..<count).compactMap { root(of: Number(Int(low) + $0) * step + offset) }
  }
}
