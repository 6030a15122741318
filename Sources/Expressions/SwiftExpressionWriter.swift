/// Writes expressions as Swift, short ones whole and long ones in steps: the Swift compiler takes exponentially long to
/// check the types of long expressions. Steps may be worked out though a choice leaves them out: doubles do not trap.
package struct SwiftExpressionWriter {
  /// The steps so far: `let step1: Double = ...`.
  package private(set) var statements: [(head: String, value: String)] = []
  /// Across all statements of one function.
  private var stepCount = 0
  private let nameOf: (ExpressionVariable) -> String
  private let numberText: (Double) -> String

  /// - Parameters:
  ///   - nameOf: What stands for a variable, of type `Double`, such as `environment.width`.
  ///   - numberText: A number as Swift writes it.
  package init(nameOf: @escaping (ExpressionVariable) -> String, numberText: @escaping (Double) -> String) {
    self.nameOf = nameOf
    self.numberText = numberText
  }

  /// The text of the expression's value, a double, in at most 70 characters, or as many as asked.
  package mutating func text(of expression: Expression, atMost limit: Int = 70) -> String {
    let variables = expression.variables.members
    var terms: [SwiftTerm] = []
    for node in expression.writtenOut {
      switch node {
      case .constant(let number):
        let value = number.double
        terms.append(
          SwiftTerm(text: numberText(value), precedence: value < 0 ? .sign : .primary, constant: value))
      case .variable(let slot): terms.append(SwiftTerm(text: nameOf(variables[slot]), precedence: .primary))
      case .operation(let operation):
        let first = terms.count - operation.definition.value.operandCount
        let result = term(operation, Array(terms[first...]))
        terms.removeLast(terms.count - first)
        terms.append(result)
      case .let: preconditionFailure("lets are written out before Swift is")
      }
    }
    return step(asNumber(terms[0]), ifLongerThan: limit).text
  }

  /// Starts a new list of statements, whose names differ from those before.
  package mutating func takeStatements() -> [(head: String, value: String)] {
    defer { statements = [] }
    return statements
  }
}

