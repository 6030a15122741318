/// For every item of a side, the content offset along the scroll direction at which a tap on it ends: what
/// `planTransition(anchor: .selected(item))` has as its clamped target. Worked out as it is read; nothing is stored.
public struct TargetOffsets: Sendable {
  private let from: TransitionSide
  private let to: TransitionSide
  private let matching: ItemMatching
  private let options: TransitionOptions

  public init(
    from: TransitionSide, to: TransitionSide, matching: ItemMatching = .sameIndex,
    options: TransitionOptions = TransitionOptions()
  ) {
    self.from = from
    self.to = to
    self.matching = matching
    self.options = options
  }

  /// The number of items on the side that is come from.
  public var count: Int {
    from.table.itemCount
  }

  /// For a tap on `item`: where the transition starts, and the target that it scrolls to.
  public func target(at item: Int) -> (start: Point, target: ScrollTarget) {
    let start = from.table.frame(at: item)
    let end = matching.toIndex(of: item, toCount: to.table.itemCount).map { to.table.frame(at: $0) }
    let startOffset = options.start.resolve(anchorFrame: start, on: from)
    return (
      startOffset,
      scrollTarget(from: start, at: startOffset, to: end, in: to.scrollRange, placement: options.placement)
    )
  }

  /// Calls `body` with runs of equal offsets, in item order; `count` of all runs is the number of items. A line of a uniform
  /// section is one run.
  public func forEachRun(_ body: (_ offset: Double, _ count: Int) -> Void) {
    let axis = to.scrollDirection
    let placement = AxisPlacement(options.placement, on: axis)
    guard placement.isFixed, matching.isSameIndex else { return forEachItem(in: 0..<count, body) }
    let limits = to.scrollRange[axis]
    func offset(_ low: Double, _ extent: Double) -> Double {
      limits.clamp(placement.offset(low: low, extent: extent, in: limits, base: limits.low, startCenter: 0))
    }

    var remaining = count
    for section in to.table.sections where remaining > 0 {
      switch section {
      case .uniform(let lines) where lines.mainAxis == axis:
        let extent = lines.itemSize.extent(along: axis)
        let sectionCount = min(lines.count, remaining)
        for first in stride(from: 0, to: sectionCount, by: lines.itemsPerLine) {
          let low = lines.mainPositions.value(at: first / lines.itemsPerLine)
          body(offset(low, extent), min(lines.itemsPerLine, sectionCount - first))
        }
        remaining -= sectionCount
      case .uniform(let lines):
        let sectionCount = min(lines.count, remaining)
        for index in 0..<sectionCount {
          let frame = lines.frame(at: index)
          body(offset(frame.origin(along: axis), frame.extent(along: axis)), 1)
        }
        remaining -= sectionCount
      case .computed(let frames):
        let sectionCount = min(frames.count, remaining)
        frames.forEachBatch(in: 0..<sectionCount) { batch in
          for index in batch.indices {
            body(offset(batch[index].origin(along: axis), batch[index].extent(along: axis)), 1)
          }
        }
        remaining -= sectionCount
      }
    }
    // Items that the other side does not have.
    forEachItem(in: (count - remaining)..<count, body)
  }

  private func forEachItem(in items: Range<Int>, _ body: (_ offset: Double, _ count: Int) -> Void) {
    let range = to.scrollRange
    let toCount = to.table.itemCount
    var fromReader = FrameReader(from.table)
    var toReader = FrameReader(to.table)
    for item in items {
      let start = fromReader.frame(at: item)
      let end = matching.toIndex(of: item, toCount: toCount).map { toReader.frame(at: $0) }
      let startOffset = options.start.resolve(anchorFrame: start, on: from)
      let target = scrollTarget(
        from: start, at: startOffset, to: end, in: range, placement: options.placement)
      body(target.clamped[to.scrollDirection], 1)
    }
  }
}
