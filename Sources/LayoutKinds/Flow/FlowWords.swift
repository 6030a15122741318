internal import LayoutRuntime

extension FlowKind {
  @Sendable static func words(_ finding: LevelFinding) -> FindingWords {
    let layout = "layout `\(finding.layout)`"
    switch finding.rule {
    case "oversize-item" where finding.issues.isEmpty:
      return FindingWords(
        message: "items of \(layout) are \(finding.comparison)\(finding.level) \(finding.place)",
        help: "bound the size, as with `min(...)`, or leave those widths out")
    case "oversize-item":
      return FindingWords(
        message: "\(subject(of: finding.issues[0].issue.items, layout)) \(finding.comparison)\(finding.level) "
          + "\(finding.place), where UICollectionViewFlowLayout's behavior is not defined",
        help: "make the \(finding.dimension) fit the room: it takes \(finding.extents)")
    case "fragile-fit":
      let figures = finding.issues.map { viewport, issue in
        let (columns, ifWider, ifNarrower) = (issue.figures[0], issue.figures[1], issue.figures[2])
        let other = ifNarrower == columns ? "\(number(ifWider)) if wider" : "\(number(ifNarrower)) if narrower"
        return "\(number(columns)) on `\(viewport)`, \(other)"
      }
      return FindingWords(
        message: "the column count of \(layout)\(finding.level) hangs on the last digit of the item's size: "
          + shortened(figures),
        help:
          "leave some room, as with ` - 0.5` behind the size, so that rounding on a device cannot change the columns"
      )
    case "swapped-spacings":
      return FindingWords(
        message: "\(layout) scrolls horizontally with items of mixed sizes\(finding.level) \(finding.place); "
          + "UIKit is reported to swap its two spacings there",
        help: "give both spacings the same value, or set `swapsHorizontalSpacings: true` to lay out as reported "
          + "(openradar 47732322)")
    default:
      preconditionFailure("flow layouts have no issue of the rule `\(finding.rule)`")
    }
  }

  private static func subject(of items: [Range<Int>], _ layout: String) -> String {
    let count = items.reduce(0) { $0 + $1.count }
    if count == 1, let index = items.first?.lowerBound {
      return "item \(index) of \(layout) is"
    }
    return "\(count) items of \(layout) are"
  }
}
