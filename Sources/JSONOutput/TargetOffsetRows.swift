internal import LayoutRuntime
internal import TextWriting

/// Target offsets as an array of numbers, one an item, in rows of 64.
extension OutputWriter {
  mutating func append(_ offsets: TargetOffsets) {
    var rows = TargetOffsetRows()
    append("[")
    offsets.forEachStretch { rows.append($0, to: &self) }
    append("]")
  }
}

private struct TargetOffsetRows {
  private var written = 0
  private var texts = ForeseenTexts()

  /// A power of two.
  private static let rowCount = 64
  /// Fewer offsets do not pay for making ready what stands between them.
  private static let manyOffsets = 1024

  mutating func append(_ stretch: TargetOffsets.Stretch, to writer: inout OutputWriter) {
    switch stretch {
    case .stepped(let offsets, let itemsPerValue, let count) where count >= Self.manyOffsets:
      if written > 0 {
        writer.append(isAtRowStart ? ",\n" : ",")
      }
      let joints = NumberRun.Joints(rowCount: Self.rowCount, from: written)
      writer.append(NumberRun(offsets, repeats: itemsPerValue, joints: joints), count: count)
      written += count
    case .stepped, .equal:
      stretch.forEachRun { append($0, count: $1, to: &writer) }
    }
  }

  @inline(__always)
  private mutating func append(_ offset: Double, count: Int, to writer: inout OutputWriter) {
    texts.take(offset)
    for _ in 0..<count {
      writer.reservePiece()
      var end = writer.used
      var bytes = writer.buffer.mutableSpan
      if written > 0 {
        bytes.store(SIMD2(UInt8(ascii: ","), UInt8(ascii: "\n")), at: end)
        end &+= isAtRowStart ? 2 : 1
      }
      writer.used = texts.store(in: &bytes, at: end)
      written &+= 1
    }
  }

  private var isAtRowStart: Bool {
    written & (Self.rowCount - 1) == 0
  }
}
