@testable import Expressions

/// An expression built as a tree, with its text and its value in doubles: a second, obvious implementation.
indirect enum RandomTree {
  case literal(String, Double)
  case variable(ExpressionVariable)
  case binary(String, RandomTree, RandomTree)
  case call(String, [RandomTree])
  case choice(left: RandomTree, sign: String, right: RandomTree, then: RandomTree, otherwise: RandomTree)

  static func number(depth: Int, using generator: inout SeededGenerator) -> RandomTree {
    func next() -> RandomTree { number(depth: depth - 1, using: &generator) }
    switch depth == 0 ? Int.random(in: 0...1, using: &generator) : Int.random(in: 0...9, using: &generator) {
    case 0:
      let hundredths = Int.random(in: 0...2_000, using: &generator)
      let text = "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
      return .literal(text, Double(hundredths) / 100)
    case 1: return .variable([.index, .width, .scale].randomElement(using: &generator) ?? .index)
    case 2...6:
      let sign = ["+", "-", "*", "/", "+", "-"].randomElement(using: &generator) ?? "+"
      let left = next()
      return .binary(sign, left, next())
    case 7:
      let name = ["min", "max"].randomElement(using: &generator) ?? "min"
      let first = next()
      return .call(name, [first, next()])
    case 8: return .call("abs", [next()])
    default:
      let (left, right, then) = (next(), next(), next())
      let sign = ["<", "<=", ">", ">="].randomElement(using: &generator) ?? "<"
      return .choice(left: left, sign: sign, right: right, then: then, otherwise: next())
    }
  }

  /// With parentheses only where precedence asks for them.
  var source: String {
    switch self {
    case .literal(let text, _): text
    case .variable(let variable): variable.name
    case .binary(let sign, let left, let right):
      "\(left.operand(of: sign, isRight: false)) \(sign) \(right.operand(of: sign, isRight: true))"
    case .call(let name, let arguments): "\(name)(\(arguments.map(\.source).joined(separator: ", ")))"
    case .choice(let left, let sign, let right, let then, let otherwise):
      "if(\(left.source) \(sign) \(right.source), \(then.source), \(otherwise.source))"
    }
  }

  /// `nil` where the value is undefined, or where it hangs on the last bit of a double (equal sides of a comparison, a
  /// divisor next to 0).
  func value(_ variables: [ExpressionVariable: Double]) -> Double? {
    switch self {
    case .literal(_, let value): return value
    case .variable(let variable): return variables[variable]
    case .binary(let sign, let left, let right):
      guard let a = left.value(variables), let b = right.value(variables) else { return nil }
      switch sign {
      case "+": return a + b
      case "-": return a - b
      case "*": return a * b
      default: return abs(b) < 1e-3 ? nil : a / b
      }
    case .call("abs", let arguments): return arguments[0].value(variables).map(abs)
    case .call(let name, let arguments):
      guard let a = arguments[0].value(variables), let b = arguments[1].value(variables) else { return nil }
      return name == "min" ? min(a, b) : max(a, b)
    case .choice(let left, let sign, let right, let then, let otherwise):
      guard let a = left.value(variables), let b = right.value(variables), abs(a - b) > 1e-6 * max(1, abs(a)) else {
        return nil
      }
      return (sign.hasPrefix("<") ? a < b : a > b) ? then.value(variables) : otherwise.value(variables)
    }
  }

  private func operand(of sign: String, isRight: Bool) -> String {
    guard case .binary(let own, _, _) = self else { return source }
    let (isOwnSum, isSum) = ("+-".contains(own), "+-".contains(sign))
    let needsParentheses = (isOwnSum && !isSum) || (isRight && isOwnSum == isSum)
    return needsParentheses ? "(\(source))" : source
  }
}
