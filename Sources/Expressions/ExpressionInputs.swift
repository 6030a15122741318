/// The values of variables. A copy shares all but `index` and `section`, and setting these two allocates nothing, so
/// that going through a million items is cheap. All are finite.
package struct ExpressionInputs: Sendable {
  /// The item's place among all items of the data source, from 0.
  package var index = Number.zero {
    didSet { given.insert(ExpressionVariables(.index)) }
  }
  /// The section's place, from 0.
  package var section = Number.zero {
    didSet { given.insert(ExpressionVariables(.section)) }
  }
  /// The variables that have been set.
  package private(set) var given: ExpressionVariables = []
  /// By raw value; the places of `index` and `section` stay unused.
  private var values = [Number](repeating: .zero, count: ExpressionVariable.allCases.count)

  package init() {}

  package static let none = ExpressionInputs()

  package subscript(variable: ExpressionVariable) -> Number {
    get {
      switch variable {
      case .index: index
      case .section: section
      default: values[Int(variable.rawValue)]
      }
    }
    set {
      switch variable {
      case .index: index = newValue
      case .section: section = newValue
      default:
        precondition(newValue.isFinite, "a variable is a finite number")
        values[Int(variable.rawValue)] = newValue
        given.insert(ExpressionVariables(variable))
      }
    }
  }
}
