/// Everything that an expression can do: its functions, in the order that documentation lists them, and its operators.
/// What each is stands in OperationTable.swift and nowhere else.
package enum Operation: UInt8, CaseIterable, Sendable {
  case minimum, maximum, absolute, floor, ceiling, round, clamp, interpolate, squareRoot, power, choose
  case plus, negate, not, or, and
  case less, lessOrEqual, greater, greaterOrEqual, equal, notEqual
  case add, subtract, multiply, divide, remainder
}

/// One row of the table of operations.
package struct OperationDefinition: Sendable {
  enum Syntax: Sendable {
    case function(String, parameters: String, counts: ClosedRange<Int>, summary: String)
    /// Before its operand.
    case prefix(String, Precedence)
    /// Between its operands.
    case infix(String, Precedence)
  }

  /// What the operands must be, and what comes of them.
  enum Types: Sendable {
    case numbersToNumber, numbersToBoolean, booleansToBoolean
    /// Two of a kind.
    case alikeToBoolean
    /// A condition, and two of a kind, one of which is the result.
    case choice
  }

  /// The value of operands that have one. Truth is 1 and 0.
  enum Value: Sendable {
    case unary(@Sendable (Number) -> Number)
    case binary(@Sendable (Number, Number) -> Number)
    case ternary(@Sendable (Number, Number, Number) -> Number)
    /// The operand at the place that the first one decides, which is the only other one that need have a value.
    case selection(count: Int, @Sendable (Number) -> Int)

    /// How many operands there are.
    var operandCount: Int {
      switch self {
      case .unary: 1
      case .binary: 2
      case .ternary: 3
      case .selection(let count, _): count
      }
    }
  }

  /// What becomes of operands that are linear in some variable, between the places where the operation goes over from
  /// one piece to another.
  enum Pieces: Sendable {
    /// A piece of its own making, in one piece.
    case linear(@Sendable ([PiecewiseLinear.Piece]) -> PieceOutcome)
    /// The same value throughout.
    case level(Splits)
    /// The piece of one of the operands.
    case operand(Splits)
    /// A piece of its own making, told from a place within.
    case made(Splits, @Sendable ([PiecewiseLinear.Piece], _ middle: Number) -> PieceOutcome)
    /// Not linear, unless no operand varies.
    case bent
  }

  enum Splits: Sendable {
    /// Where two operands are equal.
    case crossings
    /// Where the first operand is 0.
    case zeros
    /// Where the first operand is a whole number.
    case wholes
    /// Halfway between whole numbers.
    case halves
    /// Where the first operand is a multiple of the second.
    case multiples
  }

  /// Swift that has the same value, in doubles.
  enum SwiftForm: Sendable {
    case call(String)
    case infix(String, SwiftPrecedence)
    case prefix(String)
    /// A method without arguments of the first operand.
    case method(String)
    case special(@Sendable ([SwiftTerm], inout SwiftExpressionWriter) -> SwiftTerm)
  }

  let syntax: Syntax
  let types: Types
  let value: Value
  /// Why operands have no value, if they have none.
  var fault: (@Sendable (Number, Number) -> EvaluationFailure.Reason?)?
  let pieces: Pieces
  let swift: SwiftForm
}

extension Operation {
  package static let functions = allCases.filter { $0.signature != nil }
  private static let definitions = allCases.map { $0.makeDefinition() }
  private static let functionsByName = functions.reduce(into: [String: Operation]()) { $0[$1.name] = $1 }

  init?(functionNamed name: String) {
    guard let function = Self.functionsByName[name] else { return nil }
    self = function
  }

  var definition: OperationDefinition { Self.definitions[Int(rawValue)] }

  /// As an expression spells it: `+`, `min`.
  package var name: String {
    switch definition.syntax {
    case .function(let name, _, _, _), .prefix(let name, _), .infix(let name, _): name
    }
  }

  /// A call with the names of its arguments; `nil` for operators.
  package var signature: String? {
    guard case .function(let name, let parameters, _, _) = definition.syntax else { return nil }
    return "\(name)(\(parameters))"
  }

  /// What a function's value is, for the table in Grammar.md.
  package var summary: String? {
    guard case .function(_, _, _, let summary) = definition.syntax else { return nil }
    return summary
  }

  /// How many operands may be written.
  var counts: ClosedRange<Int> {
    switch definition.syntax {
    case .function(_, _, let counts, _): counts
    case .prefix: 1...1
    case .infix: 2...2
    }
  }

  var precedence: Precedence {
    switch definition.syntax {
    case .function: .sign
    case .prefix(_, let precedence), .infix(_, let precedence): precedence
    }
  }
}

/// How tightly an operator binds, from loosest to tightest.
enum Precedence: Int, Comparable, Sendable {
  case or, and, not, comparison, sum, product, sign

  static func < (left: Precedence, right: Precedence) -> Bool {
    left.rawValue < right.rawValue
  }

  /// What an operand on the right must bind with, so that equals associate to the left.
  var tighter: Precedence {
    Precedence(rawValue: rawValue + 1) ?? .sign
  }
}
