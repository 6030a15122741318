@testable import LayoutRuntime
import Testing

struct MixedLinesTests {
  private func table(
    _ layout: FlowLayout = FlowLayout(), count: Int, width: Double = 390, height: Double = 844,
    size: @escaping @Sendable (Int) -> Size
  ) -> FrameTable {
    var layout = layout
    layout.itemSize = .each(size)
    return layout.frameTable(
      for: LayoutContent(sectionCounts: [count]),
      in: LayoutEnvironment(bounds: Size(width: width, height: height), isRightToLeft: true))
  }

  @Test(arguments: [false, true])
  func `frames are the same read singly, in parts and in one go`(usesRoundLengths: Bool) {
    let table = table(count: 20_000) { index in
      let width = Double(1 + (index * 7_919) % 200)
      return usesRoundLengths
        ? Size(width: width / 10, height: Double(index % 17) + 1)
        : Size(width: width * 0.0917123456789, height: (Double(index % 17) + 1).squareRoot())
    }
    let frames = table.allFrames
    #expect(frames.count == 20_000)
    for index in [0, 1, 4_095, 4_096, 4_097, 8_191, 8_192, 12_345, 19_999] {
      #expect(table.frame(at: index) == frames[index])
    }
    for range in [10..<11, 4_000..<4_200, 4_096..<9_000, 19_000..<20_000] {
      var part: [Rect] = []
      table.forEachBatch(in: range) { batch in
        for index in batch.indices {
          part.append(batch[index])
        }
      }
      #expect(part == Array(frames[range]))
    }
  }

  @Test func `lines longer than a checkpoint interval are laid out`() {
    // Items of 1 and 2 points, 1.5 on average with a spacing of 0.5: about 6,000 in each line of 12,000 points.
    let sizes = (0..<20_000).map { Size(width: $0 % 2 == 0 ? 1 : 2, height: $0 % 3 == 0 ? 4 : 2) }
    let layout = FlowLayout(minimumLineSpacing: 1, minimumInteritemSpacing: 0.5)
    let environment = LayoutEnvironment(bounds: Size(width: 12_000, height: 800))
    let table = table(layout, count: sizes.count, width: 12_000) { sizes[$0] }
    let reference = ReferenceFlowLayout(layout, sections: [sizes], in: environment)
    #expect(table.columns == reference.columns)
    #expect(table.columns > 4_096)
    let frames = table.allFrames
    #expect(zip(frames, reference.frames).allSatisfy(isNear))
    for index in stride(from: 0, to: 20_000, by: 2_477) {
      #expect(table.frame(at: index) == frames[index])
    }
  }

  @Test(arguments: [100.0, 3_000, 12_000])
  func `sizes read in runs give the same frames as single ones`(width: Double) {
    let size: @Sendable (Int) -> Size = { Size(width: Double($0 * 7 % 40) / 4 + 1, height: Double($0 % 23) + 1) }
    let runs = ItemSizes.runs { first, places, sizes in
      for place in places {
        sizes[place] = size(first + place - places.lowerBound)
      }
    }
    let environment = LayoutEnvironment(bounds: Size(width: width, height: 800))
    let (single, batched) = (ItemSizes.each(size), runs)
    let tables = [single, batched].map {
      FlowLayout(itemSize: $0).frameTable(for: LayoutContent(sectionCounts: [700, 2, 9_000]), in: environment)
    }
    #expect(tables[0].allFrames == tables[1].allFrames)
    #expect(tables[0].contentSize == tables[1].contentSize)
    #expect(runs.list(count: 600) == (0..<600).map(size))
  }

  @Test func `memory is one checkpoint for 4,096 items`() {
    var measurement = MixedLinesMeasurement(
      sizes: SectionSizes(sizes: .each { Size(width: Double($0 % 100), height: 10) }, first: 0, count: 20_000),
      metrics: .init(
        start: .zero, crossStart: .zero, available: Length(390), spacing: Length(10), lineSpacing: Length(10)),
      breaking: LineBreaking(available: 390, spacing: 10), mainAxis: .vertical, tolerance: 0)
    let isMeasured = measurement.measure()
    #expect(isMeasured)
    // Items 0, 4,096, 8,192, 12,288 and 16,384.
    #expect(measurement.lines.checkpoints.count == 5)
  }

