/// A number as a function of what a layout is laid out in, for emitters that write code: an expression of the spec with its lets
/// written out. Constants are the nearest doubles to the spec's exact ones.
public struct Formula: Hashable, Sendable {
  /// Operands stand before the nodes that use them, and each is used once, so that no depth of nesting overflows a stack.
  public typealias NodeIndex = Int

  public enum Node: Hashable, Sendable {
    /// Of a truth value: 1 or 0.
    case constant(Double)
    case variable(FormulaVariable)
    case unary(FormulaUnaryOperation, NodeIndex)
    case binary(FormulaBinaryOperation, NodeIndex, NodeIndex)
    /// The second where the condition holds, else the third.
    case choice(condition: NodeIndex, NodeIndex, NodeIndex)
    /// `from + (to - from) * fraction`
    case interpolation(from: NodeIndex, to: NodeIndex, fraction: NodeIndex)
  }

  /// At least one; the last is the result.
  public var nodes: [Node]

  public init(nodes: [Node]) {
    precondition(!nodes.isEmpty, "a formula has a result")
    self.nodes = nodes
  }

  public init(_ constant: Double) {
    nodes = [.constant(constant)]
  }

  /// The formula's value if it depends on nothing.
  public var constant: Double? {
    if case .constant(let value) = nodes[nodes.count - 1] { value } else { nil }
  }

  public func uses(_ variables: Set<FormulaVariable>) -> Bool {
    nodes.contains { node in
      if case .variable(let variable) = node { variables.contains(variable) } else { false }
    }
  }
}

/// What a formula may depend on; the raw values are the names in specs.
public enum FormulaVariable: String, Hashable, Sendable, CaseIterable {
  case index, section
  case width, height, displayScale
  case safeAreaTop = "safeArea.top"
  case safeAreaLeft = "safeArea.left"
  case safeAreaBottom = "safeArea.bottom"
  case safeAreaRight = "safeArea.right"
  case contentInsetTop = "contentInset.top"
  case contentInsetLeft = "contentInset.left"
  case contentInsetBottom = "contentInset.bottom"
  case contentInsetRight = "contentInset.right"
  case adjustedContentInsetTop = "adjustedContentInset.top"
  case adjustedContentInsetLeft = "adjustedContentInset.left"
  case adjustedContentInsetBottom = "adjustedContentInset.bottom"
  case adjustedContentInsetRight = "adjustedContentInset.right"
  case scale, level, count
  case aspectRatio

  /// Those that differ from item to item.
  public static let ofItems: Set<FormulaVariable> = [.index, .section, .aspectRatio]
}

public enum FormulaUnaryOperation: Hashable, Sendable {
  case negate, not, absolute, floor, ceiling, squareRoot
  /// A half goes away from zero.
  case round
}

public enum FormulaBinaryOperation: Hashable, Sendable {
  case add, subtract, multiply, divide, power, minimum, maximum
  /// Of floored division: it has the sign of the divisor.
  case remainder
  case less, lessOrEqual, greater, greaterOrEqual, equal, notEqual
  case and, or
}
