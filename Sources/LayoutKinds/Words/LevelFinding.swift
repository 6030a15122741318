package import LayoutRuntime

/// What a rule found at one level, for the level's kind to put into words.
package struct LevelFinding: Sendable {
  /// What a layout's frames show on one viewport, each with the viewport's name.
  package typealias OnViewport = (viewport: String, issue: LayoutIssue)

  /// The rule's name.
  package var rule: String
  package var layout: String
  package var scrollDirection: Axis
  /// " at scale 0.5"
  package var level: String
  /// One a viewport that has some; empty for what is found on other widths alone.
  package var issues: [OnViewport]
  /// The greatest excess of oversize items, in points.
  package var excess: Double
  /// "on `iphone-16`", or the widths.
  package var place: String

  package init(
    rule: String, layout: String, scrollDirection: Axis, level: String, issues: [OnViewport], excess: Double,
    place: String
  ) {
    self.rule = rule
    self.layout = layout
    self.scrollDirection = scrollDirection
    self.level = level
    self.issues = issues
    self.excess = excess
    self.place = place
  }

  /// "up to 4 points wider than the room".
  var comparison: String {
    // The excess is the same on every viewport where the room shrinks with the screen just as the item does.
    let isSame =
      issues.first.map { first in
        issues.allSatisfy { abs($0.issue.excess - first.issue.excess) <= 1e-9 * max(1, first.issue.figures[0]) }
      } ?? false
    return
      "\(isSame ? "" : "up to ")\(points(excess)) \(scrollDirection == .horizontal ? "taller" : "wider") than the room"
  }

  /// What the items take and have, by viewport.
  var extents: String {
    shortened(
      issues.map { viewport, issue in
        "\(number(issue.figures[0])) of \(number(issue.figures[1])) on `\(viewport)`"
      })
  }

  /// "width" or "height", across the scroll direction.
  var dimension: String {
    scrollDirection == .horizontal ? "height" : "width"
  }
}

package struct FindingWords: Sendable {
  package var message: String
  package var help: String
}
