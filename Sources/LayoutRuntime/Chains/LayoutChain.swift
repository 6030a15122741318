/// A collection view's layout at successive levels, each reached from the one before.
public struct LayoutChain: Sendable {
  public let name: String
  public let contentInsetAdjustmentBehavior: ContentInsetAdjustment
  /// At least one.
  public let levels: [LayoutLevel]
  /// From each level to the next.
  public let steps: [LayoutStep]

  public init(
    name: String, contentInsetAdjustmentBehavior: ContentInsetAdjustment = .automatic, levels: [LayoutLevel],
    steps: [LayoutStep]
  ) {
    self.name = name
    self.contentInsetAdjustmentBehavior = contentInsetAdjustmentBehavior
    self.levels = levels
    self.steps = steps
  }

  /// What the plans of a step are worked out from where both levels are laid out in `environment`.
  ///
  /// - Precondition: the chain has the step.
  public func plans(ofStep step: Int, in environment: LayoutEnvironment) -> StepPlans {
    plans(ofStep: step, from: environment, to: environment)
  }

  /// The same on one of the spec's viewports; `nil` where the spec has none of that name.
  ///
  /// - Precondition: the chain has the step.
  public func plans(ofStep step: Int, on viewport: String) -> StepPlans? {
    let (from, to) = levels(ofStep: step)
    guard let start = from.viewports.first(where: { $0.name == viewport }),
      let end = to.viewports.first(where: { $0.name == viewport })
    else { return nil }
    return plans(ofStep: step, from: start.environment, to: end.environment)
  }

  private func plans(
    ofStep step: Int, from start: LayoutEnvironment, to end: LayoutEnvironment
  ) -> StepPlans {
    let (from, to) = levels(ofStep: step)
    let isSame = from.data.name == to.data.name
    return StepPlans(
      from: from.side(in: start), to: to.side(in: end),
      matching: isSame ? .sameIndex : ItemMatching(from: from.data, to: to.data), transition: steps[step].transition)
  }

  private func levels(ofStep step: Int) -> (LayoutLevel, LayoutLevel) {
    precondition(steps.indices.contains(step), "step \(step) is not one of \(steps.count)")
    return (levels[steps[step].from], levels[steps[step].to])
  }
}

/// The way from one level of a chain to the next.
public struct LayoutStep: Sendable {
  /// Indices of levels.
  public let from: Int
  public let to: Int
  public let transition: Transition

  public init(from: Int, to: Int, transition: Transition) {
    self.from = from
    self.to = to
    self.transition = transition
  }
}

extension LayoutLevel {
  /// The level as an end of a transition.
  public func side(in environment: LayoutEnvironment) -> TransitionSide {
    let layout = layout(in: environment)
    return TransitionSide(
      table: layout.frameTable(for: data.content, in: environment), environment: environment,
      scrollDirection: layout.scrollDirection)
  }
}

extension ItemMatching {
  /// Items of one id are the same item; where both data sources have indices for ids, those of one index.
  public init(from: DataSource, to: DataSource) {
    guard !from.ids.isIndex || !to.ids.isIndex else {
      self = .sameIndex
      return
    }
    // By their bytes: ids that String takes for the same, such as `é` composed and decomposed, are two.
    var indices: [[UInt8]: Int] = [:]
    for index in 0..<to.count {
      indices[Array(to.ids.text(at: index).utf8)] = index
    }
    // An id that stands twice is a fault of the data; the first one holds.
    var taken = [Bool](repeating: false, count: to.count)
    let toIndices: [Int?] = (0..<from.count).map { index in
      guard let other = indices[Array(from.ids.text(at: index).utf8)], !taken[other] else { return nil }
      taken[other] = true
      return other
    }
    self.init(toIndices: toIndices, toCount: to.count)
  }
}

extension ItemTexts {
  fileprivate var isIndex: Bool {
    if case .index = self { true } else { false }
  }
}
