internal import LayoutRuntime
internal import TextWriting

extension OutputWriter {
  /// Target offsets as an array of numbers, one an item, in rows of 64.
  mutating func append(_ offsets: TargetOffsets) {
    let rowCount = 64
    var written = 0
    append("[")
    offsets.forEachRun { offset, count in
      var text = TextBlock()
      text.append(number: offset)
      for _ in 0..<count {
        reservePiece()
        var end = used
        var bytes = buffer.mutableSpan
        if written > 0 {
          bytes.store(SIMD2(UInt8(ascii: ","), UInt8(ascii: "\n")), at: end)
          end &+= written.isMultiple(of: rowCount) ? 2 : 1
        }
        used = text.store(in: &bytes, at: end)
        written &+= 1
      }
    }
    append("]")
  }
}
