import Testing

@testable import LayoutRuntime

/// Random waterfalls: against the slow one, and what holds for all of them.
@Suite struct WaterfallPropertyTests {
  private struct Example {
    var layout: WaterfallLayout
    var environment: LayoutEnvironment
    var counts: [Int]

    init(seed: UInt64) {
      var random = SplitMix(state: seed)
      func pick<Choice>(_ choices: [Choice]) -> Choice { choices[Int(random.next() % UInt64(choices.count))] }
      let heights = (0..<97).map { _ in pick([7.0, 10, 12.5, 33.3, 100 / 3.0, 80]) }
      let spans = (0..<89).map { _ in pick([1.0, 1, 1, 2, 3, 7]) }
      counts = pick([[0], [1], [40], [13, 0, 50], [9_000]])
      environment = LayoutEnvironment(
        bounds: Size(width: pick([320.0, 393, 100.5]), height: 640), isRightToLeft: pick([true, false]))
      layout = WaterfallLayout(
        scrollDirection: pick([.vertical, .horizontal]),
        columns: pick([
          .count(1), .count(3), .adaptive(minimum: 60), .adaptive(minimum: 45, maximum: 50), .fixed(width: 77),
        ]),
        columnSpacing: pick([0.0, 8, 3.3]), rowSpacing: pick([0.0, 10, 0.1]),
        sectionInset: pick([.zero, EdgeInsets(top: 3, left: 4, bottom: 5, right: 6)]),
        itemHeight: .each { heights[$0 % 97] }, itemWidth: .each { heights[$0 % 97] }, span: .each { spans[$0 % 89] },
        placement: pick(WaterfallPlacement.allCases), tie: pick(WaterfallTie.allCases),
        alignment: pick(WaterfallAlignment.allCases), headerReferenceSize: Size(width: 11, height: 11),
        flipsHorizontallyInOppositeLayoutDirection: pick([true, false]))
    }

    var table: FrameTable {
      layout.frameTable(for: LayoutContent(sectionCounts: counts), in: environment)
    }
  }

  @Test(arguments: UInt64(0)..<200)
  func `no items lie over each other, and all lie in the content`(_ seed: UInt64) {
    let example = Example(seed: seed)
    let table = example.table
    let frames = (0..<min(table.itemCount, 120)).map { table.frame(at: $0) }
    for (index, frame) in frames.enumerated() {
      #expect(frame.x >= -1e-6 && frame.y >= -1e-6)
      if table.issues.isEmpty { #expect(frame.x + frame.width <= table.contentSize.width + 1e-6) }
      #expect(!frames[..<index].contains { $0.shrunk.overlaps(frame.shrunk) })
    }
  }

  @Test(arguments: UInt64(0)..<200)
  func `reading one by one, in batches and by place is the same`(_ seed: UInt64) {
    let table = Example(seed: seed).table
    var all: [Rect] = []
    table.forEachBatch(in: 0..<table.itemCount) { batch in
      for index in batch.indices { all.append(batch[index]) }
    }
    for index in stride(from: 0, to: all.count, by: max(all.count / 7, 1)) {
      #expect(table.frame(at: index) == all[index])
    }
    let middle = all.isEmpty ? 0 : all[all.count / 2].y
    let window = Rect(x: all.isEmpty ? 0 : all[all.count / 2].x - 30, y: middle - 30, width: 90, height: 90)
    let found = table.items(intersecting: window).flatMap(Array.init)
    #expect(found == all.indices.filter { all[$0].overlaps(window) })
  }

  @Test(arguments: UInt64(0)..<200)
  func `frames are those of the slow layout`(_ seed: UInt64) {
    var example = Example(seed: seed)
    example.layout.scrollDirection = .vertical
    example.layout.flipsHorizontallyInOppositeLayoutDirection = false
    example.counts = [60]
    let layout = example.layout
    let room = WaterfallRoom(layout: layout, environment: example.environment)
    let reference = ReferenceWaterfall(
      count: room.count, width: room.width.value, gap: room.gap.value, rowSpacing: layout.rowSpacing,
      origin: Point(x: room.start.value, y: 11 + layout.sectionInset.top), placement: layout.placement, tie: layout.tie)
    var (heights, spans) = ([Double](repeating: 0, count: 60), [Double](repeating: 0, count: 60))
    var target = heights.mutableSpan
    layout.itemHeight.store(from: 0, in: &target)
    target = spans.mutableSpan
    layout.span.store(from: 0, in: &target)
    // Whole numbers, so that the slow one's sums are exact and ties are ties.
    let whole = heights.map { $0.rounded() }
    example.layout.itemHeight = .each { whole[$0] }
    guard layout.rowSpacing == layout.rowSpacing.rounded() else { return }
    let expected = reference.frames(heights: whole, spans: spans.map { Int($0) })
    let table = example.table
    for (index, frame) in expected.enumerated() {
      #expect(table.frame(at: index).distance(to: frame) < 1e-9, "item \(index)")
    }
  }
}

private struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension Rect {
  /// Without what rounding may share with a neighbor.
  fileprivate var shrunk: Rect {
    Rect(x: x + 1e-6, y: y + 1e-6, width: width - 2e-6, height: height - 2e-6)
  }

  fileprivate func distance(to other: Rect) -> Double {
    max(abs(x - other.x), abs(y - other.y), abs(width - other.width), abs(height - other.height))
  }
}
