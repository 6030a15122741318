import LayoutRuntime

/// A collection view to lay out, as most tests need it.
func table(
  _ layout: FlowLayout, sections: [[Size]], in environment: LayoutEnvironment
) -> FrameTable {
  let sizes = sections.flatMap(\.self)
  var layout = layout
  layout.itemSize = .each { sizes[$0] }
  return layout.frameTable(for: LayoutContent(sectionCounts: sections.map(\.count)), in: environment)
}

extension FrameTable {
  var allFrames: [Rect] {
    var frames: [Rect] = []
    forEachBatch(in: 0..<itemCount) { batch in
      for index in batch.indices {
        frames.append(batch[index])
      }
    }
    return frames
  }
}

func isNear(_ a: Double, _ b: Double, within tolerance: Double = 1e-9) -> Bool {
  abs(a - b) <= tolerance * max(1, abs(a), abs(b))
}

func isNear(_ a: Rect, _ b: Rect) -> Bool {
  isNear(a.x, b.x) && isNear(a.y, b.y) && isNear(a.width, b.width) && isNear(a.height, b.height)
}

/// A drawn collection view.
struct FlowCase {
  var layout: FlowLayout
  var sections: [[Size]]
  var environment: LayoutEnvironment

  /// Lengths are multiples of 1/8, so that the reference's plain doubles are exact up to divisions.
  init(using generator: inout SeededGenerator, isMirrored: Bool? = nil) {
    func eighths(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &generator)) / 8 }
    func insets(_ most: Int) -> EdgeInsets {
      Bool.random(using: &generator)
        ? .zero
        : EdgeInsets(
          top: eighths(0...most), left: eighths(0...most), bottom: eighths(0...most), right: eighths(0...most))
    }
    layout = FlowLayout(
      scrollDirection: Bool.random(using: &generator) ? .vertical : .horizontal,
      minimumLineSpacing: eighths(0...100), minimumInteritemSpacing: eighths(0...100), sectionInset: insets(160),
      headerReferenceSize: Bool.random(using: &generator)
        ? Size(width: 0, height: 0) : Size(width: eighths(0...400), height: eighths(0...400)),
      footerReferenceSize: Bool.random(using: &generator)
        ? Size(width: 0, height: 0) : Size(width: eighths(0...400), height: eighths(0...400)),
      sectionInsetReference: SectionInsetReference.allCases.randomElement(using: &generator) ?? .fromContentInset,
      flipsHorizontallyInOppositeLayoutDirection: isMirrored ?? Bool.random(using: &generator),
      swapsHorizontalSpacings: Bool.random(using: &generator))
    let contentInset = insets(80)
    var adjusted = contentInset
    let safeArea = insets(400)
    adjusted.top += safeArea.top
    adjusted.bottom += safeArea.bottom
    environment = LayoutEnvironment(
      bounds: Size(width: eighths(800...8_000), height: eighths(800...8_000)), adjustedContentInset: adjusted,
      contentInset: contentInset, safeArea: safeArea, layoutMargins: insets(160),
      isRightToLeft: true)
    let most = [240, 1_200, 8_000].randomElement(using: &generator) ?? 240
    sections = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
      let common = Size(width: eighths(8...most), height: eighths(8...most))
      let isEqual = Bool.random(using: &generator)
      return (0..<Int.random(in: 0...30, using: &generator)).map { _ in
        isEqual ? common : Size(width: eighths(8...most), height: eighths(8...most))
      }
    }
  }

  var table: FrameTable { UnitTests.table(layout, sections: sections, in: environment) }
}
