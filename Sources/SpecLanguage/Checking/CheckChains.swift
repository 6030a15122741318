internal import Expressions
internal import LayoutRuntime
internal import PlanModel
internal import SourceDiagnostics
internal import SpecSchema

extension SpecChecker {
  mutating func checkChain(
    _ named: Named<ChainSyntax>, dataSources: [CheckedDataSource], layouts: [CheckedLayout], specBars: Bars?
  ) -> ChainDraft {
    let chain = named.value
    let before = faults
    let dataSource = chain.dataSource.flatMap { reference(toDataSource: $0) }
    let layout = chain.layout.flatMap { reference(toLayout: $0) }
    let title = check(chain.title)
    let barsAreInDoubt = chain.doubts.contains(ChainKeys.bars.name)
    let bars = chain.bars == nil && !barsAreInDoubt ? specBars : checkBars(chain.bars, isInDoubt: barsAreInDoubt)
    let shared = LevelDraft(layout: layout, dataSource: dataSource, scale: Number(1), title: title)
    var levels: [LevelDraft] = []
    if let written = chain.levels {
      levels = written.value.map { checkLevel($0, chain, shared) }
    } else {
      for scale in checkScales(chain.scale) {
        levels.append(LevelDraft(layout: layout, dataSource: dataSource, scale: scale, title: title))
      }
    }
    let isWhole = chain.isWhole && !levels.isEmpty && (chain.levels != nil || levels.allSatisfy { $0.scale != nil })
    if isWhole {
      for index in levels.indices {
        levels[index].index = index
      }
    }
    let titles = levels.map { render($0, dataSources) }
    let sources = levels.compactMap { $0.dataSource }
    let steps =
      isWhole && sources.count == levels.count ? checkSteps(of: chain, sources.map { dataSources[$0] }, sources) : []
    if steps.isEmpty {
      checkTransitionsAlone(of: chain, itemCount: dataSource.flatMap { dataSources[$0].knownCount })
    }
    var draft = ChainDraft(
      levels: levels.isEmpty ? [LevelDraft(layout: layout, dataSource: dataSource)] : levels, bars: bars,
      contentInsetAdjustmentBehavior: chain.doubts.contains(ChainKeys.contentInsetAdjustmentBehavior.name)
        ? nil : chain.contentInsetAdjustmentBehavior)
    guard named.isSound, faults == before, isWhole, let bars, let dataSource else { return draft }
    var checked: [CheckedLevel] = []
    checked.reserveCapacity(levels.count)
    for (level, title) in zip(levels, titles) {
      guard let layout = level.layout, layouts[layout].isSound, let source = level.dataSource,
        dataSources[source].isSound, let scale = level.scale
      else { return draft }
      checked.append(CheckedLevel(layout: layout, dataSource: source, scale: scale, title: title))
    }
    guard dataSources[dataSource].isSound else { return draft }
    draft.chain = CheckedChain(
      name: named.name.value, dataSource: dataSource, bars: bars,
      contentInsetAdjustmentBehavior: chain.contentInsetAdjustmentBehavior, levels: checked, steps: steps)
    return draft
  }

  private mutating func checkLevel(_ level: LevelSyntax, _ chain: ChainSyntax, _ shared: LevelDraft) -> LevelDraft {
    func isInDoubt<Value>(_ key: Key<Value>) -> Bool {
      level.doubts.contains(key.name)
    }
    if level.layout == nil, chain.layout == nil, !isInDoubt(LevelKeys.layout),
      !chain.doubts.contains(ChainKeys.layout.name)
    {
      diagnostics.report(
        .missingKey, "this level has no `layout`, and its chain has none either", at: level.span,
        help: "add `layout` to the level or to the chain")
    }
    return LevelDraft(
      layout: level.layout.map { reference(toLayout: $0) } ?? (isInDoubt(LevelKeys.layout) ? nil : shared.layout),
      dataSource: level.dataSource.map { reference(toDataSource: $0) }
        ?? (isInDoubt(LevelKeys.dataSource) ? nil : shared.dataSource),
      scale: level.scale != nil ? constant(level.scale) : isInDoubt(LevelKeys.scale) ? nil : shared.scale,
      title: level.title == nil ? shared.title : check(level.title))
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

  private mutating func render(_ draft: LevelDraft, _ dataSources: [CheckedDataSource]) -> String? {
    guard let title = draft.title, let level = draft.index, let scale = draft.scale,
      let count = draft.dataSource.flatMap({ dataSources[$0].knownCount })
    else { return nil }
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
