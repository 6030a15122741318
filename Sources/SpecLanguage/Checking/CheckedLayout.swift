internal import Expressions
internal import LayoutKinds
internal import LayoutRuntime
internal import PlanModel
internal import SourceDiagnostics
internal import SpecSchema

/// A layout whose expressions are bound to their names; ready to be worked out for any level and viewport.
struct CheckedLayout: Sendable {
  var name: String
  var span: SourceSpan
  var kind: LayoutKind
  var written: WrittenParameters
  /// Those that are written and without a fault.
  var values: ParameterValues<CheckedNumber>
  /// Whether no parameter has a fault.
  var isSound: Bool

  var scrollDirection: Axis {
    kind.scrollDirection(written)
  }

  /// Where a diagnostic about the items' extent across the scroll direction points.
  var extentSpan: SourceSpan {
    written.span(of: kind.extent.name, part: kind.extent.part(scrollDirection.crossing))
  }

  /// The items' extent across the scroll direction as an expression, where all items have the same.
  var crossExtent: CheckedNumber? {
    let extent = values[kind.extent.name]?.part(kind.extent.part(scrollDirection.crossing))
    return extent.flatMap { $0.expression.dependsOnItem ? nil : $0 }
  }

  /// How frames are moved to whole pixels.
  var pixelSnapping: PixelSnapping {
    guard case .word(let word)? = written.values["pixelSnapping"] else { return .none }
    return PixelSnapping(rawValue: word) ?? .none
  }

  /// The parameters, in the order in which they can be worked out: those that use some of the kind's own names last.
  var orderedParameters: [(parameter: LayoutParameter, ownNames: [ExpressionVariable])] {
    let ownNames = kind.ownNames.map { $0.variable }
    let parameters = kind.parameters.map { parameter in
      let numbers = values[parameter.name]?.numbers ?? []
      return (
        parameter: parameter,
        ownNames: ownNames.filter { name in numbers.contains { $0.expression.variables.contains(name) } }
      )
    }
    return parameters.filter { $0.ownNames.isEmpty } + parameters.filter { !$0.ownNames.isEmpty }
  }
}

extension SpecChecker {
  mutating func checkLayout(_ named: Named<LayoutSyntax>) -> CheckedLayout {
    let before = faults
    let layout = named.value
    var values = ParameterValues<CheckedNumber>()
    for field in layout.parameters.values.fields {
      if let value = field.value.map({ check($0) }) {
        values.fields.append(ParameterField(field.name, value))
      }
    }
    return CheckedLayout(
      name: named.name.value, span: named.name.span, kind: layout.kind, written: layout.parameters, values: values,
      isSound: named.isSound && faults == before)
  }
}

extension CheckedLayout {
  /// The layout for any level and viewport.
  var formula: LayoutFormula {
    let parameters = orderedParameters.compactMap { parameter, ownNames -> LayoutFormula.Parameter? in
      let written = values[parameter.name].flatMap { $0.map { $0.expression } }
      guard let value = written ?? parameter.standard.flatMap({ $0.map { Expression(Number($0)) } }) else { return nil }
      return LayoutFormula.Parameter(
        name: parameter.name, value: value.inParts(parameter.parts), standard: parameter.standard,
        isOfItems: parameter.isOfItems, ownNames: ownNames.map { $0.name })
    }
    return LayoutFormula(
      name: name, kind: kind.name, runtimeType: kind.runtimeType, parameters: parameters,
      ownNames: kind.ownNames.map { LayoutFormula.OwnName(name: $0.variable.name, call: $0.call) })
  }
}

extension ParameterValue {
  /// One number for all parts as the same number for each.
  fileprivate func inParts(_ parts: [String]) -> ParameterValue {
    guard case .number = self, !parts.isEmpty else { return self }
    return .record(parts.map { ParameterField($0, self) })
  }
}
