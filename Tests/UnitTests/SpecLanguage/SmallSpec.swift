import LayoutRuntime
import PlanModel

/// A spec of one data source, layout and chain, each on a line of its own, with the parts that a test is about.
enum SmallSpec {
  /// Lines: 1 version, 2 `let`, 3 `viewports`, 4 `dataSources`, 5 `layouts`, 6 `chains`.
  static func text(
    lets: String = "{}", viewports: String = "[{ name: v, width: 320, height: 480 }]", data: String = "{ count: 4 }",
    layout: String = "{ type: flow }", chain: String = "{ dataSource: d, layout: l }"
  ) -> String {
    """
    layoutc: 1
    let: \(lets)
    viewports: \(viewports)
    dataSources: { d: \(data) }
    layouts: { l: \(layout) }
    chains: { c: \(chain) }

    """
  }

  static func compiled(
    lets: String = "{}", viewports: String = "[{ name: v, width: 320, height: 480 }]", data: String = "{ count: 4 }",
    layout: String = "{ type: flow }", chain: String = "{ dataSource: d, layout: l }"
  ) -> CorpusSpec {
    CorpusSpec(text: text(lets: lets, viewports: viewports, data: data, layout: layout, chain: chain))
  }
}

extension CorpusSpec {
  /// Each diagnostic as `code: message`.
  var messages: [String] {
    compilation.diagnostics.map { "\($0.code.name): \($0.message)" }
  }

  var levels: [Level] {
    compilation.spec?.chains.first?.levels ?? []
  }

  /// Of the first level on the first viewport.
  var table: FrameTable? {
    levels.first?.frameTables.first?.table
  }

  /// The frames of the first level on the first viewport.
  var frames: [Rect] {
    guard let table else { return [] }
    return (0..<table.itemCount).map { table.frame(at: $0) }
  }

  var dataSource: DataSource? {
    compilation.spec?.dataSources.first
  }

  var ids: [String] {
    guard let dataSource else { return [] }
    return (0..<dataSource.count).map { dataSource.ids.text(at: $0) }
  }

  var titles: [String] {
    guard let dataSource, let titles = dataSource.titles else { return [] }
    return (0..<dataSource.count).map { titles.text(at: $0) }
  }

  /// As `rrggbbaa`.
  var colors: [String] {
    guard let dataSource, let colors = dataSource.colors else { return [] }
    return (0..<dataSource.count).map { index in
      let digits = String(SRGBColor(colors.color(at: index)).packed, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }
  }
}
