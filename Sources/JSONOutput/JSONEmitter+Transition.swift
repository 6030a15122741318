internal import LayoutRuntime
internal import PlanModel
internal import TextWriting

extension JSONEmitter {
  /// What the spec says about a step, with its curve in the forms that players take.
  static func append(_ transition: Transition, outline: inout JSONOutline, to writer: inout OutputWriter) {
    let options = transition.options
    outline.open("{", in: &writer)
    outline.key("anchor", in: &writer)
    switch transition.anchor {
    case .selected: writer.appendJSON("selected")
    case .centerVisible: writer.appendJSON("centerVisible")
    case .firstVisible: writer.appendJSON("firstVisible")
    case .item(let index): writer.appendInteger(index)
    }
    outline.key("scrollTo", in: &writer)
    writer.appendJSON(options.placement.rawValue)
    outline.key("scroll", in: &writer)
    writer.appendJSON(options.scrolling.rawValue)
    outline.key("start", in: &writer)
    writer.append(options.start)
    outline.key("timing", in: &writer)
    append(options.timing, outline: &outline, to: &writer)
    outline.key("enter", in: &writer)
    writer.appendJSON(options.entering.rawValue)
    outline.key("exit", in: &writer)
    writer.appendJSON(options.exiting.rawValue)
    outline.key("reducedMotion", in: &writer)
    writer.appendJSON(transition.reducedMotion.rawValue)
    outline.key("interruption", in: &writer)
    writer.appendJSON(options.interruption.rawValue)
    outline.key("progress", in: &writer)
    writer.appendJSON(options.progressPolicy.rawValue)
    outline.close("}", in: &writer)
  }

  /// Points of a curve's sampled form: a 60th of a second apart at the usual duration, or closer.
  static let curveSampleCount = 33

  private static func append(
    _ timing: TransitionTiming, outline: inout JSONOutline, to writer: inout OutputWriter
  ) {
    outline.open("{", in: &writer)
    outline.key("duration", in: &writer)
    writer.appendNumber(timing.duration)
    outline.key("runningTime", in: &writer)
    writer.appendNumber(timing.runningTime)
    outline.key("curve", in: &writer)
    writer.append(timing.curve)
    outline.key("samples", in: &writer)
    var separator: StaticString = "["
    for sample in timing.curve.samples(curveSampleCount, duration: timing.duration) {
      writer.append(literal: separator)
      writer.appendNumber(sample)
      separator = ", "
    }
    writer.append("]")
    if timing.stagger.order != .none {
      outline.key("stagger", in: &writer)
      writer.append(literal: "{\"by\": \"")
      writer.append(timing.stagger.order.rawValue)
      writer.append(literal: "\", \"total\": ")
      writer.appendNumber(timing.stagger.spread)
      writer.append("}")
    }
    outline.close("}", in: &writer)
  }
}

extension OutputWriter {
  fileprivate mutating func append(_ start: StartOffset) {
    switch start {
    case .automatic: appendJSON("automatic")
    case .top: appendJSON("top")
    case .bottom: appendJSON("bottom")
    case .centered: appendJSON("centered")
    case .offset(let offset): appendNumber(offset)
    }
  }

  /// The name, then control points, or a spring's constants.
  fileprivate mutating func append(_ curve: TimingCurve) {
    let name =
      switch curve {
      case .linear: "linear"
      case .easeIn: "easeIn"
      case .easeOut: "easeOut"
      case .easeInOut: "easeInOut"
      case .cubicBezier: "cubicBezier"
      case .spring: "spring"
      }
    append(literal: "{\"name\": \"")
    append(name)
    append(literal: "\"")
    if let bezier = curve.bezier {
      append(", \"cubicBezier\": [")
      for (index, value) in [bezier.x1, bezier.y1, bezier.x2, bezier.y2].enumerated() {
        append(index == 0 ? "" : ", ")
        appendNumber(value)
      }
      append("]")
    }
    if case .spring(let spring) = curve {
      append(", \"mass\": ")
      appendNumber(spring.mass)
      append(", \"stiffness\": ")
      appendNumber(spring.stiffness)
      append(", \"damping\": ")
      appendNumber(spring.damping)
      append(", \"initialVelocity\": ")
      appendNumber(spring.initialVelocity)
    }
    append("}")
  }
}
