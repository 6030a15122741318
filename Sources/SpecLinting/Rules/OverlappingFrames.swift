internal import LayoutKinds
internal import LayoutRuntime
internal import PlanModel
internal import SpecLanguage

/// Frames that lie over each other.
struct OverlappingFrames: LintRule {
  /// Where a layout follows no closed form, so many items of each section are compared with those near them.
  var itemLimit = 500

  let documentation = RuleDocumentation(
    name: "overlapping-frames", level: .warn, summary: "Frames of a level that lie over each other.",
    why:
      "Which of two overlapping cells is seen, and which takes a touch, then depends on their z order. Negative insets pull sections "
      + "and headers over each other. Equal rows are checked in closed form; of others, the first 500 items of a section.",
    source: "UICollectionViewLayoutAttributes.zIndex in Apple's documentation",
    bad: exampleSpec(
      dataSources: "photos:\n  sections: [{ count: 8 }, { count: 8 }]",
      layout: "itemSize: 160 * scale\nsectionInset: [-20, 0]"),
    good: exampleSpec(
      dataSources: "photos:\n  sections: [{ count: 8 }, { count: 8 }]",
      layout: "itemSize: 160 * scale\nsectionInset: [20, 0]"))

  func findings(in review: SpecReview, _ context: LintContext) -> [Finding] {
    context.levels.compactMap { level in
      let overlaps = level.level.frameTables.compactMap { frames in
        frames.table.firstOverlap(itemLimit: itemLimit).map { (frames.viewport, $0) }
      }
      guard let (_, text) = overlaps.first else { return nil }
      return Finding(
        "\(text) of layout `\(level.layout.name)` overlap\(level.place) on "
          + shortList(review.viewportNames(overlaps.map { $0.0 })),
        at: level.layout.extent, help: "check the insets and spacings: they may be negative")
    }
  }
}

extension FrameTable {
  /// Names two views that overlap: "items 3 and 4".
  fileprivate func firstOverlap(itemLimit: Int) -> String? {
    for (index, section) in sections.enumerated() {
      if let (first, second) = section.firstOverlap(limit: itemLimit) {
        return "items \(sectionStarts[index] + first) and \(sectionStarts[index] + second)"
      }
    }
    let bounds = sections.map { $0.itemBounds }
    for (index, bound) in bounds.enumerated() {
      if index + 1 < bounds.count, let bound, let next = bounds[index + 1], bound.overlaps(next) {
        return "the items of the sections \(index) and \(index + 1)"
      }
    }
    for supplementary in supplementaries {
      for section in [supplementary.section - 1, supplementary.section, supplementary.section + 1] {
        if bounds.indices.contains(section), let bound = bounds[section], bound.overlaps(supplementary.frame) {
          return
            "the \(supplementary.kind.rawValue) of section \(supplementary.section) and items of section \(section)"
        }
      }
    }
    return nil
  }
}

extension SectionFrames {
  fileprivate func firstOverlap(limit: Int) -> (Int, Int)? {
    switch self {
    case .uniform(let lines):
      guard lines.count > 1 else { return nil }
      // Neighbors in a line, and the first items of two lines, stand for all.
      for other in [1, lines.itemsPerLine] where other < lines.count {
        if lines.frame(at: 0).overlaps(lines.frame(at: other)) { return (0, other) }
      }
      return nil
    case .computed(let frames):
      var known: [Rect] = []
      frames.forEachBatch(in: 0..<min(frames.count, limit)) { batch in
        for index in batch.indices {
          known.append(batch[index])
        }
      }
      for index in known.indices {
        // Items of lines that follow each other are not far apart in order.
        for other in known.indices.suffix(from: index + 1).prefix(64) where known[index].overlaps(known[other]) {
          return (index, other)
        }
      }
      return nil
    }
  }

  /// Around the first and the last line, which in every layout so far are the outermost; `nil` without items.
  fileprivate var itemBounds: Rect? {
    guard count > 0 else { return nil }
    var indices = [0, count - 1]
    if case .uniform(let lines) = self {
      indices.append(min(lines.itemsPerLine, count) - 1)
    } else {
      indices += Array(0..<min(count, 64)) + Array(max(0, count - 64)..<count)
    }
    return indices.map { frame(at: $0) }.reduce(nil) { bounds, frame in bounds?.union(frame) ?? frame }
  }
}

extension Rect {
  /// Whether the two share more than an edge and what rounding leaves.
  fileprivate func overlaps(_ other: Rect) -> Bool {
    let tolerance = 1e-6
    return x + width - other.x > tolerance && other.x + other.width - x > tolerance
      && y + height - other.y > tolerance && other.y + other.height - y > tolerance
  }

  fileprivate func union(_ other: Rect) -> Rect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Rect(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }
}
