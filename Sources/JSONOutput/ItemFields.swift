internal import TextWriting

/// The members of an item and of its color. There may be a million items, so `ItemTemplate` writes them, with these names.
enum ItemFields {
  static let id = FieldDescription(
    "id", "Unique in the data source, stable when items are added.", PlanValue<String>.text.schema)
  static let title = FieldDescription(
    "title", "Text to show; left out where the spec gives none.", PlanValue<String>.text.schema, isRequired: false)
  static let color = FieldDescription(
    "color", "Left out where the spec gives none.",
    {
      $0.reference(
        to: "color", "A color as UIColor(hue:saturation:brightness:alpha:) takes it, and the same in sRGB."
      ) {
        objectSchema([hue, saturation, brightness, alpha, hex], &$0)
      }
    }, isRequired: false)

  static let hue = FieldDescription("hue", "A turn; 1 is the same as 0.", PlanValue<Double>.share.schema)
  static let saturation = FieldDescription("saturation", "From gray to pure.", PlanValue<Double>.share.schema)
  static let brightness = FieldDescription("brightness", "From black.", PlanValue<Double>.share.schema)
  static let alpha = FieldDescription("alpha", "From clear to opaque.", PlanValue<Double>.share.schema)
  static let hex = FieldDescription(
    "hex", "sRGB as #rrggbbaa, each component to the nearest of 256 steps.",
    PlanValue<String>.text(pattern: "^#[0-9a-f]{8}$").schema)

  static let item: PlanSchemaPart = {
    $0.reference(to: "item", "One item.") { objectSchema([id, title, color], &$0) }
  }
}

extension FieldDescription {
  /// `"name":`
  var key: String {
    "\"\(name.description)\":"
  }
}
