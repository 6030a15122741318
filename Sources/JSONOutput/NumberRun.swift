internal import LayoutRuntime
internal import TextWriting

/// Numbers of a progression with texts between them that come round again and again: the coordinates of the lines of a layout
/// between the parts of their frames that are the same in all lines, indices between commas.
struct NumberRun {
  let progression: ArithmeticProgression
  /// How often each number stands, before the next does.
  let repeats: Int
  /// What stands between a number and the next: after the last text the first one follows.
  let joints: Joints

  /// Texts that are stored many times; the first 32 bytes of each, which most have not more of, side by side.
  struct Joints {
    private(set) var short: [(bytes: SIMD32<UInt8>, count: Int)] = []
    private(set) var long: [SIMD64<UInt8>] = []
    /// Bytes of all.
    private(set) var totalCount = 0

    init(capacity: Int = 0) {
      short.reserveCapacity(capacity)
      long.reserveCapacity(capacity)
    }

    /// Commas, and a line break behind each that ends a row of `rowCount` numbers; the first number is the row's `start`th.
    init(rowCount: Int, from start: Int = 0) {
      self.init(capacity: rowCount)
      for place in 1...rowCount {
        append(TextBlock((start + place).isMultiple(of: rowCount) ? ",\n" : ","))
      }
    }

    mutating func append(_ block: TextBlock) {
      short.append((block.first, block.count))
      long.append(block.others)
      totalCount += block.count
    }
  }

  init(_ progression: ArithmeticProgression, repeats: Int = 1, joints: Joints) {
    self.progression = progression
    self.repeats = repeats
    self.joints = joints
  }

  /// Indices from `first` on.
  init(indicesFrom first: Int, joints: Joints) {
    self.init(ArithmeticProgression(first: Double(first), step: 1), joints: joints)
  }

  /// Stores one number and the text behind it, and returns where that ends. Bytes behind the end, below
  /// `offset + OutputWriter.largestPiece`, are overwritten.
  @inline(__always)
  static func store(
    _ number: ProgressionText.Text, joint: (bytes: SIMD32<UInt8>, count: Int),
    longJoint: @autoclosure () -> SIMD64<UInt8>, in bytes: inout MutableSpan<UInt8>, at offset: Int
  ) -> Int {
    let offset = number.store(in: &bytes, at: offset)
    bytes.store(joint.bytes, at: offset)
    if joint.count > 32 {
      bytes.store(longJoint(), at: offset &+ 32)
    }
    return offset &+ joint.count
  }
}

extension OutputWriter {
  /// Appends the first numbers of a run, each as often as it stands, until there are `count`; and what is between them.
  mutating func append(_ run: NumberRun, count: Int) {
    var running = ProgressionText(run.progression, count: (count - 1) / run.repeats + 1)
    // Those with a text behind them.
    var remaining = count - 1
    if let cycle = NumberCycle(of: run, numbers: running, count: remaining, capacity: capacity) {
      remaining -= append(cycle, of: run, numbers: &running, count: remaining)
    }

    let joints = run.joints.short.span
    let longJoints = run.joints.long.span
    var place = 0
    var repetition = 0
    while remaining > 0 {
      reservePiece()
      var offset = used
      var bytes = buffer.mutableSpan
      let limit = bytes.count - Self.largestPiece
      repeat {
        let text = running.text
        let start = repetition
        let end = min(run.repeats, start + remaining)
        while repetition < end && offset <= limit {
          offset = NumberRun.store(text, joint: joints[place], longJoint: longJoints[place], in: &bytes, at: offset)
          place = place &+ 1 == joints.count ? 0 : place &+ 1
          repetition &+= 1
        }
        remaining &-= repetition &- start
        if repetition == run.repeats {
          repetition = 0
          running.advance()
        }
      } while remaining > 0 && offset <= limit
      used = offset
    }
    reservePiece()
    let start = used
    var bytes = buffer.mutableSpan
    used = running.text.store(in: &bytes, at: start)
  }
}
