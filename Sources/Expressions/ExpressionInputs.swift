/// The values of variables, all finite. A copy shares all but `index` and `section`, and setting these two allocates
/// nothing.
package struct ExpressionInputs: Sendable {
  package var index: Number?
  package var section: Number?
  private var others: [ExpressionVariable: Number] = [:]

  package init() {}

  package func value(of variable: ExpressionVariable) -> Number? {
    switch variable {
    case .index: index
    case .section: section
    default: others[variable]
    }
  }

  /// Reading requires that the variable has a value.
  package subscript(variable: ExpressionVariable) -> Number {
    get {
      guard let value = value(of: variable) else { preconditionFailure("a variable is given before it is read") }
      return value
    }
    set {
      precondition(newValue.isFinite, "a variable is a finite number")
      switch variable {
      case .index: index = newValue
      case .section: section = newValue
      default: others[variable] = newValue
      }
    }
  }
}
