internal import Expressions
internal import LayoutRuntime
internal import PlanModel
internal import SourceDiagnostics
internal import SpecSchema

extension SpecChecker {
  mutating func checkChain(
    _ named: Named<ChainSyntax>, dataSources: [CheckedDataSource?], layouts: [CheckedLayout?], specBars: Bars
  ) -> CheckedChain? {
    let chain = named.value
    let dataSource = chain.dataSource.flatMap { reference(toDataSource: $0) }
    let layout = chain.layout.flatMap { reference(toLayout: $0) }
    let title = check(chain.title)
    let bars = checkBars(chain.bars) ?? specBars
    let places: [LevelPlace]
    if let levels = chain.levels {
      places = levels.value.map { checkLevel($0, chain, dataSource: dataSource, layout: layout, title: title) }
    } else {
      places = checkScales(chain.scale).map {
        LevelPlace(layout: layout, dataSource: dataSource, scale: $0, title: title)
      }
    }
    var levels: [CheckedLevel] = []
    for (index, place) in places.enumerated() {
      guard let layout = place.layout, let source = place.dataSource, let scale = place.scale else { continue }
      // Indices stay true because nothing is laid out unless every part was checked without an error.
      guard layouts[layout] != nil, let data = dataSources[source] else { continue }
      levels.append(
        CheckedLevel(
          layout: layout, dataSource: source, scale: scale,
          title: render(place.title, scale: scale, level: index, count: data.dataSource.count)))
    }
    // Steps lie between levels, so that they have their places only where no level is left out.
    let isComplete = !places.isEmpty && levels.count == places.count
    let steps = isComplete ? checkSteps(of: chain, levels: levels, dataSources: dataSources) : []
    if steps.isEmpty {
      checkTransitionsAlone(of: chain, itemCount: dataSource.flatMap { dataSources[$0]?.dataSource.count })
    }
    guard let dataSource else { return nil }
    return CheckedChain(
      name: named.name.value, dataSource: dataSource, bars: bars,
      contentInsetAdjustmentBehavior: chain.contentInsetAdjustmentBehavior, levels: levels,
      steps: steps)
  }

  private struct LevelPlace {
    var layout: Int?
    var dataSource: Int?
    var scale: Number?
    var title: TextTemplate?
  }

  private mutating func checkLevel(
    _ level: LevelSyntax, _ chain: ChainSyntax, dataSource: Int?, layout: Int?, title: TextTemplate?
  ) -> LevelPlace {
    if level.layout == nil, chain.layout == nil {
      diagnostics.report(
        .missingKey, "this level has no `layout`, and its chain has none either", at: level.span,
        help: "add `layout` to the level or to the chain")
    }
    return LevelPlace(
      layout: level.layout.map { reference(toLayout: $0) } ?? layout,
      dataSource: level.dataSource.map { reference(toDataSource: $0) } ?? dataSource,
      scale: level.scale == nil ? Number(1) : constant(level.scale),
      title: level.title == nil ? title : check(level.title))
  }

  /// `nil` for a scale that was reported.
  private mutating func checkScales(_ scale: ScaleSyntax?) -> [Number?] {
    switch scale {
    case nil: [Number(1)]
    case .list(let scales): scales.map { constant($0) }
    case .progression(let start, let next): progression(start: start, next: next).map { $0 }
    }
  }

  /// The most levels that a rule may lead through.
  private static let levelLimit = 64

  private mutating func progression(start: NumberSyntax, next: NumberSyntax) -> [Number] {
    let first = constant(start)
    guard let rule = check(next), let first else { return [] }
    let (scales, comesToRest) = evaluate { $0.progression(from: first, by: rule, limit: Self.levelLimit) }
    if !comesToRest {
      let shown = scales.prefix(4).map { $0.text }.joined(separator: ", ")
      diagnostics.report(
        .noFixedPoint, "`next` does not come to rest within \(Self.levelLimit) levels: \(shown), ...", at: next.span,
        help: "bound it, as in `min(scale * 2, 1)`, or list the scales: `scale: [0.25, 0.5, 1]`")
    }
    return scales
  }

  private mutating func render(_ title: TextTemplate?, scale: Number, level: Int, count: Int) -> String? {
    guard let title else { return nil }
    var inputs = ExpressionInputs()
    inputs[.scale] = scale
    inputs[.level] = Number(level)
    inputs[.count] = Number(count)
    switch title.render(inputs, format: { $0.text }) {
    case .success(let text): return text
    case .failure(let failure):
      diagnostics.report(failure.diagnostic(for: "`title` at scale \(scale.text)"))
      return nil
    }
  }
}

extension Evaluator {
  /// The scales from `first` by `rule`, and whether they come to rest. A fault of the rule is reported and counts as rest.
  fileprivate mutating func progression(
    from first: Number, by rule: CheckedNumber, limit: Int
  ) -> (scales: [Number], comesToRest: Bool) {
    var scales = [first]
    while scales.count <= limit, let last = scales.last {
      inputs[.scale] = last
      inputs[.level] = Number(scales.count - 1)
      place = { " after scale \(last.text)" }
      if case .success(let following) = rule.expression.evaluate(inputs), !rule.rule.range.contains(following.double) {
        // Beyond any use, such as 1, 2, 4, 8, ...
        return (scales + [following], false)
      }
      guard let following = number(rule) else { return (scales, true) }
      if following == last {
        return (scales, true)
      }
      scales.append(following)
    }
    return (scales, false)
  }
}
