internal import LayoutKinds
internal import LayoutRuntime
internal import PlanModel
internal import SpecLanguage

/// Lines whose items or gaps differ by a pixel because they were snapped.
struct SnappingRemainder: LintRule {
  /// So many columns are compared.
  var columnLimit = 256

  let documentation = RuleDocumentation(
    name: "snapping-remainder", level: .note,
    summary: "Items or gaps of a line that differ by a pixel after snapping.",
    why:
      "Snapping moves each edge to a whole pixel. Where the columns do not divide the room into whole pixels, some items or gaps come "
      + "out a pixel wider than their neighbors. An item size in whole pixels, such as `floor(x * displayScale) / displayScale`, "
      + "keeps items alike.",
    source: "arithmetic: UICollectionViewFlowLayout itself snaps nothing that is documented",
    bad: exampleSpec(
      viewports: "[iphone-se]",
      layout: "itemSize: (width - 24) / 4 * scale\nminimumInteritemSpacing: 8\npixelSnapping: nearest",
      chain: "scale: 0.9"),
    good: exampleSpec(
      viewports: "[iphone-se]",
      layout: "itemSize: 117\nminimumInteritemSpacing: 8\npixelSnapping: nearest",
      chain: "scale: 1"))

  func findings(in review: SpecReview, _ context: LintContext) -> [Finding] {
    context.levels.compactMap { level in
      guard level.layout.pixelSnapping != .none else { return nil }
      let found = level.level.frameTables.compactMap { frames -> String? in
        let line = firstLine(of: frames.table, level.layout.scrollDirection)
        let pixel = 1 / frames.environment.displayScale
        let extents = Span(line.map { $0.extent })
        let gaps = Span(zip(line, line.dropFirst()).map { $1.origin - $0.origin - $0.extent })
        let name = review.spec.viewports[frames.viewport].name
        if let extents, extents.isRemainder(of: pixel) { return "items of \(extents.text) on `\(name)`" }
        if let gaps, gaps.isRemainder(of: pixel) { return "gaps of \(gaps.text) on `\(name)`" }
        return nil
      }
      guard !found.isEmpty else { return nil }
      return Finding(
        "snapping leaves a remainder in the lines of layout `\(level.layout.name)`\(level.place): \(shortened(found))",
        at: level.layout.extent,
        help: "choose sizes and insets so that the columns divide the room in whole pixels")
    }
  }

  private func firstLine(of table: FrameTable, _ axis: Axis) -> [(origin: Double, extent: Double)] {
    var line: [(origin: Double, extent: Double)] = []
    let count = min(table.columns, columnLimit, table.sectionStarts.count > 1 ? table.items(ofSection: 0).count : 0)
    table.forEachBatch(in: 0..<count) { batch in
      for index in batch.indices {
        let frame = batch[index]
        line.append(axis == .vertical ? (frame.x, frame.width) : (frame.y, frame.height))
      }
    }
    return line
  }

  /// The least and the greatest of some lengths.
  private struct Span {
    var least: Double
    var greatest: Double

    init?(_ lengths: [Double]) {
      guard let least = lengths.min(), let greatest = lengths.max() else { return nil }
      (self.least, self.greatest) = (least, greatest)
    }

    /// Lengths that differ by more than a pixel do so by themselves.
    func isRemainder(of pixel: Double) -> Bool {
      let difference = greatest - least
      return difference > pixel * 1e-6 && difference < pixel * 1.001
    }

    var text: String {
      "\(number(least)) and \(points(greatest))"
    }
  }
}
