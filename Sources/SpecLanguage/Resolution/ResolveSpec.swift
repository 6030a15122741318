internal import Expressions
internal import LayoutRuntime
internal import PlanModel
internal import SourceDiagnostics

/// Lays out every level of every chain on every viewport. What has a fault is worked out as far as that reaches, for the faults that
/// are found on the way, and left out of what comes of it.
struct SpecResolver: ~Copyable {
  let draft: SpecDraft
  private let viewports: [CheckedViewport]
  private var evaluator: Evaluator

  init(_ draft: SpecDraft, diagnostics: consuming DiagnosticBag) {
    self.draft = draft
    self.evaluator = Evaluator(diagnostics: diagnostics)
    // Without any that can be read, numbers that do not depend on it are worked out all the same.
    viewports = draft.viewports.isEmpty ? [.unknown] : draft.viewports
  }

  /// The parts without a fault, and which of the spec's chains these have.
  mutating func resolve(name: String, digest: String) -> (spec: ResolvedSpec, checked: CheckedSpec, chains: [Int]) {
    var chains: [Chain] = []
    var checked: [CheckedChain] = []
    var indices: [Int] = []
    for (index, chain) in draft.chains.enumerated() {
      if let resolved = resolve(chain), let chain = chain.chain {
        chains.append(resolved)
        checked.append(chain)
        indices.append(index)
      }
    }
    _ = resolve(draft.looseLevels)
    let viewports = draft.viewports.filter { $0.isSound }
    let spec = ResolvedSpec(
      name: name, digest: digest, viewports: viewports.map { $0.viewport },
      dataSources: draft.dataSources.map { $0.measured },
      layouts: draft.layouts.map { $0.formula }, chains: chains)
    let parts = CheckedSpec(
      viewports: viewports, dataSources: draft.dataSources, layouts: draft.layouts, chains: checked,
      usedLets: draft.usedLets)
    return (spec, parts, indices)
  }

  consuming func finish() -> DiagnosticBag {
    evaluator.finish()
  }

  /// `nil` where the chain or one of its levels has a fault, or there is no viewport to show it on.
  private mutating func resolve(_ draft: ChainDraft) -> Chain? {
    var levels: [Level] = []
    for level in draft.levels {
      if let level = resolve(level, of: draft) {
        levels.append(level)
      }
    }
    guard let chain = draft.chain, levels.count == chain.levels.count else { return nil }
    for index in levels.indices {
      levels[index].title = chain.levels[index].title
    }
    let steps = chain.steps.enumerated().map { index, step in
      Step(
        from: index, to: index + 1, transition: step.transition,
        plans: plans(from: levels[index], to: levels[index + 1], step: step))
    }
    return Chain(
      name: chain.name, dataSource: chain.dataSource,
      contentInsetAdjustmentBehavior: chain.contentInsetAdjustmentBehavior, levels: levels, steps: steps)
  }

  /// One plan a viewport.
  private func plans(from: Level, to: Level, step: CheckedStep) -> [ViewportPlan] {
    zip(from.frameTables, to.frameTables).map { start, end in
      ViewportPlan(
        viewport: start.viewport,
        from: TransitionSide(
          table: start.table, environment: start.environment, scrollDirection: from.scrollDirection),
        to: TransitionSide(table: end.table, environment: end.environment, scrollDirection: to.scrollDirection),
        matching: step.matching, transition: step.transition)
    }
  }

  private mutating func resolve(_ level: LevelDraft, of chain: ChainDraft) -> Level? {
    guard let index = level.layout else { return nil }
    let layout = draft.layouts[index]
    let data = level.dataSource.map { draft.dataSources[$0] } ?? .unknown
    let isLaidOut = chain.chain != nil
    var tables: [ViewportFrames] = []
    var isSound = isLaidOut
    for viewport in viewports {
      let environment = viewport.environment(
        bars: chain.bars ?? .none, adjustment: chain.contentInsetAdjustmentBehavior ?? .automatic,
        scrollDirection: layout.scrollDirection)
      evaluator.inputs = environment.inputs(
        scale: level.scale ?? Number(1), level: level.index ?? 0, count: data.content.count)
      evaluator.unknown = data.unknown.union(viewport.unknown).union(unknown(level, of: chain, layout))
      evaluator.place = { place(of: level, on: viewport) }
      guard let laidOut = evaluator.layout(layout, content: data.content, in: environment) else {
        isSound = false
        continue
      }
      if isLaidOut, viewport.isSound {
        let table = laidOut(environment)
        tables.append(ViewportFrames(viewport: tables.count, environment: environment, table: table))
      }
    }
    guard isSound, !tables.isEmpty, let source = level.dataSource, let scale = level.scale else { return nil }
    return Level(
      layout: layout.name, dataSource: source, scale: scale.double, title: nil,
      scrollDirection: layout.scrollDirection, frameTables: tables)
  }

  /// What of a level's inputs a fault hides, whatever the viewport.
  private func unknown(_ level: LevelDraft, of chain: ChainDraft, _ layout: CheckedLayout) -> ExpressionVariables {
    var unknown: ExpressionVariables = []
    if level.index == nil { unknown.formUnion([.level]) }
    if level.scale == nil { unknown.formUnion([.scale]) }
    if chain.bars == nil { unknown.formUnion(.safeArea) }
    if chain.contentInsetAdjustmentBehavior == nil || !layout.isSound { unknown.formUnion(.adjustedContentInset) }
    return unknown
  }
}

/// " at scale 1 on `iphone-16`", as far as it is known.
private func place(of level: LevelDraft, on viewport: CheckedViewport) -> String {
  let scale = level.scale.map { " at scale \($0.text)" } ?? ""
  return viewport.viewport.name.isEmpty ? scale : "\(scale) on `\(viewport.viewport.name)`"
}

extension CheckedDataSource {
  fileprivate var measured: DataSource {
    var dataSource = dataSource
    dataSource.measures = DataSourceMeasures(
      headerLengths: content.headerLengths, footerLengths: content.footerLengths, itemSizes: content.itemSizes)
    if let aspectRatios = content.aspectRatios {
      dataSource.measures.aspectRatios = { aspectRatios($0).double }
    }
    return dataSource
  }
}
