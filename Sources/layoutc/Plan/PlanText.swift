internal import LayoutRuntime
internal import PlanModel
internal import TextWriting

/// One transition plan for a person: what it is, its figures, a picture, and a line for each item and view that is seen.
func planText(of choice: PlanChoice) -> TerminalText {
  let plan = choice.plan
  var text: TerminalText = "\(heading(of: choice))\n\(facts(of: choice).text)\n"
  text += TerminalText(asIs: planPicture(of: plan) + "\n")
  text += participantTable(of: plan).text
  if plan.figures.unlistedTransits > 0 {
    text += "... and \(counted(plan.figures.unlistedTransits, "item")) seen only on the way\n"
  }
  return text
}

private func heading(of choice: PlanChoice) -> TerminalText {
  let levels = choice.plan.isReverse ? (choice.step.to, choice.step.from) : (choice.step.from, choice.step.to)
  func name(_ index: Int) -> TerminalText {
    let level = choice.chain.levels[index]
    return "level \(index) (`\(level.layout)`, scale \(readableNumber(level.scale)))"
  }
  return
    "\(choice.chain.name): \(name(levels.0)) to \(name(levels.1)) on \(choice.viewport.name)\n"
}

/// The plan's facts, a line each.
private func facts(of choice: PlanChoice) -> TextTable {
  let plan = choice.plan
  let options = plan.options
  var table = TextTable(columns: [.init("anchor"), .init(anchorText(of: plan))])
  table.rows = [
    ["offset", offsetText(of: plan)],
    ["roles", rolesText(plan.figures.itemRoles)],
    [
      "travel",
      "largest \(readableNumber(plan.figures.largestTravel)), mean \(readableNumber(plan.figures.meanTravel)), "
        + "\(readableNumber(plan.figures.offScreenShare * 100)) % of it off screen",
    ],
    ["timing", "\(readableNumber(plan.totalDuration)) s, \(options.timing.curve.words)"],
  ]
  if plan.figures.jump.x != 0 || plan.figures.jump.y != 0 {
    table.rows.append(["jump", "\(pointText(plan.figures.jump)) after the end, since `scroll: after`"])
  }
  if let crossings = plan.figures.crossings {
    table.rows.append(["crossings", counted(crossings, "pair") + " overlap on the way only"])
  }
  if case .undefined(let from, let to) = plan.status {
    table.rows.append(["status", "undefined: UIKit does not define the frames of \(itemsText(from, to))"])
  }
  return table
}

private func anchorText(of plan: TransitionPlan) -> String {
  guard let anchor = plan.anchor else { return "none: nothing is visible" }
  return "item \(anchor.item) (\(anchor.reason.rawValue)), scrolled to \(plan.options.placement.rawValue)"
}

private func offsetText(of plan: TransitionPlan) -> String {
  var text = "\(pointText(plan.from.contentOffset)) to \(pointText(plan.to.contentOffset))"
  let clamped = plan.target.clampedBy
  if clamped.x != 0 || clamped.y != 0 {
    text += ", asked \(pointText(plan.target.requested)) and held back by the content's end"
  }
  return text
}

private func rolesText(_ roles: RoleCounts) -> String {
  [
    ("move", roles.move), ("still", roles.still), ("enter", roles.enter), ("exit", roles.exit),
    ("transit", roles.transit), ("hidden", roles.hidden),
  ].map { "\($0.1) \($0.0)" }.joined(separator: ", ")
}

private func itemsText(_ from: [Int], _ to: [Int]) -> String {
  let items = Set(from + to).sorted()
  let shown = items.prefix(8).map { "\($0)" }.joined(separator: ", ")
  return "\(items.count == 1 ? "item" : "items") \(shown)" + (items.count > 8 ? " and \(items.count - 8) more" : "")
}

private func participantTable(of plan: TransitionPlan) -> TextTable {
  var table = TextTable(columns: [
    .init("item", .right), .init("role"), .init("on screen from"), .init("to"), .init("visible", .right),
    .init("z", .right),
  ])
  table.rows = plan.participants.map { participant in
    [
      name(of: participant.element), participant.role.rawValue, frameText(participant.viewportFrom),
      frameText(participant.viewportTo),
      "\(readableNumber(participant.visible.lower))...\(readableNumber(participant.visible.upper))", "\(participant.z)",
    ]
  }
  return table
}

private func name(of element: Participant.Element) -> String {
  switch element {
  case .item(let from?, let to?) where from != to: "\(from) > \(to)"
  case .item(let from?, _): "\(from)"
  case .item(nil, let to): to.map { "> \($0)" } ?? ""
  case .supplementary(let kind, let section): "\(kind.rawValue) \(section)"
  }
}

private func frameText(_ frame: Rect) -> String {
  "\(readableNumber(frame.x)), \(readableNumber(frame.y)), \(readableNumber(frame.width)) x \(readableNumber(frame.height))"
}

private func pointText(_ point: Point) -> String {
  "(\(readableNumber(point.x)), \(readableNumber(point.y)))"
}

extension TimingCurve {
  fileprivate var words: String {
    switch self {
    case .linear: "linear"
    case .easeIn: "easeIn"
    case .easeOut: "easeOut"
    case .easeInOut: "easeInOut"
    case .cubicBezier(let bezier):
      "cubicBezier [\([bezier.x1, bezier.y1, bezier.x2, bezier.y2].map(readableNumber).joined(separator: ", "))]"
    case .spring(let spring):
      "spring of mass \(readableNumber(spring.mass)), stiffness \(readableNumber(spring.stiffness)), "
        + "damping \(readableNumber(spring.damping))"
    }
  }
}
