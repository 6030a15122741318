internal import PlanModel

/// Writes formulas as Swift expressions, short ones whole and long ones in steps: the Swift compiler takes exponentially long
/// to check the types of long expressions. Steps may be worked out though a choice leaves them out: doubles do not trap.
struct SwiftFormulas {
  /// The steps so far: `let step1: Double = ...`.
  private(set) var statements: [(head: String, value: String)] = []
  /// Across all statements of one function.
  private var stepCount = 0

  /// The expression of `formula`'s value, a double, in at most 70 characters, or as many as asked.
  mutating func expression(_ formula: Formula, atMost limit: Int = 70) -> String {
    var terms: [Term] = []
    for node in formula.nodes {
      terms.append(term(node, terms))
    }
    return step(asNumber(terms[terms.count - 1]), ifLongerThan: limit).text
  }

  /// Starts a new list of statements, whose names differ from those before.
  mutating func takeStatements() -> [(head: String, value: String)] {
    defer { statements = [] }
    return statements
  }
}

private enum SwiftPrecedence: Int, Comparable {
  case choice, or, and, comparison, sum, product, sign, primary

  static func < (left: SwiftPrecedence, right: SwiftPrecedence) -> Bool {
    left.rawValue < right.rawValue
  }
}

private struct Term {
  var text: String
  var precedence: SwiftPrecedence
  var isBoolean = false
  var operationCount = 0

  func within(_ outer: SwiftPrecedence, orEqual: Bool = true) -> String {
    precedence > outer || orEqual && precedence == outer ? text : "(\(text))"
  }
}

extension SwiftFormulas {
  private mutating func term(_ node: Formula.Node, _ terms: [Term]) -> Term {
    switch node {
    case .constant(let value):
      return Term(text: swiftNumber(value), precedence: value < 0 ? .sign : .primary)
    case .variable(let variable):
      return Term(text: variable.swiftText, precedence: .primary)
    case .unary(let operation, let operand):
      let (operand, _) = short(terms[operand], nil)
      var result = term(operation, operand)
      result.operationCount = operand.operationCount + 1
      return result
    case .binary(let operation, let left, let right):
      let operands = short(terms[left], terms[right])
      var result = term(operation, operands.first, operands.second ?? operands.first)
      result.operationCount = operands.first.operationCount + (operands.second?.operationCount ?? 0) + 1
      return result
    case .choice(let condition, let first, let second):
      let condition = step(asBoolean(short(terms[condition], nil).first))
      let branches = short(terms[first], terms[second])
      var (first, second) = (branches.first, branches.second ?? branches.first)
      if first.isBoolean != second.isBoolean {
        (first, second) = (asNumber(first), asNumber(second))
      }
      let text = "\(condition.text) ? \(first.within(.or)) : \(second.within(.or))"
      return step(Term(text: text, precedence: .choice, isBoolean: first.isBoolean))
    case .interpolation(let from, let to, let fraction):
      let operands = [from, to, fraction].map { step(asNumber(terms[$0]), ifLongerThan: 12).text }
      return Term(
        text: "interpolated(\(operands[0]), \(operands[1]), by: \(operands[2]))", precedence: .primary)
    }
  }

  private mutating func term(_ operation: FormulaUnaryOperation, _ operand: Term) -> Term {
    if operation == .not {
      return Term(text: "!" + asBoolean(operand).within(.primary), precedence: .sign, isBoolean: true)
    }
    let operand = asNumber(operand)
    func call(_ name: String) -> Term {
      Term(text: "\(name)(\(operand.text))", precedence: .primary)
    }
    switch operation {
    case .negate: return Term(text: "-" + operand.within(.primary), precedence: .sign)
    case .absolute: return call("abs")
    case .floor: return call("roundedDown")
    case .ceiling: return call("roundedUp")
    case .round: return call("rounded")
    case .squareRoot:
      return Term(text: operand.within(.primary) + ".squareRoot()", precedence: .primary)
    case .not: preconditionFailure("a truth value was negated above")
    }
  }

