internal import Expressions
internal import LayoutRuntime
internal import PlanModel
internal import SourceDiagnostics
internal import SpecSchema
internal import TextWriting

/// A step of a chain, checked: between which levels, how, and which items are the same.
struct CheckedStep: Sendable {
  var transition: Transition
  var matching: ItemMatching
}

extension SpecChecker {
  /// One step less than there are levels, of each of which there is the data source, with its place in the spec.
  mutating func checkSteps(
    of chain: ChainSyntax, _ dataSources: [CheckedDataSource], _ places: [Int]
  ) -> [CheckedStep] {
    let stepCount = max(dataSources.count - 1, 0)
    if let steps = chain.steps, steps.value.count > stepCount {
      diagnostics.report(
        .countMismatch,
        "`steps` has \(steps.value.count) entries, but between \(counted(dataSources.count, "level")) there "
          + "\(stepCount == 1 ? "is" : "are") \(counted(stepCount, "step"))",
        at: steps.span, help: "give at most one entry for each step")
    }
    if let first = chain.levels?.value.first, let transition = first.transition {
      diagnostics.report(
        .countMismatch, "`transition` of the first level has no effect: no step leads to that level",
        at: transition.span,
        help: "move it to the level that the step leads to")
    }
    return (0..<stepCount).map { index in
      let syntax = chain.transition(ofStep: index)
      return CheckedStep(
        transition: syntax.map { checkTransition($0, itemCount: dataSources[index].knownCount) } ?? Transition(),
        matching: checkMatching(
          from: dataSources[index], to: dataSources[index + 1], syntax: syntax,
          isSame: places[index] == places[index + 1], span: chain.span))
    }
  }

  /// Checks what is written about the steps of a chain whose levels are not all known, or that has no step.
  mutating func checkTransitionsAlone(of chain: ChainSyntax, itemCount: Int?) {
    if let transition = chain.transition {
      _ = checkTransition(transition, itemCount: itemCount)
    }
    for case let transition? in (chain.levels?.value ?? []).lazy.map({ $0.transition }) {
      _ = checkTransition(transition, itemCount: itemCount)
    }
    for transition in chain.steps?.value ?? [] {
      _ = checkTransition(transition, itemCount: itemCount)
    }
  }

  private mutating func checkTransition(_ syntax: TransitionSyntax, itemCount: Int?) -> Transition {
    let anchor: Transition.AnchorRule =
      switch syntax.anchor {
      case nil: .selected
      case .rule(let word)?:
        switch word.value {
        case .selected: .selected
        case .centerVisible: .centerVisible
        case .firstVisible: .firstVisible
        }
      case .item(let number)?: checkItem(number, count: itemCount).map { .item($0) } ?? .selected
      }
    let anchors = syntax.anchors.map { list in list.value.compactMap { checkItem($0, count: itemCount) } }
    if let list = syntax.anchors, anchor != .selected {
      diagnostics.report(
        .conflictingKeys, "`anchors` lists tapped items, but `anchor` takes another item than the tapped one",
        at: list.span,
        help: "remove `anchors`, or write `anchor: selected`")
    }
    let stagger = Stagger(
      order: syntax.stagger == nil ? .none : syntax.stagger?.by?.value ?? .index,
      spread: constant(syntax.stagger?.total)?.double ?? 0)
    let timing = TransitionTiming(
      duration: constant(syntax.duration)?.double ?? TransitionTiming().duration, curve: checkCurve(syntax.curve),
      stagger: stagger)
    let fallback = TransitionOptions()
    return Transition(
      anchor: anchor, anchors: anchors,
      options: TransitionOptions(
        placement: syntax.scrollTo?.value ?? fallback.placement, start: checkStart(syntax.from, itemCount: itemCount),
        scrolling: syntax.scroll?.value ?? fallback.scrolling, timing: timing,
        entering: syntax.enter?.value ?? fallback.entering, exiting: syntax.exit?.value ?? fallback.exiting,
        progressPolicy: syntax.progress?.value ?? fallback.progressPolicy,
        interruption: syntax.interruption?.value ?? fallback.interruption),
      reducedMotion: syntax.reducedMotion?.value ?? .crossFade, listsHidden: syntax.listsHidden?.value ?? false)
  }

  /// An item's index, or `nil` after reporting.
  private mutating func checkItem(_ number: NumberSyntax, count: Int?) -> Int? {
    guard let index = value(number, itemCount: count).map({ Int($0.double) }) else { return nil }
    guard let count else { return index }
    guard index < count else {
      diagnostics.report(
        .outOfRange,
        "there is no item \(index): the data source has \(counted(count, "item"))"
          + (count > 1 ? ", 0 to \(count - 1)" : ""), at: number.span)
      return nil
    }
    return index
  }

  private mutating func checkStart(_ start: StartOffsetSyntax?, itemCount: Int?) -> StartOffset {
    switch start {
    case nil: .automatic
    case .rule(let word)?:
      switch word.value {
      case .top: .top
      case .bottom: .bottom
      case .centered: .centered
      }
    case .offset(let number)?: value(number, itemCount: itemCount).map { .offset($0.double) } ?? .automatic
    }
  }

