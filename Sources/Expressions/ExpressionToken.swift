/// The smallest unit of an expression's text.
struct ExpressionToken {
  enum Kind: Equatable {
    case number
    /// A variable, a let or a function, with its dots: `safeArea.top`.
    case name
    case `true`, `false`
    case not
    /// An operator that stands between two operands; `+` and `-` also before one.
    case binary(Operation)
    /// Text that is no token of this language and has been reported; it stands for an operand or an operator.
    case unreadable
    case openParenthesis, closeParenthesis, comma
    /// Of the C family's `a ? b : c`, which gets a remedy of its own.
    case questionMark, colon
    case end
  }

  var kind: Kind
  /// In bytes from the start of the scalar's decoded bytes.
  var range: Range<Int>
}

extension ExpressionToken.Kind {
  /// Whether an operand may begin so; signs are not counted.
  var startsOperand: Bool {
    switch self {
    case .number, .name, .true, .false, .not, .openParenthesis, .unreadable: true
    default: false
    }
  }
}
