internal import LayoutKinds
internal import LayoutRuntime
internal import PlanModel
internal import SpecLanguage

/// Frames whose edges lie between pixels.
struct OffPixelGrid: LintRule {
  /// So many items are looked at.
  var itemLimit = 256
  /// Part of a pixel that is taken for rounding.
  var tolerance = 1e-6

  let documentation = RuleDocumentation(
    name: "off-pixel-grid", level: .allow, summary: "Frames whose edges lie between the viewport's pixels.",
    why:
      "Edges between pixels are drawn blurred, and images in such cells are resampled. Nearly every layout that divides a width has "
      + "some, so the rule is off unless asked for. `pixelSnapping: nearest` moves all edges to whole pixels. The first 256 items of "
      + "a level are looked at.",
    source: "UITraitCollection.displayScale in Apple's documentation",
    bad: exampleSpec(layout: "itemSize: width / 7", chain: "scale: 1"),
    good: exampleSpec(layout: "itemSize: 121", chain: "scale: 1"))

  func findings(in review: SpecReview, _ context: LintContext) -> [Finding] {
    context.levels.compactMap { level in
      let found = level.level.frameTables.compactMap { frames -> (viewport: Int, text: String)? in
        firstOffGrid(frames).map { (frames.viewport, $0) }
      }
      guard let first = found.first else { return nil }
      return Finding(
        "frames of layout `\(level.layout.name)` lie between pixels\(level.place) on "
          + "\(shortList(review.viewportNames(found.map { $0.viewport }))): \(first.text)",
        at: level.layout.extent, help: "round the size to pixels, or set `pixelSnapping: nearest`")
    }
  }

  private func firstOffGrid(_ frames: ViewportFrames) -> String? {
    let scale = frames.environment.displayScale
    var found: String?
    var item = 0
    frames.table.forEachBatch(in: 0..<min(itemLimit, frames.table.itemCount)) { batch in
      for index in batch.indices {
        let frame = batch[index]
        for edge in [frame.x, frame.y, frame.x + frame.width, frame.y + frame.height] where found == nil {
          let pixels = edge * scale
          if abs(pixels - pixels.rounded()) > tolerance * max(1, abs(pixels)) {
            found = "an edge of item \(item) is at \(number(edge)), pixel \(number(pixels))"
          }
        }
        item += 1
      }
    }
    return found
  }
}
