internal import LayoutRuntime
internal import PlanModel
internal import TextWriting

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
    var numbers = RememberedNumbers()
    for plan in step.plans {
      outline.element(in: &writer)
      append(plan, on: spec.viewports[plan.viewport], numbers: &numbers, outline: &outline, to: &writer)
    }
    outline.close("]", in: &writer)
    outline.close("}", in: &writer)
  }

  private static func append(
    _ viewportPlan: ViewportPlan, on viewport: Viewport, numbers: inout RememberedNumbers,
    outline: inout JSONOutline, to writer: inout OutputWriter
  ) {
    outline.open("{", in: &writer)
    outline.key("viewport", in: &writer)
    writer.appendJSON(viewport.name)
    outline.key("status", in: &writer)
    writer.append(literal: viewportPlan.isExact ? "\"exact\"" : "\"undefined\"")
    outline.key("targetOffsets", in: &writer)
    writer.append(viewportPlan.targetOffsets)
    outline.key("anchors", in: &writer)
    outline.open("[", in: &writer)
    for anchor in viewportPlan.anchorChoices {
      outline.element(in: &writer)
      append(viewportPlan.plan(for: anchor), of: viewportPlan, numbers: &numbers, outline: &outline, to: &writer)
    }
    outline.close("]", in: &writer)
    outline.close("}", in: &writer)
  }

  private static func append(
    _ plan: TransitionPlan, of viewportPlan: ViewportPlan, numbers: inout RememberedNumbers,
    outline: inout JSONOutline, to writer: inout OutputWriter
  ) {
    outline.open("{", in: &writer)
    outline.key("item", in: &writer)
    if let anchor = plan.anchor {
      writer.appendInteger(anchor.item)
      outline.key("reason", in: &writer)
      writer.appendJSON(anchor.reason.rawValue)
    } else {
      writer.append(literal: "null")
    }
    outline.key("status", in: &writer)
    if case .undefined(let from, let to) = plan.status {
      writer.append(literal: "\"undefined\"")
      outline.key("undefinedItems", in: &writer)
      writer.append(literal: "{\"from\": ")
      writer.append(indices: from)
      writer.append(literal: ", \"to\": ")
      writer.append(indices: to)
      writer.append(literal: "}")
    } else {
      writer.append(literal: "\"exact\"")
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
      writer.append(item, of: plan, numbers: &numbers)
    }
    outline.close("]", in: &writer)
    outline.key("supplementaries", in: &writer)
    outline.open("[", in: &writer)
    for participant in plan.participants {
      if case .supplementary(let kind, let section) = participant.element {
        outline.row(in: &writer)
        writer.append(literal: "{\"kind\":\"")
        writer.append(kind.rawValue)
        writer.append(literal: "\",\"section\":")
        writer.appendInteger(section)
        writer.appendMotion(of: participant, numbers: &numbers)
      }
    }
    outline.close("]", in: &writer)
    outline.key("reverse", in: &writer)
    writer.append(reverseOf: plan)
    outline.close("}", in: &writer)
  }
}

extension OutputWriter {
  fileprivate mutating func append(offsetsOf plan: TransitionPlan) {
    append(literal: "{\"from\": ")
    append(plan.from.contentOffset)
    append(literal: ", \"requested\": ")
    append(plan.target.requested)
    append(literal: ", \"to\": ")
    append(plan.to.contentOffset)
    append(literal: ", \"clampedBy\": ")
    append(plan.target.clampedBy)
    append(literal: "}")
  }

  /// What is written of the way back is known without working out its participants.
  fileprivate mutating func append(reverseOf plan: TransitionPlan) {
    append(literal: "{\"contentOffset\": {\"from\": ")
    append(plan.to.contentOffset)
    append(literal: ", \"to\": ")
    append(plan.from.contentOffset)
    append(literal: "}, \"roles\": ")
    append(plan.figures.itemRoles.reversed)
    append(literal: "}")
  }

  fileprivate mutating func append(_ roles: RoleCounts) {
    append(literal: "{\"move\": ")
    appendInteger(roles.move)
    append(literal: ", \"still\": ")
    appendInteger(roles.still)
    append(literal: ", \"enter\": ")
    appendInteger(roles.enter)
    append(literal: ", \"exit\": ")
    appendInteger(roles.exit)
    append(literal: ", \"transit\": ")
    appendInteger(roles.transit)
    append(literal: ", \"hidden\": ")
    appendInteger(roles.hidden)
    append(literal: "}")
  }

