/// Items of one size on evenly spaced lines, in closed form: item i stands in line i / itemsPerLine, at place i % itemsPerLine.
public struct UniformLines: Hashable, ItemFrames {
  public var count: Int
  /// At least 1.
  public var itemsPerLine: Int
  public var itemSize: Size
  /// The scroll direction: lines follow each other along it.
  public var mainAxis: Axis
  /// Cross-axis coordinate by place in the line.
  public var crossPositions: ArithmeticProgression
  /// Main-axis coordinate by line.
  public var mainPositions: ArithmeticProgression

  public init(
    count: Int, itemsPerLine: Int, itemSize: Size, mainAxis: Axis, crossPositions: ArithmeticProgression,
    mainPositions: ArithmeticProgression
  ) {
    self.count = count
    self.itemsPerLine = itemsPerLine
    self.itemSize = itemSize
    self.mainAxis = mainAxis
    self.crossPositions = crossPositions
    self.mainPositions = mainPositions
  }

  @inlinable
  public func frame(at index: Int) -> Rect {
    let (line, place) = index.quotientAndRemainder(dividingBy: itemsPerLine)
    return frame(main: mainPositions.value(at: line), place: place)
  }

  public func forEachBatch(in range: Range<Int>, _ body: (Span<Rect>) -> Void) {
    guard !range.isEmpty else { return }
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "item indices lie in the section")
    var (line, place) = range.lowerBound.quotientAndRemainder(dividingBy: itemsPerLine)
    var main = mainPositions.value(at: line)
    var batch: [Rect] = []
    batch.reserveCapacity(min(range.count, Self.batchCapacity))
    for _ in range {
      if place == itemsPerLine {
        place = 0
        line += 1
        main = mainPositions.value(at: line)
      }
      batch.append(frame(main: main, place: place))
      place += 1
      if batch.count == Self.batchCapacity {
        body(batch.span)
        batch.removeAll(keepingCapacity: true)
      }
    }
    if !batch.isEmpty {
      body(batch.span)
    }
  }

  private static let batchCapacity = 256

  @inlinable
  func frame(main: Double, place: Int) -> Rect {
    Rect(main: main, cross: crossPositions.value(at: place), size: itemSize, mainAxis: mainAxis)
  }

  /// How many lines there are.
  public var lineCount: Int {
    count / itemsPerLine + (count % itemsPerLine > 0 ? 1 : 0)
  }
}

extension UniformLines {
  /// x becomes width - x - the items' width.
  func mirrored(in width: Length) -> UniformLines {
    var lines = self
    let itemWidth = Length(itemSize.width)
    switch mainAxis {
    case .horizontal: lines.mainPositions = mainPositions.mirrored(in: width, extent: itemWidth)
    case .vertical: lines.crossPositions = crossPositions.mirrored(in: width, extent: itemWidth)
    }
    return lines
  }

  /// Indices of the items that overlap `rect`, in runs.
  func runs(overlapping rect: Rect) -> [Range<Int>] {
    guard let (lines, places) = linesAndPlaces(overlapping: rect) else { return [] }
    if places.count == min(itemsPerLine, count) {
      return [items(in: lines)]
    }
    return lines.compactMap { line in
      let start = line * itemsPerLine
      let run = (start + places.lowerBound)..<(start + places.upperBound)
      let items = run.clamped(to: 0..<count)
      return items.isEmpty ? nil : items
    }
  }

  public func candidates(overlapping rect: Rect) -> Range<Int> {
    guard let (lines, _) = linesAndPlaces(overlapping: rect) else { return 0..<0 }
    return items(in: lines)
  }

  /// Neither is empty.
  private func linesAndPlaces(overlapping rect: Rect) -> (lines: Range<Int>, places: Range<Int>)? {
    guard itemSize.width > 0, itemSize.height > 0, rect.width > 0, rect.height > 0 else { return nil }
    let lines = mainPositions.indices(
      count: lineCount, extent: itemSize.extent(along: mainAxis), overlapping: rect, along: mainAxis)
    let places = crossPositions.indices(
      count: min(itemsPerLine, count), extent: itemSize.extent(along: mainAxis.crossing), overlapping: rect,
      along: mainAxis.crossing)
    return lines.isEmpty || places.isEmpty ? nil : (lines, places)
  }

  private func items(in lines: Range<Int>) -> Range<Int> {
    let end = lines.upperBound == lineCount ? count : lines.upperBound * itemsPerLine
    return lines.lowerBound * itemsPerLine..<end
  }
}

extension ArithmeticProgression {
  fileprivate func mirrored(in width: Length, extent: Length) -> ArithmeticProgression {
    let (first, step) = (exactFirst, exactStep)
    return ArithmeticProgression(first: width - first - extent, step: step * -1)
  }

  /// Indices below `count` of the intervals, `extent` long, that overlap `rect` along `axis`.
  fileprivate func indices(count: Int, extent: Double, overlapping rect: Rect, along axis: Axis) -> Range<Int> {
    let least = rect.origin(along: axis)
    let greatest = least + rect.extent(along: axis)
    let startsInside = { (index: Int) in self.value(at: index) < greatest }
    let endsInside = { (index: Int) in self.value(at: index) + extent > least }
    // Rounding keeps the order of the values, so both conditions change at most once.
    let (lower, upper) =
      if step >= 0 {
        ((0..<count).partitioningIndex(where: endsInside), (0..<count).partitioningIndex { !startsInside($0) })
      } else {
        ((0..<count).partitioningIndex(where: startsInside), (0..<count).partitioningIndex { !endsInside($0) })
      }
    return lower..<max(lower, upper)
  }
}
