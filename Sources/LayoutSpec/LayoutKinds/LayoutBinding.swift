internal import LayoutGeometry
internal import PlanModel
internal import SourceDiagnostics
internal import YAMLReading

/// Connects a layout kind of LayoutGeometry to the spec language: its name, its keys, their checks. One conforming type a file.
protocol LayoutBinding: Sendable {
  /// What `type:` calls it.
  static var name: String { get }
  static var construct: ConstructDescription { get }

  static func read(_ node: YAMLNode, _ reader: inout SpecReader) -> (any LayoutParameterSyntax)?
}

/// A layout's parameters as written.
protocol LayoutParameterSyntax: Sendable {
  func check(_ checker: inout SpecChecker) -> (any CheckedLayoutParameters)?
}

/// A layout's parameters with expressions bound to their names; ready to be worked out for any level and viewport.
protocol CheckedLayoutParameters: Sendable {
  /// The scroll direction, which decides what of the safe area insets the content.
  var scrollDirection: Axis { get }

  /// The layout at one level on one viewport, or `nil` after reporting what could not be worked out.
  func resolve(
    _ evaluator: inout Evaluator, content: DataSourceContent, in environment: LayoutEnvironment
  ) -> ResolvedLayout?

  /// The layout for any level and viewport.
  var formula: LayoutFormula.Kind { get }

  /// Where a diagnostic about the items' size points.
  var itemSizeSpan: SourceSpan { get }

  /// The items' extent across the scroll direction as an expression, where all items have the same.
  var crossExtent: CheckedNumber? { get }

  /// How frames are moved to whole pixels.
  var pixelSnapping: PixelSnapping { get }

  /// The level as a function of the viewport's width, over `domain`; `nil` where there is none in closed form. `inputs` has all
  /// names that the layout may use but those of items; its width is not read.
  func widthModel(
    _ inputs: ExpressionInputs, in environment: LayoutEnvironment, over domain: ClosedRange<Number>
  ) -> WidthModel?
}

/// A layout kind with its numbers, and what it lays out.
struct ResolvedLayout: Sendable {
  var kind: any LayoutKind
  var content: LayoutContent
}

/// Every layout type, in the order that documentation lists them.
let layoutBindings: [any LayoutBinding.Type] = [FlowLayoutBinding.self]
