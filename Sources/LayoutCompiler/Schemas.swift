internal import LayoutSpec
internal import SpecLinting

/// The JSON Schema (draft 2020-12) of specs, made from what reading goes by.
public var specSchema: String {
  @export(interface) get {
    LayoutSpec.specSchema
  }
}

/// The same of configurations, `.layoutc.yaml`.
public var configurationSchema: String {
  @export(interface) get {
    LayoutSpec.configurationSchema(rules: configurableRules)
  }
}
