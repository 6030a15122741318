internal import Expressions
internal import LayoutRuntime
internal import PlanModel
internal import SpecSchema

/// `type: waterfall`: columns of one width, in which items follow each other.
enum WaterfallKind {
  static let columnWidth = ExpressionVariable("columnWidth")
  private static let itemScope = NameScope(
    "per level and item, with `columnWidth`", NameScope.ofLevels + NameScope.ofItems + [columnWidth],
    place: "`itemHeight`, `itemWidth` and `span` of a waterfall layout")

  static let columns = LayoutParameter(
    "columns", WaterfallColumnsSyntax.type, required: true,
    "How many columns there are, at most 100: a number, as many as have room, or as many of one width as have room.")
  static let columnSpacing = LayoutParameter.number(
    "columnSpacing", .points(.notNegative, .layout), default: 10, "Distance between columns.")
  static let rowSpacing = LayoutParameter.number(
    "rowSpacing", .points(.notNegative, .layout), default: 10, "Distance between the items of a column.")
  static let itemHeight = LayoutParameter.number(
    "itemHeight", .points(.positive, itemScope), "Height of the items, where the content scrolls vertically.")
  static let itemWidth = LayoutParameter.number(
    "itemWidth", .points(.positive, itemScope), "Width of the items, where the content scrolls horizontally.")
  static let span = LayoutParameter.number(
    "span", NumberRule(range: .closed(1, 100), isInteger: true, scope: itemScope), default: 1,
    "How many columns an item takes; no more than there are.")
  static let placement = LayoutParameter.choice(
    "placement", default: WaterfallPlacement.shortestFirst, "Which column takes the next item.")
  static let tie = LayoutParameter.choice(
    "tie", default: WaterfallTie.leading, "Which of columns that end alike `shortestFirst` takes.")
  static let alignment = LayoutParameter.choice(
    "alignment", default: WaterfallAlignment.leading, "Where columns stand that do not fill the room.")

  static let kind = LayoutKind(
    "waterfall", "Items in columns of one width, each at the end of the shortest column or of the next one.",
    parameters: [
      .scrollDirection, columns, columnSpacing, rowSpacing, itemHeight, itemWidth, span, placement, tie, alignment,
      .sectionInset, .headerReferenceSize, .footerReferenceSize, .pinsHeaders, .pinsFooters, .flips, .pixelSnapping,
    ],
    constraints: [
      .variants(
        of: LayoutParameter.scrollDirection.name, noun: "key of the scroll direction",
        [
          KeyVariant("vertical", isDefault: true, required: [itemHeight.name], foreign: [itemWidth.name]),
          KeyVariant("horizontal", required: [itemWidth.name], foreign: [itemHeight.name]),
        ])
    ],
    partConstructs: [
      WaterfallColumnsSyntax.construct.description, WaterfallColumnsSyntax.adaptiveConstruct.description,
    ],
    ownNames: [
      OwnName(columnWidth, call: "columnWidth(in: environment.surroundings)") { exactColumnWidth($0, in: $1) }
    ],
    scopes: [itemScope], runtimeType: "WaterfallLayout", extent: ExtentParameter(columns.name) { _ in "width" },
    scrollDirection: { $0.values.choice(.scrollDirection) }, words: words, widthStudy: widthStudy,
    frameTable: { layout($0).frameTable(for: $1, in: $2) })

  private static func layout(_ numbers: LayoutNumbers) -> WaterfallLayout {
    let values = numbers.values
    return WaterfallLayout(
      scrollDirection: numbers.scrollDirection, columns: runtimeColumns(values),
      columnSpacing: values.double(columnSpacing), rowSpacing: values.double(rowSpacing),
      sectionInset: values.insets(.sectionInset), itemHeight: lengths(itemHeight, values),
      itemWidth: lengths(itemWidth, values), span: values.itemLengths(span), placement: values.choice(placement),
      tie: values.choice(tie), alignment: values.choice(alignment),
      headerReferenceSize: values.size(.headerReferenceSize), footerReferenceSize: values.size(.footerReferenceSize),
      sectionHeadersPinToVisibleBounds: values.flag(.pinsHeaders),
      sectionFootersPinToVisibleBounds: values.flag(.pinsFooters),
      flipsHorizontallyInOppositeLayoutDirection: values.flag(.flips), pixelSnapping: values.choice(.pixelSnapping))
  }

  /// Only one of the two is given.
  private static func lengths(_ parameter: LayoutParameter, _ values: ParameterValues<LayoutNumber>) -> ItemLengths {
    values[parameter.name] == nil ? .uniform(0) : values.itemLengths(parameter)
  }

  private static func runtimeColumns(_ values: ParameterValues<LayoutNumber>) -> WaterfallColumns {
    guard case .variant(let form, let fields)? = values[columns.name] else {
      preconditionFailure("`columns` is required")
    }
    func part(_ name: String) -> Double? {
      ParameterValue.record(fields).part(name)?.exact.double
    }
    switch form {
    case "count": return .count(part("") ?? 1)
    case "fixed": return .fixed(width: part("width") ?? 0)
    default: return .adaptive(minimum: part("minimum") ?? 0, maximum: part("maximum") ?? .infinity)
    }
  }
}
