package import Expressions
package import LayoutRuntime
package import PlanModel
package import SpecSchema
internal import YAMLReading

/// A layout kind, in one place: its parameters, how it lays out, how it is studied over widths, and the words for what it finds
/// wrong. Functions and not a protocol, since there is a list of kinds.
package final class LayoutKind: Sendable {
  /// What `type` calls it.
  package let name: String
  /// In the order of the tables.
  package let parameters: [LayoutParameter]
  /// Reads a layout of this kind.
  package let construct: Construct<WrittenParameters>
  /// The constructs that values of its parameters are.
  package let partConstructs: [ConstructDescription]
  /// The names that its expressions may use besides those of all layouts.
  package let ownNames: [OwnName]
  /// The scopes of its expressions that no other kind has.
  package let scopes: [NameScope]
  /// The type of LayoutRuntime that lays it out. Its properties are called like the parameters.
  package let runtimeType: String
  /// Where a finding about the items' extent points.
  package let extent: ExtentParameter
  package let scrollDirection: @Sendable (WrittenParameters) -> Axis
  /// What the rules about a level's issues say.
  package let words: @Sendable (LevelFinding) -> FindingWords
  /// A level at all widths of an interval; `nil` where there is no closed form.
  package let widthStudy: @Sendable (WidthFunctions) -> WidthStudy?
  /// Frames for every item and supplementary view.
  package let frameTable: @Sendable (LayoutNumbers, LayoutContent, LayoutEnvironment) -> FrameTable

  package init(
    _ name: String, _ doc: String, parameters: [LayoutParameter], constraints: [KeyConstraint] = [],
    refusedKeys: [RefusedKey] = [], partConstructs: [ConstructDescription] = [], ownNames: [OwnName] = [],
    scopes: [NameScope] = [], runtimeType: String, extent: ExtentParameter,
    scrollDirection: @escaping @Sendable (WrittenParameters) -> Axis,
    words: @escaping @Sendable (LevelFinding) -> FindingWords,
    widthStudy: @escaping @Sendable (WidthFunctions) -> WidthStudy? = { _ in nil },
    frameTable: @escaping @Sendable (LayoutNumbers, LayoutContent, LayoutEnvironment) -> FrameTable
  ) {
    self.name = name
    self.parameters = parameters
    self.partConstructs = partConstructs
    self.ownNames = ownNames
    self.scopes = scopes
    self.runtimeType = runtimeType
    self.extent = extent
    self.scrollDirection = scrollDirection
    self.words = words
    self.widthStudy = widthStudy
    self.frameTable = frameTable
    let type = Key("type", .layoutType(name), required: true, "The layout type: `\(name)`.")
    construct = Construct(
      "\(name) layout", doc, keys: [type.description] + parameters.map { $0.key.description },
      constraints: constraints, refusedKeys: refusedKeys
    ) { fields in
      _ = fields.value(type)
      return WrittenParameters(parameters, &fields)
    }
  }

  /// The constructs of a layout of this kind and of its parts.
  package var constructs: [ConstructDescription] {
    [construct.description] + partConstructs
  }

  package func parameter(named name: String) -> LayoutParameter {
    guard let parameter = parameters.first(where: { $0.name == name }) else {
      preconditionFailure("a kind has the parameter `\(name)` that it names")
    }
    return parameter
  }
}

/// A name that only the expressions of one kind know, worked out from those of its parameters that do not use it.
package struct OwnName: Sendable {
  package let variable: ExpressionVariable
  /// Its value, in the environment of a level.
  package let value: @Sendable (LayoutNumbers, LayoutEnvironment) -> Expressions.Number
  /// In Swift, a call of a method of the layout: `columnWidth(in: environment)`.
  package let call: String

  package init(
    _ variable: ExpressionVariable, call: String,
    value: @escaping @Sendable (LayoutNumbers, LayoutEnvironment) -> Expressions.Number
  ) {
    self.variable = variable
    self.call = call
    self.value = value
  }
}

/// A layout's parameters at one level on one viewport.
package struct LayoutNumbers: Sendable {
  package var values: ParameterValues<LayoutNumber>
  package var scrollDirection: Axis
  /// The sizes that the data source gives its items.
  package var ownItemSizes: ItemSizes?

  package init(
    values: ParameterValues<LayoutNumber>, scrollDirection: Axis, ownItemSizes: ItemSizes?
  ) {
    self.values = values
    self.scrollDirection = scrollDirection
    self.ownItemSizes = ownItemSizes
  }
}

/// The parameter that decides how far items reach across the scroll direction.
package struct ExtentParameter: Sendable {
  package let name: String
  /// The part of it along an axis.
  package let part: @Sendable (Axis) -> String

  package init(_ name: String, part: @escaping @Sendable (Axis) -> String) {
    self.name = name
    self.part = part
  }
}

extension ValueType where Value == Spanned<String> {
  /// The value of `type` that led to a layout kind, which reading has looked up before.
  fileprivate static func layoutType(_ name: String) -> ValueType {
    ValueType(.choice([name])) { node, reader in reader.text(of: node, expected: "`\(name)`") }
  }
}
