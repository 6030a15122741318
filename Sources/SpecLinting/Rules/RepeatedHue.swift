internal import LayoutRuntime
internal import PlanModel
internal import SourceDiagnostics
internal import SpecLanguage

/// Hue ramps that come back to where they started.
struct RepeatedHue: LintRule {
  let documentation = RuleDocumentation(
    name: "repeated-hue", level: .warn, summary: "A hue ramp whose last color is its first one again.",
    why:
      "Hue is a circle: 0 and 1 (in oklch 0 and 360 degrees) are the same. A ramp around the whole circle with its end included gives "
      + "the last item the first one's color. Leave the end out: `end: excluded`, the default.",
    source: "UIColor.init(hue:saturation:brightness:alpha:) in Apple's documentation",
    bad: exampleSpec(
      dataSources: "photos:\n  count: 12\n  color:\n    hue: { from: 1, to: 0, end: included }"),
    good: exampleSpec(dataSources: "photos:\n  count: 12\n  color:\n    hue: { from: 1, to: 0 }"))

  func findings(in review: SpecReview, _ context: LintContext) -> [Finding] {
    review.spec.dataSources.enumerated().compactMap { index, source in
      guard let colors = source.colors, source.count > 2, let span = review.colors(ofDataSource: index).closedHueRamp
      else { return nil }
      let (first, last) = (SRGBColor(colors.color(at: 0)), SRGBColor(colors.color(at: source.count - 1)))
      // A ramp that stands still is no ramp around the circle.
      let middle = SRGBColor(colors.color(at: source.count / 2))
      guard first.packed == last.packed, middle.packed != first.packed else { return nil }
      return Finding(
        "the hue ramp of the data source `\(source.name)` comes back to its start: items 0 and \(source.count - 1) have the "
          + "same color", at: span, help: "write `end: excluded`, or leave `end` out")
    }
  }
}
