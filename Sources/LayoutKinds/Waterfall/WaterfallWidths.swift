internal import Expressions
internal import LayoutRuntime
internal import PlanModel

extension WaterfallKind {
  /// The sides that a layout's columns stand between.
  private static func sides(of axis: Axis) -> [String] {
    axis == .horizontal ? ["left", "right"] : ["top", "bottom"]
  }

  /// `WaterfallRoom.width`, as an exact fraction.
  static func exactColumnWidth(_ numbers: LayoutNumbers, in environment: LayoutEnvironment) -> Number {
    let (values, axis) = (numbers.values, numbers.scrollDirection.crossing)
    var room = Number(max(axis == .horizontal ? environment.bounds.width : environment.bounds.height, 0))
    for side in sides(of: axis) {
      room = room - Number(environment.adjustedContentInset.length(at: side))
      room = room - (values[LayoutParameter.sectionInset.name]?.part(side)?.exact ?? .zero)
    }
    guard case .variant(let form, let fields)? = values[columns.name] else {
      preconditionFailure("`columns` is required")
    }
    let parts = ParameterValue.record(fields)
    let spacing = values[columnSpacing.name]?.part("")?.exact ?? .zero
    func shared(by count: Number) -> Number {
      max((room - spacing * (count - .one)) / count, .zero)
    }
    switch form {
    case "count":
      return shared(by: parts.part("")?.exact ?? .one)
    case "fixed":
      return parts.part("width")?.exact ?? .zero
    default:
      guard let minimum = parts.part("minimum")?.exact else { preconditionFailure("`minimum` is required") }
      let count = ((room + spacing) / (minimum + spacing)).floor
      let width = shared(by: max(min(count, Number(100)), .one))
      return parts.part("maximum").map { min(width, max($0.exact, minimum)) } ?? width
    }
  }

  /// Columns follow from the room alone, whatever the items are like.
  @Sendable static func widthStudy(_ functions: WidthFunctions) -> WidthStudy? {
    let axis = functions.scrollDirection.crossing
    let bounds = functions.bounds(along: axis)
    var room = bounds
    for side in sides(of: axis) {
      let adjusted = functions.constant(functions.environment.adjustedContentInset.length(at: side))
      guard let inset = functions.function(.sectionInset, side), let left = room - adjusted, let rest = left - inset
      else { return nil }
      room = rest
    }
    guard case .variant(let form, _)? = functions.values[columns.name], let spacing = functions.function(columnSpacing)
    else { return nil }
    let extent: PiecewiseLinear?
    switch form {
    case "fixed":
      extent = functions.function(columns, "width")
    case "adaptive":
      extent = functions.function(columns, "minimum")
    default:
      // What the columns share, less what is between them.
      guard let count = functions.function(columns, ""), let whole = room + spacing,
        let pitch = Operation.divide.function(of: [whole, count])
      else { return nil }
      extent = pitch - spacing
    }
    return extent.flatMap {
      WidthModel(
        extent: $0, mainExtent: functions.constant(1), spacing: spacing, room: room, bounds: bounds,
        fit: form == "fixed" ? .exact : .shared, greatestCount: 100
      ).study
    }
  }
}
