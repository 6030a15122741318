internal import Expressions
internal import LayoutRuntime
internal import SourceDiagnostics
internal import SpecSchema

/// A data source as written.
struct DataSourceSyntax: Sendable {
  var span: SourceSpan
  var count: NumberSyntax?
  /// Here and below, `nil` for what was reported as bad.
  var sections: Spanned<[SectionSyntax?]>?
  var items: Spanned<[ItemSyntax?]>?
  var id: TemplateSyntax?
  var title: TemplateSyntax?
  var color: ColorSyntax?
  var colors: Spanned<[Spanned<String>?]>?
  var size: SizeSyntax?
  var aspectRatio: NumberSyntax?
  /// Whether the number of items may be another than what is here says.
  var countIsInDoubt = false
}

struct SectionSyntax: Sendable {
  var span: SourceSpan
  var id: Spanned<String>?
  var count: NumberSyntax?
  var items: Spanned<[ItemSyntax?]>?
  var header: NumberSyntax?
  var footer: NumberSyntax?
  /// Whether the number of items may be another than what is here says.
  var countIsInDoubt = false
}

/// An object, since lists of a great many items are gone through again and again.
final class ItemSyntax: Sendable {
  let span: SourceSpan
  let id: Spanned<String>?
  let title: Spanned<String>?
  let color: Spanned<String>?
  let size: Measure<Size, SizeSyntax>?
  let aspectRatio: Measure<Number, NumberSyntax>?

  /// Most measures are plain numbers, of which nothing more need be known.
  enum Measure<Value: Sendable, Syntax: Sendable>: Sendable {
    case literal(Value)
    indirect case expression(Syntax)

    init(_ syntax: Syntax, literal: Value?) {
      self = literal.map { .literal($0) } ?? .expression(syntax)
    }
  }

  init(
    span: SourceSpan, id: Spanned<String>?, title: Spanned<String>?, color: Spanned<String>?,
    size: Measure<Size, SizeSyntax>?, aspectRatio: Measure<Number, NumberSyntax>?
  ) {
    self.span = span
    self.id = id
    self.title = title
    self.color = color
    self.size = size
    self.aspectRatio = aspectRatio
  }
}

enum ItemKeys {
  static let id = Key("id", .name(example: "p1"), default: "the item's index", "Unique and stable name of the item.")
  static let title = Key("title", .text(example: "Harbor"), "The item's title.")
  static let color = Key("color", .text(example: "#cc3d3d"), "The item's color: #rgb, #rrggbb or #rrggbbaa.")
  static let size = Key("size", .size(.points(.positive)), "The item's own size, for `itemSize: item`.")
  static let aspectRatio = Key(
    "aspectRatio", .number(NumberRule(range: .positive)), "Width over height; `aspectRatio` in `itemSize`.")

  static let construct = Construct(
    "item", "One item of a data source.",
    keys: [id.description, title.description, color.description, size.description, aspectRatio.description]
  ) { fields in
    ItemSyntax(
      span: fields.span, id: fields.value(id), title: fields.value(title), color: fields.value(color),
      size: fields.value(size).map { .init($0, literal: $0.allowedLiteral) },
      aspectRatio: fields.value(aspectRatio).map { .init($0, literal: $0.allowedLiteral) })
  }
}

enum SectionKeys {
  static let id = Key("id", .name(example: "2024"), default: "the section's index", "Unique name of the section.")
  static let count = Key("count", .number(.itemCount), "Number of items in the section.")
  static let items = Key("items", .fullList(of: .construct(ItemKeys.construct)), "The section's items one by one.")
  static let header = Key(
    "header", .number(.points(.notNegative)), default: "the layout's",
    "Length of the section's header along the scroll direction; 0 for none.")
  static let footer = Key(
    "footer", .number(.points(.notNegative)), default: "the layout's",
    "Length of the section's footer along the scroll direction; 0 for none.")

  static let construct = Construct(
    "section", "A section of a data source: `count` or `items`.",
    keys: [id.description, count.description, items.description, header.description, footer.description],
    constraints: [.atMostOne(of: [count.name, items.name]), .required(count.name, unless: [items.name])]
  ) { fields in
    var section = SectionSyntax(
      span: fields.span, id: fields.value(id), count: fields.value(count), items: fields.value(items),
      header: fields.value(header), footer: fields.value(footer))
    section.countIsInDoubt = fields.isInDoubt(count) || fields.lacksItems(items)
    return section
  }
}

enum DataSourceKeys {
  static let count = Key("count", .number(.itemCount), "Number of items, in one section.")
  static let sections = Key("sections", .fullList(of: .construct(SectionKeys.construct)), "Sections in order.")
  static let items = Key(
    "items", .fullList(of: .construct(ItemKeys.construct)), "The items one by one, in one section.")
  static let id = Key("id", .template(.item), default: "\"{index}\"", "Unique and stable name of each item.")
  static let title = Key("title", .template(.item), "Title of each item.")
  static let color = Key("color", ColorKeys.type, "Color of each item: a text for all, or components.")
  static let colors = Key(
    "colors", .fullList(of: .text(example: "#cc3d3d")), "Colors one by one, as many as there are items.")
  static let size = Key(
    "size", .size(NumberRule(unit: .points, range: .positive, scope: .item)), "Size of each item, for `itemSize: item`."
  )
  static let aspectRatio = Key(
    "aspectRatio", .number(NumberRule(range: .positive, scope: .item)),
    "Width over height of each item; `aspectRatio` in `itemSize`.")

  static let construct = Construct(
    "data source",
    "What a collection view shows: `count`, `sections`, `items` or `colors` tells how many items there are.",
    keys: [
      count.description, sections.description, items.description, id.description, title.description, color.description,
      colors.description, size.description, aspectRatio.description,
    ],
    constraints: [
      .atMostOne(of: [count.name, sections.name, items.name]), .atMostOne(of: [color.name, colors.name]),
      .required(count.name, unless: [sections.name, items.name, colors.name]),
    ]
  ) { fields in
    var source = DataSourceSyntax(
      span: fields.span, count: fields.value(count), sections: fields.value(sections), items: fields.value(items),
      id: fields.value(id), title: fields.value(title), color: fields.value(color), colors: fields.value(colors),
      size: fields.value(size), aspectRatio: fields.value(aspectRatio))
    source.countIsInDoubt =
      fields.isInDoubt(count) || fields.lacksItems(sections) || fields.lacksItems(items) || fields.lacksItems(colors)
    return source
  }
}

extension FieldReader {
  /// Whether a list may have other items than those that are here.
  fileprivate func lacksItems<Value>(_ list: Key<Value>) -> Bool {
    has(list) ? partCount(list) == nil : isInDoubt(list)
  }
}

extension NumberRule {
  /// Large enough for any collection view, small enough that no sum of sizes loses its meaning.
  static let itemCount = NumberRule(range: .closed(0, Double(itemLimit)), isInteger: true)
  static let itemLimit = 100_000_000
}
