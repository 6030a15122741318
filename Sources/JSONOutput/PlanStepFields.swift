internal import LayoutRuntime
internal import PlanModel
internal import TextWriting

/// Steps and their plans.
extension PlanFields {
  static let step = PlanValue<(spec: ResolvedSpec, step: Step)>.object(
    .lines, named: "step", "The way from one level to the next.",
    [
      .init("from", .count, "Index of the level that is left.") { $0.step.from },
      .init("to", .integer(from: 1), "Index of the level that is pushed.") { $0.step.to },
      .init("transition", transition, "What the spec says of it.") { $0.step.transition },
      .each("plans", .lines, viewportPlan, "The step on one viewport.", "The step on each viewport.") { whole, body in
        whole.step.plans.forEach { body((whole.spec.viewports[$0.viewport].name, $0)) }
      },
    ])

  private static let viewportPlan = PlanValue<(viewport: String, plan: ViewportPlan)>.object(
    .lines, named: "viewportPlan", "A step on one viewport.",
    [
      .init("viewport", .text, "The viewport's name.") { $0.viewport },
      .init(
        "status", status, "undefined where a layout of the step has frames that UIKit does not define."
      ) { $0.plan.isExact },
      .init(
        "targetOffsets", targetOffsets,
        "By tapped item, the content offset along the scroll direction afterwards, in points."
      ) { $0.plan.targetOffsets },
      .each("anchors", .lines, anchorPlan, "The plan for one anchor.", "Full plans, one an anchor.") { whole, body in
        whole.plan.anchorChoices.forEach { body((whole.plan, whole.plan.plan(for: $0))) }
      },
    ])

  private static let targetOffsets = PlanValue<TargetOffsets>(arraySchema(PlanValue<Double>.number.schema)) {
    $1.output.append($0)
  }

  /// Whether all frames are defined.
  private static let status = PlanValue<Bool>([("enum", .strings(["exact", "undefined"]))]) { isExact, json in
    json.string(isExact ? "exact" : "undefined")
  }

  private static let anchorPlan = PlanValue<(of: ViewportPlan, plan: TransitionPlan)>.object(
    .lines, named: "anchorPlan", "What happens between two layouts on one viewport for one anchor.",
    [
      .init("item", .nullable(.count), "The anchor; null where nothing is visible.") { $0.plan.anchor?.item },
      .optional(
        "reason", .word([.selected, .explicit, .centerVisible, .firstVisible]), "Why it is the anchor."
      ) { $0.plan.anchor?.reason },
      .init("status", status, "undefined where an undefined frame takes part.") { $0.plan.status == .exact },
      .optional("undefinedItems", undefinedItems, "The items whose undefined frames take part, by side.") {
        if case .undefined(let from, let to) = $0.plan.status { (from, to) } else { nil }
      },
      .init("contentOffset", contentOffsets, "Content offsets in points.") { $0.plan },
      .init("roles", roles, "Items by role.") { $0.plan.figures.itemRoles },
      .init("supplementaryRoles", roles, "Headers and footers by role.") { $0.plan.figures.supplementaryRoles },
      .init("figures", figures, "What the plan amounts to.") { $0.plan },
      .each(
        "items", .rows, plannedItem, "One item.",
        "The items that are seen, in item order; the hidden ones too where the spec asks for them."
      ) { whole, body in
        whole.of.forEachListedItem(of: whole.plan, body)
      },
      .each(
        "supplementaries", .rows, plannedSupplementary, "One header or footer.",
        "The headers and footers that are seen."
      ) { whole, body in
        for participant in whole.plan.participants {
          if case .supplementary(let kind, let section) = participant.element {
            body((kind, section, participant))
          }
        }
      },
      // What is written of the way back is known without working out its participants.
      .init("reverse", wayBack, "The way back: ends exchanged, z ranks the same.") { $0.plan },
    ])

  private static let undefinedItems = PlanValue<(from: [Int], to: [Int])>.object(
    .inline,
    [
      .each("from", .inline, .count, nil, "Indices at the start.") { $0.from.forEach($1) },
      .each("to", .inline, .count, nil, "Indices at the end.") { $0.to.forEach($1) },
    ])

  private static let contentOffsets = PlanValue<TransitionPlan>.object(
    .inline,
    [
      .init("from", point, "Before.") { $0.from.contentOffset },
      .init("requested", point, "Where the anchor would stand as asked.") { $0.target.requested },
      .init("to", point, "When the transition ends.") { $0.to.contentOffset },
      .init("clampedBy", point, "How far the content's ends hold it back.") { $0.target.clampedBy },
    ])

  private static let wayBack = PlanValue<TransitionPlan>.object(
    .inline,
    [
      .init("contentOffset", offsetsBack, "Content offsets in points.") { $0 },
      .init("roles", roles, "Items by role on the way back.") { $0.figures.itemRoles.reversed },
    ])

