internal import LayoutRuntime
internal import PlanModel
internal import TextWriting

/// The steps of a chain and their transition plans.
struct SwiftPlans {
  let chains: SwiftChains
  let chain: Int

  /// Enough that straight lines between the points stay within a thousandth of any curve that is watched in a second or two.
  static let curveSampleCount = 129

  private var steps: [Step] { chains.spec.chains[chain].steps }

  func appendSteps(to writer: inout OutputWriter) {
    for (index, step) in steps.enumerated() {
      let names = chains.planNames[chain][index]
      writer.blankLine()
      appendTransition(step.transition, at: index, to: &writer)
      writer.blankLine()
      writer.line(2, "static let step\(index) = Step(")
      writer.line(3, "from: \(step.from),")
      writer.line(3, "to: \(step.to),")
      writer.line(3, "transition: transition\(index),")
      writer.line(3, "plans: " + swiftList(names, depth: 3))
      writer.line(2, ")")
      for (place, plan) in step.plans.enumerated() {
        append(plan, at: place, of: step, index: index, to: &writer)
      }
    }
  }

  private func appendTransition(_ transition: Transition, at index: Int, to writer: inout OutputWriter) {
    let options = transition.options
    let anchor =
      switch transition.anchor {
      case .selected: ".selected"
      case .centerVisible: ".centerVisible"
      case .firstVisible: ".firstVisible"
      case .item(let item): ".item(\(swiftNumber(item)))"
      }
    let start =
      switch options.start {
      case .automatic: ".automatic"
      case .top: ".top"
      case .bottom: ".bottom"
      case .centered: ".centered"
      case .offset(let offset): ".offset(\(swiftNumber(offset)))"
      }
    let curve = options.timing.curve.samples(Self.curveSampleCount, duration: options.timing.duration)
    writer.line(2, "static let transition\(index) = Transition(")
    writer.line(3, "anchor: \(anchor),")
    writer.line(3, "placement: .\(options.placement.rawValue),")
    writer.line(3, "start: \(start),")
    writer.line(3, "scrollsAfterward: \(options.scrolling == .after),")
    writer.line(3, "duration: \(swiftNumber(options.timing.runningTime)),")
    writer.line(3, "curve: Packed.numbers(")
    writer.line(4, "\(PackedText.columns([curve], depth: 4))),")
    writer.line(3, "entering: .\(options.entering.rawValue),")
    writer.line(3, "exiting: .\(options.exiting.rawValue),")
    writer.line(3, "clampsProgress: \(options.progressPolicy == .clamp)")
    writer.line(2, ")")
  }

  private func append(
    _ plan: ViewportPlan, at place: Int, of step: Step, index: Int, to writer: inout OutputWriter
  ) {
    let planName = chains.planNames[chain][index][place]
    let anchors = plan.anchorChoices.map { plan.plan(for: $0) }
    var arguments = [
      "viewport: " + swiftLiteral(chains.spec.viewports[plan.viewport].name, depth: 3),
      "from: level\(step.from).listedTables[\(place)]", "to: level\(step.to).listedTables[\(place)]",
      "axes: (from: .\(plan.from.scrollDirection.rawValue), to: .\(plan.to.scrollDirection.rawValue))",
      "transition: transition\(index)",
    ]
    let indices = toIndices(of: plan)
    let isSame = indices.enumerated().allSatisfy { $1 == ($0 < plan.to.table.itemCount ? Double($0) : -1) }
    if isSame {
      arguments.append("toIndices: nil")
    } else {
      arguments.append(
        "toIndices: {\n        Packed.numbers(\n          \(PackedText.columns([indices], depth: 5)))\n      }")
    }
    arguments.append("anchors: " + swiftList(anchors.indices.map { "\(planName)Anchor\($0)" }, depth: 3))
    writer.blankLine()
    writer.line(2, "static let \(planName) = Plan(")
    writer.line(3, arguments.joined(separator: ",\n      "))
    writer.line(2, ")")
    for (number, anchor) in anchors.enumerated() {
      writer.blankLine()
      writer.line(2, "static let \(planName)Anchor\(number) = AnchorPlan(")
      writer.line(3, "item: \(anchor.anchor.map { swiftNumber($0.item) } ?? "nil"),")
      writer.line(3, "contentOffset: (")
      writer.line(4, "from: \(swiftPoint(anchor.from.contentOffset)),")
      writer.line(4, "to: \(swiftPoint(anchor.to.contentOffset))")
      writer.line(3, "),")
      writer.line(3, "readParticipants: {")
      writer.line(4, "Participant.packed(")
      writer.line(5, "\(PackedText.columns(columns(of: anchor.participants), depth: 5)))")
      writer.line(3, "}")
      writer.line(2, ")")
    }
  }

  private func toIndices(of plan: ViewportPlan) -> [Double] {
    let toCount = plan.to.table.itemCount
    return (0..<plan.from.table.itemCount).map { item in
      plan.matching.toIndex(of: item, toCount: toCount).map { Double($0) } ?? -1
    }
  }

  /// See the runtime's `Participant.packed`.
  private func columns(of participants: [Participant]) -> [[Double]] {
    var columns = [[Double]](repeating: [], count: 8)
    for participant in participants {
      switch participant.element {
      case .item(let from, let to):
        columns[0].append(0)
        columns[1].append(Double(from ?? -1))
        columns[2].append(Double(to ?? -1))
      case .supplementary(let kind, let section):
        columns[0].append(kind == .header ? 1 : 2)
        columns[1].append(Double(section))
        columns[2].append(Double(section))
      }
      let roles: [Role] = [.move, .still, .enter, .exit, .transit]
      guard let role = roles.firstIndex(of: participant.role) else {
        preconditionFailure("plans list what is seen")
      }
      columns[3].append(Double(role))
      columns[4].append(participant.visible.lower)
      columns[5].append(participant.visible.upper)
      columns[6].append(Double(participant.z))
      columns[7].append(participant.delay)
    }
    return columns
  }
}
