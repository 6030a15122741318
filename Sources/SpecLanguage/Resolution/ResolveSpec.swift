internal import Expressions
internal import LayoutRuntime
internal import PlanModel
internal import SourceDiagnostics

/// Lays out every level of every chain on every viewport.
struct SpecResolver: ~Copyable {
  let spec: CheckedSpec
  var evaluator: Evaluator

  init(_ spec: CheckedSpec, diagnostics: consuming DiagnosticBag) {
    self.spec = spec
    self.evaluator = Evaluator(diagnostics: diagnostics)
  }

  mutating func resolve(name: String, digest: String) -> ResolvedSpec {
    var chains: [Chain] = []
    for chain in spec.chains {
      chains.append(resolve(chain))
    }
    return ResolvedSpec(
      name: name, digest: digest, viewports: spec.viewports.map { $0.viewport },
      dataSources: spec.dataSources.map { $0.measured },
      layouts: spec.layouts.map { LayoutFormula(name: $0.name, kind: $0.parameters.formula) }, chains: chains)
  }

  consuming func finish() -> DiagnosticBag {
    evaluator.finish()
  }

  private mutating func resolve(_ chain: CheckedChain) -> Chain {
    var levels: [Level] = []
    for (index, level) in chain.levels.enumerated() {
      levels.append(resolve(level, at: index, of: chain))
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

  /// One plan a viewport on which both levels could be laid out.
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

  private mutating func resolve(_ level: CheckedLevel, at index: Int, of chain: CheckedChain) -> Level {
    let layout = spec.layouts[level.layout]
    let content = spec.dataSources[level.dataSource].content
    var tables: [ViewportFrames] = []
    for (viewportIndex, viewport) in spec.viewports.enumerated() {
      let environment = viewport.environment(
        bars: chain.bars, adjustment: chain.contentInsetAdjustmentBehavior,
        scrollDirection: layout.parameters.scrollDirection)
      evaluator.inputs = environment.inputs(scale: level.scale, level: index, count: content.count)
      evaluator.place = { " at scale \(level.scale.text) on `\(viewport.viewport.name)`" }
      guard let resolved = layout.parameters.resolve(&evaluator, content: content, in: environment) else { continue }
      let table = resolved.frameTable(environment)
      tables.append(ViewportFrames(viewport: viewportIndex, environment: environment, table: table))
    }
    return Level(
      layout: layout.name, dataSource: level.dataSource, scale: level.scale.double, title: level.title,
      scrollDirection: layout.parameters.scrollDirection, frameTables: tables)
  }
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
