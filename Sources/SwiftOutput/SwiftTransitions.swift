internal import LayoutRuntime

extension Transition {
  /// What differs from a new `Transition`.
  var arguments: [String] {
    let usual = Transition()
    var arguments: [String] = []
    if anchor != usual.anchor { arguments.append("anchor: \(anchor.swiftText)") }
    if let anchors { arguments.append("anchors: \(swiftList(anchors.map { swiftNumber($0) }, depth: 2))") }
    if options != usual.options { arguments.append("options: " + swiftCall(".init", options.arguments, depth: 2)) }
    if reducedMotion != usual.reducedMotion { arguments.append("reducedMotion: .\(reducedMotion.rawValue)") }
    if listsHidden { arguments.append("listsHidden: true") }
    return arguments
  }
}

extension Transition.AnchorRule {
  fileprivate var swiftText: String {
    switch self {
    case .selected: ".selected"
    case .centerVisible: ".centerVisible"
    case .firstVisible: ".firstVisible"
    case .item(let item): ".item(\(swiftNumber(item)))"
    }
  }
}

extension TransitionOptions {
  fileprivate var arguments: [String] {
    let usual = TransitionOptions()
    var arguments: [String] = []
    if placement != usual.placement { arguments.append("placement: .\(placement.rawValue)") }
    if start != usual.start { arguments.append("start: \(start.swiftText)") }
    if scrolling != usual.scrolling { arguments.append("scrolling: .\(scrolling.rawValue)") }
    if timing != usual.timing { arguments.append("timing: " + swiftCall(".init", timing.arguments, depth: 3)) }
    if entering != usual.entering { arguments.append("entering: .\(entering.rawValue)") }
    if exiting != usual.exiting { arguments.append("exiting: .\(exiting.rawValue)") }
    if progressPolicy != usual.progressPolicy { arguments.append("progressPolicy: .\(progressPolicy.rawValue)") }
    if interruption != usual.interruption { arguments.append("interruption: .\(interruption.rawValue)") }
    if transitLimit != usual.transitLimit { arguments.append("transitLimit: \(swiftNumber(transitLimit))") }
    return arguments
  }
}

extension StartOffset {
  fileprivate var swiftText: String {
    switch self {
    case .automatic: ".automatic"
    case .top: ".top"
    case .bottom: ".bottom"
    case .centered: ".centered"
    case .offset(let offset): ".offset(\(swiftNumber(offset)))"
    }
  }
}

extension TransitionTiming {
  fileprivate var arguments: [String] {
    let usual = TransitionTiming()
    var arguments: [String] = []
    if duration != usual.duration { arguments.append("duration: \(swiftNumber(duration))") }
    if curve != usual.curve { arguments.append("curve: \(curve.swiftText)") }
    if stagger != usual.stagger {
      arguments.append("stagger: .init(order: .\(stagger.order.rawValue), spread: \(swiftNumber(stagger.spread)))")
    }
    return arguments
  }
}

extension TimingCurve {
  fileprivate var swiftText: String {
    switch self {
    case .linear: ".linear"
    case .easeIn: ".easeIn"
    case .easeOut: ".easeOut"
    case .easeInOut: ".easeInOut"
    case .cubicBezier(let curve):
      ".cubicBezier(.init(x1: \(swiftNumber(curve.x1)), y1: \(swiftNumber(curve.y1)), "
        + "x2: \(swiftNumber(curve.x2)), y2: \(swiftNumber(curve.y2))))"
    case .spring(let spring):
      ".spring(.init(mass: \(swiftNumber(spring.mass)), stiffness: \(swiftNumber(spring.stiffness)), "
        + "damping: \(swiftNumber(spring.damping)), initialVelocity: \(swiftNumber(spring.initialVelocity))))"
    }
  }
}
