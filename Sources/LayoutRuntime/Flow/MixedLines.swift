/// Lines of items of several sizes, recomputed as they are read.
///
/// Memory holds one checkpoint for `checkpointInterval` items. All sums are kept in whole multiples of a small unit (1/10 point
/// for sizes in tenths) where the section's lengths have one, so that a million of them add up without rounding.
struct MixedLines: ItemFrames {
  let sizes: SectionSizes
  let breaking: LineBreaking
  let mainAxis: Axis
  private(set) var unit: LengthUnit
  // In units:
  private var crossStart: Double
  private var available: Double
  private var spacing: Double
  private(set) var lineSpacing: Double
  /// The content's width if everything is mirrored in it.
  private(set) var mirrorWidth: Double?
  /// The checkpoint of every item whose index is a multiple of `checkpointInterval`.
  var checkpoints: [Checkpoint] = []

  static let checkpointInterval = 4_096
  private static let batchCapacity = 256

  /// A line's totals, in units.
  struct Line: Hashable, Sendable {
    /// Index in the section of the first item.
    var start: Int
    var count: Int
    /// Of the items' cross extents.
    var crossSum: Double
    /// The greatest main extent.
    var extent: Double
    /// Where the line starts along the main axis.
    var main: Double

    var end: Int { start + count }
  }

  /// From where frames can be computed without those before.
  struct Checkpoint: Sendable {
    /// The line that the item stands in.
    var line: Line
    /// Cross extents of the items before it in the line, in units.
    var crossSum: Double
  }

  /// A section's lengths apart from its items'.
  struct Metrics {
    var start: Length
    var crossStart: Length
    var available: Length
    var spacing: Length
    var lineSpacing: Length
    var usesUnits = true

    var inPlainDoubles: Metrics {
      var metrics = self
      metrics.usesUnits = false
      return metrics
    }
  }

  init(sizes: SectionSizes, metrics: Metrics, breaking: LineBreaking, mainAxis: Axis) {
    self.sizes = sizes
    self.breaking = breaking
    self.mainAxis = mainAxis
    let lengths = [metrics.start, metrics.crossStart, metrics.available, metrics.spacing, metrics.lineSpacing]
    let unit = metrics.usesUnits ? LengthUnit(of: lengths) : .plainDoubles
    self.unit = unit
    crossStart = unit.units(of: metrics.crossStart.value)
    available = unit.units(of: metrics.available.value)
    spacing = unit.units(of: metrics.spacing.value)
    lineSpacing = unit.units(of: metrics.lineSpacing.value)
  }

  var count: Int { sizes.count }

  func frame(at index: Int) -> Rect {
    var frame = Rect(x: 0, y: 0, width: 0, height: 0)
    forEachBatch(in: index..<index + 1) { frame = $0[0] }
    return frame
  }

  func forEachBatch(in range: Range<Int>, _ body: (Span<Rect>) -> Void) {
    guard !range.isEmpty else { return }
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "item indices lie in the section")
    var window = SizeWindow(sizes)
    var frameStorage = [Rect](
      repeating: Rect(x: 0, y: 0, width: 0, height: 0), count: min(range.count, Self.batchCapacity))
    var batch = frameStorage.mutableSpan
    var batchCount = 0
    let checkpointIndex = range.lowerBound / Self.checkpointInterval
    var index = checkpointIndex * Self.checkpointInterval
    var line = checkpoints[checkpointIndex].line
    var crossSum = checkpoints[checkpointIndex].crossSum
    while true {
      let filling = filling(of: line)
      for itemIndex in index..<min(line.end, range.upperBound) {
        let size = window.size(at: itemIndex, inLineFrom: itemIndex).nonNegative
        if itemIndex >= range.lowerBound {
          batch[batchCount] = frame(of: size, at: itemIndex - line.start, crossSum: crossSum, in: line, filling)
          batchCount += 1
          if batchCount == batch.count {
            body(batch.span)
            batchCount = 0
          }
        }
        crossSum += unit.units(of: size.extent(along: mainAxis.crossing))
      }
      index = line.end
      guard index < range.upperBound else { break }
      line = lineFollowing(line, in: &window)
      crossSum = 0
    }
    if batchCount > 0 {
      body(batch.span.extracting(first: batchCount))
    }
  }

  func candidates(overlapping rect: Rect) -> Range<Int> {
    // Lines that run back over those before are in no order to search by.
    guard lineSpacing >= 0, count > 0 else { return 0..<count }
    var least = rect.origin(along: mainAxis)
    var greatest = least + rect.extent(along: mainAxis)
    if mainAxis == .horizontal, let mirrorWidth {
      let width = mirrorWidth / unit.denominator
      (least, greatest) = (width - greatest, width - least)
    }
    // More than rounding can move an edge.
    let slack = 1e-6 + 1e-12 * max(least.magnitude, greatest.magnitude)
    let (leastUnits, greatestUnits) = ((least - slack) * unit.denominator, (greatest + slack) * unit.denominator)
    let reached = checkpoints.partitioningIndex { $0.line.main + $0.line.extent > leastUnits }
    let passed = checkpoints.partitioningIndex { $0.line.main >= greatestUnits }
    let lower = max(reached - 1, 0) * Self.checkpointInterval
    let upper = passed == checkpoints.count ? count : passed * Self.checkpointInterval
    return lower..<max(lower, upper)
  }
}

