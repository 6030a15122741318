internal import LayoutGeometry

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
    let lineCount = (lines.count - 1) / lines.itemsPerLine + 1
    if columns <= Self.columnLimit {
      let row = FrameTexts(
        size: lines.itemSize, runningAxis: lines.mainAxis, otherPositions: lines.crossPositions, count: columns)
      appendRun(of: lines.mainPositions, positionCount: lineCount, between: row, frameCount: lines.count)
      return
    }
    for line in 0..<lineCount {
      let position = ArithmeticProgression(first: lines.mainPositions.value(at: line), step: 0)
      let frame = FrameTexts(
        size: lines.itemSize, runningAxis: lines.mainAxis.other, otherPositions: position, count: 1)
      let frameCount = min(columns, lines.count - line * lines.itemsPerLine)
      appendRun(of: lines.crossPositions, positionCount: frameCount, between: frame, frameCount: frameCount)
      if line < lineCount - 1 {
        append(",\n")
      }
    }
  }

  /// Appends frames of which one coordinate runs through a progression, and the other through the places of `texts`.
  private mutating func appendRun(
    of positions: ArithmeticProgression, positionCount: Int, between texts: FrameTexts, frameCount: Int
  ) {
    var running = ProgressionText(positions, count: positionCount)
    append(texts.opening(at: 0))
    let joints = texts.joints.span
    let longJoints = texts.longJoints.span
    var place = 0
    var remaining = frameCount - 1
    while remaining > 0 {
      reservePiece()
      var offset = used
      var bytes = buffer.mutableSpan
      let limit = bytes.count - Self.largestPiece
      repeat {
        let text = running.text
        let start = place
        let end = min(joints.count, start + remaining)
        while place < end && offset <= limit {
          offset = text.store(in: &bytes, at: offset)
          let joint = joints[place]
          bytes.store(joint.bytes, at: offset)
          if joint.count > 32 {
            bytes.store(longJoints[place], at: offset &+ 32)
          }
          offset &+= joint.count
          place &+= 1
        }
        remaining &-= place &- start
        if place == joints.count {
          place = 0
          running.advance()
        }
      } while remaining > 0 && offset <= limit
      used = offset
    }
    reservePiece()
    let start = used
    var bytes = buffer.mutableSpan
    used = running.text.store(in: &bytes, at: start)
    append(texts.closing(at: place))
  }

  /// A frame a row.
  private mutating func appendRows(_ frames: any ComputedFrames) {
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

@inline(__always)
private func storeFrame(_ frame: Rect, in bytes: inout MutableSpan<UInt8>, at offset: Int) -> Int {
  bytes.store(UInt8(ascii: "["), at: offset)
  var offset = storeNumber(frame.x, in: &bytes, at: offset &+ 1)
  bytes.store(UInt8(ascii: ","), at: offset)
  offset = storeNumber(frame.y, in: &bytes, at: offset &+ 1)
  bytes.store(UInt8(ascii: ","), at: offset)
  offset = storeNumber(frame.width, in: &bytes, at: offset &+ 1)
  bytes.store(UInt8(ascii: ","), at: offset)
  offset = storeNumber(frame.height, in: &bytes, at: offset &+ 1)
  bytes.store(UInt8(ascii: "]"), at: offset)
  return offset &+ 1
}

/// The text around the running coordinate of a frame: `[x,` and `,width,height]` where y runs, `[` and `,y,width,height]`
/// where x runs.
private struct FrameTexts {
  let size: Size
  /// The axis of the coordinate that runs.
  let runningAxis: Axis
  /// The other coordinate, by place in the row.
  let otherPositions: ArithmeticProgression
  /// From the end of one running coordinate to the start of the next, by place in the row: at most 32 bytes, and the rest.
  private(set) var joints: [(bytes: SIMD32<UInt8>, count: Int)] = []
  private(set) var longJoints: [SIMD64<UInt8>] = []

  init(size: Size, runningAxis: Axis, otherPositions: ArithmeticProgression, count: Int) {
    self.size = size
    self.runningAxis = runningAxis
    self.otherPositions = otherPositions
    for place in 0..<count {
      let isLast = place == count - 1
      let joint = TextBlock(closing(at: place) + (isLast ? ",\n" : ",") + opening(at: isLast ? 0 : place + 1))
      joints.append((joint.first, joint.count))
      longJoints.append(joint.others)
    }
  }

  func opening(at place: Int) -> String {
    switch runningAxis {
    case .vertical: "[\(numberText(otherPositions.value(at: place))),"
    case .horizontal: "["
    }
  }

  func closing(at place: Int) -> String {
    let size = "\(numberText(size.width)),\(numberText(size.height))]"
    return switch runningAxis {
    case .vertical: ",\(size)"
    case .horizontal: ",\(numberText(otherPositions.value(at: place))),\(size)"
    }
  }
}

extension Axis {
  fileprivate var other: Axis {
    switch self {
    case .horizontal: .vertical
    case .vertical: .horizontal
    }
  }
}
