/// The items of one section of a waterfall layout, recomputed as they are read.
///
/// Memory holds one checkpoint for `checkpointInterval` items. Depths are kept in whole multiples of a small unit where the
/// section's lengths have one, so that a million of them add up without rounding.
struct WaterfallItems: ItemFrames {
  let lengths: ItemLengths
  let spans: ItemLengths
  let placement: WaterfallPlacement
  let tie: WaterfallTie
  let mainAxis: Axis
  /// Index in the data source.
  let firstItem: Int
  let count: Int
  private let columnCount: Int
  /// By span, from 1 on.
  private let widths: [Double]
  /// Where each column starts, in points; right to left from the last one on.
  private var positions: ArithmeticProgression
  private var isMirrored = false
  private var unit: LengthUnit
  // In units:
  private var rowSpacing: Double
  /// The content's width if it scrolls horizontally and is mirrored in it.
  private var mirrorWidth: Double?
  /// Before every item whose index is a multiple of `checkpointInterval`, and after the last one.
  private var checkpoints: [WaterfallColumnEnds] = []

  private static let checkpointInterval = 4_096
  private static let batchCapacity = 256

  /// Places every item once.
  init(
    layout: WaterfallLayout, room: WaterfallRoom, firstItem: Int, count: Int, start: Length,
    audit: inout ItemSizeAudit
  ) {
    (lengths, spans) = (layout.itemLengths, layout.span)
    (placement, tie, mainAxis) = (layout.placement, layout.tie, layout.scrollDirection)
    (self.firstItem, self.count) = (firstItem, count)
    columnCount = room.count
    widths = (1...room.count).map { room.width(ofSpan: $0).value }
    positions = room.positions
    unit = LengthUnit(of: [start, Length(layout.rowSpacing)])
    rowSpacing = unit.units(of: layout.rowSpacing)
    // Where some length is no multiple of a small unit, the items are placed again in plain doubles.
    var found = ItemSizeAudit()
    if !measure(from: start, audit: &found) {
      unit = .plainDoubles
      (rowSpacing, checkpoints, found) = (layout.rowSpacing, [], ItemSizeAudit())
      let isMeasured = measure(from: start, audit: &found)
      precondition(isMeasured, "plain doubles hold any length")
    }
    audit.add(found)
  }

  /// False if some length is no whole multiple of a small unit though the others are.
  private mutating func measure(from start: Length, audit: inout ItemSizeAudit) -> Bool {
    var ends = WaterfallColumnEnds(count: columnCount, start: unit.units(of: start.value))
    var window = Window(lengths: lengths, spans: spans, firstItem: firstItem, count: count, columnCount: columnCount)
    for index in 0..<count {
      if index % Self.checkpointInterval == 0 {
        guard !unit.isExact || ends.depths.allSatisfy({ $0.magnitude < LengthUnit.greatestCount }) else { return false }
        checkpoints.append(ends)
      }
      let (given, span) = window.item(at: index)
      let length = given.nonNegativeLength
      audit.note(Size(main: given, cross: widths[span - 1], mainAxis: mainAxis), at: firstItem + index)
      if unit.isExact, !unit.holds(length) {
        guard let factor = unit.factorToHold(length) else { return false }
        rescale(by: factor)
        ends.rescale(by: factor)
      }
      _ = ends.place(span: span, length: unit.units(of: length) + rowSpacing, placement, tie)
    }
    checkpoints.append(ends)
    return !unit.isExact || ends.depths.allSatisfy { $0.magnitude < LengthUnit.greatestCount }
  }

  private mutating func rescale(by factor: Double) {
    unit.denominator *= factor
    rowSpacing *= factor
    for index in checkpoints.indices {
      checkpoints[index].rescale(by: factor)
    }
  }

  /// Where the last item ends along the main axis.
  var end: Length {
    let deepest = checkpoints[checkpoints.count - 1].depths.reduce(-Double.infinity, max)
    return Length(units: deepest - rowSpacing, denominator: unit.denominator)
  }

  /// Mirrors every frame: x becomes width - x - its own width.
  mutating func mirror(in width: Length) {
    switch mainAxis {
    case .horizontal:
      if let factor = unit.factorToHold(width.value) {
        rescale(by: factor)
      }
      mirrorWidth = unit.units(of: width.value)
    case .vertical:
      isMirrored = true
      positions = ArithmeticProgression(
        first: width - positions.exactFirst - Length(widths[0]), step: positions.exactStep * -1)
    }
  }

  func frame(at index: Int) -> Rect {
    var frame = Rect(x: 0, y: 0, width: 0, height: 0)
    forEachBatch(in: index..<index + 1) { frame = $0[0] }
    return frame
  }