extension MixedLines {
  /// How a line's items are spread: item number n starts at `(factor * (start + extents before) + lead + n * gap) / divisor`.
  private struct Filling {
    var factor: Double
    var lead: Double
    var gap: Double
    var divisor: Double
  }

  private func filling(of line: Line) -> Filling {
    let free = available - line.crossSum
    // Leading, at the least distance (openradar 20825965, 32517782).
    if line.end == count {
      return Filling(factor: 1, lead: 0, gap: spacing, divisor: unit.denominator)
    }
    // Where an oversize item stands is not known; it leads.
    if line.count == 1 {
      return Filling(factor: 2, lead: max(free, 0), gap: 0, divisor: 2 * unit.denominator)
    }
    let gaps = Double(line.count - 1)
    return Filling(factor: gaps, lead: 0, gap: free, divisor: gaps * unit.denominator)
  }

  @inline(__always)
  private func frame(of size: Size, at place: Int, crossSum: Double, in line: Line, _ filling: Filling) -> Rect {
    let mainExtent = unit.units(of: size.extent(along: mainAxis))
    var cross = filling.factor * (crossStart + crossSum) + filling.lead + Double(place) * filling.gap
    var twiceMain = 2 * line.main + line.extent - mainExtent
    if let mirrorWidth {
      switch mainAxis {
      case .horizontal: twiceMain = 2 * (mirrorWidth - mainExtent) - twiceMain
      case .vertical: cross = filling.factor * (mirrorWidth - unit.units(of: size.width)) - cross
      }
    }
    return Rect(
      main: twiceMain / (2 * unit.denominator), cross: cross / filling.divisor, size: size, mainAxis: mainAxis)
  }

  @inline(__always)
  private func lineFollowing(_ previous: Line, in window: inout SizeWindow) -> Line {
    var line = Line(
      start: previous.end, count: 0, crossSum: 0, extent: 0, main: previous.main + previous.extent + lineSpacing)
    var used = 0.0
    for index in line.start..<count {
      let size = window.size(at: index, inLineFrom: line.start).nonNegative
      let extent = size.extent(along: mainAxis.crossing)
      if line.count == 0 {
        used = extent
      } else if let usedWithItem = breaking.used(after: used, adding: extent) {
        used = usedWithItem
      } else {
        break
      }
      if line.count == Self.checkpointInterval {
        // So long a line holds a checkpoint, and that knows its totals.
        return checkpoints[(line.start + Self.checkpointInterval - 1) / Self.checkpointInterval].line
      }
      line.add(main: unit.units(of: size.extent(along: mainAxis)), cross: unit.units(of: extent))
    }
    return line
  }
}

extension MixedLines.Line {
  @inline(__always)
  mutating func add(main: Double, cross: Double) {
    count += 1
    crossSum += cross
    extent = max(extent, main)
  }

  mutating func rescale(by factor: Double) {
    crossSum *= factor
    extent *= factor
    main *= factor
  }
}

extension MixedLines {
  /// Changes to a unit that is `factor` times smaller.
  mutating func rescale(by factor: Double) {
    unit.denominator *= factor
    crossStart *= factor
    available *= factor
    spacing *= factor
    lineSpacing *= factor
    mirrorWidth = mirrorWidth.map { $0 * factor }
    for index in checkpoints.indices {
      checkpoints[index].line.rescale(by: factor)
      checkpoints[index].crossSum *= factor
    }
  }

  /// Mirrors every frame: x becomes width - x - its own width.
  mutating func mirror(in width: Length) {
    if let factor = unit.factorToHold(width.value) {
      rescale(by: factor)
    }
    mirrorWidth = unit.units(of: width.value)
  }
}
