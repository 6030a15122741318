internal import SourceDiagnostics
internal import SpecSchema

/// A color rule as written.
enum ColorSyntax: Sendable {
  /// `#rrggbb` for every item.
  case fixed(Spanned<String>)
  case components(ComponentsSyntax)
}

struct ComponentsSyntax: Sendable {
  enum Space: String, Sendable, CaseIterable {
    case hsb
    case oklch
  }

  var span: SourceSpan
  /// `nil` where it was reported as unusable.
  var space: Space?
  var hue: ComponentSyntax?
  var saturation: ComponentSyntax?
  var brightness: ComponentSyntax?
  var lightness: ComponentSyntax?
  var chroma: ComponentSyntax?
  var alpha: ComponentSyntax?
}

/// One component for every item: a number, an expression or a ramp.
enum ComponentSyntax: Sendable {
  case value(NumberSyntax)
  case ramp(from: NumberSyntax, to: NumberSyntax, includesEnd: Bool)
}

enum ColorKeys {
  private enum End: String, CaseIterable, Sendable {
    case excluded
    case included
  }

  /// From nothing to all.
  private static let share = component(.closed(0, 1))

  static let space = Key(
    "space", .choice(ComponentsSyntax.Space.self), default: "hsb",
    "`hsb` as UIColor(hue:saturation:brightness:alpha:), or `oklch` as CSS Color 4.")
  static let hue = Key("hue", component(.any), "Hue: in `hsb` 0 to 1 around the circle, in `oklch` degrees.")
  static let saturation = Key("saturation", share, default: "1", "Saturation in `hsb`.")
  static let brightness = Key("brightness", share, default: "1", "Brightness in `hsb`.")
  static let lightness = Key("lightness", share, "Lightness in `oklch`.")
  static let chroma = Key("chroma", component(.closed(0, 0.5)), default: "0", "Chroma in `oklch`.")
  static let alpha = Key("alpha", share, default: "1", "Opacity.")

  static let construct = Construct(
    "color", "A color for each item, by components.",
    keys: [
      space.description, hue.description, saturation.description, brightness.description, lightness.description,
      chroma.description, alpha.description,
    ],
    constraints: [
      .variants(
        of: space.name, noun: "component of the color space",
        [
          KeyVariant(
            ComponentsSyntax.Space.hsb.rawValue, isDefault: true, required: [hue.name],
            foreign: [lightness.name, chroma.name]),
          KeyVariant(
            ComponentsSyntax.Space.oklch.rawValue, required: [lightness.name],
            foreign: [saturation.name, brightness.name]),
        ])
    ]
  ) { fields in
    let written = fields.value(space)?.value
    return ColorSyntax.components(
      ComponentsSyntax(
        span: fields.span, space: fields.isInDoubt(space) ? nil : written ?? .hsb, hue: fields.value(hue),
        saturation: fields.value(saturation),
        brightness: fields.value(brightness), lightness: fields.value(lightness), chroma: fields.value(chroma),
        alpha: fields.value(alpha)))
  }

  static let type = ValueType<ColorSyntax>.forms(
    scalar: ValueType<Spanned<String>>.text(example: "#cc3d3d").map { .fixed($0) }, mapping: .construct(construct),
    expected: "a color: `#rrggbb`, or a mapping with `hue`, `saturation`, `brightness`")

  static var rampDescription: ConstructDescription {
    ramp(.any).description
  }

  private static func component(_ range: NumberRule.Range) -> ValueType<ComponentSyntax> {
    .forms(
      scalar: ValueType<NumberSyntax>.number(NumberRule(range: range, scope: .item)).map { .value($0) },
      mapping: .construct(ramp(range)),
      expected: "a number, an expression of `index` and `count`, or a ramp `{ from, to }`")
  }

  private static func ramp(_ range: NumberRule.Range) -> Construct<ComponentSyntax> {
    let end = NumberRule(range: range)
    let from = Key("from", .number(end), required: true, "Value of the first item.")
    let to = Key("to", .number(end), required: true, "Value at the end of the ramp.")
    let endKey = Key(
      "end", .choice(End.self), default: "excluded",
      "Whether the last item has the end's value (`included`) or the one after it would (`excluded`).")
    return Construct(
      "ramp", "Evenly spaced values from the first item to the last.",
      keys: [from.description, to.description, endKey.description]
    ) { fields in
      let (from, to, end) = (fields.value(from), fields.value(to), fields.value(endKey)?.value ?? .excluded)
      guard let from, let to else { return nil as ComponentSyntax? }
      return .ramp(from: from, to: to, includesEnd: end == .included)
    }
  }
}
