import LayoutRuntime
import Testing

struct FlowLayoutTests {
  @Test(arguments: FlowVector.all)
  func `frames seen on UIKit are reproduced`(vector: FlowVector) {
    let layout = FlowLayout(
      minimumLineSpacing: vector.lineSpacing, minimumInteritemSpacing: vector.interitemSpacing,
      sectionInset: vector.sectionInset, headerReferenceSize: Size(width: 0, height: vector.headerHeight))
    let table = table(
      layout, sections: [vector.sizes], in: LayoutEnvironment(bounds: Size(width: vector.width, height: 600)))

    let frames = table.allFrames
    let (x, y) = (vector.x.flatMap(\.self), vector.y.flatMap(\.self))
    for (frame, expected) in zip(frames, x) {
      #expect(isNear(frame.x, expected))
    }
    for (frame, expected) in zip(frames, y) {
      #expect(isNear(frame.y, expected))
    }
    // A line ends where the next item stands lower.
    var start = 0
    for line in vector.x {
      let lineFrames = frames[start..<start + line.count]
      #expect(Set(lineFrames.map { $0.y + $0.height / 2 }).count == 1)
      start += line.count
      #expect(start == frames.count || vector.x.count == 1 || frames[start].x <= frames[start - 1].x)
    }
    if let columns = vector.columns {
      #expect(table.columns == columns)
    }
    #expect(table.supplementaries.first?.frame == vector.headerFrame)
    if vector.isFragile {
      #expect(table.issues.contains { $0.isFragileFit })
    }
  }

  /// A layout as the blog post has it: square items of edge `scale * width - 12`.
  private func tiles(scale: Double, width: Double, height: Double = 844) -> FrameTable {
    let edge = scale * width - 12
    return FlowLayout(
      itemSize: .uniform(Size(width: edge, height: edge)), minimumLineSpacing: 8, minimumInteritemSpacing: 0,
      sectionInset: EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    ).frameTable(
      for: LayoutContent(sectionCounts: [48]),
      in: LayoutEnvironment(bounds: Size(width: width, height: height)))
  }

  private static let widths = Array(stride(from: 200.0, through: 1_400, by: 0.5))

  @Test func `a quarter of the width gives four columns`() {
    for width in Self.widths {
      // gap = (W - 16 - 4 * (W/4 - 12)) / 3 = 32/3; height = 16 + 12 * (W/4 - 12) + 11 * 8 = 3W - 40
      let table = tiles(scale: 0.25, width: width)
      #expect(table.columns == 4)
      #expect(isNear(table.interitemGap ?? 0, 32.0 / 3))
      #expect(isNear(table.contentSize.width, width) && isNear(table.contentSize.height, 3 * width - 40))
      #expect(table.issues == [])
    }
  }

  @Test func `half of the width gives two columns`() {
    for width in Self.widths {
      // gap = W - 16 - 2 * (W/2 - 12) = 8; height = 16 + 24 * (W/2 - 12) + 23 * 8 = 12W - 88
      let table = tiles(scale: 0.5, width: width)
      #expect(table.columns == 2)
      #expect(isNear(table.interitemGap ?? 0, 8))
      #expect(isNear(table.contentSize.height, 12 * width - 88))
      #expect(table.issues == [])
    }
  }

