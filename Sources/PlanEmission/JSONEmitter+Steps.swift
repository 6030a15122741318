internal import LayoutGeometry
internal import PlanModel
internal import TransitionPlanning

extension JSONEmitter {
  static func append(
    _ step: Step, of spec: ResolvedSpec, outline: inout JSONOutline, to writer: inout OutputWriter
  ) {
    outline.open("{", in: &writer)
    outline.key("from", in: &writer)
    writer.appendInteger(step.from)
    outline.key("to", in: &writer)
    writer.appendInteger(step.to)
    outline.key("transition", in: &writer)
    append(step.transition, outline: &outline, to: &writer)
    outline.key("plans", in: &writer)
    outline.open("[", in: &writer)
    for plan in step.plans {
      outline.element(in: &writer)
      append(plan, on: spec.viewports[plan.viewport], outline: &outline, to: &writer)
    }
    outline.close("]", in: &writer)
    outline.close("}", in: &writer)
  }

  private static func append(
    _ viewportPlan: ViewportPlan, on viewport: Viewport, outline: inout JSONOutline, to writer: inout OutputWriter
  ) {
    outline.open("{", in: &writer)
    outline.key("viewport", in: &writer)
    writer.appendJSON(viewport.name)
    outline.key("status", in: &writer)
    writer.appendJSON(viewportPlan.isExact ? "exact" : "undefined")
    outline.key("targetOffsets", in: &writer)
    writer.append(viewportPlan.targetOffsets)
    outline.key("anchors", in: &writer)
    outline.open("[", in: &writer)
    for anchor in viewportPlan.anchorChoices {
      outline.element(in: &writer)
      append(viewportPlan.plan(for: anchor), of: viewportPlan, outline: &outline, to: &writer)
    }
    outline.close("]", in: &writer)
    outline.close("}", in: &writer)
  }

  private static func append(
    _ plan: TransitionPlan, of viewportPlan: ViewportPlan, outline: inout JSONOutline, to writer: inout OutputWriter
  ) {
    outline.open("{", in: &writer)
    outline.key("item", in: &writer)
    if let anchor = plan.anchor {
      writer.appendInteger(anchor.item)
      outline.key("reason", in: &writer)
      writer.appendJSON(anchor.reason.rawValue)
    } else {
      writer.append("null")
    }
    outline.key("status", in: &writer)
    if case .undefined(let from, let to) = plan.status {
      writer.appendJSON("undefined")
      outline.key("undefinedItems", in: &writer)
      writer.append("{\"from\": ")
      writer.append(indices: from)
      writer.append(", \"to\": ")
      writer.append(indices: to)
      writer.append("}")
    } else {
      writer.appendJSON("exact")
    }
    outline.key("contentOffset", in: &writer)
    writer.append(offsetsOf: plan)
    outline.key("roles", in: &writer)
    writer.append(plan.figures.itemRoles)
    outline.key("supplementaryRoles", in: &writer)
    writer.append(plan.figures.supplementaryRoles)
    outline.key("figures", in: &writer)
    writer.append(plan.figures, totalDuration: plan.totalDuration)
    outline.key("items", in: &writer)
    outline.open("[", in: &writer)
    viewportPlan.forEachListedItem(of: plan) { item in
      outline.row(in: &writer)
      writer.append(item)
    }
    outline.close("]", in: &writer)
    outline.key("supplementaries", in: &writer)
    outline.open("[", in: &writer)
    for participant in plan.participants {
      if case .supplementary(let kind, let section) = participant.element {
        outline.row(in: &writer)
        writer.append("{\"kind\":\"")
        writer.append(kind.rawValue)
        writer.append("\",\"section\":")
        writer.appendInteger(section)
        writer.appendMotion(of: participant)
      }
    }
    outline.close("]", in: &writer)
    outline.key("reverse", in: &writer)
    writer.append(reverse: plan.reversed())
    outline.close("}", in: &writer)
  }
}

