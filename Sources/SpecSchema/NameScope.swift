package import Expressions

/// Where an expression stands, which decides the names that it may use. A layout kind with names of its own has scopes of its own.
package final class NameScope: Sendable {
  /// As the tables of keys call it: "per level".
  package let text: String
  /// What stands there, as the table of scopes says.
  package let place: String
  package let variables: [ExpressionVariable]
  /// The same as a set. Worked out once for all numbers of a spec.
  package let variableSet: ExpressionVariables

  package init(_ text: String, _ variables: [ExpressionVariable], place: String) {
    self.text = text
    self.place = place
    self.variables = variables
    // Messages list the place of an item first.
    variableSet = ExpressionVariables([.index, .section].filter { variables.contains($0) } + variables)
  }

  /// Numbers that hold for the whole spec: viewports, counts.
  package static let constant = NameScope(
    "constant", [], place: "viewports, bars, counts, ramps, scales, durations")
  /// A rule for each item of a data source.
  package static let item = NameScope(
    "per item", [.index, .count, .section], place: "colors, ids, titles, sizes and aspect ratios of a data source")
  /// A parameter of a layout, worked out for each level and viewport.
  package static let layout = NameScope(
    "per level", ofLevels, place: "spacings, insets, headers and footers of a layout")
  /// An item's size in a layout.
  package static let layoutItem = NameScope("per level and item", ofLevels + ofItems, place: "`itemSize`")
  /// The `next` rule of a chain's scale.
  package static let scale = NameScope("of `next`", [.scale, .level], place: "`next` of a chain's scale")
  /// A level's title.
  package static let title = NameScope(
    "of a title", [.scale, .level, .count], place: "`title` of a chain or level")
  /// An item number in a transition.
  package static let anchor = NameScope(
    "of a transition", [.count], place: "`anchor`, `anchors` and `from` of a transition")

  /// Those that no layout kind adds.
  package static let common = [constant, item, layout, layoutItem, scale, title, anchor]

  /// What a parameter of a layout may use.
  package static let ofLevels: [ExpressionVariable] = [
    .width, .height, .displayScale, .safeAreaTop, .safeAreaLeft, .safeAreaBottom, .safeAreaRight, .contentInsetTop,
    .contentInsetLeft, .contentInsetBottom, .contentInsetRight, .adjustedContentInsetTop, .adjustedContentInsetLeft,
    .adjustedContentInsetBottom, .adjustedContentInsetRight, .scale, .level, .count,
  ]
  /// What a parameter that each item has its own of may use besides.
  package static let ofItems: [ExpressionVariable] = [.index, .section, .aspectRatio]
}
