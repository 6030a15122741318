internal import TextWriting

/// A stretch of a run of numbers after which the same texts and decimals come round again: between one stretch and the next
/// only the digits of whole parts differ, all by the same amount, as long as they stay as many.
///
/// The text of a stretch is put together once in the writer's buffer. For the next one, the digits are stored over the old ones,
/// which costs a fraction of storing all the text.
struct NumberCycle {
  /// Numbers in the stretch, and how many stand in it with repetitions.
  let numberCount: Int
  let placeCount: Int
  /// By how much the numbers grow from one stretch to the next, a whole number.
  let distance: Int64
  let digitsDistance: DecimalCounter

  /// The whole part of each number, and where in the buffer it ends, at each place.
  private var digits: [DecimalCounter] = []
  private var ends: [Int] = []

  /// Fewer digits are not worth the trouble: two moves of four bytes or more cover all others.
  private static let fewestDigits = 4
  /// A run that is shorter than so many stretches gains nothing.
  private static let fewestCycles = 4
  private static let longestNumber = 26

  /// `nil` where `count` numbers with repetitions are too few, where the decimals do not come round again, or where a stretch
  /// has no room in a buffer of `capacity` bytes.
  init?(of run: NumberRun, numbers: ProgressionText, count: Int, capacity: Int) {
    let joints = run.joints.short.count
    let bytesPerJoints = run.joints.totalCount + joints * Self.longestNumber
    let room = capacity - OutputWriter.largestPiece
    let fewest = room / bytesPerJoints * joints * Self.fewestCycles
    guard fewest > 0, count >= fewest, let period = numbers.period else { return nil }
    // The numbers until the joints come round again at the first of a number's places.
    let jointPeriod = joints / greatestCommonDivisor(joints, run.repeats)
    let unit = leastCommonMultiple(period, jointPeriod)
    let bytesPerUnit = bytesPerJoints * (unit * run.repeats / joints)
    guard bytesPerUnit <= room else { return nil }
    numberCount = room / bytesPerUnit * unit
    placeCount = numberCount * run.repeats
    distance = numbers.wholeDistance(of: numberCount)
    digitsDistance = DecimalCounter(distance)
  }

  /// Puts the text together at the start of the buffer and returns its length.
  mutating func render(_ run: NumberRun, numbers: inout ProgressionText, in bytes: inout MutableSpan<UInt8>) -> Int {
    let joints = run.joints.short.span
    let longJoints = run.joints.long.span
    digits.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    digits.reserveCapacity(numberCount)
    ends.reserveCapacity(placeCount)
    var offset = 0
    var place = 0
    for _ in 0..<numberCount {
      let text = numbers.text
      digits.append(numbers.digits)
      for _ in 0..<run.repeats {
        ends.append(offset &+ text.whole.count)
        offset = NumberRun.store(text, joint: joints[place], longJoint: longJoints[place], in: &bytes, at: offset)
        place = place &+ 1 == joints.count ? 0 : place &+ 1
      }
      numbers.advance()
    }
    return offset
  }

  /// Makes the text that of the next stretch, all of whose whole parts have `digitCount` digits, as those that stand there.
  mutating func step(digitCount: Int, repeats: Int, in bytes: inout MutableSpan<UInt8>) {
    let distance = digitsDistance
    if digitCount <= 8 {
      let shift = UInt64(8 - digitCount) * 8
      Self.forEachPlace(of: &digits, repeats: repeats, ends: ends) { digits in
        digits.addLastEight(distance)
        return SIMD2(digits.lastEight &>> shift, digits.lastEight &>> 32)
      } store: { text, end in
        bytes.store(UInt32(truncatingIfNeeded: text[0]), at: end &- digitCount)
        bytes.store(UInt32(truncatingIfNeeded: text[1]), at: end &- 4)
      }
    } else {
      let shift = UInt64(16 - digitCount) * 8
      Self.forEachPlace(of: &digits, repeats: repeats, ends: ends) { digits in
        digits.add(distance)
        return SIMD2(digits.firstEight &>> shift | digits.lastEight << (64 &- shift), digits.lastEight)
      } store: { text, end in
        bytes.store(text[0], at: end &- digitCount)
        bytes.store(text[1], at: end &- 8)
      }
    }
  }

  /// Calls `step` for each number and `store`, with what that returns, for each of its places.
  @inline(__always)
  private static func forEachPlace(
    of digits: inout [DecimalCounter], repeats: Int, ends: [Int], step: (inout DecimalCounter) -> SIMD2<UInt64>,
    store: (_ text: SIMD2<UInt64>, _ end: Int) -> Void
  ) {
    var digits = digits.mutableSpan
    let ends = ends.span
    var place = 0
    for index in digits.indices {
      let text = step(&digits[index])
      let next = place &+ repeats
      while place < next {
        store(text, ends[place])
        place &+= 1
      }
    }
  }
}

extension NumberCycle {
  static func canStep(_ form: ProgressionText.Form) -> Bool {
    form.digitCount >= fewestDigits
  }
}

extension OutputWriter {
  /// Appends whole stretches, of `count` places with a text behind them at most, and returns how many places those had.
  mutating func append(
    _ cycle: consuming NumberCycle, of run: NumberRun, numbers: inout ProgressionText, count: Int
  ) -> Int {
    var cycle = cycle
    flush()
    var length = 0
    var form: ProgressionText.Form?
    var remaining = count
    while remaining >= cycle.placeCount {
      // The numbers of a stretch lie between the first one of it and that of the next. Where those of the last stretch, this
      // one and the next have one form, so do all numbers between them.
      let nextForm = numbers.form()
      let isSame = nextForm != nil && nextForm == form && nextForm == numbers.form(at: cycle.distance)
      var bytes = buffer.mutableSpan
      if isSame, let form, NumberCycle.canStep(form) {
        cycle.step(digitCount: form.digitCount, repeats: run.repeats, in: &bytes)
        numbers.skip(cycle.numberCount, distance: cycle.distance, digitsDistance: cycle.digitsDistance)
      } else {
        length = cycle.render(run, numbers: &numbers, in: &bytes)
      }
      form = nextForm
      used = length
      flush()
      remaining -= cycle.placeCount
    }
    return count - remaining
  }
}

private func greatestCommonDivisor(_ first: Int, _ second: Int) -> Int {
  second == 0 ? first : greatestCommonDivisor(second, first % second)
}

private func leastCommonMultiple(_ first: Int, _ second: Int) -> Int {
  first / greatestCommonDivisor(first, second) * second
}