extension OutputWriter {
  fileprivate mutating func append(offsetsOf plan: TransitionPlan) {
    append("{\"from\": ")
    append(plan.from.contentOffset)
    append(", \"requested\": ")
    append(plan.target.requested)
    append(", \"to\": ")
    append(plan.to.contentOffset)
    append(", \"clampedBy\": ")
    append(plan.target.clampedBy)
    append("}")
  }

  fileprivate mutating func append(reverse plan: TransitionPlan) {
    append("{\"contentOffset\": {\"from\": ")
    append(plan.from.contentOffset)
    append(", \"to\": ")
    append(plan.to.contentOffset)
    append("}, \"roles\": ")
    append(plan.figures.itemRoles)
    append("}")
  }

  fileprivate mutating func append(_ roles: RoleCounts) {
    append("{\"move\": ")
    appendInteger(roles.move)
    append(", \"still\": ")
    appendInteger(roles.still)
    append(", \"enter\": ")
    appendInteger(roles.enter)
    append(", \"exit\": ")
    appendInteger(roles.exit)
    append(", \"transit\": ")
    appendInteger(roles.transit)
    append(", \"hidden\": ")
    appendInteger(roles.hidden)
    append("}")
  }

  fileprivate mutating func append(_ figures: PlanFigures, totalDuration: Double) {
    append("{\"largestTravel\": ")
    appendNumber(figures.largestTravel)
    append(", \"meanTravel\": ")
    appendNumber(figures.meanTravel)
    append(", \"offScreenShare\": ")
    appendNumber(figures.offScreenShare)
    append(", \"jump\": ")
    append(figures.jump)
    append(", \"crossings\": ")
    append(integer: figures.crossings)
    append(", \"unlistedTransits\": ")
    appendInteger(figures.unlistedTransits)
    append(", \"totalDuration\": ")
    appendNumber(totalDuration)
    append("}")
  }

  fileprivate mutating func append(_ item: ViewportPlan.ListedItem) {
    switch item {
    case .seen(let participant, let from, let to):
      appendIndices(from: from, to: to)
      appendMotion(of: participant)
    case .hidden(let from, let to, let frames):
      appendIndices(from: from, to: to)
      append(",\"role\":\"hidden\",\"from\":")
      append(frame: frames.from)
      append(",\"to\":")
      append(frame: frames.to)
      append("}")
    }
  }

  /// `{"item":21`, and `"toItem"` where the item has another index on the other side; `"item":null` where it is new there.
  private mutating func appendIndices(from: Int?, to: Int?) {
    append("{\"item\":")
    append(integer: from)
    if from != to {
      append(",\"toItem\":")
      append(integer: to)
    }
  }

  private mutating func append(integer: Int?) {
    if let integer {
      appendInteger(integer)
    } else {
      append("null")
    }
  }

  /// The rest of a participant's object.
  fileprivate mutating func appendMotion(of participant: Participant) {
    append(",\"role\":\"")
    append(participant.role.rawValue)
    append("\",\"from\":")
    append(frame: participant.from)
    append(",\"to\":")
    append(frame: participant.to)
    append(",\"viewportFrom\":")
    append(frame: participant.viewportFrom)
    append(",\"viewportTo\":")
    append(frame: participant.viewportTo)
    append(",\"visible\":[")
    appendNumber(participant.visible.lower)
    append(",")
    appendNumber(participant.visible.upper)
    append("],\"z\":")
    appendInteger(participant.z)
    if participant.delay > 0 {
      append(",\"delay\":")
      appendNumber(participant.delay)
    }
    append("}")
  }

  private mutating func append(frame: Rect?) {
    if let frame {
      append(frame)
    } else {
      append("null")
    }
  }

  fileprivate mutating func append(_ point: Point) {
    append("[")
    appendNumber(point.x)
    append(", ")
    appendNumber(point.y)
    append("]")
  }

  fileprivate mutating func append(indices: [Int]) {
    append("[")
    append(indices.map { String($0) }.joined(separator: ", "))
    append("]")
  }
}
