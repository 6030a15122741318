internal import LayoutRuntime
internal import PlanModel
internal import TextWriting

/// What a plan holds, object by object. Structure is a line for each member; what there is a lot of (frames, items) or what is
/// small (insets, sizes) is one dense value.
enum PlanFields {
  static let plan = PlanValue<ResolvedSpec>.object(
    .lines,
    [
      .init("$schema", .constant(planSchemaIdentifier), "Names this schema.") { _ in planSchemaIdentifier },
      .init("layoutc", .constant(1), "Version of the output format.") { _ in 1 },
      .init("name", .text, "The spec's file name without folder and extension.") { $0.name },
      .init("digest", .text(pattern: "^sha256:[0-9a-f]{64}$"), "SHA-256 of the spec's bytes.") { $0.digest },
      .each("viewports", .lines, viewport, "One screen.", "The screens that everything is laid out on.") {
        $0.viewports.forEach($1)
      },
      .each(
        "dataSources", .lines, dataSource, "The items of one collection view.", "The items of the collection views."
      ) { $0.dataSources.forEach($1) },
      .each(
        "chains", .lines, chain, "One chain.", "Layouts at successive levels, each pushed from the one before."
      ) { spec, body in
        spec.chains.forEach { body((spec, $0)) }
      },
    ])

  static let viewport = PlanValue<Viewport>.object(
    .lines, named: "viewport", "A screen.",
    [
      .init("name", .name, "The spec's name for it.") { $0.name },
      .init("width", .positive, "In points.") { $0.size.width },
      .init("height", .positive, "In points.") { $0.size.height },
      .init("displayScale", .positive, "Pixels a point.") { $0.displayScale },
      .init("safeArea", insets, "The device's safe area, without bars.") { $0.safeArea },
      .init("contentInset", insets, "The content inset that the spec sets.") { $0.contentInset },
      .init("adjustedContentInset", insets, "Safe area plus content inset, without bars: see frame tables.") {
        $0.safeArea + $0.contentInset
      },
    ])

  static let insets = PlanValue<EdgeInsets>.object(
    .inline, named: "insets", "Distances from the edges inward, in points.",
    [
      .init("top", .number, "In points.") { $0.top },
      .init("left", .number, "In points.") { $0.left },
      .init("bottom", .number, "In points.") { $0.bottom },
      .init("right", .number, "In points.") { $0.right },
    ])

  static let dataSource = PlanValue<DataSource>.object(
    .lines, named: "dataSource", "Items in sections.",
    [
      .init("name", .name, "The spec's name for it.") { $0.name },
      .init("count", .count, "Items in all sections.") { $0.count },
      .each("sections", .rows, section, "One section.", least: 1, "The sections; their items follow each other.") {
        $0.sections.forEach($1)
      },
      .init(
        FieldDescription(
          "items", "The items; an item's index in this list is its number everywhere else.",
          arraySchema(ItemFields.item, "One item."))
      ) { dataSource, json in
        json.array(.rows) { json in
          if dataSource.count > 0 {
            json.element()
            ItemTemplate(dataSource).appendItems(of: dataSource, to: &json.output)
          }
        }
      },
    ])

  private static let section = PlanValue<DataSource.Section>.object(
    .dense,
    [
      .init("id", .text, "Unique in the data source.") { $0.id },
      .init("count", .count, "Items in the section.") { $0.count },
    ])

  static let chain = PlanValue<(spec: ResolvedSpec, chain: Chain)>.object(
    .lines, named: "chain", "A layout at successive levels.",
    [
      .init("name", .name, "The spec's name for it.") { $0.chain.name },
      .init("dataSource", .text, "Name of the data source of every level that names no other.") {
        $0.spec.dataSources[$0.chain.dataSource].name
      },
      .each("levels", .lines, level, "One level.", least: 1, "The levels; the first is the root.") { whole, body in
        whole.chain.levels.indices.forEach { body((whole.spec, whole.chain, $0)) }
      },
      .each("steps", .lines, step, "One step.", "From each level to the next.") { whole, body in
        whole.chain.steps.forEach { body((whole.spec, $0)) }
      },
    ])

  static let level = PlanValue<(spec: ResolvedSpec, chain: Chain, index: Int)>.object(
    .lines, named: "level", "One level of a chain.",
    [
      .init("index", .count, "Its place in the chain, from 0.") { $0.index },
      .init("layout", .text, "The layout's name in the spec.") { $0.chain.levels[$0.index].layout },
      .optional("dataSource", .text, "Name of the level's data source where it is not the chain's.") {
        let dataSource = $0.chain.levels[$0.index].dataSource
        return dataSource == $0.chain.dataSource ? nil : $0.spec.dataSources[dataSource].name
      },
      .init("scale", .number, "The value of `scale` in the layout's expressions.") {
        $0.chain.levels[$0.index].scale
      },
      .optional("title", .text, "The title of the level's screen; left out where the spec gives none.") {
        $0.chain.levels[$0.index].title
      },
      .each(
        "frameTables", .lines, frameTable, "The level on one viewport.", "The level laid out on each viewport."
      ) { whole, body in
        whole.chain.levels[whole.index].frameTables.forEach { body((whole.spec, $0)) }
      },
    ])

