import LayoutRuntime
import Testing

struct FrameTableReadingTests {
  private let environment = LayoutEnvironment(bounds: Size(width: 100, height: 100))

  @Test func `items are found across sections`() {
    let size = Size(width: 50, height: 10)
    let table = table(FlowLayout(), sections: [[size], [], [size, Size(width: 20, height: 10)]], in: environment)
    #expect(table.itemCount == 3)
    #expect(table.sectionStarts == [0, 1, 1, 3])
    #expect((0..<3).map { table.section(ofItem: $0) } == [0, 2, 2])
    #expect(table.items(ofSection: 1).isEmpty)
    #expect(table.items(ofSection: 2) == 1..<3)
    #expect((0..<3).map { table.frame(at: $0) } == table.allFrames)
  }

  @Test func `section starts follow the sections`() {
    var table = table(FlowLayout(), sections: [[Size(width: 5, height: 5)]], in: environment)
    table.sections.append(table.sections[0])
    #expect(table.sectionStarts == [0, 1, 2])
    #expect(table.frame(at: 1) == table.frame(at: 0))
  }

  @Test func `a range is visited in batches and in order`() {
    let table = FlowLayout(itemSize: .uniform(Size(width: 20, height: 10))).frameTable(
      for: LayoutContent(sectionCounts: [700, 3, 0, 400]), in: environment)
    var frames: [Rect] = []
    table.forEachBatch(in: 650..<1_000) { batch in
      let isEmpty = batch.isEmpty
      #expect(!isEmpty)
      for index in batch.indices {
        frames.append(batch[index])
      }
    }
    #expect(frames == (650..<1_000).map { table.frame(at: $0) })
  }

  @Test func `items that only touch a rectangle do not intersect it`() {
    // Two columns, x 0 and 60; lines at 0, 20, 40.
    let table = table(
      FlowLayout(), sections: [Array(repeating: Size(width: 40, height: 10), count: 6)], in: environment)
    func items(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> [Range<Int>] {
      table.items(intersecting: Rect(x: x, y: y, width: width, height: height))
    }
    #expect(items(0, 0, 100, 100) == [0..<6])
    #expect(items(0, 10, 100, 10) == [])
    #expect(items(0, 9, 100, 11) == [0..<2])
    #expect(items(0, 9, 100, 12) == [0..<4])
    #expect(items(40, 0, 20, 100) == [])
    #expect(items(50, 0, 50, 100) == [1..<2, 3..<4, 5..<6])
    #expect(items(0, 0, 0, 100) == [])
    #expect(items(0, 0, .nan, 100) == [])
  }

  @Test(arguments: [PixelSnapping.none, .nearest])
  func `visible items are those that brute force finds`(snapping: PixelSnapping) {
    var generator = SeededGenerator(seed: 30)
    for number in 0..<300 {
      var flow = FlowCase(using: &generator)
      flow.layout.pixelSnapping = snapping
      flow.layout.minimumLineSpacing -= Bool.random(using: &generator) ? 0 : 15
      let table = flow.table
      let frames = table.allFrames
      for _ in 0..<5 {
        let rect = Rect(
          x: .random(in: -100...max(1, table.contentSize.width), using: &generator),
          y: .random(in: -100...max(1, table.contentSize.height), using: &generator),
          width: .random(in: 0...600, using: &generator), height: .random(in: 0...600, using: &generator))
        let found = table.items(intersecting: rect)
        #expect(found.flatMap(Array.init) == frames.indices.filter { overlaps(frames[$0], rect) }, "case \(number)")
        #expect(zip(found, found.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound })
      }
    }
  }

  @Test(arguments: [false, true])
  func `a viewport far down a million items is found`(isMirrored: Bool) {
    var layout = FlowLayout(flipsHorizontallyInOppositeLayoutDirection: true)
    let sizes: [ItemSizes] = [
      .uniform(Size(width: 30, height: 10)), .each { Size(width: 30, height: $0 % 2 == 0 ? 10 : 5) },
    ]
    var environment = environment
    environment.isRightToLeft = isMirrored
    for itemSize in sizes {
      layout.itemSize = itemSize
      let table = layout.frameTable(for: LayoutContent(sectionCounts: [100_000]), in: environment)
      // Two a line (30 + 10 + 30, not 40 more), 20 apart: lines 1,000 and 1,001, the latter cut.
      #expect(table.items(intersecting: Rect(x: 0, y: 20_000, width: 100, height: 25)) == [2_000..<2_004])
    }
  }

  private func overlaps(_ a: Rect, _ b: Rect) -> Bool {
    a.x < b.x + b.width && a.x + a.width > b.x && a.y < b.y + b.height && a.y + a.height > b.y
      && a.width > 0 && a.height > 0
  }
}
