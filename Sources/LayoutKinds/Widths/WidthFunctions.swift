package import Expressions
package import LayoutRuntime
package import PlanModel

/// A layout's parameters at one level as functions of the viewport's width.
package struct WidthFunctions: Sendable {
  /// `nil` for what differs from item to item, or is no piecewise linear function.
  package var values: ParameterValues<PiecewiseLinear?>
  package var scrollDirection: Axis
  /// Its width is not read.
  package var environment: LayoutEnvironment
  package var domain: ClosedRange<Expressions.Number>

  package init(
    values: ParameterValues<PiecewiseLinear?>, scrollDirection: Axis, environment: LayoutEnvironment,
    domain: ClosedRange<Expressions.Number>
  ) {
    self.values = values
    self.scrollDirection = scrollDirection
    self.environment = environment
    self.domain = domain
  }

  func constant(_ value: Double) -> PiecewiseLinear {
    PiecewiseLinear(.constant(Number(value)), over: domain)
  }

  /// The viewport's extent.
  func bounds(along axis: Axis) -> PiecewiseLinear {
    switch axis {
    case .horizontal: PiecewiseLinear(.init(slope: .one, intercept: .zero), over: domain)
    case .vertical: constant(environment.bounds.height)
    }
  }

  func function(_ parameter: LayoutParameter) -> PiecewiseLinear? {
    function(parameter, "")
  }

  /// A part that is absent is 0.
  func function(_ parameter: LayoutParameter, _ part: String) -> PiecewiseLinear? {
    switch values[parameter.name] {
    case .record(let fields)? where !fields.contains { $0.name == part }: constant(0)
    case let value?: value.part(part) ?? nil
    case nil: nil
    }
  }
}

extension EdgeInsets {
  func length(at side: String) -> Double {
    switch side {
    case "top": top
    case "left": left
    case "bottom": bottom
    default: right
    }
  }
}

extension PiecewiseLinear {
  static func + (left: PiecewiseLinear, right: PiecewiseLinear) -> PiecewiseLinear? {
    Operation.add.function(of: [left, right])
  }

  static func - (left: PiecewiseLinear, right: PiecewiseLinear) -> PiecewiseLinear? {
    Operation.subtract.function(of: [left, right])
  }

  func maximum(_ other: PiecewiseLinear) -> PiecewiseLinear? {
    Operation.maximum.function(of: [self, other])
  }
}
