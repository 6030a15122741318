internal import Expressions
package import LayoutKinds
internal import LayoutRuntime
internal import PlanModel
internal import SourceDiagnostics

extension SpecReview {
  /// A level on a viewport whose width is not what the spec says but any of `widths`; all else stays.
  package func widthStudy(
    chain: Int, level: Int, viewport: Int, over widths: ClosedRange<Double>
  ) -> WidthStudy {
    let place = LevelPlaceOnScreen(checked, chain: chain, level: level, viewport: viewport)
    return place.solve(over: widths) ?? place.sample(over: widths)
  }

  /// A level's state at one width, by laying it out.
  package func widthState(chain: Int, level: Int, viewport: Int, at width: Double) -> WidthState {
    LevelPlaceOnScreen(checked, chain: chain, level: level, viewport: viewport).layOut(at: width).state
  }
}

private struct LevelPlaceOnScreen {
  let chain: CheckedChain
  let level: CheckedLevel
  let levelIndex: Int
  let layout: CheckedLayout
  let content: DataSourceContent
  let viewport: CheckedViewport

  init(_ spec: CheckedSpec, chain: Int, level: Int, viewport: Int) {
    self.chain = spec.chains[chain]
    self.level = self.chain.levels[level]
    levelIndex = level
    layout = spec.layouts[self.level.layout]
    content = spec.dataSources[self.level.dataSource].content
    self.viewport = spec.viewports[viewport]
  }

  func environment(width: Double) -> LayoutEnvironment {
    var viewport = viewport
    viewport.viewport.size.width = width
    return viewport.environment(
      bars: chain.bars, adjustment: chain.contentInsetAdjustmentBehavior,
      scrollDirection: layout.scrollDirection)
  }

  func solve(over widths: ClosedRange<Double>) -> WidthStudy? {
    guard content.count > 0, widths.lowerBound < widths.upperBound else { return nil }
    let domain = Number(widths.lowerBound)...Number(widths.upperBound)
    let environment = environment(width: viewport.viewport.size.width)
    let inputs = environment.inputs(scale: level.scale, level: levelIndex, count: content.count)
    return layout.kind.widthStudy(
      WidthFunctions(
        values: layout.functions(inputs, over: domain), scrollDirection: layout.scrollDirection,
        environment: environment, domain: domain))
  }

  func layOut(at width: Double) -> (state: WidthState, excess: Double) {
    let environment = environment(width: width)
    // What a width that no viewport has makes invalid is no fault of the spec.
    var evaluator = Evaluator(diagnostics: DiagnosticBag())
    evaluator.inputs = environment.inputs(scale: level.scale, level: levelIndex, count: content.count)
    guard let table = evaluator.layout(layout, content: content, in: environment)?(environment) else {
      return (.undefined, 0)
    }
    let excess = table.issues.map { $0.excess }.max() ?? 0
    let state = WidthState(
      columns: table.columns, isOversize: excess > 0, isFragile: table.issues.contains { $0.isFragileFit })
    return (state, excess)
  }

  /// Items that all samples of one study may lay out together.
  private static let itemBudget = 4_000_000

  func sample(over widths: ClosedRange<Double>) -> WidthStudy {
    let length = widths.upperBound - widths.lowerBound
    let most = min(max(Self.itemBudget / max(content.count, 1), 16), 4096)
    // Half a point is what a sweep by hand would take.
    let count = max(min(Int((length / 0.5).rounded(.up)), most), 1)
    let step = length / Double(count)
    var ranges = [WidthRange(from: widths.lowerBound, layOut(at: widths.lowerBound))]
    for index in 1...count {
      let low = ranges[ranges.count - 1]
      let width = index == count ? widths.upperBound : widths.lowerBound + Double(index) * step
      let there = layOut(at: width)
      if there.state == low.state {
        ranges[ranges.count - 1].note(there.excess)
      } else {
        append(from: width - step, to: width, there, &ranges)
      }
    }
    ranges[ranges.count - 1].upper = widths.upperBound
    ranges[ranges.count - 1].includesUpper = true
    return WidthStudy(method: .sampled(step: step), ranges: ranges)
  }

  /// Brackets the changes between two neighboring widths of a sweep.
  private func append(
    from start: Double, to end: Double, _ there: (state: WidthState, excess: Double), _ ranges: inout [WidthRange]
  ) {
    var low = start
    // Where a fit becomes fragile, changes, and is firm again, there are three.
    for _ in 0..<8 {
      let state = ranges[ranges.count - 1].state
      if state == there.state { return }
      low = bisect(low, state, end)
      ranges[ranges.count - 1].upper = low
      ranges.append(WidthRange(from: low, low == end ? there : layOut(at: low)))
    }
    if ranges[ranges.count - 1].state != there.state {
      ranges[ranges.count - 1].upper = end
      ranges.append(WidthRange(from: end, there))
    }
  }

  /// A width between `low` and `high` at which the level is first not in `state` any more.
  private func bisect(_ low: Double, _ state: WidthState, _ high: Double) -> Double {
    var (low, high) = (low, high)
    for _ in 0..<(content.count > 10_000 ? 12 : 40) {
      let middle = (low + high) / 2
      if layOut(at: middle).state == state {
        low = middle
      } else {
        high = middle
      }
    }
    return high
  }
}

extension WidthRange {
  /// One whose end is not known yet.
  fileprivate init(from lower: Double, _ found: (state: WidthState, excess: Double)) {
    self.init(
      lower: lower, upper: lower, includesLower: true, includesUpper: false, state: found.state,
      excess: found.excess...found.excess)
  }

  fileprivate mutating func note(_ excess: Double) {
    self.excess = min(self.excess.lowerBound, excess)...max(self.excess.upperBound, excess)
  }
}

extension CheckedLayout {
  /// The parameters as functions of the viewport's width, all other names as in `inputs`.
  fileprivate func functions(
    _ inputs: ExpressionInputs, over domain: ClosedRange<Number>
  ) -> ParameterValues<PiecewiseLinear?> {
    var functions = ParameterValues<PiecewiseLinear?>()
    for parameter in kind.parameters {
      let written = values[parameter.name].flatMap { value in
        value.map { number -> PiecewiseLinear?? in
          number.expression.function(of: .width, inputs, over: domain)
        }
      }
      let standard = parameter.standard.flatMap { value in
        value.map { number -> PiecewiseLinear?? in PiecewiseLinear(.constant(Number(number)), over: domain) }
      }
      if let value = written ?? standard {
        functions.fields.append(ParameterField(parameter.name, value))
      }
    }
    return functions
  }
}
