internal import LayoutKinds
internal import LayoutRuntime
internal import PlanModel
internal import SourceDiagnostics
internal import SpecLanguage

/// Anchors that cannot come to where they are asked to.
struct ClampedAnchor: LintRule {
  /// Distances up to this, in points, do not count.
  var tolerance = 0.5
  /// So many tapped items are tried.
  var itemLimit = 200

  static let parameters: [RuleParameter<ClampedAnchor>] = [
    RuleParameter(
      "tolerance", 0...100_000, "Distance from the asked place that is taken as it is, in points.",
      value: { $0.tolerance }, set: { $0.tolerance = $1 })
  ]

  let documentation = RuleDocumentation(
    name: "clamped-anchor", level: .note,
    summary: "An anchor that the ends of the content keep from where `scrollTo` asks it to be.",
    why:
      "A scroll view stops at the ends of its content, so items near them cannot be centered. Of tapped items some are always near an "
      + "end; the rule speaks when the item that the spec names is, or when no item at all can come to its place, as where the content "
      + "fits the screen. Up to 200 items, evenly spread, are tried.",
    source: "UIScrollView.contentOffset and UICollectionView.scrollToItem in Apple's documentation",
    bad: exampleSpec(chain: "scale: [0.5, 1]\ntransition: { anchor: 0, scrollTo: centeredVertically }"),
    good: exampleSpec(chain: "scale: [0.5, 1]\ntransition: { anchor: 20, scrollTo: centeredVertically }"))

  func findings(in review: SpecReview, _ context: LintContext) -> [Finding] {
    review.steps.compactMap { placed in
      let found = placed.step.plans.compactMap { plan in
        clamping(of: plan, isAsked: placed.places?.scrollTo != nil).map { (plan.viewport, $0) }
      }
      guard let (_, first) = found.first else { return nil }
      let names = shortList(review.viewportNames(found.map { $0.0 }))
      let span = placed.places?.anchor ?? placed.places?.scrollTo ?? placed.chainName
      let ends = "in the step from level \(placed.step.from) to \(placed.step.to) on \(names)"
      switch first {
      case .item(let item, let distance):
        return Finding(
          "item \(item) ends \(points(distance)) from where `scrollTo` asks it to be \(ends): the content ends there",
          at: span, help: "choose another anchor or placement, such as `scrollTo: visible`")
      case .every:
        return Finding(
          "no item can come to where `scrollTo` asks it to be \(ends): the content is too short to scroll there",
          at: placed.places?.scrollTo ?? span, help: "write `scrollTo: none` or `scrollTo: visible`")
      }
    }
  }

  private enum Clamping {
    case item(Int, distance: Double)
    case every
  }

  private func clamping(of plan: ViewportPlan, isAsked: Bool) -> Clamping? {
    let offsets = plan.targetOffsets
    guard offsets.count > 0 else { return nil }
    func distance(_ item: Int) -> Double {
      let by = offsets.target(at: item).target.clampedBy
      return max(abs(by.x), abs(by.y))
    }
    switch plan.transition.anchor {
    case .item(let item):
      let clamped = distance(item)
      return clamped > tolerance ? .item(item, distance: clamped) : nil
    case .centerVisible, .firstVisible:
      guard let choice = plan.anchorChoices.first else { return nil }
      let transition = plan.plan(for: choice)
      let by = transition.target.clampedBy
      let clamped = max(abs(by.x), abs(by.y))
      return transition.anchor.flatMap { clamped > tolerance ? .item($0.item, distance: clamped) : nil }
    case .selected:
      if let named = plan.transition.anchors {
        let worst = named.map { ($0, distance($0)) }.max { $0.1 < $1.1 }
        return worst.flatMap { $0.1 > tolerance ? .item($0.0, distance: $0.1) : nil }
      }
      // That short content stays where it is needs no word unless something else was asked for.
      guard isAsked else { return nil }
      return sampledItems(of: offsets.count, limit: itemLimit).allSatisfy { distance($0) > tolerance } ? .every : nil
    }
  }
}

/// At most about `limit` of `count` items, evenly spread, the first and the last among them.
func sampledItems(of count: Int, limit: Int) -> [Int] {
  guard count > limit else { return Array(0..<count) }
  let stride = Double(count - 1) / Double(limit - 1)
  return (0..<limit).map { $0 == limit - 1 ? count - 1 : Int(Double($0) * stride) }
}
