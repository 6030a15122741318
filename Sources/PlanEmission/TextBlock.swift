/// A short text that is stored many times: up to 96 bytes, moved 32 at a time.
struct TextBlock {
  let first: SIMD32<UInt8>
  let others: SIMD64<UInt8>
  let count: Int

  static let capacity = 96

  init(_ text: String) {
    var first = SIMD32<UInt8>()
    var others = SIMD64<UInt8>()
    var count = 0
    for byte in text.utf8 {
      precondition(count < Self.capacity, "a text block holds \(Self.capacity) bytes, not those of \(text)")
      if count < 32 {
        first[count] = byte
      } else {
        others[count - 32] = byte
      }
      count += 1
    }
    self.first = first
    self.others = others
    self.count = count
  }

  /// Stores the text at `offset` and returns where it ends. Bytes behind the end, below `offset + capacity`, are overwritten.
  @inline(__always)
  func store(in bytes: inout MutableSpan<UInt8>, at offset: Int) -> Int {
    bytes.store(first, at: offset)
    if count > 32 {
      bytes.store(others, at: offset &+ 32)
    }
    return offset &+ count
  }
}

extension OutputWriter {
  @inline(__always)
  mutating func append(_ block: TextBlock) {
    reservePiece()
    let start = used
    var span = buffer.mutableSpan
    let end = block.store(in: &span, at: start)
    used = end
  }
}