  @Test func `the whole width is oversize by exactly four`() {
    for width in Self.widths {
      // edge W - 12 in a room of W - 16; height = 16 + 48 * (W - 12) + 47 * 8 = 48W - 184
      let table = tiles(scale: 1, width: width)
      #expect(table.columns == 1)
      #expect(table.interitemGap == nil)
      #expect(isNear(table.contentSize.height, 48 * width - 184))
      #expect(
        table.issues == [.oversizeItems(section: 0, items: [0..<48], extent: width - 12, available: width - 16)])
    }
  }

  @Test func `the tiles at 390 points stand where the closed forms put them`() {
    let quarter = tiles(scale: 0.25, width: 390)
    // 97.5 - 12 = 85.5; 8 + n * (85.5 + 32/3)
    for (index, x) in [8, 104.16666666666667, 200.33333333333334, 296.5].enumerated() {
      #expect(isNear(quarter.frame(at: index), Rect(x: x, y: 8, width: 85.5, height: 85.5)))
    }
    // 8 + 93.5 * line
    #expect(quarter.frame(at: 4).y == 101.5)
    #expect(quarter.frame(at: 47).y == 1036.5)
    #expect(quarter.contentSize == Size(width: 390, height: 1130))
    #expect(isNear(quarter.frame(at: 21), Rect(x: 104.16666666666667, y: 475.5, width: 85.5, height: 85.5)))

    let half = tiles(scale: 0.5, width: 390)
    #expect(half.frame(at: 0) == Rect(x: 8, y: 8, width: 183, height: 183))
    #expect(half.frame(at: 21) == Rect(x: 199, y: 1918, width: 183, height: 183))
    #expect(half.contentSize == Size(width: 390, height: 4592))

    let whole = tiles(scale: 1, width: 390)
    #expect(whole.frame(at: 0) == Rect(x: 8, y: 8, width: 378, height: 378))
    #expect(whole.frame(at: 1).y == 394)
    #expect(whole.frame(at: 47).y == 18150)
    #expect(whole.contentSize == Size(width: 390, height: 18536))
  }

  @Test func `the defaults are those of UIKit`() {
    let layout = FlowLayout()
    #expect(layout.minimumLineSpacing == 10)
    #expect(layout.minimumInteritemSpacing == 10)
    // 5 * 50 + 4 * 10 = 290 fits in 320, a sixth does not: gap (320 - 250) / 4 = 17.5
    let table = layout.frameTable(
      for: LayoutContent(sectionCounts: [7]),
      in: LayoutEnvironment(bounds: Size(width: 320, height: 480)))
    #expect(table.frame(at: 1) == Rect(x: 67.5, y: 0, width: 50, height: 50))
    // The last line takes the gap of full lines.
    #expect(table.frame(at: 6) == Rect(x: 67.5, y: 60, width: 50, height: 50))
    #expect(table.contentSize == Size(width: 320, height: 110))
  }

  @Test func `a lone item where more would fit is leading`() {
    let table = table(
      FlowLayout(), sections: [[Size(width: 110, height: 20)]],
      in: LayoutEnvironment(bounds: Size(width: 320, height: 480)))
    #expect(table.frame(at: 0) == Rect(x: 0, y: 0, width: 110, height: 20))
    #expect(table.columns == 2)
    // (320 - 2 * 110) / 1
    #expect(table.interitemGap == 100)
  }

  @Test func `equal sizes given one by one are laid out as one size`() {
    let size = Size(width: 90, height: 30)
    let environment = LayoutEnvironment(bounds: Size(width: 320, height: 480))
    let content = LayoutContent(sectionCounts: [7, 0, 2])
    let uniform = FlowLayout(itemSize: .uniform(size)).frameTable(for: content, in: environment)
    let each = FlowLayout(itemSize: .each { _ in size }).frameTable(for: content, in: environment)
    #expect(each.allFrames == uniform.allFrames)
    #expect(each.columns == 3)
    guard case .uniform = each.sections[0] else {
      Issue.record("equal sizes are kept in closed form")
      return
    }
  }

  @Test func `sections are filled each by its own sizes`() {
    // Section 0 mixed: 100 and 120 in 300, last line leading at 10. Section 1 equal: two of 100, gap of a full line of 2.
    let table = table(
      FlowLayout(),
      sections: [
        [Size(width: 100, height: 50), Size(width: 120, height: 50)],
        [Size(width: 100, height: 50), Size(width: 100, height: 50)],
      ],
      in: LayoutEnvironment(bounds: Size(width: 300, height: 600)))
    #expect(table.allFrames.map(\.x) == [0, 110, 0, 200])
    #expect(table.allFrames.map(\.y) == [0, 0, 50, 50])
    #expect(table.interitemGap == nil)
  }

  @Test func `an empty section keeps its header, insets and footer`() {
    let layout = FlowLayout(
      sectionInset: EdgeInsets(top: 3, left: 0, bottom: 4, right: 0),
      headerReferenceSize: Size(width: 7, height: 20), footerReferenceSize: Size(width: 7, height: 30))
    let table = table(
      layout, sections: [[], [Size(width: 10, height: 10)]],
      in: LayoutEnvironment(bounds: Size(width: 100, height: 100)))
    // 20 + 3 + 4 + 30 = 57; then 57 + 20 + 3 = 80, 80 + 10 + 4 = 94, 94 + 30 = 124
    #expect(table.frame(at: 0).y == 80)
    #expect(
      table.supplementaries == [
        Supplementary(kind: .header, section: 0, frame: Rect(x: 0, y: 0, width: 100, height: 20)),
        Supplementary(kind: .footer, section: 0, frame: Rect(x: 0, y: 27, width: 100, height: 30)),
        Supplementary(kind: .header, section: 1, frame: Rect(x: 0, y: 57, width: 100, height: 20)),
        Supplementary(kind: .footer, section: 1, frame: Rect(x: 0, y: 94, width: 100, height: 30)),
      ])
    #expect(table.contentSize.height == 124)
  }

  @Test func `nothing to lay out is an empty table`() {
    let table = table(FlowLayout(), sections: [], in: LayoutEnvironment(bounds: Size(width: 100, height: 100)))
    #expect(table.columns == 0)
    #expect(table.itemCount == 0)
    #expect(table.contentSize == Size(width: 100, height: 0))
    #expect(table.items(intersecting: Rect(x: 0, y: 0, width: 100, height: 100)) == [])
  }

  @Test func `scrolling horizontally fills columns from top to bottom`() {
    // 3 * 30 + 2 * 5 = 100 fits exactly; gap 5; the columns are 40 + 7 apart.
    let layout = FlowLayout(
      scrollDirection: .horizontal, itemSize: .uniform(Size(width: 40, height: 30)), minimumLineSpacing: 7,
      minimumInteritemSpacing: 5)
    let table = layout.frameTable(
      for: LayoutContent(sectionCounts: [5]),
      in: LayoutEnvironment(bounds: Size(width: 300, height: 100)))
    #expect(table.allFrames.map(\.x) == [0, 0, 0, 47, 47])
    #expect(table.allFrames.map(\.y) == [0, 35, 70, 0, 35])
    #expect(table.contentSize == Size(width: 87, height: 100))
  }

  @Test func `mixed sizes that scroll horizontally say that UIKit may swap the spacings`() {
    let sizes = [Size(width: 40, height: 30), Size(width: 40, height: 50), Size(width: 40, height: 80)]
    let environment = LayoutEnvironment(bounds: Size(width: 300, height: 100))
    var layout = FlowLayout(scrollDirection: .horizontal, minimumLineSpacing: 20, minimumInteritemSpacing: 4)
    let documented = table(layout, sections: [sizes], in: environment)
    // 30 + 4 + 50 = 84 fits in 100; the first column is justified.
    #expect(documented.allFrames.map(\.y) == [0, 50, 0])
    #expect(documented.allFrames.map(\.x) == [0, 0, 60])
    #expect(documented.issues == [.swappedSpacings(section: 0)])

    layout.swapsHorizontalSpacings = true
    let swapped = table(layout, sections: [sizes], in: environment)
    // 30 + 20 + 50 = 100 fits exactly; columns are 4 apart.
    #expect(swapped.allFrames.map(\.x) == [0, 0, 44])
    #expect(swapped.issues.allSatisfy { $0 != .swappedSpacings(section: 0) })

    layout.minimumLineSpacing = 4
    layout.swapsHorizontalSpacings = false
    #expect(table(layout, sections: [sizes], in: environment).issues == [])
  }

  @Test func `right to left mirrors every frame in the content`() {
    let layout = FlowLayout(
      minimumInteritemSpacing: 10, sectionInset: EdgeInsets(top: 0, left: 20, bottom: 0, right: 0),
      flipsHorizontallyInOppositeLayoutDirection: true)
    let table = table(
      layout, sections: [[Size(width: 80, height: 30), Size(width: 100, height: 30)]],
      in: LayoutEnvironment(bounds: Size(width: 300, height: 100), isRightToLeft: true))
    // 300 - 20 - 80; 300 - (20 + 80 + 10) - 100
    #expect(table.allFrames.map(\.x) == [200, 90])
  }

  @Test func `right to left that scrolls horizontally begins at the content's end`() {
    let layout = FlowLayout(
      scrollDirection: .horizontal, itemSize: .uniform(Size(width: 40, height: 60)),
      headerReferenceSize: Size(width: 15, height: 0), flipsHorizontallyInOppositeLayoutDirection: true)
    let table = layout.frameTable(
      for: LayoutContent(sectionCounts: [2]),
      in: LayoutEnvironment(bounds: Size(width: 300, height: 100), isRightToLeft: true))
    // Content 15 + 40 + 10 + 40 = 105: header at 105 - 15, items at 105 - 15 - 40 and 105 - 65 - 40
    #expect(table.supplementaries.map(\.frame) == [Rect(x: 90, y: 0, width: 15, height: 100)])
    #expect(table.allFrames.map(\.x) == [50, 0])
  }
  @Test func `what flips stays as it is where the language runs from left to right`() {
    let layout = FlowLayout(flipsHorizontallyInOppositeLayoutDirection: true)
    let environment = LayoutEnvironment(bounds: Size(width: 300, height: 100))
    let table = table(layout, sections: [[Size(width: 80, height: 30), Size(width: 100, height: 30)]], in: environment)
    #expect(table.allFrames.map(\.x) == [0, 90])
  }
}