  private static let offsetsBack = PlanValue<TransitionPlan>.object(
    .inline,
    [
      .init("from", point, "Where the way back starts.") { $0.to.contentOffset },
      .init("to", point, "Where it ends.") { $0.from.contentOffset },
    ])

  private static let point = PlanValue<Point>(
    arraySchema(PlanValue<Double>.number.schema, least: 2, most: 2)
  ) { point, json in
    json.array([point.x, point.y]) { $0.number($1) }
  }.named("point", "x and y, in points.")

  private static let roles = PlanValue<RoleCounts>.object(
    .inline, named: "roles", "A count for each role.",
    [
      .init("move", .count, "Visible at both ends.") { $0.move },
      .init("still", .count, "Visible and the same at both ends.") { $0.still },
      .init("enter", .count, "Visible at the end only.") { $0.enter },
      .init("exit", .count, "Visible at the start only.") { $0.exit },
      .init("transit", .count, "Visible only in between.") { $0.transit },
      .init("hidden", .count, "Never visible.") { $0.hidden },
    ])

  private static let figures = PlanValue<TransitionPlan>.object(
    .inline,
    [
      .init("largestTravel", .nonNegative, "Of a center on the viewport, in points.") { $0.figures.largestTravel },
      .init("meanTravel", .nonNegative, "In points.") { $0.figures.meanTravel },
      .init("offScreenShare", .share, "Share of all travel that is not seen.") { $0.figures.offScreenShare },
      .init("jump", point, "Of the content offset after the end, in points.") { $0.figures.jump },
      .init(
        "crossings", .nullable(.count),
        "Pairs that overlap on their way but at neither end; null where too many take part."
      ) { $0.figures.crossings },
      .init("unlistedTransits", .count, "Items seen only on the way that are counted but not listed.") {
        $0.figures.unlistedTransits
      },
      .init("totalDuration", .nonNegative, "Seconds until the last one has arrived.") { $0.totalDuration },
    ])
}

/// What takes part in a plan.
extension PlanFields {
  private static let plannedItem = PlanValue<ListedItem>.object(
    .dense, named: "plannedItem", "One item of a plan.",
    [
      .init("item", .nullable(.count), "Index at the start; null for one that is new.") { $0.from },
      .optional(
        "toItem", .nullable(.count), "Index at the end where it is another; null for one that goes."
      ) { $0.from == $0.to ? nil : .some($0.to) },
      .init("role", .word, "Where it is seen.") { $0.participant?.role ?? .hidden },
      .init("from", .nullable(frame), "Content space; null where it is not there.") { $0.frames.from },
      .init("to", .nullable(frame), "Content space; null where it is not there.") { $0.frames.to },
      .optional("viewportFrom", frame, "On the viewport, at the start.") { $0.participant?.viewportFrom },
      .optional("viewportTo", frame, "On the viewport, at the end.") { $0.participant?.viewportTo },
      .optional("visible", interval, "The progress between which it is seen.") { $0.participant?.visible },
      .optional("z", .count, "Rank from the bottom, 0.") { $0.participant?.z },
      .optional("delay", .nonNegative, "Seconds before it sets off; left out where 0.") {
        $0.participant.flatMap(delay)
      },
    ])

  private static let plannedSupplementary =
    PlanValue<(kind: Supplementary.Kind, section: Int, participant: Participant)>.object(
      .dense, named: "plannedSupplementary", "One header or footer of a plan.",
      [
        .init("kind", .word([.header, .footer]), "Which of the two.") { $0.kind },
        .init("section", .count, "Index of its section.") { $0.section },
        .init("role", .word(Role.allCases.filter { $0 != .hidden }), "Where it is seen.") { $0.participant.role },
        .init("from", .nullable(frame), "Content space; null where it is not there.") { $0.participant.from },
        .init("to", .nullable(frame), "Content space; null where it is not there.") { $0.participant.to },
        .init("viewportFrom", frame, "On the viewport, at the start.") { $0.participant.viewportFrom },
        .init("viewportTo", frame, "On the viewport, at the end.") { $0.participant.viewportTo },
        .init("visible", interval, "The progress between which it is seen.") { $0.participant.visible },
        .init("z", .count, "Rank from the bottom, 0.") { $0.participant.z },
        .optional("delay", .nonNegative, "Seconds before it sets off; left out where 0.") { delay($0.participant) },
      ])

  @Sendable private static func delay(_ participant: Participant) -> Double? {
    participant.delay > 0 ? participant.delay : nil
  }

  private static let interval = PlanValue<ProgressInterval>(
    arraySchema(PlanValue<Double>.share.schema, least: 2, most: 2)
  ) { interval, json in
    json.array([interval.lower, interval.upper], .dense) { $0.number($1) }
  }.named("interval", "Lower and upper progress.")
}
