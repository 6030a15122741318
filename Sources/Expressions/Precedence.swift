/// How tightly an operator binds, from loosest to tightest.
package enum Precedence: Int, Comparable {
  case or, and, not, comparison, sum, product, sign

  package static func < (left: Precedence, right: Precedence) -> Bool {
    left.rawValue < right.rawValue
  }

  /// What an operand on the right must bind with, so that equals associate to the left.
  package var tighter: Precedence {
    Precedence(rawValue: rawValue + 1) ?? .sign
  }
}

extension BinaryOperator {
  package var precedence: Precedence {
    switch self {
    case .or: .or
    case .and: .and
    case .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual: .comparison
    case .add, .subtract: .sum
    case .multiply, .divide, .remainder: .product
    }
  }
}
