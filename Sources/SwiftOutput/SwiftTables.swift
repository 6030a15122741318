internal import LayoutRuntime
internal import PlanModel
internal import TextWriting

/// The frame tables of the spec's viewports: closed form where items have one size, packed lists else.
struct SwiftTables {
  let chains: SwiftChains

  func append(_ style: SwiftStyle, to writer: inout OutputWriter) {
    writer.line(0, "// MARK: - Frames on the spec's viewports")
    writer.blankLine()
    writer.line(0, "extension \(style.namespace) {")
    writer.line(1, "enum Tables {")
    var isFirst = true
    for (chain, names) in zip(chains.spec.chains, chains.tableNames) {
      for (level, names) in zip(chain.levels, names) {
        for (frames, name) in zip(level.frameTables, names) {
          if !isFirst { writer.blankLine() }
          isFirst = false
          append(frames.table, named: name, to: &writer)
        }
      }
    }
    writer.line(1, "}")
    writer.line(0, "}")
    writer.blankLine()
  }

  private func append(_ table: FrameTable, named name: String, to writer: inout OutputWriter) {
    writer.line(2, "static let \(name) = FrameTable(")
    writer.line(3, "columns: \(swiftNumber(table.columns)),")
    writer.line(3, "contentSize: \(swiftSize(table.contentSize)),")
    var arguments = ["sections: " + sections(of: table)]
    if !table.supplementaries.isEmpty {
      let columns = [
        table.supplementaries.map { $0.kind == .header ? 0 : 1 }, table.supplementaries.map { Double($0.section) },
        table.supplementaries.map { $0.frame.x }, table.supplementaries.map { $0.frame.y },
        table.supplementaries.map { $0.frame.width }, table.supplementaries.map { $0.frame.height },
      ]
      arguments.append(
        "supplementaries: Supplementary.packedList(\n        \(PackedText.columns(columns, depth: 4)))")
    }
    let undefined = table.issues.flatMap { issue in
      if case .oversizeItems(_, let items, _, _) = issue { items } else { [Range<Int>]() }
    }
    if undefined.count > SwiftDataSources.longestList {
      let bounds = undefined.flatMap { [Double($0.lowerBound), Double($0.upperBound)] }
      arguments.append("undefinedItems: Packed.ranges(\n        \(PackedText.columns([bounds], depth: 4)))")
    } else if !undefined.isEmpty {
      let ranges = undefined.map { "\(swiftNumber($0.lowerBound))..<\(swiftNumber($0.upperBound))" }
      arguments.append("undefinedItems: " + swiftList(ranges, depth: 3))
    }
    writer.line(3, arguments.joined(separator: ",\n      "))
    writer.line(2, ")")
  }

  private func sections(of table: FrameTable) -> String {
    if table.sections.count > SwiftDataSources.longestList {
      let counts = table.sections.map { Double($0.count) }
      let columns = [counts] + columns(of: table.sections)
      return "SectionFrames.packedList(\n        \(PackedText.columns(columns, depth: 4)))"
    }
    return swiftList(table.sections.map { section($0) }, depth: 3)
  }

  private func section(_ section: SectionFrames) -> String {
    switch section {
    case .uniform(let lines) where lines.count > 0:
      let arguments = [
        "count: \(swiftNumber(lines.count))", "itemsPerLine: \(swiftNumber(lines.itemsPerLine))",
        "itemSize: \(swiftSize(lines.itemSize))", "mainAxis: .\(lines.mainAxis.rawValue)",
        "crossPositions: \(progression(lines.crossPositions))", "mainPositions: \(progression(lines.mainPositions))",
      ]
      return ".uniform(\n          UniformLines(\n            " + arguments.joined(separator: ",\n            ") + "))"
    case .computed(let frames) where frames.count > 0:
      return ".packed(\n          \(PackedText.columns(columns(of: [section]), depth: 5)))"
    case .uniform, .computed:
      return ".listed([])"
    }
  }

  /// Whole numbers over a divisor, so that values are rounded once; plain doubles where there is no small divisor.
  private func progression(_ progression: ArithmeticProgression) -> String {
    guard let fraction = progression.fraction, fraction.first.magnitude < 1 << 53, fraction.step.magnitude < 1 << 53
    else {
      return spread(
        "Progression", ["first: \(swiftNumber(progression.first))", "step: \(swiftNumber(progression.step))"])
    }
    let numbers = [("first", fraction.first), ("step", fraction.step), ("divisor", fraction.denominator)]
    return spread(
      "Progression",
      numbers[..<(fraction.denominator == 1 ? 2 : 3)].map { "\($0.0): \(swiftNumber(Int($0.1)))" })
  }

  /// A call among the arguments of `UniformLines`, over several lines if it is long.
  private func spread(_ name: String, _ arguments: [String]) -> String {
    let text = "\(name)(\(arguments.joined(separator: ", ")))"
    guard text.utf8.count > 68 else { return text }
    return "\(name)(\n              \(arguments.joined(separator: ",\n              "))\n            )"
  }

  /// x, y, width and height of all items.
  private func columns(of sections: [SectionFrames]) -> [[Double]] {
    var columns: [[Double]] = [[], [], [], []]
    for section in sections {
      section.forEachBatch(in: 0..<section.count) { batch in
        for index in batch.indices {
          columns[0].append(batch[index].x)
          columns[1].append(batch[index].y)
          columns[2].append(batch[index].width)
          columns[3].append(batch[index].height)
        }
      }
    }
    return columns
  }
}