  static let frameTable = PlanValue<(spec: ResolvedSpec, frames: ViewportFrames)>.object(
    .lines, named: "frameTable", "The frames of a level on one viewport.",
    [
      .init("viewport", .text, "The viewport's name.") { $0.spec.viewports[$0.frames.viewport].name },
      .init(
        "columns", .count,
        "The most items that a line holds; for one size, what a full line holds; 0 without items."
      ) { $0.frames.table.columns },
      .init(
        "interitemGap", .nullable(.number), "In points; null where full lines differ in it or hold one item."
      ) { $0.frames.table.interitemGap },
      .init("adjustedContentInset", insets, "What the layout was given: safe area, bars and content inset.") {
        $0.frames.environment.adjustedContentInset
      },
      .init("contentSize", size, "The size of everything, in points.") { $0.frames.table.contentSize },
      .each("frames", .rows, frames, nil, "Item frames in item order.") { whole, body in
        for section in whole.frames.table.sections where section.count > 0 {
          body(section)
        }
      },
      .each(
        "supplementaries", .rows, supplementary, "One header or footer.",
        "Headers and footers, by section, header first."
      ) { $0.frames.table.supplementaries.forEach($1) },
      .each(
        "undefinedItems", .rows, indices, nil, "Items too large for a line, whose frames UIKit does not define."
      ) { whole, body in
        for run in whole.frames.table.undefinedItems where !run.isEmpty {
          body(run)
        }
      },
    ])

  private static let supplementary = PlanValue<Supplementary>.object(
    .dense, named: "supplementary", "A header or footer.",
    [
      .init("kind", .word([.header, .footer]), "Which of the two.") { $0.kind },
      .init("section", .count, "Index of its section.") { $0.section },
      .init("frame", frame, "Its own place, where it stands unless pinning moves it.") { $0.frame },
      .optional("pinning", pinning, "How it stays in sight; left out where it scrolls with the content.") {
        $0.pinning
      },
    ])

  private static let pinning = PlanValue<Pinning>.object(
    .dense, named: "pinning", "Keeps a header or footer at an edge of what is visible while its section is.",
    [
      .init("edge", .word, "The edge of the bounds less the adjusted content inset.") { $0.edge },
      .init("from", .number, "Least x or y that it may come to have, in points.") { $0.range.lowerBound },
      .init("to", .number, "Greatest x or y that it may come to have, in points.") { $0.range.upperBound },
    ])
}

/// Values that are arrays of numbers.
extension PlanFields {
  static let size = PlanValue<Size>(
    tupleSchema([("Width, in points.", 0), ("Height, in points.", 0)])
  ) { size, json in
    json.array([size.width, size.height]) { $0.number($1) }
  }.named("size", "Width and height, in points.")

  static let frame = PlanValue<Rect>(
    tupleSchema([
      ("Least x, in points.", nil), ("Least y, in points.", nil), ("Width, in points.", nil),
      ("Height, in points.", nil),
    ])
  ) { frame, json in
    json.output.append(frame)
  }.named("frame", "A rectangle: x, y, width and height, in points, in content coordinates.")

  /// The elements of a section among those of the table.
  private static let frames = PlanValue<SectionFrames>({
    [("description", .string("One item's frame."))] + frame.schema(&$0)
  }) {
    $1.output.appendRows($0)
  }

  /// Item indices among others, in rows of at most twenty.
  private static let indices = PlanValue<Range<Int>>({
    [("description", .string("An item's index."))] + PlanValue<Int>.count.schema(&$0)
  }) { items, json in
    let run = NumberRun(indicesFrom: items.lowerBound, joints: NumberRun.Joints(rowCount: 20))
    json.output.append(run, count: items.count)
  }

  static func tupleSchema(_ elements: [(text: String, least: Int?)]) -> [JSONTree.Member] {
    let items = elements.map { element -> JSONTree in
      let minimum: [JSONTree.Member] = element.least.map { [("minimum", .integer($0))] } ?? []
      return .object([("description", .string(element.text)), ("type", .string("number"))] + minimum)
    }
    return [
      ("type", .string("array")), ("prefixItems", .array(items)), ("items", .boolean(false)),
      ("minItems", .integer(elements.count)),
    ]
  }
}

extension PlanValue where Value == String {
  static func constant(_ value: String) -> PlanValue {
    PlanValue([("const", .string(value))]) { $1.string($0) }
  }
}

extension PlanValue where Value == Int {
  static func constant(_ value: Int) -> PlanValue {
    PlanValue([("const", .integer(value))]) { $1.integer($0) }
  }
}

extension EdgeInsets {
  fileprivate static func + (left: EdgeInsets, right: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: left.top + right.top, left: left.left + right.left, bottom: left.bottom + right.bottom,
      right: left.right + right.right)
  }
}
