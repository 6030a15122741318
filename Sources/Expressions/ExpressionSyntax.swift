/// An expression as written: a flat tree whose nodes stand after their operands, so that no depth of nesting overflows
/// the stack.
package struct ExpressionSyntax: Sendable {
  package typealias NodeIndex = Int

  package struct Node: Sendable {
    package var kind: Kind
    /// From its first to its last byte with parentheses around it, counted from the start of the scalar's decoded
    /// bytes.
    package var range: Range<Int>
  }

  package enum Kind: Sendable {
    case number(Number)
    case boolean(Bool)
    /// A variable or a let, spelt as in the range.
    case name(Range<Int>)
    /// `sign` is where the operator stands.
    case unary(UnaryOperator, NodeIndex, sign: Range<Int>)
    case binary(BinaryOperator, NodeIndex, NodeIndex, sign: Range<Int>)
    /// `arguments` is a range of `argumentNodes`.
    case call(name: Range<Int>, arguments: Range<Int>)
    /// Stands where an operand is missing; an error has been reported.
    case missing
  }

  package var nodes: [Node]
  package var argumentNodes: [NodeIndex]
  package var root: NodeIndex
  /// The scalar's decoded bytes.
  package var bytes: ArraySlice<UInt8>
  /// Errors have been reported; what could be read is here so that checking finds more of them.
  package var isBroken: Bool

  package func text(_ range: Range<Int>) -> String {
    let start = bytes.startIndex + range.lowerBound
    return String(decoding: bytes[start..<start + range.count], as: UTF8.self)
  }
}

package enum UnaryOperator: String, Sendable {
  case minus = "-"
  case plus = "+"
  case not
}

package enum BinaryOperator: String, Sendable {
  case or, and
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case equal = "=="
  case notEqual = "!="
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case remainder = "%"
}
