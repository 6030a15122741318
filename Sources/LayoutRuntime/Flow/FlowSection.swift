/// One section's items, laid out.
struct FlowSection {
  var frames: FlowLines
  /// From the first line's start to the last line's end, along the main axis.
  var extent: Length
  /// 0 without items.
  var columns: Int
  /// `nil` where lines differ or hold one item.
  var interitemGap: Double?
  var issues: [LayoutIssue]

  static func empty(axis: Axis) -> FlowSection {
    let nowhere = ArithmeticProgression(first: .zero, step: .zero)
    let lines = UniformLines(
      count: 0, itemsPerLine: 1, itemSize: Size(width: 0, height: 0), mainAxis: axis, crossPositions: nowhere,
      mainPositions: nowhere)
    return FlowSection(frames: .equal(lines), extent: .zero, columns: 0, interitemGap: nil, issues: [])
  }
}

enum FlowLines {
  case equal(UniformLines)
  case mixed(MixedLines)

  var sectionFrames: SectionFrames {
    switch self {
    case .equal(let lines): .uniform(lines)
    case .mixed(let lines): .computed(AnyItemFrames(lines))
    }
  }

  mutating func mirror(in width: Length) {
    switch self {
    case .equal(let lines): self = .equal(lines.mirrored(in: width))
    case .mixed(var lines):
      lines.mirror(in: width)
      self = .mixed(lines)
    }
  }
}

/// Items to lay out between a section's insets.
struct FlowSectionRequest {
  var section: Int
  /// Index in the data source.
  var firstItem: Int
  var count: Int
  /// Where the first line starts along the main axis.
  var start: Length
  var room: FlowRoom
  var layout: FlowLayout
  /// The collection view's extent along the cross axis.
  var bounds: Double

  private var mainAxis: Axis { layout.scrollDirection }

  func breaking(spacing: Double) -> LineBreaking {
    LineBreaking(available: room.breakingExtent, spacing: spacing)
  }

  /// The size of all items if it is the same, as laid out.
  func equalSize(_ sizes: SectionSizes, audit: inout ItemSizeAudit) -> Size? {
    var window = SizeWindow(sizes)
    let equal = window.size(at: 0, inLineFrom: 0).nonNegative
    var sectionAudit = ItemSizeAudit()
    for index in 0..<count {
      let size = window.size(at: index, inLineFrom: index)
      guard size.nonNegative == equal else { return nil }
      sectionAudit.note(size, at: firstItem + index)
    }
    audit.add(sectionAudit)
    return equal
  }

  /// The last line too takes its gap from a full line, so that columns line up.
  func equalLines(size: Size, fit: LineFit) -> FlowSection {
    let columns = fit.columns ?? count
    let extent = Length(size.extent(along: mainAxis))
    let crossExtent = Length(size.extent(along: mainAxis.crossing))
    let free = room.available - crossExtent
    let crossPositions: ArithmeticProgression
    if columns > 1 {
      crossPositions = ArithmeticProgression(first: room.start, step: free / (columns - 1))
    } else {
      // One item a line is centered (as PSTCollectionView does it); where an oversize item stands is not known, so it leads.
      let lead = free.value > 0 ? free / 2 : .zero
      crossPositions = ArithmeticProgression(first: room.start + lead, step: .zero)
    }
    let lineSpacing = Length(layout.minimumLineSpacing)
    let lineCount = count / columns + (count % columns > 0 ? 1 : 0)
    let lines = UniformLines(
      count: count, itemsPerLine: columns, itemSize: size, mainAxis: mainAxis, crossPositions: crossPositions,
      mainPositions: ArithmeticProgression(first: start, step: extent + lineSpacing))
    return FlowSection(
      frames: .equal(lines), extent: extent * lineCount + lineSpacing * (lineCount - 1), columns: columns,
      interitemGap: columns > 1 ? (free / (columns - 1) - crossExtent).value : nil,
      issues: issues(crossExtent: crossExtent.value, fit: fit))
  }

  private func issues(crossExtent: Double, fit: LineFit) -> [LayoutIssue] {
    var issues: [LayoutIssue] = []
    if crossExtent > room.breakingExtent {
      issues.append(
        .oversizeItems(
          section: section, items: [firstItem..<firstItem + count], extent: crossExtent, available: room.breakingExtent)
      )
    }
    // Items without an extent are at fault themselves.
    if fit.isFragile, crossExtent > 0 {
      issues.append(
        .fragileFit(
          section: section, columns: fit.columns ?? count, columnsIfWider: fit.columnsIfWider ?? count,
          columnsIfNarrower: fit.columnsIfNarrower ?? count))
    }
    return issues
  }

  func mixedLines(_ sizes: SectionSizes, audit: inout ItemSizeAudit) -> FlowSection {
    var spacings = (interitem: layout.minimumInteritemSpacing, line: layout.minimumLineSpacing)
    var issues: [LayoutIssue] = []
    // UIKit is reported to exchange the spacings here (openradar 47732322, Apple developer forum thread 766161). The
    // documentation says otherwise and is followed unless the layout asks.
    if mainAxis == .horizontal, spacings.interitem != spacings.line {
      if layout.swapsHorizontalSpacings {
        spacings = (spacings.line, spacings.interitem)
      } else {
        issues.append(.swappedSpacings(section: section))
      }
    }
    let metrics = MixedLines.Metrics(
      start: start, crossStart: room.start, available: room.available, spacing: Length(spacings.interitem),
      lineSpacing: Length(spacings.line))
    let breaking = breaking(spacing: spacings.interitem)
    let tolerance = bounds.magnitude * LineFit.tolerance
    // Where some length is no multiple of a small unit, the lines are measured again in plain doubles.
    var measurement = MixedLinesMeasurement(
      sizes: sizes, metrics: metrics, breaking: breaking, mainAxis: mainAxis, tolerance: tolerance)
    if !measurement.measure() {
      measurement = MixedLinesMeasurement(
        sizes: sizes, metrics: metrics.inPlainDoubles, breaking: breaking, mainAxis: mainAxis, tolerance: tolerance)
      let isMeasured = measurement.measure()
      precondition(isMeasured, "plain doubles hold any length")
    }
    audit.add(measurement.audit)
    return FlowSection(
      frames: .mixed(measurement.lines), extent: measurement.end - start, columns: measurement.columns,
      interitemGap: nil, issues: issues + measurement.issues(section: section, available: room.breakingExtent))
  }
}

extension LayoutIssue {
  /// Horizontal scrolling with mixed sizes, where UIKit is reported to swap the two spacings (openradar 47732322).
  public static func swappedSpacings(section: Int) -> LayoutIssue {
    LayoutIssue(rule: "swapped-spacings", label: "spacings may be swapped", section: section)
  }
}