package enum SwiftPrecedence: Int, Comparable, Sendable {
  case choice, or, and, comparison, sum, product, sign, primary

  package static func < (left: SwiftPrecedence, right: SwiftPrecedence) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// The Swift text of an operand.
struct SwiftTerm {
  var text: String
  var precedence: SwiftPrecedence
  var isBoolean = false
  var operationCount = 0
  /// The value, if it is a number written out.
  var constant: Double?

  func within(_ outer: SwiftPrecedence, orEqual: Bool = true) -> String {
    precedence > outer || orEqual && precedence == outer ? text : "(\(text))"
  }

  /// Whether a power with this exponent is one that the runtime has; for others Swift asks Foundation.
  var isPowerOfRuntime: Bool { constant?.isPowerOfRuntime ?? false }
}

extension Double {
  fileprivate var isPowerOfRuntime: Bool { self == rounded(.towardZero) && magnitude <= 64 }
}

extension Expression {
  /// Whether Swift for it needs a power function that Swift does not have itself.
  package var needsFoundation: Bool {
    let nodes = writtenOut
    return nodes.indices.contains { index in
      guard case .operation(.power) = nodes[index] else { return false }
      guard case .constant(let exponent) = nodes[index - 1] else { return true }
      return !exponent.double.isPowerOfRuntime
    }
  }
}

// MARK: Forms

extension SwiftExpressionWriter {
  private mutating func term(_ operation: Operation, _ operands: [SwiftTerm]) -> SwiftTerm {
    let definition = operation.definition
    if case .special(let write) = definition.swift { return write(operands, &self) }
    let isPair = operands.count == 2
    let (first, rest) = short(operands[0], isPair ? operands[1] : nil)
    let second = rest ?? first
    var result: SwiftTerm
    switch definition.types {
    case .booleansToBoolean: result = form(definition.swift, asBoolean(first), isPair ? asBoolean(second) : nil)
    case .alikeToBoolean where first.isBoolean && second.isBoolean: result = form(definition.swift, first, second)
    default: result = form(definition.swift, asNumber(first), isPair ? asNumber(second) : nil)
    }
    result.operationCount = first.operationCount + (rest?.operationCount ?? 0) + 1
    return result
  }

  private func form(_ form: OperationDefinition.SwiftForm, _ first: SwiftTerm, _ second: SwiftTerm?) -> SwiftTerm {
    switch form {
    case .call(let name):
      let operands = [first.text] + (second.map { [$0.text] } ?? [])
      return SwiftTerm(text: "\(name)(\(operands.joined(separator: ", ")))", precedence: .primary)
    case .prefix(let sign):
      return SwiftTerm(text: sign + first.within(.primary), precedence: .sign, isBoolean: sign == "!")
    case .method(let name): return SwiftTerm(text: first.within(.primary) + ".\(name)()", precedence: .primary)
    case .infix(let sign, let precedence):
      let left = first.within(precedence, orEqual: precedence != .comparison)
      let right = second?.within(precedence, orEqual: false) ?? ""
      return SwiftTerm(
        text: "\(left) \(sign) \(right)", precedence: precedence, isBoolean: precedence <= .comparison)
    case .special: preconditionFailure("what is special writes itself")
    }
  }

  mutating func call(_ name: String, _ first: SwiftTerm, _ second: SwiftTerm) -> SwiftTerm {
    let (first, rest) = short(first, second)
    let (a, b) = (asNumber(first), asNumber(rest ?? second))
    var result = form(.call(name), a, b)
    result.operationCount = first.operationCount + (rest ?? second).operationCount + 1
    return result
  }

  /// `condition ? a : b`
  mutating func choice(_ operands: [SwiftTerm]) -> SwiftTerm {
    let condition = step(asBoolean(short(operands[0], nil).first))
    let branches = short(operands[1], operands[2])
    var (first, second) = (branches.first, branches.second ?? branches.first)
    if first.isBoolean != second.isBoolean {
      (first, second) = (asNumber(first), asNumber(second))
    }
    let text = "\(condition.text) ? \(first.within(.or)) : \(second.within(.or))"
    return step(SwiftTerm(text: text, precedence: .choice, isBoolean: first.isBoolean))
  }

  mutating func interpolation(_ operands: [SwiftTerm]) -> SwiftTerm {
    let operands = operands.map { step(asNumber($0), ifLongerThan: 12).text }
    return SwiftTerm(
      text: "interpolated(\(operands[0]), \(operands[1]), by: \(operands[2]))", precedence: .primary)
  }

  mutating func asNumber(_ term: SwiftTerm) -> SwiftTerm {
    guard term.isBoolean else { return term }
    return step(SwiftTerm(text: "\(step(term).text) ? 1 : 0", precedence: .choice))
  }

  func asBoolean(_ term: SwiftTerm) -> SwiftTerm {
    term.isBoolean
      ? term
      : SwiftTerm(text: term.within(.comparison, orEqual: false) + " != 0", precedence: .comparison, isBoolean: true)
  }

  /// The longest of two operands, or both, become steps of their own where the line or the type checker's work would be long.
  mutating func short(_ first: SwiftTerm, _ second: SwiftTerm?) -> (first: SwiftTerm, second: SwiftTerm?) {
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
  mutating func step(_ term: SwiftTerm, ifLongerThan limit: Int = 0) -> SwiftTerm {
    let isAtom = !term.text.utf8.contains { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "(") }
    guard term.text.utf8.count > (isAtom ? max(limit, 12) : limit) else { return term }
    stepCount += 1
    statements.append(("let step\(stepCount): \(term.isBoolean ? "Bool" : "Double")", term.text))
    return SwiftTerm(text: "step\(stepCount)", precedence: .primary, isBoolean: term.isBoolean)
  }
}