  fileprivate mutating func append(_ figures: PlanFigures, totalDuration: Double) {
    append(literal: "{\"largestTravel\": ")
    appendNumber(figures.largestTravel)
    append(literal: ", \"meanTravel\": ")
    appendNumber(figures.meanTravel)
    append(literal: ", \"offScreenShare\": ")
    appendNumber(figures.offScreenShare)
    append(literal: ", \"jump\": ")
    append(figures.jump)
    append(literal: ", \"crossings\": ")
    append(integer: figures.crossings)
    append(literal: ", \"unlistedTransits\": ")
    appendInteger(figures.unlistedTransits)
    append(literal: ", \"totalDuration\": ")
    appendNumber(totalDuration)
    append(literal: "}")
  }

  fileprivate mutating func append(
    _ item: ViewportPlan.ListedItem, of plan: TransitionPlan, numbers: inout RememberedNumbers
  ) {
    switch item {
    case .seen(let index, let from, let to):
      appendIndices(from: from, to: to)
      appendMotion(of: plan.participants[index], numbers: &numbers)
    case .hidden(let from, let to, let frames):
      appendIndices(from: from, to: to)
      append(literal: ",\"role\":\"hidden")
      append(frames.from, after: "\",\"from\":", &numbers)
      append(frames.to, after: ",\"to\":", &numbers)
      append(literal: "}")
    }
  }

  /// `{"item":21`, and `"toItem"` where the item has another index on the other side; `"item":null` where it is new there.
  private mutating func appendIndices(from: Int?, to: Int?) {
    append(literal: "{\"item\":")
    append(integer: from)
    if from != to {
      append(literal: ",\"toItem\":")
      append(integer: to)
    }
  }

  private mutating func append(integer: Int?) {
    if let integer {
      appendInteger(integer)
    } else {
      append(literal: "null")
    }
  }

  /// The rest of a participant's object.
  fileprivate mutating func appendMotion(of participant: Participant, numbers: inout RememberedNumbers) {
    append(literal: ",\"role\":\"")
    append(participant.role.rawValue)
    append(participant.from, after: "\",\"from\":", &numbers)
    append(participant.to, after: ",\"to\":", &numbers)
    append(participant.viewportFrom, after: ",\"viewportFrom\":", &numbers)
    append(participant.viewportTo, after: ",\"viewportTo\":", &numbers)
    append(participant.visible, z: participant.z, &numbers)
    if participant.delay > 0 {
      append(literal: ",\"delay\":")
      appendNumber(participant.delay)
    }
    append(literal: "}")
  }

  /// One piece, as all that is written often: room is looked for once.
  @inline(__always)
  private mutating func append(_ frame: Rect?, after text: StaticString, _ numbers: inout RememberedNumbers) {
    reservePiece()
    let start = used
    var bytes = buffer.mutableSpan
    let end = bytes.store(literal: text, at: start)
    used =
      if let frame {
        numbers.store(frame, in: &bytes, at: end)
      } else {
        bytes.store(literal: "null", at: end)
      }
  }

  private mutating func append(_ visible: ProgressInterval, z: Int, _ numbers: inout RememberedNumbers) {
    reservePiece()
    let start = used
    var bytes = buffer.mutableSpan
    var end = bytes.store(literal: ",\"visible\":[", at: start)
    end = numbers.store(visible.lower, in: &bytes, at: end)
    bytes.store(UInt8(ascii: ","), at: end)
    end = numbers.store(visible.upper, in: &bytes, at: end &+ 1)
    end = bytes.store(literal: "],\"z\":", at: end)
    used = storeInteger(z, in: &bytes, at: end)
  }

  fileprivate mutating func append(_ point: Point) {
    append(literal: "[")
    appendNumber(point.x)
    append(literal: ", ")
    appendNumber(point.y)
    append(literal: "]")
  }

  fileprivate mutating func append(indices: [Int]) {
    append(literal: "[")
    for (place, index) in indices.enumerated() {
      append(literal: place == 0 ? "" : ", ")
      appendInteger(index)
    }
    append(literal: "]")
  }
}
