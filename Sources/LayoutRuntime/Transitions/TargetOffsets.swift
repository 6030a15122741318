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

  /// Consecutive items whose offsets follow one rule.
  public enum Stretch {
    case equal(Double, count: Int)
    /// Each value is the offset of `itemsPerValue` items, the last one perhaps of fewer; `count` is the number of items.
    case stepped(ArithmeticProgression, itemsPerValue: Int, count: Int)

    /// Calls `body` with runs of equal offsets.
    public func forEachRun(_ body: (_ offset: Double, _ count: Int) -> Void) {
      switch self {
      case .equal(let offset, let count):
        body(offset, count)
      case .stepped(let offsets, let itemsPerValue, let count):
        for first in stride(from: 0, to: count, by: itemsPerValue) {
          body(offsets.value(at: first / itemsPerValue), min(itemsPerValue, count - first))
        }
      }
    }
  }

  /// Calls `body` with runs of equal offsets, in item order; `count` of all runs is the number of items. A line of a uniform
  /// section is one run.
  public func forEachRun(_ body: (_ offset: Double, _ count: Int) -> Void) {
    forEachStretch { $0.forEachRun(body) }
  }

  /// Calls `body` with all stretches, in item order. A line of a uniform section is one stretch at most, and many lines are one
  /// where their offsets are known to be evenly spaced, to the bit, so that a reader can write them as text at once.
  public func forEachStretch(_ body: (Stretch) -> Void) {
    let axis = to.scrollDirection
    let placement = AxisPlacement(options.placement, on: axis)
    guard placement.isFixed, matching.isSameIndex else { return forEachItem(in: 0..<count, body) }
    let limits = to.scrollRange[axis]
    func requested(_ low: Double, _ extent: Double) -> Double {
      placement.offset(low: low, extent: extent, in: limits, base: limits.low, startCenter: 0)
    }
    func offset(_ low: Double, _ extent: Double) -> Double {
      limits.clamp(requested(low, extent))
    }

    var remaining = count
    for section in to.table.sections where remaining > 0 {
      switch section {
      case .uniform(let lines) where lines.mainAxis == axis:
        let extent = lines.itemSize.extent(along: axis)
        let sectionCount = min(lines.count, remaining)
        LineOffsets(lines, count: sectionCount, limits: limits, addends: [extent, limits.room, limits.leadingInset]) {
          requested($0, extent)
        }.forEachStretch(body)
        remaining -= sectionCount
      case .uniform(let lines):
        let sectionCount = min(lines.count, remaining)
        for index in 0..<sectionCount {
          let frame = lines.frame(at: index)
          body(.equal(offset(frame.origin(along: axis), frame.extent(along: axis)), count: 1))
        }
        remaining -= sectionCount
      case .computed(let frames):
        let sectionCount = min(frames.count, remaining)
        frames.forEachBatch(in: 0..<sectionCount) { batch in
          for index in batch.indices {
            body(.equal(offset(batch[index].origin(along: axis), batch[index].extent(along: axis)), count: 1))
          }
        }
        remaining -= sectionCount
      }
    }
    // Items that the other side does not have.
    forEachItem(in: (count - remaining)..<count, body)
  }

  /// Calls `body` with consecutive offsets, in item order, in batches.
  public func forEachBatch(_ body: (Span<Double>) -> Void) {
    let capacity = 512
    var batch: [Double] = []
    batch.reserveCapacity(capacity)
    forEachRun { offset, count in
      for _ in 0..<count {
        batch.append(offset)
        if batch.count == capacity {
          body(batch.span)
          batch.removeAll(keepingCapacity: true)
        }
      }
    }
    if !batch.isEmpty { body(batch.span) }
  }

  private func forEachItem(in items: Range<Int>, _ body: (Stretch) -> Void) {
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
      body(.equal(target.clamped[to.scrollDirection], count: 1))
    }
  }
}
