import LayoutRuntime
import Testing

@Suite struct PlanSamplingTests {
  @Test func `halfway is halfway`() throws {
    let plan = zoom(21)
    let anchor = try #require(plan.participant(21))
    let sample = plan.sample(anchor, at: 0.5)
    // y 566.5 -> 359 and 85.5 -> 183 on the viewport; 475.5 -> 1918 in the content.
    #expect(isClose(sample.viewportFrame.y, 462.75))
    #expect(isClose(sample.viewportFrame.width, 134.25))
    #expect(isClose(sample.frame.y, 1196.75))
    #expect(isClose(plan.contentOffset(at: 0.5).y, 734))
  }

  @Test func `progress beyond the end goes on or stops there`() throws {
    var plan = zoom(21)
    let anchor = try #require(plan.participant(21))
    #expect(isClose(plan.sample(anchor, at: 1.5).viewportFrame.y, 255.25))  // 359 - 207.5 / 2
    #expect(isClose(plan.contentOffset(at: -0.5).y, -916))
    plan.options.progressPolicy = .clamp
    #expect(plan.sample(anchor, at: 1.5).frame == anchor.to)
    #expect(plan.contentOffset(at: -0.5) == plan.from.contentOffset)
  }

  @Test func `a size does not turn inside out`() throws {
    let plan = zoom(21).reversed()
    let anchor = try #require(plan.participant(21))
    // 183 - 97.5 * 3 < 0.
    #expect(plan.sample(anchor, at: 3).frame.width == 0)
  }

  @Test func `an exit fades or shrinks while it is visible`() throws {
    var plan = zoom(21, options: TransitionOptions(exiting: .fade))
    let item = try #require(plan.participant(0))
    let middle = item.visible.upper / 2
    #expect(plan.sample(item, at: 0).opacity == 1)
    #expect(isClose(plan.sample(item, at: middle).opacity, 0.5))
    #expect(plan.sample(item, at: item.visible.upper).opacity == 0)
    #expect(plan.sample(item, at: middle).scale == 1)
    plan.options.exiting = .scale
    #expect(isClose(plan.sample(item, at: middle).scale, 0.5))
    #expect(plan.sample(item, at: middle).opacity == 1)
    // What moves from place to place does neither.
    let moving = try #require(plan.participant(21))
    #expect(plan.sample(moving, at: 0.5).scale == 1)
  }

  @Test func `an item without a frame on the other side fades where it stands`() throws {
    let plan = planTransition(
      from: side(tiles(scale: 0.25, count: 6)), to: side(tiles(scale: 0.25, count: 7)), anchor: .selected(0))
    let item = try #require(plan.participants.first { $0.element == .item(from: nil, to: 6) })
    #expect(plan.appearanceStyle(of: item) == .fade)
    #expect(plan.sample(item, at: 0.25).opacity == 0.25)
    #expect(plan.sample(item, at: 0.25).frame == item.to)
  }

  @Test func `under reduced motion nothing travels`() throws {
    let plan = zoom(21)
    let moving = try #require(plan.participant(21))
    let fade = plan.crossFade(moving, at: 0.25)
    #expect(fade.leaving == moving.viewportFrom)
    #expect(fade.leavingOpacity == 0.75)
    #expect(fade.arriving == moving.viewportTo)
    #expect(fade.arrivingOpacity == 0.25)
    let exiting = try #require(plan.participant(0))
    #expect(plan.crossFade(exiting, at: 1.5).arriving == nil)
    #expect(plan.crossFade(exiting, at: 1.5).leavingOpacity == 0)
    let tile = side(tiles(scale: 0.25))
    let identity = planTransition(from: tile, to: tile, anchor: .selected(0))
    let still = try #require(identity.participant(0))
    #expect(identity.crossFade(still, at: 0.5).leavingOpacity == 1)
  }
}
