package import Expressions

/// A layout of the spec before it is worked out for any level or viewport: what emitters that write code need to lay out at any size.
public struct LayoutFormula: Sendable {
  /// The layout's name in the spec.
  public var name: String
  /// The kind that `type` names.
  public var kind: String
  /// The type of LayoutRuntime whose properties the parameters are.
  public var runtimeType: String
  /// All that have a value, those first whose values the own names are worked out from.
  public var parameters: [Parameter]
  /// The names that only expressions of this kind know.
  public var ownNames: [OwnName]

  public struct Parameter: Sendable {
    /// As the spec and the runtime's type call it.
    public var name: String
    /// A size or insets part by part; one that is absent is 0.
    package var value: ParameterValue<Expression>
    /// The value that it has without being set.
    public var standard: ParameterValue<Double>?
    /// Whether it may differ from item to item.
    public var isOfItems: Bool
    /// Those of the kind's own names that it uses.
    public var ownNames: [String]

    package init(
      name: String, value: ParameterValue<Expression>, standard: ParameterValue<Double>?, isOfItems: Bool,
      ownNames: [String] = []
    ) {
      self.name = name
      self.value = value
      self.standard = standard
      self.isOfItems = isOfItems
      self.ownNames = ownNames
    }
  }

  public struct OwnName: Sendable {
    public var name: String
    /// The method of the layout that works it out, once the parameters are set that do not use it.
    public var call: String

    public init(name: String, call: String) {
      self.name = name
      self.call = call
    }
  }

  public init(name: String, kind: String, runtimeType: String, parameters: [Parameter], ownNames: [OwnName] = []) {
    self.name = name
    self.kind = kind
    self.runtimeType = runtimeType
    self.parameters = parameters
    self.ownNames = ownNames
  }
}
