internal import Expressions

/// Where an expression stands, which decides the names that it may use.
enum NameScope: String, Sendable, Hashable, CaseIterable {
  /// Numbers that hold for the whole spec: viewports, counts.
  case constant
  /// A rule for each item of a data source.
  case item
  /// A parameter of a layout, worked out for each level and viewport.
  case layout
  /// An item's size in a layout.
  case layoutItem
  /// The `next` rule of a chain's scale.
  case scale
  /// A level's title.
  case title
  /// An item number in a transition.
  case anchor

  var variables: [ExpressionVariable] {
    switch self {
    case .constant: []
    case .item: [.index, .count, .section]
    case .layout: Self.environment + [.scale, .level, .count]
    case .layoutItem: Self.environment + [.scale, .level, .count, .index, .section, .aspectRatio]
    case .scale: [.scale, .level]
    case .title: [.scale, .level, .count]
    case .anchor: [.count]
    }
  }

  /// The same as a set. Worked out once for all numbers of a spec.
  var variableSet: ExpressionVariables {
    switch self {
    case .constant: []
    case .item: Self.itemSet
    case .layout: Self.layoutSet
    case .layoutItem: Self.layoutItemSet
    case .scale, .title, .anchor: ExpressionVariables(variables)
    }
  }

  private static let itemSet = ExpressionVariables(item.variables)
  private static let layoutSet = ExpressionVariables(layout.variables)
  private static let layoutItemSet = ExpressionVariables(layoutItem.variables)

  private static let environment: [ExpressionVariable] = [
    .width, .height, .displayScale, .safeAreaTop, .safeAreaLeft, .safeAreaBottom, .safeAreaRight, .contentInsetTop,
    .contentInsetLeft, .contentInsetBottom, .contentInsetRight, .adjustedContentInsetTop, .adjustedContentInsetLeft,
    .adjustedContentInsetBottom, .adjustedContentInsetRight,
  ]
}
