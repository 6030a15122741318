/// The offsets of the lines of a uniform section under a placement that depends on where a line begins, and on nothing else.
struct LineOffsets {
  private let positions: ArithmeticProgression
  private let itemsPerLine: Int
  /// Of items.
  private let count: Int
  private let limits: ScrollRange.Limits
  /// What a line that begins at `low` asks for: `low` and `addends`, or their halves, added or subtracted.
  private let requested: (_ low: Double) -> Double
  /// Whether what is asked for is evenly spaced to the bit.
  private let isExact: Bool

  init(
    _ lines: UniformLines, count: Int, limits: ScrollRange.Limits, addends: [Double],
    requested: @escaping (_ low: Double) -> Double
  ) {
    positions = lines.mainPositions
    itemsPerLine = lines.itemsPerLine
    self.count = count
    self.limits = limits
    self.requested = requested
    let last = positions.value(at: (count - 1) / itemsPerLine)
    isExact =
      last.magnitude < 0x1p36 && ([positions.step, positions.first] + addends).allSatisfy(Self.isShort)
      && positions.fraction.map { Self.denominator.isMultiple(of: $0.denominator) } ?? false
  }

  private static let denominator: Int64 = 1 << 12

  /// Sums of a few short numbers, of one below 2^36 with that denominator, and of their halves are exact: they are multiples of
  /// 2^-13 below 2^38.
  private static func isShort(_ number: Double) -> Bool {
    let units = number * Double(denominator)
    return number.magnitude < 0x1p24 && units == units.rounded(.towardZero)
  }

  func forEachStretch(_ body: (TargetOffsets.Stretch) -> Void) {
    guard count > 0 else { return }
    let lineCount = (count - 1) / itemsPerLine + 1
    let stepped = isExact ? linesWithinLimits(of: lineCount) : 0..<0
    forEachLine(in: 0..<stepped.lowerBound, body)
    if !stepped.isEmpty {
      let first = requested(positions.value(at: stepped.lowerBound))
      let offsets = ArithmeticProgression(first: first, step: positions.step)
      body(.stepped(offsets, itemsPerValue: itemsPerLine, count: items(in: stepped).count))
    }
    forEachLine(in: stepped.upperBound..<lineCount, body)
  }

  private func forEachLine(in lines: Range<Int>, _ body: (TargetOffsets.Stretch) -> Void) {
    for line in lines {
      let offset = limits.clamp(requested(positions.value(at: line)))
      body(.equal(offset, count: items(in: line..<line + 1).count))
    }
  }

  private func items(in lines: Range<Int>) -> Range<Int> {
    lines.lowerBound * itemsPerLine..<min(lines.upperBound * itemsPerLine, count)
  }

  /// The lines that get what they ask for, which follow each other as all lines do. None where their progression would not be
  /// exact: the simplest fraction that rounds to a multiple of 2^-13 is that itself only below 2^24, where all others of a
  /// denominator up to 10,000 are further off than half the distance of two doubles.
  private func linesWithinLimits(of lineCount: Int) -> Range<Int> {
    func isWithin(_ line: Int) -> Bool {
      let offset = requested(positions.value(at: line))
      return limits.clamp(offset) == offset
    }
    guard let first = (0..<lineCount).first(where: isWithin),
      requested(positions.value(at: first)).magnitude < 0x1p24
    else { return 0..<0 }
    var end = lineCount
    while !isWithin(end - 1) {
      end -= 1
    }
    return first..<end
  }
}
