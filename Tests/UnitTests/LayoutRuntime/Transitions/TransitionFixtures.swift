import LayoutRuntime

/// The blog's screen: 390 x 844, a navigation bar that ends at 91, a home indicator of 34.
let phone = LayoutEnvironment(
  bounds: Size(width: 390, height: 844), adjustedContentInset: EdgeInsets(top: 91, left: 0, bottom: 34, right: 0))

/// The blog's layout on the phone: edge = 390 * scale - 12, insets 8, interitem spacing 0, line spacing 8.
func tiles(scale: Double, count: Int = 48) -> FrameTable {
  let edge = 390 * scale - 12
  let layout = FlowLayout(
    itemSize: .uniform(Size(width: edge, height: edge)), minimumLineSpacing: 8, minimumInteritemSpacing: 0,
    sectionInset: EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  let content = LayoutContent(sectionCounts: [count])
  return layout.frameTable(for: content, in: phone)
}

/// Lines of `columns` items that begin at (8, 8) and end 8 before the content does.
func uniformTable(
  count: Int, columns: Int, itemSize: Size, crossStep: Double, mainStep: Double, width: Double
) -> FrameTable {
  let lines = UniformLines(
    count: count, itemsPerLine: columns, itemSize: itemSize, mainAxis: .vertical,
    crossPositions: ArithmeticProgression(first: 8, step: crossStep),
    mainPositions: ArithmeticProgression(first: 8, step: mainStep))
  let lineCount = (count + columns - 1) / columns
  let height = 16 + Double(max(0, lineCount - 1)) * mainStep + (lineCount > 0 ? itemSize.height : 0)
  return FrameTable(
    columns: columns, interitemGap: crossStep - itemSize.width, contentSize: Size(width: width, height: height),
    sections: [.uniform(lines)], supplementaries: [], issues: [])
}

func listedTable(_ frames: [Rect], contentSize: Size, supplementaries: [Supplementary] = []) -> FrameTable {
  FrameTable(
    columns: 1, interitemGap: nil, contentSize: contentSize, sections: [.listed(frames)],
    supplementaries: supplementaries, issues: [])
}

func side(_ table: FrameTable, in environment: LayoutEnvironment = phone, at y: Double? = nil) -> TransitionSide {
  TransitionSide(table: table, environment: environment, contentOffset: y.map { Point(x: 0, y: $0) })
}

/// The post's step from 0.25 to 0.5.
func zoom(
  _ item: Int, options: TransitionOptions = TransitionOptions()
) -> TransitionPlan {
  planTransition(
    from: side(tiles(scale: 0.25)), to: side(tiles(scale: 0.5)), anchor: .selected(item), options: options)
}

/// From frames to frames on a viewport of 100 x 100, without scrolling.
func planInPlace(_ from: [Rect], _ to: [Rect]) -> TransitionPlan {
  func side(_ frames: [Rect]) -> TransitionSide {
    TransitionSide(
      table: listedTable(frames, contentSize: Size(width: 100, height: 100)),
      environment: LayoutEnvironment(bounds: Size(width: 100, height: 100)))
  }
  return planTransition(
    from: side(from), to: side(to), anchor: .explicit(0), options: TransitionOptions(placement: .none))
}

extension TransitionPlan {
  func participant(_ item: Int) -> Participant? {
    participants.first { $0.element == .item(from: item, to: item) }
  }

  /// Items by index on the side that is come from.
  var items: [Int] {
    participants.compactMap { if case .item(let from?, _) = $0.element { from } else { nil } }
  }
}

func isClose(_ a: Double, _ b: Double) -> Bool {
  abs(a - b) <= 1e-9
}

func isClose(_ a: Rect, _ b: Rect) -> Bool {
  isClose(a.x, b.x) && isClose(a.y, b.y) && isClose(a.width, b.width) && isClose(a.height, b.height)
}

func isClose(_ a: Point, _ b: Point) -> Bool {
  isClose(a.x, b.x) && isClose(a.y, b.y)
}
