internal import PlanModel
internal import SourceDiagnostics

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
      if levels.value.isEmpty {
        diagnostics.report(.invalidValue, "`levels` of the chain `\(named.name.value)` is empty", at: levels.span)
      }
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
    guard let dataSource else { return nil }
    return CheckedChain(
      name: named.name.value, dataSource: dataSource, bars: bars,
      contentInsetAdjustmentBehavior: chain.contentInsetAdjustmentBehavior, levels: levels,
      steps: checkSteps(of: chain, levels: levels, dataSources: dataSources))
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
        .missingKey, "this level has no `layout`, and its chain names none", at: level.span,
        help: "add `layout` to the level or to the chain")
    }
    return LevelPlace(
      layout: level.layout.map { reference(toLayout: $0) } ?? layout,
      dataSource: level.dataSource.map { reference(toDataSource: $0) } ?? dataSource,
      scale: level.scale == nil ? Number(1) : constant(level.scale),
      title: level.title == nil ? title : check(level.title))
  }

  private mutating func checkScales(_ scale: ScaleSyntax?) -> [Number] {
    switch scale {
    case nil:
      return [Number(1)]
    case .list(let list):
      if list.value.isEmpty {
        diagnostics.report(.invalidValue, "`scale` lists no level", at: list.span, help: "write `scale: 1`")
      }
      return list.value.compactMap { constant($0) }
    case .progression(let start, let next):
      return progression(start: start, next: next)
    }
  }

  /// The most levels that a rule may lead through.
  private static let levelLimit = 64

  private mutating func progression(start: NumberSyntax, next: NumberSyntax) -> [Number] {
    guard let first = constant(start), let rule = check(next) else { return [] }
    let limit = Self.levelLimit
    let (scales, comesToRest) = evaluate { evaluator in
      var scales = [first]
      while scales.count <= limit, let last = scales.last {
        evaluator.inputs[.scale] = last
        evaluator.inputs[.level] = Number(scales.count - 1)
        evaluator.place = " after scale \(last.text)"
        guard let following = evaluator.number(rule) else { return (scales, true) }
        if following == last {
          return (scales, true)
        }
        scales.append(following)
      }
      return (scales, false)
    }
    if !comesToRest {
      let shown = scales.prefix(4).map(\.text).joined(separator: ", ")
      diagnostics.report(
        .noFixedPoint, "`next` does not come to rest within \(limit) levels: \(shown), ...", at: next.span,
        help: "bound it, as in `min(scale * 2, 1)`, or list the scales: `scale: [0.25, 0.5, 1]`")
      return []
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

  private mutating func reference(toLayout name: Spanned<String>) -> Int? {
    index(
      of: name, among: syntax.layouts.map(\.name.value), kind: "layout", unreadable: syntax.unreadableNames)
  }

  private mutating func reference(toDataSource name: Spanned<String>) -> Int? {
    index(
      of: name, among: syntax.dataSources.map(\.name.value), kind: "data source", unreadable: syntax.unreadableNames)
  }
}
