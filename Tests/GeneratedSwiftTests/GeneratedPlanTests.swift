import Foundation
import LayoutRuntime
import PlanModel
import Testing

struct GeneratedPlanTests {
  /// Each step on each viewport, as the compiler and as the generated chain has it.
  private func forEachStep(
    of golden: GoldenSpec, _ body: (ViewportPlan, StepPlans, ListedPlans) throws -> Void
  ) throws {
    let spec = try golden.resolved()
    for (chain, (generated, listed)) in zip(spec.chains, zip(golden.chains(), golden.listed())) {
      #expect(chain.steps.count == generated.steps.count)
      for (index, step) in chain.steps.enumerated() {
        #expect(generated.steps[index].transition == step.transition)
        #expect(listed.steps[index].map(\.viewport) == step.plans.map { spec.viewports[$0.viewport].name })
        for (plan, listed) in zip(step.plans, listed.steps[index]) {
          try body(plan, #require(generated.plans(ofStep: index, on: listed.viewport)), listed)
        }
      }
    }
  }

  @Test(arguments: GoldenSpec.all.filter(\.isExact))
  func `target offsets and plans equal the compiler's`(golden: GoldenSpec) throws {
    var compared = 0
    try forEachStep(of: golden) { plan, generated, _ in
      #expect(generated.anchorChoices == plan.anchorChoices)
      for choice in plan.anchorChoices {
        #expect(generated.plan(for: choice) == plan.plan(for: choice))
        compared += plan.plan(for: choice).participants.count
      }
    }
    #expect(compared > 20)
    let json = try golden.jsonPlan()
    for (chain, generated) in zip(json.chains, golden.chains()) {
      for (index, step) in chain.steps.enumerated() {
        for plan in step.plans {
          var offsets: [Double] = []
          generated.plans(ofStep: index, on: plan.viewport)?.targetOffsets.forEachRun {
            offsets += Array(repeating: $0, count: $1)
          }
          #expect(offsets == plan.targetOffsets)
        }
      }
    }
  }

  @Test(arguments: GoldenSpec.all)
  func `listed plans read back as they were planned`(golden: GoldenSpec) throws {
    try forEachStep(of: golden) { plan, _, listed in
      #expect(listed.anchors.count == plan.anchorChoices.count)
      for (choice, anchor) in zip(plan.anchorChoices, listed.anchors) {
        let expected = plan.plan(for: choice)
        #expect(anchor.item == expected.anchor?.item)
        #expect(anchor.from == expected.from.contentOffset)
        #expect(anchor.to == expected.to.contentOffset)
        #expect(anchor.participants(from: plan.from, to: plan.to) == expected.participants)
      }
    }
  }
}
