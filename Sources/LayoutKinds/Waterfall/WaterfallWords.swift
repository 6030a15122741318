extension WaterfallKind {
  @Sendable static func words(_ finding: LevelFinding) -> FindingWords {
    guard finding.rule == "oversize-item" else {
      preconditionFailure("waterfall layouts have no issue of the rule `\(finding.rule)`")
    }
    let help =
      finding.issues.isEmpty
      ? "bound their \(finding.dimension), as with `min(...)`, or leave those widths out"
      : "make them fit the room: together they take \(finding.extents)"
    return FindingWords(
      message: "the columns of layout `\(finding.layout)` are \(finding.comparison)\(finding.level) \(finding.place)",
      help: help)
  }
}
