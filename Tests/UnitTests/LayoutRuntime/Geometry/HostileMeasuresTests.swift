import LayoutRuntime
import Testing

struct HostileMeasuresTests {
  private static let numbers: [Double] = [
    0, -0.0, -1, 1, 1e-300, -1e-300, .leastNonzeroMagnitude, 1e300, -1e300, .greatestFiniteMagnitude, .infinity,
    -.infinity, .nan, 1e15,
    0.1, 390, 0x1p53,
  ]

  private func expectFinite(_ table: FrameTable, indices: [Int], _ comment: Comment) {
    for index in indices {
      let frame = table.frame(at: index)
      let numbers = [frame.x, frame.y, frame.width, frame.height]
      #expect(numbers.allSatisfy { $0.isFinite }, comment)
      #expect(min(frame.width, frame.height) >= 0, comment)
    }
    #expect(table.contentSize.width.isFinite && table.contentSize.height.isFinite, comment)
    #expect(table.supplementaries.allSatisfy { $0.frame.y.isFinite && $0.frame.height >= 0 }, comment)
  }

  @Test func `no numbers crash, hang or leave the finite`() {
    var generator = SeededGenerator(seed: 40)
    func number() -> Double { Self.numbers.randomElement(using: &generator) ?? 0 }
    func insets() -> EdgeInsets { EdgeInsets(top: number(), left: number(), bottom: number(), right: number()) }
    for _ in 0..<600 {
      var layout = FlowLayout(
        scrollDirection: Axis.allCases.randomElement(using: &generator) ?? .vertical, minimumLineSpacing: number(),
        minimumInteritemSpacing: number(), sectionInset: insets(),
        headerReferenceSize: Size(width: number(), height: number()),
        sectionInsetReference: SectionInsetReference.allCases.randomElement(using: &generator) ?? .fromContentInset,
        flipsHorizontallyInOppositeLayoutDirection: .random(using: &generator),
        pixelSnapping: PixelSnapping.allCases.randomElement(using: &generator) ?? .none)
      let environment = LayoutEnvironment(
        bounds: Size(width: number(), height: number()), adjustedContentInset: insets(), contentInset: insets(),
        safeArea: insets(), layoutMargins: insets(), displayScale: number(), isRightToLeft: true)
      let sizes = (0..<4).map { _ in Size(width: number(), height: number()) }
      let contents: [([Int], ItemSizes)] = [
        ([1_000_000_000, 3], .uniform(sizes[0])), ([9, 0, 5, -1], .each { sizes[$0 % 4] }),
      ]
      for (counts, itemSize) in contents {
        layout.itemSize = itemSize
        let table = layout.frameTable(for: LayoutContent(sectionCounts: counts), in: environment)
        expectFinite(table, indices: [0, 8, table.itemCount - 1], "\(layout) \(environment) \(sizes)")
        _ = table.items(intersecting: Rect(x: number(), y: number(), width: 0, height: number()))
      }
    }
  }

  private let environment = LayoutEnvironment(bounds: Size(width: 100, height: 100))

  @Test func `items without an extent are reported once`() {
    let sizes = [Size(width: 10, height: 10), Size(width: 0, height: 10), Size(width: 5, height: -2)]
    let table = table(FlowLayout(), sections: [[sizes[0]], sizes, [sizes[2], sizes[2]]], in: environment)
    // Items 2, 3, 4 and 5. Item 3 follows 10 + 10 and 0 + 10, centered in a line 10 high.
    #expect(table.issues == [.emptyItem(index: 2, size: sizes[1], count: 4)])
    #expect(table.frame(at: 3) == Rect(x: 30, y: 15, width: 5, height: 0))
  }

  @Test func `uniform items without an extent are all counted`() {
    let layout = FlowLayout(itemSize: .uniform(Size(width: 0, height: 10)), minimumInteritemSpacing: 0)
    let table = layout.frameTable(for: LayoutContent(sectionCounts: [4, 3]), in: environment)
    #expect(table.issues == [.emptyItem(index: 0, size: Size(width: 0, height: 10), count: 7)])
    // The line never fills, so it holds them all: 100 / (4 - 1) apart.
    #expect(table.columns == 4)
    #expect(table.frame(at: 3).x == 100)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func `an item size that is not finite is reported and laid out as nothing`(width: Double) {
    let table = table(
      FlowLayout(), sections: [[Size(width: 10, height: 10), Size(width: width, height: 10)]], in: environment)
    #expect(table.issues == [.nonFinite(index: 1)])
    #expect(table.frame(at: 1) == Rect(x: 20, y: 0, width: 0, height: 10))
  }

  @Test func `a spacing that is not finite is reported and counts as zero`() {
    let layout = FlowLayout(itemSize: .uniform(Size(width: 40, height: 10)), minimumInteritemSpacing: .nan)
    let table = layout.frameTable(for: LayoutContent(sectionCounts: [3]), in: environment)
    #expect(table.issues == [.nonFinite(index: 0)])
    // Two of 40 in 100, spread.
    #expect(table.frame(at: 1).x == 60)
  }

  @Test func `insets larger than the room leave every item oversize`() {
    let layout = FlowLayout(
      itemSize: .uniform(Size(width: 5, height: 5)),
      sectionInset: EdgeInsets(top: 0, left: 70, bottom: 0, right: 50))
    let table = layout.frameTable(for: LayoutContent(sectionCounts: [2]), in: environment)
    // 100 - 70 - 50
    #expect(table.issues == [.oversizeItems(section: 0, items: [0..<2], extent: 5, available: -20)])
    #expect(table.frame(at: 1) == Rect(x: 70, y: 15, width: 5, height: 5))
  }

  @Test func `a billion items are laid out at once`() {
    let layout = FlowLayout(itemSize: .uniform(Size(width: 30, height: 10.1)), minimumLineSpacing: 0)
    let table = layout.frameTable(for: LayoutContent(sectionCounts: [1_000_000_000]), in: environment)
    // Two a line (30 + 10 + 30; 40 more is too much): 499,999,999 * 10.1
    #expect(table.columns == 2)
    #expect(table.frame(at: 999_999_999).y == 5_049_999_989.9)
  }
}
