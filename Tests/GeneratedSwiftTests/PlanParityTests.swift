import Foundation
import JSONOutput
import LayoutRuntime
import PlanModel
import SwiftOutput
import Testing
import TextWriting

struct PlanParityTests {
  @Test(arguments: GoldenSpec.all)
  func `target offsets equal the JSON`(golden: GoldenSpec) throws {
    let json = emitted("json", try golden.resolved(), EmissionOptions())
    let plan = try JSONDecoder().decode(JSONPlan.self, from: Data(json.utf8))
    for (chain, steps) in zip(plan.chains, golden.generated().plans) {
      #expect(chain.steps.count == steps.count)
      for (step, plans) in zip(chain.steps, steps) {
        #expect(step.plans.map(\.viewport) == plans.map(\.viewport))
        #expect(step.plans.map(\.targetOffsets) == plans.map(\.targetOffsets))
        #expect(step.plans.map { $0.anchors.map(\.item) } == plans.map { $0.anchors.map(\.item) })
      }
    }
  }

  @Test(arguments: GoldenSpec.all)
  func `samples equal the compiler's`(golden: GoldenSpec) throws {
    let spec = try golden.resolved()
    var compared = 0
    for (chain, steps) in zip(spec.chains, golden.generated().plans) {
      for (step, plans) in zip(chain.steps, steps) {
        for (viewportPlan, generatedPlan) in zip(step.plans, plans) {
          for (choice, anchor) in zip(viewportPlan.anchorChoices, generatedPlan.anchors) {
            let plan = viewportPlan.plan(for: choice)
            #expect(anchor.from == plan.from.contentOffset)
            #expect(anchor.to == plan.to.contentOffset)
            for progress in [-0.1, 0, 0.25, 0.5, 0.875, 1, 1.1] {
              let expected = plan.participants.map { plan.sample($0, at: progress) }
              expect(anchor.samples(progress), equals: expected, z: plan.participants.map(\.z))
              compared += expected.count
            }
          }
        }
      }
    }
    #expect(compared > 100)
  }

  @Test(arguments: GoldenSpec.all)
  func `samples by time follow the curve and the delays`(golden: GoldenSpec) throws {
    let spec = try golden.resolved()
    for (chain, steps) in zip(spec.chains, golden.generated().plans) {
      for (step, plans) in zip(chain.steps, steps) {
        for (viewportPlan, generatedPlan) in zip(step.plans, plans) {
          for (choice, anchor) in zip(viewportPlan.anchorChoices, generatedPlan.anchors) {
            let plan = viewportPlan.plan(for: choice)
            let timing = plan.options.timing
            // A curve is kept as 33 points: between two of them, an arc differs from its chord by under a hundredth.
            for part in [0.1, 0.5, 0.9] {
              let time = part * plan.totalDuration
              for (participant, sample) in zip(plan.participants, anchor.samplesAtTime(time)) {
                let progress = timing.progress(at: time, delay: participant.delay)
                let expected = plan.sample(participant, at: progress)
                let reach = max(participant.travelLength, 1)
                #expect(abs(sample.viewportFrame.y - expected.viewportFrame.y) <= 0.01 * reach)
              }
            }
          }
        }
      }
    }
  }

  private func expect(_ found: [GeneratedSpec.Sample], equals expected: [ParticipantSample], z: [Int]) {
    #expect(found.count == expected.count)
    #expect(found.map(\.z) == z)
    #expect(found.map(\.frame) == expected.map(\.frame))
    #expect(found.map(\.viewportFrame) == expected.map(\.viewportFrame))
    #expect(found.map(\.opacity) == expected.map(\.opacity))
    #expect(found.map(\.scale) == expected.map(\.scale))
  }
}

extension Participant {
  fileprivate var travelLength: Double {
    abs(viewportTo.y - viewportFrom.y) + abs(viewportTo.height - viewportFrom.height)
  }
}
