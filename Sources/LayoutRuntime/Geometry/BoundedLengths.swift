// Lengths that no arithmetic on any number of items can take out of the finite doubles.

extension Double {
  /// The greatest magnitude of a length in points: beyond it, doubles skip whole points.
  static let greatestLength = 0x1p53

  /// Itself, or 0 where it is not finite or above `greatestLength`.
  @inline(__always)
  var bounded: Double {
    magnitude <= Double.greatestLength ? self : 0
  }
}

extension Size {
  var bounded: Size {
    Size(width: width.bounded, height: height.bounded)
  }

  /// Bounded, and 0 where an extent is negative: the size that an item is laid out with.
  @inline(__always)
  var nonNegative: Size {
    Size(
      width: width > 0 && width <= Double.greatestLength ? width : 0,
      height: height > 0 && height <= Double.greatestLength ? height : 0)
  }
}

extension EdgeInsets {
  var bounded: EdgeInsets {
    EdgeInsets(top: top.bounded, left: left.bounded, bottom: bottom.bounded, right: right.bounded)
  }
}

extension LayoutEnvironment {
  var bounded: LayoutEnvironment {
    var environment = self
    environment.bounds = bounds.bounded
    environment.adjustedContentInset = adjustedContentInset.bounded
    environment.contentInset = contentInset.bounded
    environment.safeArea = safeArea.bounded
    environment.layoutMargins = layoutMargins.bounded
    environment.displayScale = displayScale.bounded
    return environment
  }
}

/// Looks for item sizes that cannot be laid out as they are.
struct ItemSizeAudit {
  private var firstEmpty: (index: Int, size: Size)?
  private var emptyCount = 0
  private var firstNonFinite: Int?

  /// Notes `count` items of one size, the first of them `index` in the data source.
  @inline(__always)
  mutating func note(_ size: Size, at index: Int, count: Int = 1) {
    if size.nonNegative != size || size.width == 0 || size.height == 0 {
      noteUnfit(size, at: index, count: count)
    }
  }

  private mutating func noteUnfit(_ size: Size, at index: Int, count: Int) {
    if size.bounded != size {
      firstNonFinite = firstNonFinite ?? index
    } else {
      firstEmpty = firstEmpty ?? (index, size)
      emptyCount += count
    }
  }

  mutating func add(_ other: ItemSizeAudit) {
    firstEmpty = firstEmpty ?? other.firstEmpty
    emptyCount += other.emptyCount
    firstNonFinite = firstNonFinite ?? other.firstNonFinite
  }

  var issues: [LayoutIssue] {
    var issues: [LayoutIssue] = []
    if let firstEmpty {
      issues.append(.emptyItem(index: firstEmpty.index, size: firstEmpty.size, count: emptyCount))
    }
    if let firstNonFinite {
      issues.append(.nonFinite(index: firstNonFinite))
    }
    return issues
  }
}
