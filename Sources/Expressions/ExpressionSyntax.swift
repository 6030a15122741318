/// An expression as written: a flat tree whose nodes stand after their operands, so that no depth of nesting overflows
/// the stack.
package struct ExpressionSyntax: Sendable {
  typealias NodeIndex = Int

  struct Node: Sendable {
    var kind: Kind
    /// From its first to its last byte with parentheses around it, counted from the start of the scalar's decoded
    /// bytes.
    var range: Range<Int>
  }

  enum Kind: Sendable {
    case number(Number)
    case boolean(Bool)
    /// A variable or a let, spelt as in the range.
    case name(Range<Int>)
    /// `operands` is a range of `operandNodes`; `sign` is where the operator or the function's name stands.
    case operation(Operation, operands: Range<Int>, sign: Range<Int>)
    /// A call of what is no function.
    case unknownCall(name: Range<Int>, operands: Range<Int>)
    /// Stands where an operand is missing; an error has been reported.
    case missing
  }

  var nodes: [Node]
  var operandNodes: [NodeIndex]
  var root: NodeIndex
  /// The scalar's decoded bytes.
  var bytes: ArraySlice<UInt8>
  /// Errors have been reported; what could be read is here so that checking finds more of them.
  var isBroken: Bool
  /// Names behind an operand without an operator between them, with that operand; not reported yet.
  var unjoined: [(left: NodeIndex, name: NodeIndex)]

  func text(_ range: Range<Int>) -> String {
    let start = bytes.startIndex + range.lowerBound
    return String(decoding: bytes[start..<start + range.count], as: UTF8.self)
  }
}
