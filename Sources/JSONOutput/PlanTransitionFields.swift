internal import LayoutRuntime
internal import PlanModel
internal import TextWriting

/// What the spec says about a step, with its curve in the forms that players take.
extension PlanFields {
  static let transition = PlanValue<Transition>.object(
    .lines, named: "transition", "How a step is to be played.",
    [
      .init(
        "anchor", anchor, "The item that the scroll position is worked out for: a rule, or an item's index."
      ) { $0.anchor },
      .init("scrollTo", .word, "Where the anchor stands afterwards, in the inset area.") { $0.options.placement },
      .init("scroll", .word, "When the offset changes.") { $0.options.scrolling },
      .init("start", start, "The scroll position before: a rule, or a content offset in points.") {
        $0.options.start
      },
      .init("timing", timing, "How progress follows time.") { $0.options.timing },
      .init("enter", .word, "How items come in.") { $0.options.entering },
      .init("exit", .word, "How items leave.") { $0.options.exiting },
      .init("reducedMotion", .word, "What replaces the motion on request.") { $0.reducedMotion },
      .init("interruption", .word, "What a new tap or a back swipe does to it under way.") {
        $0.options.interruption
      },
      .init("progress", .word, "What progress outside 0 to 1 does.") { $0.options.progressPolicy },
    ])

  private static let anchor = PlanValue<Transition.AnchorRule>.word(
    ["selected", "centerVisible", "firstVisible"], or: .count
  ) { anchor in
    switch anchor {
    case .selected: .word("selected")
    case .centerVisible: .word("centerVisible")
    case .firstVisible: .word("firstVisible")
    case .item(let index): .other(index)
    }
  }

  private static let start = PlanValue<StartOffset>.word(
    ["automatic", "top", "bottom", "centered"], or: .number
  ) { start in
    switch start {
    case .automatic: .word("automatic")
    case .top: .word("top")
    case .bottom: .word("bottom")
    case .centered: .word("centered")
    case .offset(let offset): .other(offset)
    }
  }

  /// Points of a curve's sampled form: a 60th of a second apart at the usual duration, or closer.
  static let curveSampleCount = 33

  private static let timing = PlanValue<TransitionTiming>.object(
    .lines,
    [
      .init("duration", .nonNegative, "As the spec has it, in seconds.") { $0.duration },
      .init(
        "runningTime", .nonNegative, "Seconds that each item moves: the duration, or a spring's settling time."
      ) { $0.runningTime },
      .init("curve", curve, "The curve's name, and its control points or a spring's constants.") { $0.curve },
      .init(
        "samples", .numbers(least: 2),
        "Progress at equal steps of time over the running time, both ends included."
      ) { $0.curve.samples(curveSampleCount, duration: $0.duration) },
      .optional("stagger", stagger, "Items set off one after the other; left out where all start at once.") {
        $0.stagger.order == .none ? nil : $0.stagger
      },
    ])

  private static let curve = PlanValue<TimingCurve>.object(
    .inline,
    [
      .init(
        "name", .oneOf(["linear", "easeIn", "easeOut", "easeInOut", "cubicBezier", "spring"]), "Its kind."
      ) { curve in
        switch curve {
        case .linear: "linear"
        case .easeIn: "easeIn"
        case .easeOut: "easeOut"
        case .easeInOut: "easeInOut"
        case .cubicBezier: "cubicBezier"
        case .spring: "spring"
        }
      },
      .optional("cubicBezier", .numbers(least: 4, most: 4), "x1, y1, x2, y2.") { curve in
        curve.bezier.map { [$0.x1, $0.y1, $0.x2, $0.y2] }
      },
      .optional("mass", .positive, "A spring's mass.") { $0.spring?.mass },
      .optional("stiffness", .positive, "A spring's constant.") { $0.spring?.stiffness },
      .optional("damping", .nonNegative, "A spring's friction.") { $0.spring?.damping },
      .optional("initialVelocity", .number, "Whole ways a second.") { $0.spring?.initialVelocity },
    ])

  private static let stagger = PlanValue<Stagger>.object(
    .inline,
    [
      .init("by", .word(Stagger.Order.allCases.filter { $0 != .none }), "Order of the delays.") { $0.order },
      .init("total", .nonNegative, "Delay of the last, in seconds.") { $0.spread },
    ])
}

extension TimingCurve {
  fileprivate var spring: Spring? {
    if case .spring(let spring) = self { spring } else { nil }
  }
}

/// A value that is either a word or something else.
enum WordOr<Other> {
  case word(String)
  case other(Other)
}

extension PlanValue {
  static func word<Other>(
    _ words: [String], or other: PlanValue<Other>, _ get: @escaping @Sendable (Value) -> WordOr<Other>
  ) -> PlanValue {
    PlanValue({ definitions in
      [("anyOf", .array([.object([("enum", .strings(words))]), .object(other.schema(&definitions))]))]
    }) { value, json in
      switch get(value) {
      case .word(let word): json.string(word)
      case .other(let value): other.write(value, &json)
      }
    }
  }
}
