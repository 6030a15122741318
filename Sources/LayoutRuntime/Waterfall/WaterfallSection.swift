/// One section's items, laid out.
struct WaterfallSection {
  let count: Int
  /// From the first items' start to the end of the column that reaches farthest, along the main axis.
  let extent: Length
  private let firstItem: Int
  private var items: Items

  private enum Items {
    /// Equal items that take one column each fill rows, whatever the placement.
    case equal(UniformLines)
    case placed(WaterfallItems)
  }

  init(
    layout: WaterfallLayout, room: WaterfallRoom, firstItem: Int, count: Int, start: Length, audit: inout ItemSizeAudit
  ) {
    (self.firstItem, self.count) = (firstItem, count)
    guard case .uniform(let given) = layout.itemLengths, case .uniform(1) = layout.span else {
      let placed = WaterfallItems(
        layout: layout, room: room, firstItem: firstItem, count: count, start: start, audit: &audit)
      items = .placed(placed)
      extent = count > 0 ? placed.end - start : .zero
      return
    }
    let axis = layout.scrollDirection
    if count > 0 {
      audit.note(Size(main: given, cross: room.width.value, mainAxis: axis), at: firstItem, count: count)
    }
    let (length, spacing) = (Length(given.nonNegativeLength), Length(layout.rowSpacing))
    var positions = room.positions
    if layout.placement == .rightToLeft {
      positions = ArithmeticProgression(
        first: positions.exactFirst + positions.exactStep * (room.count - 1), step: positions.exactStep * -1)
    }
    let lines = UniformLines(
      count: count, itemsPerLine: room.count,
      itemSize: Size(main: length.value, cross: room.width.value, mainAxis: axis), mainAxis: axis,
      crossPositions: positions, mainPositions: ArithmeticProgression(first: start, step: length + spacing))
    items = .equal(lines)
    extent = count > 0 ? length * lines.lineCount + spacing * (lines.lineCount - 1) : .zero
  }

  mutating func mirror(in width: Length) {
    switch items {
    case .equal(let lines): items = .equal(lines.mirrored(in: width))
    case .placed(var placed):
      placed.mirror(in: width)
      items = .placed(placed)
    }
  }

  var frames: SectionFrames {
    switch items {
    case .equal(let lines): .uniform(lines)
    case .placed(let placed): .computed(AnyItemFrames(placed))
    }
  }

  /// Columns that reach out of the room; their frames are defined all the same.
  func issue(section: Int, in room: WaterfallRoom) -> LayoutIssue? {
    let extent = room.columnsExtent.value
    guard count > 0, extent > room.available.value else { return nil }
    return .oversizeItems(
      section: section, items: [firstItem..<firstItem + count], extent: extent, available: room.available.value,
      leavesFramesUndefined: false)
  }
}
