import LayoutRuntime
import Testing

struct FlowLayoutPropertyTests {
  @Test(arguments: 0..<4)
  func `a second implementation agrees`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for number in 0..<500 {
      let flow = FlowCase(using: &generator)
      let reference = ReferenceFlowLayout(flow.layout, sections: flow.sections, in: flow.environment)
      let table = flow.table
      let frames = table.allFrames
      let comment: Comment = "case \(number) of seed \(seed)"
      #expect(frames.count == reference.frames.count, comment)
      #expect(zip(frames, reference.frames).allSatisfy(isNear), comment)
      #expect(table.columns == reference.columns, comment)
      #expect(table.supplementaries.map(\.kind) == reference.supplementaries.map(\.kind), comment)
      #expect(table.supplementaries.map(\.section) == reference.supplementaries.map(\.section), comment)
      #expect(zip(table.supplementaries, reference.supplementaries).allSatisfy { isNear($0.frame, $1.frame) }, comment)
      #expect(isNear(table.contentSize.width, reference.contentSize.width), comment)
      #expect(isNear(table.contentSize.height, reference.contentSize.height), comment)
      #expect(table.oversizeItems == reference.oversizeItems, comment)
    }
  }

  @Test func `insets move frames and nothing else`() {
    var generator = SeededGenerator(seed: 10)
    for _ in 0..<300 {
      var flow = FlowCase(using: &generator, isMirrored: false)
      flow.layout.sectionInsetReference = .fromContentInset
      flow.sections = Array(flow.sections.prefix(1))
      let before = flow.table
      let (x, y) = (3.25, 7.5)
      flow.layout.sectionInset.left += x
      flow.layout.sectionInset.top += y
      // The room stays as wide.
      switch flow.layout.scrollDirection {
      case .vertical: flow.environment.bounds.width += x
      case .horizontal: flow.environment.bounds.height += y
      }
      let moved = before.allFrames.map { Rect(x: $0.x + x, y: $0.y + y, width: $0.width, height: $0.height) }
      #expect(zip(flow.table.allFrames, moved).allSatisfy(isNear))
      #expect(flow.table.columns == before.columns)
    }
  }

  @Test func `wider items never give more columns`() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<200 {
      let environment = LayoutEnvironment(
        bounds: Size(width: .random(in: 1...1_000, using: &generator), height: 500))
      var layout = FlowLayout(minimumInteritemSpacing: .random(in: 0...20, using: &generator))
      let widths = (0..<20).map { _ in Double.random(in: 1...400, using: &generator) }.sorted()
      let columns = widths.map {
        layout.itemSize = .uniform(Size(width: $0, height: 10))
        return layout.frameTable(for: LayoutContent(sectionCounts: [5]), in: environment).columns
      }
      #expect(columns == columns.sorted(by: >))
    }
  }

  @Test func `items do not overlap their neighbors`() {
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<200 {
      let frames = FlowCase(using: &generator).table.allFrames
      for (frame, next) in zip(frames, frames.dropFirst()) {
        #expect(overlap(frame, next) < 1e-9)
      }
    }
  }

  @Test func `a section is laid out the same wherever it stands`() {
    var generator = SeededGenerator(seed: 13)
    for _ in 0..<200 {
      var flow = FlowCase(using: &generator, isMirrored: false)
      guard flow.sections.count > 1 else { continue }
      let forward = flow.table
      flow.sections.reverse()
      let backward = flow.table
      for (section, reversed) in zip(forward.sections.indices, backward.sections.indices.reversed()) {
        #expect(zip(relative(forward, section), relative(backward, reversed)).allSatisfy(isNear))
        #expect(forward.items(ofSection: section).count == backward.items(ofSection: reversed).count)
      }
      #expect(isNear(forward.contentSize.width, backward.contentSize.width))
      #expect(isNear(forward.contentSize.height, backward.contentSize.height))
    }
  }

  private func relative(_ table: FrameTable, _ section: Int) -> [Rect] {
    let items = table.items(ofSection: section)
    return items.map { index in
      let (frame, first) = (table.frame(at: index), table.frame(at: items.lowerBound))
      return Rect(x: frame.x - first.x, y: frame.y - first.y, width: frame.width, height: frame.height)
    }
  }

  private func overlap(_ a: Rect, _ b: Rect) -> Double {
    let width = min(a.x + a.width, b.x + b.width) - max(a.x, b.x)
    let height = min(a.y + a.height, b.y + b.height) - max(a.y, b.y)
    return min(width, height)
  }
}

extension FrameTable {
  fileprivate var oversizeItems: [Int] {
    undefinedItems.flatMap(Array.init)
  }
}
