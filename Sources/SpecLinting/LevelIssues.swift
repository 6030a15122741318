internal import LayoutKinds
internal import LayoutRuntime
internal import PlanModel
internal import SourceDiagnostics
internal import SpecLanguage

extension Level {
  /// What the layout says that `rule` reports, once a viewport: the first, or the one with the greatest excess, with the items of all.
  func issues(of rule: String) -> [(viewport: Int, issue: LayoutIssue)] {
    var found: [(viewport: Int, issue: LayoutIssue)] = []
    for frames in frameTables {
      for issue in frames.table.issues where issue.rule == rule {
        guard let last = found.last, last.viewport == frames.viewport else {
          found.append((frames.viewport, issue))
          continue
        }
        var worst = issue.excess > last.issue.excess ? issue : last.issue
        worst.items = last.issue.items + issue.items
        found[found.count - 1].issue = worst
      }
    }
    return found
  }
}

extension LintRule {
  /// The issues of the rule at every level, in the words of the level's kind.
  func findings(ofIssuesAt levels: [PlacedLevel], in review: SpecReview) -> [Finding] {
    levels.compactMap { level in
      let issues = level.level.issues(of: documentation.name)
      guard !issues.isEmpty else { return nil }
      return finding(
        level, issues, in: review, place: "on \(shortList(review.viewportNames(issues.map { $0.viewport })))")
    }
  }

  /// What the level's kind says of issues, of which there are none where the rule found something on other widths alone.
  func finding(
    _ level: PlacedLevel, _ issues: [(viewport: Int, issue: LayoutIssue)], in review: SpecReview, place: String,
    excess: Double? = nil
  ) -> Finding {
    let named = issues.map { (viewport: review.spec.viewports[$0.viewport].name, issue: $0.issue) }
    let words = level.layout.kind.words(
      LevelFinding(
        rule: documentation.name, layout: level.layout.name, scrollDirection: level.layout.scrollDirection,
        level: level.place, issues: named, excess: excess ?? issues.map { $0.issue.excess }.max() ?? 0, place: place))
    return Finding(words.message, at: level.layout.extent, help: words.help)
  }
}

/// A level and where to find it.
struct PlacedLevel {
  var chain: Int
  var index: Int
  var level: Level
  var layout: LayoutPlaces

  /// " at scale 0.5", for sentences about it.
  var place: String {
    " at scale \(number(level.scale))"
  }
}

/// A step and where to find it.
struct PlacedStep {
  var chain: Int
  var index: Int
  var step: Step
  var places: TransitionPlaces?
  /// Where to point if nothing about the transition is written.
  var chainName: SourceSpan
}

extension SpecReview {
  var levels: [PlacedLevel] {
    spec.chains.enumerated().flatMap { chainIndex, chain in
      chain.levels.enumerated().map { index, level in
        PlacedLevel(
          chain: chainIndex, index: index, level: level, layout: layout(ofLevel: index, inChain: chainIndex))
      }
    }
  }

  var steps: [PlacedStep] {
    spec.chains.enumerated().flatMap { chainIndex, chain in
      let places = places(ofChain: chainIndex)
      return chain.steps.enumerated().map { index, step in
        PlacedStep(
          chain: chainIndex, index: index, step: step, places: places.transitions[index], chainName: places.name)
      }
    }
  }

  func viewportNames(_ indices: [Int]) -> [String] {
    indices.map { spec.viewports[$0].name }
  }
}
