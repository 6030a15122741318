/// Breaks a section of mixed sizes into lines, once from front to back, and keeps of them what `MixedLines` needs.
struct MixedLinesMeasurement {
  private(set) var lines: MixedLines
  private(set) var audit = ItemSizeAudit()
  /// The most items that a line holds.
  private(set) var columns = 0
  /// Where the last line ends along the main axis.
  private(set) var end = Length.zero
  private var line: MixedLines.Line
  /// Checkpoints before this one know their line's totals.
  private var firstOpenCheckpoint = 0
  private var oversizeRuns: [Range<Int>] = []
  private var greatestOversizeExtent = 0.0
  private var fragile: (columns: Int, columnsIfWider: Int, columnsIfNarrower: Int)?
  /// In points: a fit within this of the available room is fragile.
  private let tolerance: Double

  init(
    sizes: SectionSizes, metrics: MixedLines.Metrics, breaking: LineBreaking, mainAxis: Axis, tolerance: Double
  ) {
    lines = MixedLines(sizes: sizes, metrics: metrics, breaking: breaking, mainAxis: mainAxis)
    line = MixedLines.Line(start: 0, count: 0, crossSum: 0, extent: 0, main: lines.unit.units(of: metrics.start.value))
    self.tolerance = tolerance
  }

  /// False if some length is no whole multiple of a small unit though the others are.
  mutating func measure() -> Bool {
    let (sizes, breaking, mainAxis) = (lines.sizes, lines.breaking, lines.mainAxis)
    var window = SizeWindow(sizes)
    var used = 0.0
    for index in 0..<sizes.count {
      let givenSize = window.size(at: index, inLineFrom: index)
      audit.note(givenSize, at: sizes.first + index)
      let size = givenSize.nonNegative
      let (main, cross) = (size.extent(along: mainAxis), size.extent(along: mainAxis.crossing))
      if lines.unit.isExact, !lines.unit.holds(main) || !lines.unit.holds(cross) {
        guard hold(main), hold(cross) else { return false }
      }
      if line.count == 0 {
        used = cross
      } else if let usedWithItem = breaking.used(after: used, adding: cross) {
        noteFit(slack: breaking.available - usedWithItem)
        used = usedWithItem
      } else {
        noteMiss(excess: used + breaking.spacing + cross - breaking.available)
        guard closeLine() else { return false }
        used = cross
      }
      if cross > breaking.available {
        noteOversize(sizes.first + index, extent: cross)
      }
      if index % MixedLines.checkpointInterval == 0 {
        lines.checkpoints.append(MixedLines.Checkpoint(line: line, crossSum: line.crossSum))
      }
      line.add(main: lines.unit.units(of: main), cross: lines.unit.units(of: cross))
    }
    end = Length(units: line.main + line.extent, denominator: lines.unit.denominator)
    return closeLine()
  }

  func issues(section: Int, available: Double) -> [LayoutIssue] {
    var issues: [LayoutIssue] = []
    if !oversizeRuns.isEmpty {
      issues.append(
        .oversizeItems(section: section, items: oversizeRuns, extent: greatestOversizeExtent, available: available))
    }
    if let fragile {
      issues.append(
        .fragileFit(
          section: section, columns: fragile.columns, columnsIfWider: fragile.columnsIfWider,
          columnsIfNarrower: fragile.columnsIfNarrower))
    }
    return issues
  }

  /// Makes the unit smaller if it does not hold `length`.
  private mutating func hold(_ length: Double) -> Bool {
    guard let factor = lines.unit.factorToHold(length) else { return false }
    if factor != 1 {
      lines.rescale(by: factor)
      line.rescale(by: factor)
    }
    return true
  }

  /// False if sums grew too long to be exact.
  private mutating func closeLine() -> Bool {
    for index in firstOpenCheckpoint..<lines.checkpoints.count {
      lines.checkpoints[index].line = line
    }
    firstOpenCheckpoint = lines.checkpoints.count
    columns = max(columns, line.count)
    let next = line.main + line.extent + lines.lineSpacing
    guard !lines.unit.isExact || max(next.magnitude, line.crossSum) < LengthUnit.greatestCount else { return false }
    line = MixedLines.Line(start: line.end, count: 0, crossSum: 0, extent: 0, main: next)
    return true
  }

  private mutating func noteFit(slack: Double) {
    if slack <= tolerance, fragile == nil {
      fragile = (line.count + 1, line.count, line.count + 1)
    }
  }

  private mutating func noteMiss(excess: Double) {
    if excess <= tolerance, fragile == nil {
      fragile = (line.count, line.count, line.count + 1)
    }
  }

  private mutating func noteOversize(_ item: Int, extent: Double) {
    greatestOversizeExtent = max(greatestOversizeExtent, extent)
    if let last = oversizeRuns.indices.last, oversizeRuns[last].upperBound == item {
      oversizeRuns[last] = oversizeRuns[last].lowerBound..<item + 1
    } else {
      oversizeRuns.append(item..<item + 1)
    }
  }
}
