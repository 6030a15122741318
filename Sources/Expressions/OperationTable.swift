/// The table of operations: how each is written, what it takes, its exact value, what it makes of linear functions, and
/// its text in Swift.
extension Operation {
  func makeDefinition() -> OperationDefinition {
    switch self {
    case .minimum:
      OperationDefinition(
        syntax: .function("min", parameters: "a, b, ...", counts: 2...Int.max, summary: "the least of its arguments"),
        types: .numbersToNumber, value: .binary { $1 < $0 ? $1 : $0 }, pieces: .operand(.crossings),
        swift: .call("min"))
    case .maximum:
      OperationDefinition(
        syntax: .function(
          "max", parameters: "a, b, ...", counts: 2...Int.max, summary: "the greatest of its arguments"),
        types: .numbersToNumber, value: .binary { $1 > $0 ? $1 : $0 }, pieces: .operand(.crossings),
        swift: .call("max"))
    case .absolute:
      OperationDefinition(
        syntax: .function("abs", parameters: "x", counts: 1...1, summary: "the distance from zero"),
        types: .numbersToNumber, value: .unary { $0.absolute },
        pieces: .made(.zeros) { .piece($0[0].value(at: $1).isNegative ? -$0[0] : $0[0]) }, swift: .call("abs"))
    case .floor:
      OperationDefinition(
        syntax: .function(
          "floor", parameters: "x", counts: 1...1, summary: "the greatest integer that is not greater"),
        types: .numbersToNumber, value: .unary { $0.floor }, pieces: .level(.wholes), swift: .call("roundedDown"))
    case .ceiling:
      OperationDefinition(
        syntax: .function("ceil", parameters: "x", counts: 1...1, summary: "the least integer that is not less"),
        types: .numbersToNumber, value: .unary { $0.ceiling }, pieces: .level(.wholes), swift: .call("roundedUp"))
    case .round:
      OperationDefinition(
        syntax: .function(
          "round", parameters: "x", counts: 1...1, summary: "the nearest integer; a half goes away from zero"),
        types: .numbersToNumber, value: .unary { $0.rounded }, pieces: .level(.halves), swift: .call("rounded"))
    case .clamp:
      OperationDefinition(
        syntax: .function(
          "clamp", parameters: "x, low, high", counts: 3...3,
          summary: "`x` kept between `low` and `high`; where these cross, `low` wins, as in CSS"),
        types: .numbersToNumber,
        value: .ternary { x, low, high in
          let least = high < x ? high : x
          return low > least ? low : least
        },
        pieces: .operand(.crossings),
        swift: .special { operands, writer in
          let least = writer.call("min", operands[0], operands[2])
          return writer.call("max", least, operands[1])
        })
    case .interpolate:
      OperationDefinition(
        syntax: .function("lerp", parameters: "a, b, t", counts: 3...3, summary: "`a + (b - a) * t`"),
        types: .numbersToNumber, value: .ternary { $0 + ($1 - $0) * $2 },
        pieces: .linear { product(of: $0[1] - $0[0], $0[2], plus: $0[0]) },
        swift: .special { operands, writer in writer.interpolation(operands) })
    case .squareRoot:
      OperationDefinition(
        syntax: .function(
          "sqrt", parameters: "x", counts: 1...1, summary: "the square root; exact for the squares of fractions"),
        types: .numbersToNumber, value: .unary { $0.squareRoot },
        fault: { x, _ in x.isNegative ? .squareRootOfNegative : nil }, pieces: .bent, swift: .method("squareRoot"))
    case .power:
      OperationDefinition(
        syntax: .function(
          "pow", parameters: "base, exponent", counts: 2...2,
          summary: "`base` to the power of `exponent`; exact for integer exponents"),
        types: .numbersToNumber, value: .binary { $0.raised(to: $1) },
        fault: { base, exponent in
          if base.isZero && exponent.isNegative { return .divisionByZero }
          return base.isNegative && !exponent.isInteger ? .powerNotReal : nil
        },
        pieces: .bent,
        swift: .special { operands, writer in
          writer.call(operands[1].isPowerOfRuntime ? "power" : "Foundation.pow", operands[0], operands[1])
        })
    case .choose:
      OperationDefinition(
        syntax: .function(
          "if", parameters: "condition, a, b", counts: 3...3,
          summary: "`a` where `condition` holds, else `b`; the other one is not evaluated"),
        types: .choice, value: .selection(count: 3) { $0.isZero ? 2 : 1 }, pieces: .operand(.zeros),
        swift: .special { operands, writer in writer.choice(operands) })

    case .plus:
      OperationDefinition(
        syntax: .prefix("+", .sign), types: .numbersToNumber, value: .unary { $0 },
        pieces: .linear { .piece($0[0]) }, swift: .special { operands, _ in operands[0] })
    case .negate:
      OperationDefinition(
        syntax: .prefix("-", .sign), types: .numbersToNumber, value: .unary { -$0 },
        pieces: .linear { .piece(-$0[0]) }, swift: .prefix("-"))
    case .not:
      OperationDefinition(
        syntax: .prefix("not", .not), types: .booleansToBoolean, value: .unary { Number($0.isZero) },
        pieces: .level(.zeros), swift: .prefix("!"))
    case .or:
      OperationDefinition(
        syntax: .infix("or", .or), types: .booleansToBoolean, value: .selection(count: 2) { $0.isZero ? 1 : 0 },
        pieces: .operand(.zeros), swift: .infix("||", .or))
    case .and:
      OperationDefinition(
        syntax: .infix("and", .and), types: .booleansToBoolean, value: .selection(count: 2) { $0.isZero ? 0 : 1 },
        pieces: .operand(.zeros), swift: .infix("&&", .and))

    case .less: comparison("<") { Number($0 < $1) }
    case .lessOrEqual: comparison("<=") { Number($0 <= $1) }
    case .greater: comparison(">") { Number($0 > $1) }
    case .greaterOrEqual: comparison(">=") { Number($0 >= $1) }
    case .equal: comparison("==", .alikeToBoolean) { Number($0 == $1) }
    case .notEqual: comparison("!=", .alikeToBoolean) { Number($0 != $1) }

    case .add:
      OperationDefinition(
        syntax: .infix("+", .sum), types: .numbersToNumber, value: .binary { $0 + $1 },
        pieces: .linear { .piece($0[0] + $0[1]) }, swift: .infix("+", .sum))
    case .subtract:
      OperationDefinition(
        syntax: .infix("-", .sum), types: .numbersToNumber, value: .binary { $0 - $1 },
        pieces: .linear { .piece($0[0] - $0[1]) }, swift: .infix("-", .sum))
    case .multiply:
      OperationDefinition(
        syntax: .infix("*", .product), types: .numbersToNumber, value: .binary { $0 * $1 },
        pieces: .linear { product(of: $0[0], $0[1], plus: .constant(.zero)) }, swift: .infix("*", .product))
    case .divide:
      OperationDefinition(
        syntax: .infix("/", .product), types: .numbersToNumber, value: .binary { $0 / $1 },
        fault: { $1.isZero ? .divisionByZero : nil },
        pieces: .linear { pieces in
          guard pieces[1].isConstant else { return .bent }
          let divisor = pieces[1].intercept
          return divisor.isZero ? .undefined : .piece(pieces[0].scaled(by: .one / divisor))
        },
        swift: .infix("/", .product))
    case .remainder:
      OperationDefinition(
        syntax: .infix("%", .product), types: .numbersToNumber, value: .binary { $0 % $1 },
        fault: { $1.isZero ? .divisionByZero : nil },
        pieces: .made(.multiples) { pieces, middle in
          guard pieces[1].isConstant else { return .bent }
          let divisor = pieces[1].intercept
          guard !divisor.isZero else { return .undefined }
          return .piece(pieces[0] - .constant((pieces[0].value(at: middle) / divisor).floor * divisor))
        },
        swift: .call("remainder"))
    }
  }

  private func comparison(
    _ sign: String, _ types: OperationDefinition.Types = .numbersToBoolean,
    _ value: @escaping @Sendable (Number, Number) -> Number
  ) -> OperationDefinition {
    OperationDefinition(
      syntax: .infix(sign, .comparison), types: types, value: .binary(value), pieces: .level(.crossings),
      swift: .infix(sign, .comparison))
  }
}

/// A product is linear where one of its factors is constant.
private func product(
  of left: PiecewiseLinear.Piece, _ right: PiecewiseLinear.Piece, plus base: PiecewiseLinear.Piece
) -> PieceOutcome {
  if left.isConstant { return .piece(base + right.scaled(by: left.intercept)) }
  return right.isConstant ? .piece(base + left.scaled(by: right.intercept)) : .bent
}

extension Number {
  /// Truth within an expression.
  init(_ truth: Bool) {
    self.init(numerator: truth ? 1 : 0, denominator: 1)
  }
}
