internal import SpecLanguage
internal import SpecLinting

/// The JSON Schema (draft 2020-12) of specs, made from what reading goes by.
public var specSchema: String {
  get {
    SpecLanguage.specSchema
  }
}

/// The same of configurations, `.layoutc.yaml`.
public var configurationSchema: String {
  get {
    SpecLanguage.configurationSchema(rules: configurableRules)
  }
}
