internal import SourceDiagnostics
internal import SpecSchema

/// A viewport as written: a device of the table, or measures of its own, or both.
struct ViewportSyntax: Sendable {
  var span: SourceSpan
  var name: Spanned<String>?
  var device: Spanned<String>?
  var width: NumberSyntax?
  var height: NumberSyntax?
  var displayScale: NumberSyntax?
  var safeArea: InsetsSyntax?
  var contentInset: InsetsSyntax?
  var layoutMargins: InsetsSyntax?
  var layoutDirection = LayoutDirection.leftToRight
  /// Keys that may say something else than what is here.
  var doubts: [String] = []
  /// Whether reading it met no fault.
  var isSound = true
}

/// UITraitCollection.layoutDirection.
enum LayoutDirection: String, Sendable, CaseIterable {
  case leftToRight
  case rightToLeft
}

/// Bars as written; each height adds to the safe area.
struct BarsSyntax: Sendable {
  var navigationBar: NumberSyntax?
  var tabBar: NumberSyntax?
  var toolbar: NumberSyntax?
}

enum ViewportKeys {
  static let name = Key(
    "name", .name(example: "wide"), default: "`width`x`height`", "What outputs and diagnostics call the viewport.")
  static let device = Key(
    "device", .reference(to: "device"), "A device of the built-in table; the other keys replace its measures.")
  static let width = Key("width", .number(extent), "Width of the screen.")
  static let height = Key("height", .number(extent), "Height of the screen.")
  static let displayScale = Key(
    "displayScale", .number(NumberRule(unit: .pixelsPerPoint, range: .closed(1, 16))), default: "2",
    "Pixels in a point, as UITraitCollection.displayScale.")
  static let safeArea = Key(
    "safeArea", .insets(.points(.notNegative)), default: "0", "The device's safe area without bars.")
  static let contentInset = Key(
    "contentInset", .insets(.points()), default: "0", "UIScrollView.contentInset of the collection view.")
  static let layoutMargins = Key(
    "layoutMargins", .insets(.points(.notNegative)), default: "16 or 20 at the sides and the safe area",
    "UIView.layoutMargins, which `sectionInsetReference: fromLayoutMargins` measures from.")
  static let layoutDirection = Key(
    "layoutDirection", .choice(LayoutDirection.self), default: "leftToRight",
    "The language's direction, as UITraitCollection.layoutDirection.")

  /// Far beyond any screen, and small enough that a mistyped digit is found.
  private static let extent = NumberRule.points(.closed(1, 100_000))

  static let construct = Construct(
    "viewport", "A screen that collection views are laid out on.",
    keys: [
      name.description, device.description, width.description, height.description, displayScale.description,
      safeArea.description, contentInset.description, layoutMargins.description, layoutDirection.description,
    ],
    constraints: [.required(width.name, unless: [device.name]), .required(height.name, unless: [device.name])]
  ) { fields in
    ViewportSyntax(
      span: fields.span, name: fields.value(name), device: fields.value(device), width: fields.value(width),
      height: fields.value(height), displayScale: fields.value(displayScale), safeArea: fields.value(safeArea),
      contentInset: fields.value(contentInset), layoutMargins: fields.value(layoutMargins),
      layoutDirection: fields.value(layoutDirection)?.value ?? .leftToRight, doubts: fields.doubts)
  }

  private static let deviceName = ValueType<Spanned<String>>.reference(to: "device")
    .map { ViewportSyntax(span: $0.span, device: $0) }

  private static let form = ValueType<ViewportSyntax>.forms(
    scalar: deviceName, mapping: .construct(construct),
    expected: "the name of a device, or a viewport such as `{ width: 390, height: 844 }`")

  private static let entry = ValueType<ViewportSyntax>(form.shape) { node, reader in
    let faults = reader.faults
    var viewport = form.read(node, &reader)
    viewport?.isSound = reader.faults == faults
    return viewport
  }

  private static let sequence = ValueType<Spanned<[ViewportSyntax]>>.list(of: entry).map { $0.value }

  private static let definitions = ValueType<[Named<ViewportSyntax>]>.dictionary(of: entry)

  private static let named = ValueType<[ViewportSyntax]>(definitions.shape) { node, reader in
    definitions.read(node, &reader)?.map { definition in
      var viewport = definition.value
      if let own = viewport.name {
        reader.diagnostics.report(
          .conflictingKeys,
          "this viewport has two names, `\(excerpt(definition.name.value))` and `\(excerpt(own.value))`",
          at: own.span, labels: [.init("the other stands here", at: definition.name.span)], help: "keep one of them")
      }
      viewport.name = definition.name
      return viewport
    }
  }

  /// A list of device names and viewports, or a mapping from names to viewports.
  static let list = ValueType<[ViewportSyntax]>.forms(
    sequence: sequence, mapping: named, expected: "a list of devices and viewports, such as `[iphone-16, ipad-mini]`"
  ).nonEmpty("`viewports` lists no screen to lay out on", help: "name a device, such as `viewports: [iphone-16]`")
}

enum BarsKeys {
  static let navigationBar = Key(
    "navigationBar", .number(.points(.notNegative)), default: "0", "Height of the navigation bar; adds to the top.")
  static let tabBar = Key(
    "tabBar", .number(.points(.notNegative)), default: "0", "Height of the tab bar; adds to the bottom.")
  static let toolbar = Key(
    "toolbar", .number(.points(.notNegative)), default: "0", "Height of the toolbar; adds to the bottom.")

  static let construct = Construct(
    "bars", "Bars over the collection view, which add to its safe area.",
    keys: [navigationBar.description, tabBar.description, toolbar.description]
  ) { fields in
    BarsSyntax(
      navigationBar: fields.value(navigationBar), tabBar: fields.value(tabBar), toolbar: fields.value(toolbar))
  }
}