  @Test func `decimal heights add up without noise`() {
    // Two a line (180.3 + 10 + 190.2 <= 390), heights 0.1 and 0.7: lines are 0.7 + 0.3 = 1 apart.
    let table = table(FlowLayout(minimumLineSpacing: 0.3), count: 200_000) {
      $0 % 2 == 0 ? Size(width: 180.3, height: 0.1) : Size(width: 190.2, height: 0.7)
    }
    #expect(table.columns == 2)
    // The taller starts on the line, the lower 0.3 below it.
    #expect(table.frame(at: 123_457).y == 61_728)
    #expect(table.frame(at: 123_456).y == 61_728.3)
    // 99_999 * 1 + 0.7
    #expect(table.contentSize.height == 99_999.7)
  }

  @Test func `units that appear late are found`() {
    // Whole points, then a tenth at item 9,000, then a third at item 15,000.
    let table = table(FlowLayout(minimumLineSpacing: 0), count: 20_000) { index in
      let height = index < 9_000 ? 1 : index < 15_000 ? 0.1 : 1.0 / 3
      return Size(width: index % 2 == 0 ? 300 : 301, height: height)
    }
    // 9,000 + 600 + (i - 15,000) / 3
    #expect(table.frame(at: 9_001).y == 9_000.1)
    #expect(table.frame(at: 15_001).y == 28_801.0 / 3)
    let height = 33_800.0 / 3
    #expect(table.contentSize.height == height)
  }

  @Test func `a length without a small unit falls back to plain doubles`() {
    let table = table(FlowLayout(minimumLineSpacing: 0), count: 9_000) { index in
      Size(width: index % 2 == 0 ? 300 : 301, height: index < 5_000 ? 0.1 : 2.0.squareRoot())
    }
    let expected = 500 + 3_999 * 2.0.squareRoot()
    #expect(isNear(table.frame(at: 8_999).y, expected))
    #expect(table.frame(at: 8_999) == table.allFrames[8_999])
  }

  @Test func `oversize items lead, are kept and reported in runs`() {
    let widths = [50.0, 120, 130, 60, 140, 20, 20]
    let table = table(FlowLayout(), count: 7, width: 100) { Size(width: widths[$0], height: 10) }
    // 50 is alone on a line that is not the last: (100 - 50) / 2; 60 as well; the oversize lead.
    #expect(table.allFrames.map(\.x) == [25, 0, 0, 20, 0, 0, 30])
    #expect(table.allFrames.map(\.width) == widths)
    #expect(table.issues == [.oversizeItems(section: 0, items: [1..<3, 4..<5], extent: 140, available: 100)])
  }

  @Test func `a break that hangs on a rounding error is fragile`() {
    // 50 + 10 + 40.00001 is 0.00001 too much, within 100 * 1e-6.
    let miss = table(FlowLayout(), count: 2, width: 100) { Size(width: $0 == 0 ? 50 : 40.00001, height: 10) }
    #expect(miss.issues == [.fragileFit(section: 0, columns: 1, columnsIfWider: 1, columnsIfNarrower: 2)])
    let fit = table(FlowLayout(), count: 2, width: 100) { Size(width: $0 == 0 ? 50 : 39.99999, height: 10) }
    #expect(fit.issues == [.fragileFit(section: 0, columns: 2, columnsIfWider: 1, columnsIfNarrower: 2)])
    let clear = table(FlowLayout(), count: 2, width: 100) { Size(width: $0 == 0 ? 50 : 39.9, height: 10) }
    #expect(clear.issues == [])
  }

  @Test func `mirrored decimals show no noise`() {
    let layout = FlowLayout(flipsHorizontallyInOppositeLayoutDirection: true)
    let table = table(layout, count: 2) { Size(width: $0 == 0 ? 10.1 : 20.2, height: 10) }
    // 390 - 10.1; 390 - (10.1 + 10) - 20.2
    #expect(table.allFrames.map(\.x) == [379.9, 349.7])
  }

  @Test func `mirrored decimals that scroll horizontally show no noise`() {
    let layout = FlowLayout(
      scrollDirection: .horizontal, minimumLineSpacing: 0.2, minimumInteritemSpacing: 0.2,
      sectionInset: EdgeInsets(top: 0, left: 0, bottom: 0, right: 1.0 / 3),
      flipsHorizontallyInOppositeLayoutDirection: true)
    let table = table(layout, count: 3, height: 50) { Size(width: $0 == 0 ? 10.1 : 20.3, height: 50) }
    // 10.1 + 0.2 + 20.3 + 0.2 + 20.3 = 51.1, and 1/3: 1543/30
    let expected: [Double] = [1_240, 625, 10].map { $0 / 30 }
    #expect(table.contentSize.width == 1_543.0 / 30)
    #expect(table.allFrames.map(\.x) == expected)
  }
}
