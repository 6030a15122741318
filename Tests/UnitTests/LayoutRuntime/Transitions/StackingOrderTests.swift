import LayoutRuntime
import Testing

@Suite struct StackingOrderTests {
  private func plan(stagger: Stagger = .none) -> TransitionPlan {
    let frames = [
      Rect(x: 0, y: 0, width: 30, height: 10), Rect(x: 0, y: 20, width: 10, height: 10),
      Rect(x: 40, y: 60, width: 20, height: 10), Rect(x: 50, y: 20, width: 10, height: 10),
    ]
    let side = TransitionSide(
      table: listedTable(frames, contentSize: Size(width: 100, height: 100)),
      environment: LayoutEnvironment(bounds: Size(width: 100, height: 100)))
    return planTransition(
      from: side, to: side, anchor: .selected(1),
      options: TransitionOptions(timing: TransitionTiming(duration: 0.5, stagger: stagger)))
  }

  @Test func `the anchor is on top, then the greater area, then the later`() {
    // Areas 300, 100 (the anchor), 200, 100.
    #expect(plan().participants.map(\.z) == [2, 3, 1, 0])
  }

  @Test func `the way back has the same order`() {
    let plan = zoom(21)
    #expect(plan.reversed().participants.map(\.z) == plan.participants.map(\.z))
  }

  @Test func `without stagger all set off at once`() {
    #expect(plan().participants.map(\.delay) == [0, 0, 0, 0])
    #expect(plan().totalDuration == 0.5)
  }

  @Test func `stagger by index is even`() {
    let plan = plan(stagger: Stagger(order: .index, spread: 0.3))
    for (participant, delay) in zip(plan.participants, [0, 0.1, 0.2, 0.3]) {
      #expect(isClose(participant.delay, delay))
    }
    #expect(isClose(plan.totalDuration, 0.8))
    #expect(plan.options.timing.progress(at: 0.1, delay: 0.1) == 0)
    #expect(isClose(plan.options.timing.progress(at: 0.35, delay: 0.1), 0.5))
  }

  @Test func `stagger by distance begins at the anchor`() {
    // Centers (15, 5), (5, 25), (50, 65), (55, 25); from the anchor sqrt(500), 0, sqrt(3625), 50.
    let delays = plan(stagger: Stagger(order: .distance, spread: 0.3)).participants.map(\.delay)
    let farthest = Double(3625).squareRoot()
    for (delay, distance) in zip(delays, [Double(500).squareRoot(), 0, farthest, 50]) {
      #expect(isClose(delay, 0.3 * distance / farthest))
    }
  }

  @Test func `radial stagger begins at the center of the viewport`() {
    // From (50, 50): sqrt(1225 + 2025), sqrt(2025 + 625), 15, sqrt(25 + 625); the nearest sets off at once.
    let delays = plan(stagger: Stagger(order: .radial, spread: 0.3)).participants.map(\.delay)
    let farthest = Double(3250).squareRoot()
    for (delay, distance) in zip(delays, [farthest, Double(2650).squareRoot(), 15, Double(650).squareRoot()]) {
      #expect(isClose(delay, 0.3 * (distance - 15) / (farthest - 15)))
    }
  }
}