  func forEachBatch(in range: Range<Int>, _ body: (Span<Rect>) -> Void) {
    guard !range.isEmpty else { return }
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "item indices lie in the section")
    let columnStarts = (0..<columnCount).map { positions.value(at: $0) }
    let checkpoint = range.lowerBound / Self.checkpointInterval
    var ends = checkpoints[checkpoint]
    var batch: [Rect] = []
    batch.reserveCapacity(min(range.count, Self.batchCapacity))
    var window = Window(lengths: lengths, spans: spans, firstItem: firstItem, count: count, columnCount: columnCount)
    for index in checkpoint * Self.checkpointInterval..<range.upperBound {
      let (given, span) = window.item(at: index)
      let length = given.nonNegativeLength
      let units = unit.units(of: length)
      var (column, start) = ends.place(span: span, length: units + rowSpacing, placement, tie)
      guard index >= range.lowerBound else { continue }
      if placement == .rightToLeft { column = columnCount - span - column }
      if isMirrored { column += span - 1 }
      if let mirrorWidth { start = mirrorWidth - start - units }
      batch.append(
        Rect(
          main: start / unit.denominator, cross: columnStarts[column],
          size: Size(main: length, cross: widths[span - 1], mainAxis: mainAxis), mainAxis: mainAxis))
      if batch.count == Self.batchCapacity {
        body(batch.span)
        batch.removeAll(keepingCapacity: true)
      }
    }
    if !batch.isEmpty {
      body(batch.span)
    }
  }

  func candidates(overlapping rect: Rect) -> Range<Int> {
    // Items that run back over those before are in no order to search by.
    guard rowSpacing >= 0, count > 0 else { return 0..<count }
    var least = rect.origin(along: mainAxis)
    var greatest = least + rect.extent(along: mainAxis)
    if let mirrorWidth {
      let width = mirrorWidth / unit.denominator
      (least, greatest) = (width - greatest, width - least)
    }
    // More than rounding can move an edge.
    let slack = 1e-6 + 1e-12 * max(least.magnitude, greatest.magnitude)
    let (leastUnits, greatestUnits) = ((least - slack) * unit.denominator, (greatest + slack) * unit.denominator)
    // No item starts above all columns, and none ends below all.
    let reached = checkpoints.partitioningIndex { $0.depths.reduce(-Double.infinity, max) - rowSpacing > leastUnits }
    let passed = checkpoints.partitioningIndex { $0.depths.reduce(Double.infinity, min) >= greatestUnits }
    let lower = min(max(reached - 1, 0) * Self.checkpointInterval, count)
    let upper = min(passed * Self.checkpointInterval, count)
    return lower..<max(lower, upper)
  }
}

extension WaterfallItems {
  /// Lengths and spans of consecutive items, read in runs: a call for each would cost more than placing it.
  private struct Window {
    let lengths: ItemLengths
    let spans: ItemLengths
    let firstItem: Int
    let count: Int
    let columnCount: Int
    private var start = 0
    private var lengthStorage: [Double] = []
    private var spanStorage: [Double] = []

    private static let capacity = 256

    init(lengths: ItemLengths, spans: ItemLengths, firstItem: Int, count: Int, columnCount: Int) {
      (self.lengths, self.spans) = (lengths, spans)
      (self.firstItem, self.count, self.columnCount) = (firstItem, count, columnCount)
    }

    /// The length as given, and the span: an item takes at least one column, and no more than there are.
    @inline(__always)
    mutating func item(at index: Int) -> (length: Double, span: Int) {
      if index < start || index >= start + lengthStorage.count {
        read(from: index)
      }
      let span = spanStorage[index - start]
      return (lengthStorage[index - start], span >= 1 ? Int(min(span, Double(columnCount))) : 1)
    }

    private mutating func read(from index: Int) {
      start = index
      let size = min(Self.capacity, count - index)
      if lengthStorage.count != size {
        lengthStorage = [Double](repeating: 0, count: size)
        spanStorage = lengthStorage
      }
      let (lengths, spans, first) = (lengths, spans, firstItem + index)
      var lengthTarget = lengthStorage.mutableSpan
      lengths.store(from: first, in: &lengthTarget)
      var spanTarget = spanStorage.mutableSpan
      spans.store(from: first, in: &spanTarget)
    }
  }
}

extension WaterfallLayout {
  /// Along the scroll direction.
  var itemLengths: ItemLengths {
    scrollDirection == .vertical ? itemHeight : itemWidth
  }
}

extension WaterfallColumnEnds {
  fileprivate mutating func rescale(by factor: Double) {
    for column in depths.indices {
      depths[column] *= factor
    }
  }
}

extension Double {
  /// The length that an item is laid out with.
  @inline(__always)
  var nonNegativeLength: Double {
    self > 0 && self <= Double.greatestLength ? self : 0
  }
}
