internal import LayoutSpec

/// The JSON Schema (draft 2020-12) of specs, made from what reading goes by.
public var specSchema: String {
  LayoutSpec.specSchema
}
