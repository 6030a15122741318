import Foundation
import JSONOutput
import LayoutRuntime
import PlanModel
import SwiftOutput
import Testing
import TextWriting

struct FrameParityTests {
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
    let generated = golden.generated()
    let spec = try golden.resolved(onViewports: Self.manyViewports)
    var comparedTables = 0
    for (chain, levels) in zip(spec.chains, generated.levels) {
      for (level, generatedLevel) in zip(chain.levels, levels) {
        for frames in level.frameTables where !frames.table.hangsOnTheLastDigit {
          expect(generatedLevel.frames(frames.environment), equals: frames.table, within: 1e-9)
          comparedTables += 1
        }
      }
    }
    #expect(comparedTables >= 60)
  }

  @Test(arguments: GoldenSpec.all)
  func `listed tables equal the JSON bit for bit`(golden: GoldenSpec) throws {
    let spec = try golden.resolved()
    let json = emitted("json", spec, EmissionOptions())
    let plan = try JSONDecoder().decode(JSONPlan.self, from: Data(json.utf8))
    let generated = golden.generated()
    #expect(plan.chains.count == generated.levels.count)
    for (chain, levels) in zip(plan.chains, generated.levels) {
      #expect(chain.levels.count == levels.count)
      for (level, generatedLevel) in zip(chain.levels, levels) {
        #expect(level.title == generatedLevel.title)
        #expect(level.scale == generatedLevel.scale)
        #expect(level.frameTables.map(\.viewport) == generatedLevel.listed.map(\.viewport))
        for (table, listed) in zip(level.frameTables, generatedLevel.listed.map(\.table)) {
          #expect(table.columns == listed.columns)
          #expect(table.contentSize == [listed.contentSize.width, listed.contentSize.height])
          #expect(table.frames == listed.frames.map { [$0.x, $0.y, $0.width, $0.height] })
          #expect(table.supplementaries.map(\.kind) == listed.supplementaries.map(\.kind.rawValue))
          #expect(table.supplementaries.map(\.section) == listed.supplementaries.map(\.section))
          #expect(
            table.supplementaries.map(\.frame)
              == listed.supplementaries.map { [$0.frame.x, $0.frame.y, $0.frame.width, $0.frame.height] })
          #expect(table.undefinedItems == listed.undefinedItems.flatMap { Array($0) })
        }
      }
    }
  }

  @Test(arguments: GoldenSpec.all)
  func `data sources have the compiler's ids, titles and colors`(golden: GoldenSpec) throws {
    let spec = try golden.resolved()
    for (chain, levels) in zip(spec.chains, golden.generated().levels) {
      for (level, generated) in zip(chain.levels, levels) {
        let data = spec.dataSources[level.dataSource]
        let items = 0..<data.count
        #expect(generated.ids == items.map { data.ids.text(at: $0) })
        #expect(generated.titles == items.map { data.titles?.text(at: $0) })
        #expect(generated.colors == items.map { data.colors?.color(at: $0) })
      }
    }
  }

  private func expect(_ found: GeneratedSpec.Table, equals table: FrameTable, within tolerance: Double) {
    var frames: [Rect] = []
    for section in table.sections {
      for index in 0..<section.count { frames.append(section.frame(at: index)) }
    }
    #expect(found.columns == table.columns)
    #expect(found.frames.count == frames.count)
    #expect(found.supplementaries.map(\.kind) == table.supplementaries.map(\.kind))
    #expect(found.supplementaries.map(\.section) == table.supplementaries.map(\.section))
    let expected =
      [Rect(x: 0, y: 0, width: table.contentSize.width, height: table.contentSize.height)] + frames
      + table.supplementaries.map(\.frame)
    let given =
      [Rect(x: 0, y: 0, width: found.contentSize.width, height: found.contentSize.height)] + found.frames
      + found.supplementaries.map(\.frame)
    let distance = zip(given, expected).map { $0.distance(to: $1) }.max() ?? 0
    #expect(distance <= tolerance)
    let undefined = table.issues.flatMap { issue in
      if case .oversizeItems(_, let items, _, _) = issue { items } else { [Range<Int>]() }
    }
    #expect(found.undefinedItems == undefined)
  }
}

extension FrameTable {
  /// Whether one more rounding could change a column count: generated code works in doubles throughout.
  fileprivate var hangsOnTheLastDigit: Bool {
    issues.contains { if case .fragileFit = $0 { true } else { false } }
  }
}

extension Rect {
  /// The greatest difference in any of the four numbers, relative to the number where that is above 1.
  func distance(to other: Rect) -> Double {
    zip([x, y, width, height], [other.x, other.y, other.width, other.height])
      .map { abs($0 - $1) / max(1, abs($1)) }.max() ?? 0
  }
}

/// The part of the JSON output that frames stand in.
struct JSONPlan: Decodable {
  struct Chain: Decodable {
    var levels: [Level]
    var steps: [Step]
  }

  struct Level: Decodable {
    var scale: Double
    var title: String?
    var frameTables: [Table]
  }

  struct Table: Decodable {
    var viewport: String
    var columns: Int
    var contentSize: [Double]
    var frames: [[Double]]
    var supplementaries: [Supplementary]
    var undefinedItems: [Int]
  }

  struct Supplementary: Decodable {
    var kind: String
    var section: Int
    var frame: [Double]
  }

  struct Step: Decodable {
    var plans: [Plan]
  }

  struct Plan: Decodable {
    var viewport: String
    var targetOffsets: [Double]
    var anchors: [Anchor]
  }

  struct Anchor: Decodable {
    var item: Int?
  }

  var chains: [Chain]
}
