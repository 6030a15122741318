import Testing

@testable import LayoutRuntime

@Suite struct WaterfallLayoutTests {
  private static let phone = LayoutEnvironment(bounds: Size(width: 320, height: 640))

  private static func frames(_ layout: WaterfallLayout, count: Int, in environment: LayoutEnvironment = phone) -> [Rect]
  {
    let table = layout.frameTable(for: LayoutContent(sectionCounts: [count]), in: environment)
    return (0..<count).map { table.frame(at: $0) }
  }

  private static func lengths(_ values: [Double]) -> ItemLengths {
    .each { values[$0] }
  }

  @Test func `an item goes to the column that ends first`() {
    // (320 - 10) / 2 = 155; below 40 + 10 and 100 + 10
    let layout = WaterfallLayout(itemHeight: Self.lengths([40, 100, 30, 20]))
    #expect(
      Self.frames(layout, count: 4) == [
        Rect(x: 0, y: 0, width: 155, height: 40), Rect(x: 165, y: 0, width: 155, height: 100),
        Rect(x: 0, y: 50, width: 155, height: 30), Rect(x: 0, y: 90, width: 155, height: 20),
      ])
  }

  @Test(arguments: [(WaterfallTie.leading, 0.0), (.afterLast, 220)])
  func `of columns that end alike the tie decides`(_ tie: WaterfallTie, _ expected: Double) {
    // Items 0 to 4 make the columns end at 40, 30 and 40, gaps included; item 5 goes to the second, and item 6 has the choice
    // between the first and the third, which lies behind the one used last.
    let layout = WaterfallLayout(
      columns: .count(3), itemHeight: Self.lengths([10, 20, 10, 10, 10, 50, 5]), tie: tie)
    let frames = Self.frames(layout, count: 7)
    #expect(frames.map(\.x) == [0, 110, 220, 0, 220, 110, expected])
    #expect(frames[6].y == 40)
  }

  @Test func `behind the last column, the tie goes back to the first`() {
    for tie in WaterfallTie.allCases {
      let layout = WaterfallLayout(columns: .count(3), itemHeight: Self.lengths([10, 10, 10, 10]), tie: tie)
      #expect(Self.frames(layout, count: 4)[3].x == 0)
    }
  }

  @Test func `in order, items go round the columns however far these reach`() {
    let heights = Self.lengths([300, 10, 10, 10])
    let layout = WaterfallLayout(itemHeight: heights, placement: .leftToRight)
    #expect(Self.frames(layout, count: 4).map(\.x) == [0, 165, 0, 165])
    #expect(Self.frames(layout, count: 4).map(\.y) == [0, 0, 310, 20])
    let reversed = WaterfallLayout(itemHeight: heights, placement: .rightToLeft)
    #expect(Self.frames(reversed, count: 4).map(\.x) == [165, 0, 165, 0])
  }

  @Test func `a span covers the gaps between its columns, and no more columns than there are`() {
    let layout = WaterfallLayout(columns: .count(3), itemHeight: Self.lengths([10, 10]), span: Self.lengths([2, 9]))
    // (320 - 20) / 3 = 100
    #expect(
      Self.frames(layout, count: 2) == [
        Rect(x: 0, y: 0, width: 210, height: 10), Rect(x: 0, y: 20, width: 320, height: 10),
      ])
  }

  @Test func `a layout that scrolls horizontally lays its columns on their side`() {
    let layout = WaterfallLayout(
      scrollDirection: .horizontal, columns: .fixed(width: 315), itemWidth: Self.lengths([40, 100, 30]))
    #expect(
      Self.frames(layout, count: 3) == [
        Rect(x: 0, y: 0, width: 40, height: 315), Rect(x: 0, y: 325, width: 100, height: 315),
        Rect(x: 50, y: 0, width: 30, height: 315),
      ])
  }

  @Test func `adaptive columns share the room and keep to their maximum`() {
    // floor((320 + 10) / (100 + 10)) = 3; (320 - 20) / 3 = 100
    #expect(WaterfallLayout(columns: .adaptive(minimum: 100)).columnWidth(in: Self.phone) == 100)
    // floor(330 / 111) = 2; (320 - 10) / 2 = 155, and 120 at most
    #expect(WaterfallLayout(columns: .adaptive(minimum: 101)).columnWidth(in: Self.phone) == 155)
    #expect(WaterfallLayout(columns: .adaptive(minimum: 101, maximum: 120)).columnWidth(in: Self.phone) == 120)
    #expect(WaterfallLayout(columns: .adaptive(minimum: 400)).columnWidth(in: Self.phone) == 320)
  }

  @Test func `a number of columns does not hang on the last digit`() {
    // 0.1 + 0.2 is more than 0.3 in doubles.
    let environment = LayoutEnvironment(bounds: Size(width: 0.3, height: 1))
    let layout = WaterfallLayout(columns: .fixed(width: 0.1), columnSpacing: 0, itemHeight: .uniform(1))
    #expect(layout.frameTable(for: LayoutContent(sectionCounts: [3]), in: environment).columns == 3)
  }

  @Test func `sections follow each other with headers and footers`() {
    let layout = WaterfallLayout(
      sectionInset: EdgeInsets(top: 5, left: 10, bottom: 7, right: 10), itemHeight: Self.lengths([40, 100, 30]),
      headerReferenceSize: Size(width: 0, height: 20), footerReferenceSize: Size(width: 0, height: 8))
    let table = layout.frameTable(for: LayoutContent(sectionCounts: [2, 0, 1]), in: Self.phone)
    // 20 + 5 + 100 + 7 + 8 = 140; 20 + 5 + 7 + 8 = 40; 20 + 5 + 30 + 7 + 8 = 70
    #expect(table.contentSize == Size(width: 320, height: 250))
    #expect(table.supplementaries.map(\.frame.y) == [0, 132, 140, 172, 180, 242])
    #expect(table.frame(at: 2) == Rect(x: 10, y: 205, width: 145, height: 30))
  }

  @Test func `right to left everything is mirrored`() {
    let environment = LayoutEnvironment(bounds: Size(width: 320, height: 640), isRightToLeft: true)
    let layout = WaterfallLayout(
      columns: .count(3), itemHeight: Self.lengths([40, 100, 30, 10]), span: Self.lengths([1, 2, 1, 2]),
      flipsHorizontallyInOppositeLayoutDirection: true)
    let plain = Self.frames(layout, count: 4)
    for (frame, mirrored) in zip(plain, Self.frames(layout, count: 4, in: environment)) {
      #expect(mirrored == Rect(x: 320 - frame.x - frame.width, y: frame.y, width: frame.width, height: frame.height))
    }
  }

  @Test func `columns that reach out of the room are an issue, and their frames are defined`() {
    let layout = WaterfallLayout(columns: .fixed(width: 400), itemHeight: .uniform(10))
    let table = layout.frameTable(for: LayoutContent(sectionCounts: [2]), in: Self.phone)
    #expect(table.issues.map(\.excess) == [80])
    #expect(table.undefinedItems.isEmpty)
  }

  @Test func `a million items add up without rounding`() {
    let layout = WaterfallLayout(columnSpacing: 0, rowSpacing: 0.1, itemHeight: .each { $0 % 2 == 0 ? 10.1 : 20.2 })
    let table = layout.frameTable(for: LayoutContent(sectionCounts: [1_000_000]), in: Self.phone)
    let reference = ReferenceSums(count: 1_000_000)
    #expect(table.contentSize.height == reference.height)
  }

  /// The same in tenths, which are whole.
  private struct ReferenceSums {
    let height: Double

    init(count: Int) {
      var depths = [0, 0]
      for index in 0..<count {
        let column = depths[0] <= depths[1] ? 0 : 1
        depths[column] += (index % 2 == 0 ? 101 : 202) + 1
      }
      height = Double(max(depths[0], depths[1]) - 1) / 10
    }
  }
}
