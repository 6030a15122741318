internal import LayoutRuntime
internal import PlanModel
internal import TextWriting

/// One line for each chain, level and viewport of a spec, for people; long tables are cut.
func resultTable(of spec: ResolvedSpec) -> TerminalText {
  var table = TextTable(columns: [
    .init("chain"), .init("level", .right), .init("layout"), .init("scale", .right), .init("viewport"),
    .init("columns", .right), .init("gap", .right), .init("content", .right), .init("diagnostics"),
  ])
  var omitted = 0
  for chain in spec.chains {
    for (index, level) in chain.levels.enumerated() {
      for frames in level.frameTables {
        guard table.rows.count < longestTable else {
          omitted += 1
          continue
        }
        table.rows.append([
          chain.name, "\(index)", level.layout, readableNumber(level.scale), spec.viewports[frames.viewport].name,
          "\(frames.table.columns)", frames.table.interitemGap.map(readableNumber) ?? "-",
          readableSize(frames.table.contentSize), frames.table.issues.readableList,
        ])
      }
    }
  }
  return omitted > 0 ? "\(table.text)... and \(omitted) more\n" : table.text
}

private let longestTable = 48

/// What is in a spec, in one line: `2 chains, 6 levels, 3 viewports`.
func resultSummary(of spec: ResolvedSpec) -> String {
  let levels = spec.chains.reduce(0) { $0 + $1.levels.count }
  return [
    counted(spec.chains.count, "chain"), counted(levels, "level"), counted(spec.viewports.count, "viewport"),
  ].joined(separator: ", ")
}

private func readableSize(_ size: Size) -> String {
  "\(readableNumber(size.width)) x \(readableNumber(size.height))"
}

/// To three decimals, without trailing zeros: `10.667`, `393`.
func readableNumber(_ value: Double) -> String {
  numberText(value, decimals: 3)
}

extension [LayoutIssue] {
  /// Each sort once, the worst where several sections have it: `oversize +4, fragile fit`.
  fileprivate var readableList: String {
    var words: [String] = []
    for label in map({ $0.label }) where !words.contains(label) {
      words.append(label)
    }
    let excess = map { $0.excess }.max() ?? 0
    guard excess > 0 else { return words.joined(separator: ", ") }
    return (["oversize +\(readableNumber(excess))"] + words.filter { $0 != "oversize" }).joined(separator: ", ")
  }
}
