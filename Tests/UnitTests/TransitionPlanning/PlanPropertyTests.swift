import LayoutGeometry
import Testing
import TransitionPlanning

/// A random transition, and every item and header of it, visible or not, found without the planner.
private struct RandomTransition {
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
    switch Int.random(in: 0..<3, using: &generator) {
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

private func moved(_ rect: Rect, by offset: Point) -> Rect {
  Rect(x: rect.x - offset.x, y: rect.y - offset.y, width: rect.width, height: rect.height)
}

@Suite struct PlanPropertyTests {
  @Test(arguments: 0..<60)
  func `1,001 points of progress agree with every role and visibility interval`(seed: UInt64) {
    let transition = RandomTransition(seed: seed)
    let plan = transition.plan
    var roles = RoleCounts()
    for item in transition.items {
      let start = item.from.map { moved($0, by: plan.from.contentOffset) }
      let end = item.to.map { moved($0, by: plan.to.contentOffset) }
      guard let first = start ?? end, let last = end ?? start else { continue }
      let depths = (0...1000).map { transition.depth(first, last, at: Double($0) / 1000) }
      let listed = plan.participants.filter { $0.element == item.element }
      #expect(listed.count <= 1)
      if let participant = listed.first {
        let visible = participant.visible
        #expect(0 <= visible.lower && visible.lower < visible.upper && visible.upper <= 1)
        let isRight = depths.enumerated().allSatisfy { step, depth in
          let p = Double(step) / 1000
          if p > visible.lower && p < visible.upper { return depth > -1e-9 }
          return depth < 1e-9 || p == visible.lower || p == visible.upper
        }
        #expect(isRight)
      } else {
        #expect(depths.allSatisfy { $0 < 1e-9 })
      }
      let atStart = start != nil && depths[0] > 0
      let atEnd = end != nil && depths[1000] > 0
      let role = listed.first?.role ?? .hidden
      #expect(role.isVisibleAtStart == atStart)
      #expect(role.isVisibleAtEnd == atEnd)
      switch role {
      case .move: roles.move += 1
      case .still: roles.still += 1
      case .enter: roles.enter += 1
      case .exit: roles.exit += 1
      case .transit: roles.transit += 1
      case .hidden: roles.hidden += 1
      }
    }
    #expect(plan.figures.itemRoles == roles)
  }

  @Test(arguments: 0..<60)
  func `z ranks are a permutation with the anchor on top`(seed: UInt64) {
    let plan = RandomTransition(seed: seed).plan
    #expect(plan.participants.map(\.z).sorted() == Array(0..<plan.participants.count))
    if let anchor = plan.anchorParticipant { #expect(plan.participants[anchor].z == plan.participants.count - 1) }
  }

  @Test(arguments: 0..<60)
  func `the way back of the way back is the plan, and offsets are restored`(seed: UInt64) {
    let plan = RandomTransition(seed: seed).plan
    let back = plan.reversed()
    #expect(back.reversed() == plan)
    #expect(back.to.contentOffset == plan.from.contentOffset)
    #expect(back.from.contentOffset == plan.to.contentOffset)
    #expect(back.participants.count == plan.participants.count)
    #expect(back.figures.itemRoles == plan.figures.itemRoles.reversed)
  }

  @Test(arguments: 0..<60)
  func `both ends are the frame tables, bit for bit`(seed: UInt64) {
    let transition = RandomTransition(seed: seed)
    let plan = transition.plan
    for participant in plan.participants {
      guard case .item(let from, let to) = participant.element else { continue }
      if let from {
        #expect(plan.sample(participant, at: 0).frame.bits == transition.fromFrames[from].bits)
      }
      if let to {
        #expect(plan.sample(participant, at: 1).frame.bits == transition.toFrames[to].bits)
      }
    }
  }

  @Test(arguments: 0..<60)
  func `the way there and the way back pass through the same frames`(seed: UInt64) throws {
    let plan = RandomTransition(seed: seed).plan
    let back = plan.reversed()
    for participant in plan.participants {
      guard case .item(let from, let to) = participant.element else { continue }
      let same = try #require(back.participants.first { $0.element == .item(from: to, to: from) })
      for step in 0...8 {
        let p = Double(step) / 8
        // At 0.5 each is measured from its own start.
        let (there, here) = (plan.sample(participant, at: p), back.sample(same, at: 1 - p))
        #expect(
          step == 4 ? isClose(there.viewportFrame, here.viewportFrame) : there.viewportFrame == here.viewportFrame)
      }
    }
  }

  @Test(arguments: 0..<60)
  func `the anchor ends where it was asked for, or the content at an end of its range`(seed: UInt64) {
    let transition = RandomTransition(seed: seed)
    let plan = transition.plan
    guard let item = plan.anchor?.item, let end = transition.toIndices[item] else { return }
    let limits = transition.to.scrollRange.vertical
    let offset = plan.target.clamped.y
    let frame = moved(transition.toFrames[end], by: plan.target.clamped)
    let start = moved(transition.fromFrames[item], by: plan.from.contentOffset)
    let insets = plan.to.adjustedContentInset
    let bottom = plan.viewport.height - insets.bottom
    let isAsked =
      switch plan.options.placement {
      case .top: isClose(frame.y, insets.top)
      case .bottom: isClose(frame.y + frame.height, bottom)
      case .centeredVertically: isClose(frame.y + frame.height / 2, (insets.top + bottom) / 2)
      case .minimal: isClose(frame.y + frame.height / 2, start.y + start.height / 2)
      case .nearest:
        frame.y >= insets.top - 1e-9 && frame.y + frame.height <= bottom + 1e-9 || frame.height > bottom - insets.top
      case .visible: frame.y < bottom && frame.y + frame.height > insets.top || frame.height == 0
      case .left, .right, .centeredHorizontally, .none: isClose(offset, limits.clamp(plan.from.contentOffset.y))
      }
    #expect(isAsked || offset == limits.low || offset == limits.high)
    #expect(offset >= limits.low && offset <= limits.high)
    #expect(isClose(plan.to.contentOffset.y + plan.figures.jump.y, offset))
  }
}

extension Rect {
  fileprivate var bits: [UInt64] {
    [x.bitPattern, y.bitPattern, width.bitPattern, height.bitPattern]
  }
}
