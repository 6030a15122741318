internal import Expressions
internal import LayoutRuntime
internal import PlanModel
internal import SourceDiagnostics
internal import SpecSchema
internal import YAMLReading

/// Connects a layout kind of LayoutGeometry to the spec language: its name, its keys, their checks. One conforming type a file.
protocol LayoutBinding: Sendable {
  /// What `type:` calls it.
  static var name: String { get }
  static var construct: ConstructDescription { get }

  static func read(_ node: YAMLNode, _ reader: inout SpecReader) -> LayoutParameterSyntax?
}

/// A layout's parameters as written; all that can be done with them is to check them.
struct LayoutParameterSyntax: Sendable {
  let check: @Sendable (inout SpecChecker) -> AnyCheckedLayoutParameters
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
  /// Frames for every item and supplementary view.
  let frameTable: @Sendable (LayoutEnvironment) -> FrameTable

  init(kind: some CollectionLayout, content: LayoutContent) {
    frameTable = { kind.frameTable(for: content, in: $0) }
  }
}

/// Every layout type, in the order that documentation lists them.
let layoutBindings = [AnyLayoutBinding(FlowLayoutBinding.self)]

/// A binding as a value. Functions and not a metatype, which Embedded Swift does not have.
struct AnyLayoutBinding: Sendable {
  let name: String
  let construct: ConstructDescription
  let read: @Sendable (YAMLNode, inout SpecReader) -> LayoutParameterSyntax?

  init<Binding: LayoutBinding>(_: Binding.Type) {
    name = Binding.name
    construct = Binding.construct
    read = { Binding.read($0, &$1) }
  }
}

/// Checked parameters of any layout kind; functions for the same reason.
struct AnyCheckedLayoutParameters: CheckedLayoutParameters {
  let scrollDirection: Axis
  let itemSizeSpan: SourceSpan
  let crossExtent: CheckedNumber?
  let pixelSnapping: PixelSnapping
  private let resolve: @Sendable (inout Evaluator, DataSourceContent, LayoutEnvironment) -> ResolvedLayout?
  private let makeFormula: @Sendable () -> LayoutFormula.Kind
  private let makeWidthModel: @Sendable (ExpressionInputs, LayoutEnvironment, ClosedRange<Number>) -> WidthModel?

  init<Parameters: CheckedLayoutParameters>(_ parameters: Parameters) {
    scrollDirection = parameters.scrollDirection
    itemSizeSpan = parameters.itemSizeSpan
    crossExtent = parameters.crossExtent
    pixelSnapping = parameters.pixelSnapping
    // One object for all functions, which would each have a copy else.
    let shared = Shared(parameters)
    resolve = { shared.parameters.resolve(&$0, content: $1, in: $2) }
    makeFormula = { shared.parameters.formula }
    makeWidthModel = { shared.parameters.widthModel($0, in: $1, over: $2) }
  }

  private final class Shared<Parameters: CheckedLayoutParameters>: Sendable {
    let parameters: Parameters

    init(_ parameters: Parameters) {
      self.parameters = parameters
    }
  }

  var formula: LayoutFormula.Kind {
    makeFormula()
  }

  func resolve(
    _ evaluator: inout Evaluator, content: DataSourceContent, in environment: LayoutEnvironment
  ) -> ResolvedLayout? {
    resolve(&evaluator, content, environment)
  }

  func widthModel(
    _ inputs: ExpressionInputs, in environment: LayoutEnvironment, over domain: ClosedRange<Number>
  ) -> WidthModel? {
    makeWidthModel(inputs, environment, domain)
  }
}
