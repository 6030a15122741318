/// A name that the compiler gives a value to. Which of them a key may use is the schema's decision.
package enum ExpressionVariable: UInt8, CaseIterable, Sendable {
  case index, section
  case width, height, displayScale
  case safeAreaTop, safeAreaLeft, safeAreaBottom, safeAreaRight
  case contentInsetTop, contentInsetLeft, contentInsetBottom, contentInsetRight
  case adjustedContentInsetTop, adjustedContentInsetLeft, adjustedContentInsetBottom, adjustedContentInsetRight
  case scale, level, count
  case aspectRatio

  /// As an expression spells it.
  package var name: String {
    switch self {
    case .index: "index"
    case .section: "section"
    case .width: "width"
    case .height: "height"
    case .displayScale: "displayScale"
    case .safeAreaTop: "safeArea.top"
    case .safeAreaLeft: "safeArea.left"
    case .safeAreaBottom: "safeArea.bottom"
    case .safeAreaRight: "safeArea.right"
    case .contentInsetTop: "contentInset.top"
    case .contentInsetLeft: "contentInset.left"
    case .contentInsetBottom: "contentInset.bottom"
    case .contentInsetRight: "contentInset.right"
    case .adjustedContentInsetTop: "adjustedContentInset.top"
    case .adjustedContentInsetLeft: "adjustedContentInset.left"
    case .adjustedContentInsetBottom: "adjustedContentInset.bottom"
    case .adjustedContentInsetRight: "adjustedContentInset.right"
    case .scale: "scale"
    case .level: "level"
    case .count: "count"
    case .aspectRatio: "aspectRatio"
    }
  }

  package init?(name: String) {
    guard let variable = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = variable
  }
}

/// A set of variables, one bit each.
package struct ExpressionVariables: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  package init(_ variable: ExpressionVariable) {
    self.init(rawValue: 1 << UInt32(variable.rawValue))
  }

  package init(_ variables: [ExpressionVariable]) {
    self = variables.reduce(into: Self(rawValue: 0)) { $0.formUnion(Self($1)) }
  }

  package init(arrayLiteral variables: ExpressionVariable...) {
    self.init(variables)
  }

  package static let all = Self(rawValue: 1 << UInt32(ExpressionVariable.allCases.count) - 1)

  package func contains(_ variable: ExpressionVariable) -> Bool {
    rawValue & 1 << UInt32(variable.rawValue) != 0
  }

  package func isSubset(of other: Self) -> Bool {
    rawValue & ~other.rawValue == 0
  }

  /// In the order of declaration.
  package var members: [ExpressionVariable] {
    ExpressionVariable.allCases.filter(contains)
  }
}
