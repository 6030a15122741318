internal import LayoutRuntime
internal import PlanModel
internal import TextWriting

/// The frame tables and plans of the spec's viewports: closed form where items have one size, packed lists else.
struct SwiftTables {
  let chains: SwiftChains

  private var spec: ResolvedSpec { chains.spec }

  func append(_ style: SwiftStyle, to writer: inout OutputWriter) {
    style.appendExtension(to: &writer) { writer in
      writer.line(
        1, "/// Frames and plans on the spec's viewports, as layoutc worked them out; `Chains` works out the same.")
      writer.line(1, "\(style.access)enum Listed {")
      writer.line(
        2, "\(style.access)static let all: [LayoutRuntime.ListedChain] = " + swiftList(chains.names, depth: 2))
      for (index, name) in chains.names.enumerated() {
        writer.blankLine()
        let arguments = ["levels: " + levels(of: index), "steps: " + steps(of: index)]
        writer.line(
          2,
          "\(style.access)static let \(name) = " + swiftCall("LayoutRuntime.ListedChain", arguments, depth: 2))
      }
      writer.line(1, "}")
    }
    for (index, chain) in spec.chains.enumerated() {
      writer.blankLine()
      style.appendExtension(to: &writer) { writer in
        writer.line(1, "// What `Listed.\(chains.names[index])` is made of.")
        for (level, names) in zip(chain.levels, chains.tableNames[index]) {
          for (frames, name) in zip(level.frameTables, names) {
            writer.blankLine()
            let call = swiftCall("LayoutRuntime.FrameTable", arguments(frames.table), depth: 1)
            writer.line(1, "private static let \(name) = \(call)")
          }
        }
        for (step, names) in zip(chain.steps, chains.planNames[index]) {
          for (plan, name) in zip(step.plans, names) {
            let anchors = plan.anchorChoices.map { swiftCall(".init", arguments(plan.plan(for: $0)), depth: 2) }
            writer.blankLine()
            writer.line(
              1, "private static let \(name): [LayoutRuntime.ListedPlan] = " + swiftList(anchors, depth: 1))
          }
        }
      }
    }
  }

  private func levels(of chain: Int) -> String {
    swiftList(
      zip(spec.chains[chain].levels, chains.tableNames[chain]).map { level, names in
        swiftList(
          zip(level.frameTables, names).map { frames, name in
            ".init(on: \(viewportName(frames.viewport))) { \(name) }"
          }, depth: 4)
      }, depth: 3)
  }

  private func steps(of chain: Int) -> String {
    swiftList(
      zip(spec.chains[chain].steps, chains.planNames[chain]).map { step, names in
        swiftList(
          zip(step.plans, names).map { plan, name in ".init(on: \(viewportName(plan.viewport)), \(name))" }, depth: 4)
      }, depth: 3)
  }

  private func viewportName(_ viewport: Int) -> String {
    swiftLiteral(spec.viewports[viewport].name, depth: 5)
  }
}

extension SwiftTables {
  private func arguments(_ table: FrameTable) -> [String] {
    var arguments = [
      "columns: \(swiftNumber(table.columns))",
      "interitemGap: \(table.interitemGap.map { swiftNumber($0) } ?? "nil")",
      "contentSize: \(swiftSize(table.contentSize))", "sections: " + sections(of: table),
    ]
    if !table.supplementaries.isEmpty {
      var columns = [
        table.supplementaries.map { $0.kind == .header ? 0 : 1 }, table.supplementaries.map { Double($0.section) },
        table.supplementaries.map { $0.frame.x }, table.supplementaries.map { $0.frame.y },
        table.supplementaries.map { $0.frame.width }, table.supplementaries.map { $0.frame.height },
      ]
      if table.supplementaries.contains(where: { $0.pinning != nil }) {
        let pinnings = table.supplementaries.map { $0.pinning }
        columns += [
          pinnings.map { $0.flatMap { Pinning.Edge.allCases.firstIndex(of: $0.edge) }.map { Double($0) } ?? -1 },
          pinnings.map { $0?.range.lowerBound ?? 0 }, pinnings.map { $0?.range.upperBound ?? 0 },
        ]
      }
      arguments.append(
        "supplementaries: LayoutRuntime.Supplementary.packedList(\n      \(PackedText.columns(columns, depth: 3)))")
    }
    arguments.append("undefinedItems: " + ranges(table.undefinedItems))
    return arguments
  }

  private func ranges(_ ranges: [Range<Int>]) -> String {
    guard ranges.count > SwiftDataSources.longestList else {
      return swiftList(
        ranges.map { "\(swiftNumber($0.lowerBound))..<\(swiftNumber($0.upperBound))" }, depth: 2)
    }
    let bounds = ranges.flatMap { [Double($0.lowerBound), Double($0.upperBound)] }
    return "LayoutRuntime.Packed.ranges(\n      \(PackedText.columns([bounds], depth: 3)))"
  }

  private func sections(of table: FrameTable) -> String {
    if table.sections.count > SwiftDataSources.longestList {
      let counts = table.sections.map { Double($0.count) }
      let columns = [counts] + columns(of: table.sections)
      return "LayoutRuntime.SectionFrames.packedList(\n      \(PackedText.columns(columns, depth: 3)))"
    }
    return swiftList(table.sections.map { section($0) }, depth: 2)
  }

  private func section(_ section: SectionFrames) -> String {
    switch section {
    case .uniform(let lines) where lines.count > 0:
      let arguments = [
        "count: \(swiftNumber(lines.count))", "itemsPerLine: \(swiftNumber(lines.itemsPerLine))",
        "itemSize: \(swiftSize(lines.itemSize))", "mainAxis: .\(lines.mainAxis.rawValue)",
        "crossPositions: \(progression(lines.crossPositions))", "mainPositions: \(progression(lines.mainPositions))",
      ]
      return ".uniform(" + swiftCall(".init", arguments, depth: 3) + ")"
    case .computed(let frames) where frames.count > 0:
      return ".packed(\n        \(PackedText.columns(columns(of: [section]), depth: 4)))"
    case .uniform, .computed:
      return ".listed([])"
    }
  }

  private func progression(_ progression: ArithmeticProgression) -> String {
    guard let fraction = progression.fraction else {
      return ".doubles(first: \(swiftNumber(progression.first)), step: \(swiftNumber(progression.step)))"
    }
    let (first, step) = (swiftNumber(Int(fraction.first)), swiftNumber(Int(fraction.step)))
    return ".fractions(first: \(first), step: \(step), over: \(swiftNumber(Int(fraction.denominator))))"
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

  private func arguments(_ plan: TransitionPlan) -> [String] {
    [
      "item: \(plan.anchor.map { swiftNumber($0.item) } ?? "nil")", "from: \(swiftPoint(plan.from.contentOffset))",
      "to: \(swiftPoint(plan.to.contentOffset))",
      "participants: " + PackedText.columns(columns(of: plan.participants), depth: 3),
    ]
  }

  /// See LayoutRuntime's `ListedPlan`.
  private func columns(of participants: [Participant]) -> [[Double]] {
    var columns = [[Double]](repeating: [], count: 5)
    for participant in participants {
      let (kind, from, to): (Double, Int, Int) =
        switch participant.element {
        case .item(let from, let to): (0, from ?? -1, to ?? -1)
        case .supplementary(let kind, let section):
          (kind == .header ? 1 : 2, participant.from == nil ? -1 : section, participant.to == nil ? -1 : section)
        }
      for (index, value) in [kind, Double(from), Double(to), Double(participant.z), participant.delay].enumerated() {
        columns[index].append(value)
      }
    }
    return columns
  }
}
