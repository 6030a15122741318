/// The sizes of a section's items that differ, as they are given, by index in the section.
struct SectionSizes: Sendable {
  let sizes: ItemSizes
  /// By index in the data source.
  let first: Int
  let count: Int
}

/// A part of a section's sizes, read in runs: a call for each item would cost more than laying it out.
///
/// Lines are looked ahead into and then gone through again, which reads no size twice while a line has at most half as many items
/// as fit.
struct SizeWindow {
  private let sizes: SectionSizes
  private var storage = [Size](repeating: Size(width: 0, height: 0), count: capacity)
  /// Index in the section of the first size at hand.
  private var start = 0
  private var count = 0

  private static let capacity = 256

  init(_ sizes: SectionSizes) {
    self.sizes = sizes
  }

  /// The size of the item at `index`. Those from the item at `lineStart` on will be asked for again.
  @inline(__always)
  mutating func size(at index: Int, inLineFrom lineStart: Int) -> Size {
    if index < start || index >= start &+ count {
      advance(to: index, keepingFrom: lineStart)
    }
    return storage[index &- start]
  }

  @inline(never)
  private mutating func advance(to index: Int, keepingFrom lineStart: Int) {
    if start <= lineStart, index == start + count, index - lineStart <= Self.capacity / 2 {
      let dropped = lineStart - start
      for place in dropped..<count {
        storage[place - dropped] = storage[place]
      }
      start = lineStart
      count -= dropped
    } else {
      start = index
      count = 0
    }
    let places = count..<min(Self.capacity, sizes.count - start)
    let (source, first) = (sizes.sizes, sizes.first + start + count)
    var target = storage.mutableSpan
    source.store(from: first, in: places, of: &target)
    count = places.upperBound
  }
}
