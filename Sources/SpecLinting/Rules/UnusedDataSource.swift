internal import SpecLanguage

/// Data sources that no chain shows.
struct UnusedDataSource: LintRule {
  let documentation = RuleDocumentation(
    name: "unused-data-source", level: .warn, summary: "A data source that nothing uses.",
    why:
      "A data source that no chain shows has no effect on any frame; most often a chain names another one than was meant. It is still written to the output.",
    source: "the spec itself",
    bad: exampleSpec(dataSources: "photos:\n  count: 48\nalbums:\n  count: 12"),
    good: exampleSpec())

  func findings(in review: SpecReview, _ context: LintContext) -> [Finding] {
    review.dataSources.filter { !$0.isUsed }.map {
      Finding("the data source `\($0.name)` is used by no chain", at: $0.span, help: "show it in a chain, or remove it")
    }
  }
}