  private mutating func value(_ number: NumberSyntax, itemCount: Int?) -> Number? {
    let checked = check(number)
    return evaluate { evaluator in
      evaluator.inputs[.count] = Number(itemCount ?? 0)
      evaluator.unknown = itemCount == nil ? [.count] : []
      return evaluator.number(checked)
    }
  }

  private mutating func checkCurve(_ curve: CurveSyntax?) -> TimingCurve {
    switch curve {
    case nil: return TransitionTiming().curve
    case .named(let word)?:
      switch word.value {
      case .linear: return .linear
      case .easeIn: return .easeIn
      case .easeOut: return .easeOut
      case .easeInOut: return .easeInOut
      }
    case .cubicBezier(let points)?:
      let values = points.value.map { constant($0)?.double }
      guard values.count == 4, let x1 = values[0], let y1 = values[1], let x2 = values[2], let y2 = values[3] else {
        return .linear
      }
      for (value, point) in [(x1, points.value[0]), (x2, points.value[2])] where !(0...1).contains(value) {
        diagnostics.report(
          .outOfRange,
          "the time of a control point of `cubicBezier` is \(Number(value).text); expected a number from 0 to 1",
          at: point.span)
        return .linear
      }
      return .cubicBezier(CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2))
    case .spring(let spring)?:
      return checkSpring(spring).map { .spring($0) } ?? .linear
    }
  }

  private mutating func checkSpring(_ spring: SpringSyntax) -> Spring? {
    let velocity = constant(spring.initialVelocity)?.double ?? 0
    if spring.duration != nil {
      let (duration, bounce) = (constant(spring.duration), constant(spring.bounce))
      guard let duration, spring.bounce == nil || bounce != nil else { return nil }
      return Spring(duration: duration.double, bounce: bounce?.double ?? 0, initialVelocity: velocity)
    }
    let (mass, stiffness, damping) = (constant(spring.mass), constant(spring.stiffness), constant(spring.damping))
    guard let stiffness, let damping, spring.mass == nil || mass != nil else { return nil }
    return Spring(
      mass: mass?.double ?? 1, stiffness: stiffness.double, damping: damping.double, initialVelocity: velocity)
  }
}

extension SpecChecker {
  /// Which items of two levels are the same: those of one id. What has no counterpart needs a word on how it comes or goes.
  private mutating func checkMatching(
    from: CheckedDataSource, to: CheckedDataSource, syntax: TransitionSyntax?, isSame: Bool, span: SourceSpan
  ) -> ItemMatching {
    guard !isSame, from.isSound, to.isSound else { return .sameIndex }
    let (from, to) = (from.dataSource, to.dataSource)
    let matching = ItemMatching(from: from, to: to)
    let matchedCount = matching.matchedCount(fromCount: from.count, toCount: to.count)
    if from.count > matchedCount, syntax?.exit == nil {
      reportUnmatched(from, to, count: from.count - matchedCount, key: "exit", at: syntax?.span ?? span)
    }
    if to.count > matchedCount, syntax?.enter == nil {
      reportUnmatched(to, from, count: to.count - matchedCount, key: "enter", at: syntax?.span ?? span)
    }
    return matching
  }

  private mutating func reportUnmatched(
    _ source: DataSource, _ other: DataSource, count: Int, key: String, at span: SourceSpan
  ) {
    diagnostics.report(
      .unmatchedItems,
      "\(counted(count, "item")) of the data source `\(source.name)` \(count == 1 ? "has" : "have") no counterpart by id in "
        + "`\(other.name)`, and the transition has no `\(key)` for \(count == 1 ? "it" : "them")",
      at: SourceSpan(file: span.file, start: span.start, end: span.start),
      help: "add `\(key): fade` (or `scale`, `frame`) to the transition, or give both data sources the same ids")
  }
}

extension ChainSyntax {
  /// What is written for a step: its own words, completed by those for all steps.
  func transition(ofStep index: Int) -> TransitionSyntax? {
    let own = steps?.value.dropFirst(index).first ?? levels?.value.dropFirst(index + 1).first?.transition
    return own.map { $0.completed(by: transition) } ?? transition
  }
}

extension TransitionSyntax {
  /// This transition, with what it leaves out from another.
  fileprivate func completed(by other: TransitionSyntax?) -> TransitionSyntax {
    guard let other else { return self }
    return TransitionSyntax(
      span: span, anchor: anchor ?? other.anchor, anchors: anchors ?? other.anchors,
      scrollTo: scrollTo ?? other.scrollTo, scroll: scroll ?? other.scroll, from: from ?? other.from,
      duration: duration ?? other.duration, curve: curve ?? other.curve, stagger: stagger ?? other.stagger,
      enter: enter ?? other.enter, exit: exit ?? other.exit, reducedMotion: reducedMotion ?? other.reducedMotion,
      interruption: interruption ?? other.interruption, progress: progress ?? other.progress,
      listsHidden: listsHidden ?? other.listsHidden)
  }
}
