import Foundation
import LayoutRuntime
import PlanModel
import Testing

/// Generated layouts lay out with the compiler's own engine, so that their frames are its frames, bit for bit. Parameters are
/// formulas in doubles, where the compiler has exact fractions: those alone may differ, in their last digits.
struct GeneratedLayoutTests {
  /// Widths and heights in quarters of a point over the range of devices.
  private static let manyViewports: String = (0..<40).map { index in
    let width = 280 + Double(index) * 27.25
    let height = 1200 - Double(index) * 21.5
    let direction = index % 3 == 0 ? "rightToLeft" : "leftToRight"
    return "  - { name: v\(index), width: \(width), height: \(height), displayScale: \(1 + index % 3), "
      + "safeArea: { top: \(index), left: \(index % 5), bottom: 20, right: \(index % 4) }, "
      + "contentInset: { left: \(index % 7) }, layoutDirection: \(direction) }"
  }.joined(separator: "\n")

  @Test(arguments: GoldenSpec.all)
  func `at any size the generated layouts give what the compiler gives`(golden: GoldenSpec) throws {
    let spec = try golden.resolved(onViewports: Self.manyViewports)
    var comparedTables = 0
    for (chain, generated) in zip(spec.chains, golden.chains()) {
      for (level, generatedLevel) in zip(chain.levels, generated.levels) {
        // One more rounding of a size could change a column count.
        for frames in level.frameTables where golden.isExact || !frames.table.hangsOnTheLastDigit {
          let found = generatedLevel.frameTable(in: frames.environment)
          #expect(found.columns == frames.table.columns)
          #expect(found.supplementaries.map(\.kind) == frames.table.supplementaries.map(\.kind))
          #expect(found.undefinedItems == frames.table.undefinedItems)
          if golden.isExact {
            #expect(found.everyFrame == frames.table.everyFrame)
          } else {
            // A few roundings of the parameters, 2^-53 each, times up to a hundred lines.
            #expect(found.distance(to: frames.table) <= 1e-11)
          }
          comparedTables += 1
        }
      }
    }
    #expect(comparedTables >= 60)
  }

  @Test(arguments: GoldenSpec.all)
  func `listed tables equal the JSON bit for bit, and so do those that are worked out where formulas are exact`(
    golden: GoldenSpec
  ) throws {
    let plan = try golden.jsonPlan()
    let (chains, listed) = (golden.chains(), golden.listed())
    #expect(plan.chains.map(\.levels.count) == listed.map(\.levels.count))
    for (chain, (generated, listed)) in zip(plan.chains, zip(chains, listed)) {
      for (level, generatedLevel) in zip(chain.levels, generated.levels) {
        #expect(level.title == generatedLevel.title)
        #expect(level.scale == generatedLevel.scale)
        #expect(level.frameTables.map(\.viewport) == generatedLevel.viewports.map(\.name))
        for (table, viewport) in zip(level.frameTables, generatedLevel.viewports) {
          let found = try #require(listed.frameTable(ofLevel: generatedLevel.index, on: viewport.name))
          expect(found, equals: table)
          if golden.isExact { expect(generatedLevel.frameTable(in: viewport.environment), equals: table) }
        }
      }
    }
  }

  private func expect(_ found: FrameTable, equals table: JSONPlan.Table) {
    #expect(found.columns == table.columns)
    #expect([found.contentSize.width, found.contentSize.height] == table.contentSize)
    #expect((0..<found.itemCount).map { found.frame(at: $0).list } == table.frames)
    #expect(found.supplementaries.map(\.kind.rawValue) == table.supplementaries.map(\.kind))
    #expect(found.supplementaries.map(\.section) == table.supplementaries.map(\.section))
    #expect(found.supplementaries.map(\.frame.list) == table.supplementaries.map(\.frame))
    #expect(found.undefinedItems.flatMap { Array($0) } == table.undefinedItems)
  }

  @Test(arguments: GoldenSpec.all)
  func `data sources have the compiler's ids, titles, colors and measures`(golden: GoldenSpec) throws {
    let spec = try golden.resolved()
    for (chain, generated) in zip(spec.chains, golden.chains()) {
      for (level, generatedLevel) in zip(chain.levels, generated.levels) {
        let (data, found) = (spec.dataSources[level.dataSource], generatedLevel.data)
        let items = 0..<data.count
        #expect(found.sections == data.sections)
        #expect(items.map { found.ids.text(at: $0) } == items.map { data.ids.text(at: $0) })
        #expect(items.map { found.titles?.text(at: $0) } == items.map { data.titles?.text(at: $0) })
        #expect(items.map { found.colors?.color(at: $0) } == items.map { data.colors?.color(at: $0) })
        #expect(found.measures.itemSizes?.list(count: data.count) == data.measures.itemSizes?.list(count: data.count))
        #expect(items.map { found.measures.aspectRatios?($0) } == items.map { data.measures.aspectRatios?($0) })
      }
    }
  }
}

extension FrameTable {
  fileprivate var hangsOnTheLastDigit: Bool {
    issues.contains { $0.isFragileFit }
  }

  /// The content, items, headers and footers.
  fileprivate var everyFrame: [Rect] {
    [Rect(x: 0, y: 0, width: contentSize.width, height: contentSize.height)]
      + (0..<itemCount).map { frame(at: $0) } + supplementaries.map(\.frame)
  }

  /// The greatest difference in any of the frames' numbers, relative to the number where that is above 1.
  fileprivate func distance(to other: FrameTable) -> Double {
    zip(everyFrame, other.everyFrame).flatMap { zip($0.list, $1.list) }.map { abs($0 - $1) / max(1, abs($1)) }.max()
      ?? 0
  }
}
