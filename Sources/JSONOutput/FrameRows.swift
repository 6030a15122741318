internal import LayoutRuntime
internal import TextWriting

/// Frames as `[x,y,width,height]`, separated by commas, in item order. Rows of frames stand at the margin: a line of the layout
/// is a line of the text where it has at most `columnLimit` items, so that a change in a spec shows as changed rows.
extension OutputWriter {
  /// Items of a line for which the text between two running coordinates is kept ready.
  static let columnLimit = 256

  mutating func appendRows(_ section: SectionFrames) {
    switch section {
    case .uniform(let lines):
      appendRows(lines)
    case .computed(let frames):
      appendRows(frames)
    }
  }

  private mutating func appendRows(_ lines: UniformLines) {
    guard lines.count > 0 else {
      return
    }
    let columns = min(lines.itemsPerLine, lines.count)
    if columns <= Self.columnLimit {
      let row = FrameTexts(
        size: lines.itemSize, runningAxis: lines.mainAxis, otherPositions: lines.crossPositions, count: columns)
      appendRun(of: lines.mainPositions, between: row, frameCount: lines.count)
      return
    }
    let lineCount = (lines.count - 1) / lines.itemsPerLine + 1
    for line in 0..<lineCount {
      let position = ArithmeticProgression(first: lines.mainPositions.value(at: line), step: 0)
      let frame = FrameTexts(
        size: lines.itemSize, runningAxis: lines.mainAxis.crossing, otherPositions: position, count: 1)
      let frameCount = min(columns, lines.count - line * lines.itemsPerLine)
      appendRun(of: lines.crossPositions, between: frame, frameCount: frameCount)
      if line < lineCount - 1 {
        append(",\n")
      }
    }
  }

  /// Appends frames of which one coordinate runs through a progression, and the other through the places of `texts`.
  private mutating func appendRun(of positions: ArithmeticProgression, between texts: FrameTexts, frameCount: Int) {
    var opening = TextBlock()
    texts.appendOpening(at: 0, to: &opening)
    append(opening)
    let run = NumberRun(positions, repeats: texts.count, joints: texts.joints)
    append(run, count: frameCount)
    var closing = TextBlock()
    texts.appendClosing(at: (frameCount - 1) % texts.count, to: &closing)
    append(closing)
  }

  /// A frame a row.
  private mutating func appendRows(_ frames: AnyItemFrames) {
    // What stands between frames is stored before each of them, and for the first one not kept.
    var separatorCount = 0
    frames.forEachBatch(in: 0..<frames.count) { batch in
      var index = 0
      while index < batch.count {
        reservePiece()
        var offset = used
        var bytes = buffer.mutableSpan
        let limit = bytes.count - Self.largestPiece
        repeat {
          bytes.store(SIMD2(UInt8(ascii: ","), UInt8(ascii: "\n")), at: offset)
          offset = storeFrame(batch[index], in: &bytes, at: offset &+ separatorCount)
          separatorCount = 2
          index &+= 1
        } while index < batch.count && offset <= limit
        used = offset
      }
    }
  }

  mutating func append(_ frame: Rect) {
    reservePiece()
    let start = used
    var bytes = buffer.mutableSpan
    used = storeFrame(frame, in: &bytes, at: start)
  }
}

/// Stores a frame as `[x,y,width,height]` and returns where it ends.
private func storeFrame(_ frame: Rect, in bytes: inout MutableSpan<UInt8>, at offset: Int) -> Int {
  bytes.store(UInt8(ascii: "["), at: offset)
  var end = storeNumber(frame.x, in: &bytes, at: offset &+ 1)
  bytes.store(UInt8(ascii: ","), at: end)
  end = storeNumber(frame.y, in: &bytes, at: end &+ 1)
  bytes.store(UInt8(ascii: ","), at: end)
  end = storeNumber(frame.width, in: &bytes, at: end &+ 1)
  bytes.store(UInt8(ascii: ","), at: end)
  end = storeNumber(frame.height, in: &bytes, at: end &+ 1)
  bytes.store(UInt8(ascii: "]"), at: end)
  return end &+ 1
}

/// The text around the running coordinate of a frame: `[x,` and `,width,height]` where y runs, `[` and `,y,width,height]`
/// where x runs.
private struct FrameTexts {
  let size: Size
  /// The axis of the coordinate that runs.
  let runningAxis: Axis
  /// The other coordinate, by place in the row.
  let otherPositions: ArithmeticProgression
  /// The length of the row.
  let count: Int
  /// From the end of one running coordinate to the start of the next, by place in the row.
  private(set) var joints: NumberRun.Joints

  init(size: Size, runningAxis: Axis, otherPositions: ArithmeticProgression, count: Int) {
    self.size = size
    self.runningAxis = runningAxis
    self.otherPositions = otherPositions
    self.count = count
    joints = NumberRun.Joints(capacity: count)
    for place in 0..<count {
      let isLast = place == count - 1
      var joint = TextBlock()
      appendClosing(at: place, to: &joint)
      joint.append(UInt8(ascii: ","))
      if isLast {
        joint.append(UInt8(ascii: "\n"))
      }
      appendOpening(at: isLast ? 0 : place + 1, to: &joint)
      joints.append(joint)
    }
  }

  func appendOpening(at place: Int, to text: inout TextBlock) {
    text.append(UInt8(ascii: "["))
    if runningAxis == .vertical {
      text.append(number: otherPositions.value(at: place))
      text.append(UInt8(ascii: ","))
    }
  }

  func appendClosing(at place: Int, to text: inout TextBlock) {
    if runningAxis == .horizontal {
      text.append(UInt8(ascii: ","))
      text.append(number: otherPositions.value(at: place))
    }
    text.append(UInt8(ascii: ","))
    text.append(number: size.width)
    text.append(UInt8(ascii: ","))
    text.append(number: size.height)
    text.append(UInt8(ascii: "]"))
  }
}