  private mutating func term(_ operation: FormulaBinaryOperation, _ left: Term, _ right: Term) -> Term {
    func infix(_ sign: String, _ precedence: SwiftPrecedence, _ left: Term, _ right: Term) -> Term {
      let isTruth = precedence <= .comparison
      let text =
        left.within(precedence, orEqual: precedence != .comparison) + " \(sign) "
        + right.within(precedence, orEqual: false)
      return Term(text: text, precedence: precedence, isBoolean: isTruth)
    }
    switch operation {
    case .and: return infix("&&", .and, asBoolean(left), asBoolean(right))
    case .or: return infix("||", .or, asBoolean(left), asBoolean(right))
    case .equal, .notEqual:
      let sign = operation == .equal ? "==" : "!="
      if left.isBoolean && right.isBoolean { return infix(sign, .comparison, left, right) }
      return infix(sign, .comparison, asNumber(left), asNumber(right))
    default: break
    }
    let (left, right) = (asNumber(left), asNumber(right))
    func call(_ name: String) -> Term {
      Term(text: "\(name)(\(left.text), \(right.text))", precedence: .primary)
    }
    switch operation {
    case .add: return infix("+", .sum, left, right)
    case .subtract: return infix("-", .sum, left, right)
    case .multiply: return infix("*", .product, left, right)
    case .divide: return infix("/", .product, left, right)
    case .less: return infix("<", .comparison, left, right)
    case .lessOrEqual: return infix("<=", .comparison, left, right)
    case .greater: return infix(">", .comparison, left, right)
    case .greaterOrEqual: return infix(">=", .comparison, left, right)
    case .minimum: return call("min")
    case .maximum: return call("max")
    case .remainder: return call("remainder")
    case .power:
      let isWholeConstant = Int(right.text).map { abs($0) <= 64 } ?? false
      return call(isWholeConstant ? "power" : "Foundation.pow")
    case .and, .or, .equal, .notEqual: preconditionFailure("operations on truth values were written above")
    }
  }

  private mutating func asNumber(_ term: Term) -> Term {
    guard term.isBoolean else { return term }
    return step(Term(text: "\(step(term).text) ? 1 : 0", precedence: .choice))
  }

  private func asBoolean(_ term: Term) -> Term {
    term.isBoolean
      ? term : Term(text: term.within(.comparison, orEqual: false) + " != 0", precedence: .comparison, isBoolean: true)
  }

  /// The longest of two operands, or both, become steps of their own where the line or the type checker's work would be long.
  private mutating func short(_ first: Term, _ second: Term?) -> (first: Term, second: Term?) {
    var (first, second) = (first, second)
    func isLong() -> Bool {
      first.text.utf8.count + (second?.text.utf8.count ?? 0) > 56
        || first.operationCount + (second?.operationCount ?? 0) >= 5
    }
    if let other = second, isLong(), other.text.utf8.count > first.text.utf8.count {
      second = step(other, ifLongerThan: 20)
    }
    if isLong() { first = step(first, ifLongerThan: 20) }
    if let other = second, isLong() { second = step(other, ifLongerThan: 20) }
    return (first, second)
  }

  /// Gives a term a name, unless it is short or already has one.
  private mutating func step(_ term: Term, ifLongerThan limit: Int = 0) -> Term {
    let isAtom = !term.text.utf8.contains { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "(") }
    guard term.text.utf8.count > (isAtom ? max(limit, 12) : limit) else { return term }
    stepCount += 1
    statements.append(("let step\(stepCount): \(term.isBoolean ? "Bool" : "Double")", term.text))
    return Term(text: "step\(stepCount)", precedence: .primary, isBoolean: term.isBoolean)
  }
}

extension Formula {
  /// Whether generated code for it needs a power function that Swift does not have itself.
  var needsFoundation: Bool {
    nodes.contains { node in
      guard case .binary(.power, _, let exponent) = node else { return false }
      guard case .constant(let value) = nodes[exponent] else { return true }
      return value != value.rounded(.towardZero) || value.magnitude > 64
    }
  }
}

extension FormulaVariable {
  fileprivate var swiftText: String {
    switch self {
    case .index, .section, .aspectRatio: "item.\(rawValue)"
    case .count: "Double(data.count)"
    default: "environment.\(rawValue)"
    }
  }
}
