import LayoutRuntime
import Testing

@Suite struct PlanPropertyTests {
  @Test(arguments: 0..<48)
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

  @Test func `the random transitions have every role`() {
    var roles = Set<Role>()
    var hidden = 0
    for seed in 0..<48 {
      let plan = RandomTransition(seed: UInt64(seed)).plan
      roles.formUnion(plan.participants.map(\.role))
      hidden += plan.figures.itemRoles.hidden
    }
    #expect(roles.isSuperset(of: [.move, .enter, .exit, .transit]))
    #expect(hidden > 0)
  }

  @Test(arguments: 0..<48)
  func `the target table has the plan's target`(seed: UInt64) throws {
    let transition = RandomTransition(seed: seed)
    var values: [Double] = []
    TargetOffsets(
      from: transition.from, to: transition.to, matching: transition.matching, options: transition.options
    ).forEachRun { values += Array(repeating: $0, count: $1) }
    #expect(values.count == transition.fromFrames.count)
    #expect(try values[#require(transition.plan.anchor).item] == transition.plan.target.clamped.y)
  }

  @Test(arguments: 0..<48)
  func `z ranks are a permutation with the anchor on top`(seed: UInt64) {
    let plan = RandomTransition(seed: seed).plan
    #expect(plan.participants.map(\.z).sorted() == Array(0..<plan.participants.count))
    if let anchor = plan.anchorParticipant { #expect(plan.participants[anchor].z == plan.participants.count - 1) }
  }

  @Test(arguments: 0..<48)
  func `the way back of the way back is the plan, and offsets are restored`(seed: UInt64) {
    let plan = RandomTransition(seed: seed).plan
    let back = plan.reversed()
    #expect(back.reversed() == plan)
    #expect(back.to.contentOffset == plan.from.contentOffset)
    #expect(back.from.contentOffset == plan.to.contentOffset)
    #expect(back.participants.count == plan.participants.count)
    #expect(back.figures.itemRoles == plan.figures.itemRoles.reversed)
  }

  @Test(arguments: 0..<48)
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

  @Test(arguments: 0..<48)
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

  @Test(arguments: 0..<48)
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
