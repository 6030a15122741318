import LayoutRuntime

/// A random transition, and every item and header of it, visible or not, found without the planner.
struct RandomTransition {
  let from: TransitionSide
  let to: TransitionSide
  let matching: ItemMatching
  let toIndices: [Int?]
  let fromFrames: [Rect]
  let toFrames: [Rect]
  let options: TransitionOptions
  let plan: TransitionPlan

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...60, using: &generator)
    let otherCount = Bool.random(using: &generator) ? count : Int.random(in: 0...60, using: &generator)
    let environment = LayoutEnvironment(
      bounds: Size(
        width: Double(Int.random(in: 100...400, using: &generator)),
        height: Double(Int.random(in: 100...500, using: &generator))),
      adjustedContentInset: EdgeInsets(
        top: Double(Int.random(in: 0...40, using: &generator)), left: 0,
        bottom: Double(Int.random(in: 0...40, using: &generator)), right: 0))
    (from, fromFrames) = Self.side(count, environment, using: &generator)
    (to, toFrames) = Self.side(otherCount, environment, using: &generator)
    if Int.random(in: 0..<3, using: &generator) == 0 {
      let targets = (0..<max(count, otherCount)).shuffled(using: &generator)
      toIndices = (0..<count).map { targets[$0] < otherCount ? targets[$0] : nil }
      matching = ItemMatching(toIndices: toIndices, toCount: otherCount)
    } else {
      toIndices = (0..<count).map { $0 < otherCount ? $0 : nil }
      matching = .sameIndex
    }
    options = TransitionOptions(
      placement: ScrollPlacement.allCases.randomElement(using: &generator) ?? .top,
      start: [.automatic, .top, .bottom, .centered, .offset(33.3)].randomElement(using: &generator) ?? .top,
      scrolling: Bool.random(using: &generator) ? .during : .after,
      timing: TransitionTiming(
        stagger: Stagger(order: Stagger.Order.allCases.randomElement(using: &generator) ?? .none, spread: 0.2)),
      entering: .fade, exiting: .scale)
    plan = planTransition(
      from: from, to: to, anchor: .selected(Int.random(in: 0..<count, using: &generator)), matching: matching,
      options: options)
  }

  private static func side(
    _ count: Int, _ environment: LayoutEnvironment, using generator: inout SeededGenerator
  ) -> (TransitionSide, [Rect]) {
    let frames: [Rect]
    let table: FrameTable
    switch Int.random(in: 0..<4, using: &generator) {
    case 0:
      table = uniformTable(
        count: count, columns: Int.random(in: 1...5, using: &generator),
        itemSize: Size(
          width: Double.random(in: 5...120, using: &generator), height: Double.random(in: 5...120, using: &generator)),
        crossStep: Double.random(in: 5...130, using: &generator),
        mainStep: Double.random(in: 1...160, using: &generator), width: environment.bounds.width)
      guard case .uniform(let lines) = table.sections[0] else { preconditionFailure("a uniform table") }
      frames = (0..<count).map { lines.frame(at: $0) }
    case 1:
      // Scattered over a plane larger than the viewport on both axes, some without area.
      frames = (0..<count).map { _ in
        Rect(
          x: Double.random(in: -300...900, using: &generator), y: Double.random(in: -300...2000, using: &generator),
          width: Double(Int.random(in: 0...90, using: &generator)),
          height: Double.random(in: 1...90, using: &generator))
      }
      table = listedTable(frames, contentSize: Size(width: 900, height: 2000))
    case 2:
      table = flowTable(count, environment, using: &generator)
      frames = (0..<count).map { table.frame(at: $0) }
    default:
      // A list, mixed heights on whole points, so that edges touch exactly.
      var y = 0.0
      frames = (0..<count).map { _ in
        let height = Double(Int.random(in: 1...8, using: &generator) * 10)
        defer { y += height }
        return Rect(x: 0, y: y, width: environment.bounds.width, height: height)
      }
      table = listedTable(
        frames, contentSize: Size(width: environment.bounds.width, height: y),
        supplementaries: [
          Supplementary(kind: .header, section: 0, frame: Rect(x: 0, y: 0, width: 50, height: 20)),
          Supplementary(kind: .footer, section: 0, frame: Rect(x: 0, y: y, width: 50, height: 20)),
        ])
    }
    return (TransitionSide(table: table, environment: environment), frames)
  }

  /// Mixed sizes in three sections with headers.
  private static func flowTable(
    _ count: Int, _ environment: LayoutEnvironment, using generator: inout SeededGenerator
  ) -> FrameTable {
    let sizes = (0..<count).map { _ in
      Size(
        width: Double(Int.random(in: 10...90, using: &generator)),
        height: Double(Int.random(in: 10...90, using: &generator)))
    }
    let layout = FlowLayout(
      itemSize: .each { sizes[$0] }, minimumLineSpacing: Double.random(in: -5...10, using: &generator),
      minimumInteritemSpacing: 3,
      sectionInset: EdgeInsets(top: 5, left: 5, bottom: 5, right: 5), headerReferenceSize: Size(width: 0, height: 22))
    let first = Int.random(in: 0...count, using: &generator)
    let content = LayoutContent(sectionCounts: [first, 0, count - first])
    return layout.frameTable(for: content, in: environment)
  }

  /// Every item with its frames in content space.
  var items: [(element: Participant.Element, from: Rect?, to: Rect?)] {
    var all: [(element: Participant.Element, from: Rect?, to: Rect?)] = fromFrames.indices.map { index in
      (.item(from: index, to: toIndices[index]), fromFrames[index], toIndices[index].map { toFrames[$0] })
    }
    let matched = Set(toIndices.compactMap { $0 })
    for index in toFrames.indices where !matched.contains(index) {
      all.append((.item(from: nil, to: index), nil, toFrames[index]))
    }
    return all
  }

  /// How deep a rectangle reaches into the viewport at a moment, in points; > 0 where it shows area.
  func depth(_ start: Rect, _ end: Rect, at p: Double) -> Double {
    func mix(_ a: Double, _ b: Double) -> Double { (1 - p) * a + p * b }
    let (x, y) = (mix(start.x, end.x), mix(start.y, end.y))
    let (width, height) = (mix(start.width, end.width), mix(start.height, end.height))
    return min(x + width, plan.viewport.width - x, y + height, plan.viewport.height - y, width, height)
  }
}

func moved(_ rect: Rect, by offset: Point) -> Rect {
  Rect(x: rect.x - offset.x, y: rect.y - offset.y, width: rect.width, height: rect.height)
}
