/// A short text that is stored many times: up to 96 bytes, moved 32 at a time.
package struct TextBlock {
  @usableFromInline package private(set) var first = SIMD32<UInt8>()
  @usableFromInline package private(set) var others = SIMD64<UInt8>()
  @usableFromInline package private(set) var count = 0

  package static let capacity = 96

  package init() {}

  package init(_ text: String) {
    precondition(
      text.utf8.count <= Self.capacity, "a text block holds \(Self.capacity) bytes, not those of \(text)")
    var text = text
    text.withUTF8 { bytes in
      unsafe append(bytes.span)
    }
  }

  package mutating func append(_ byte: UInt8) {
    precondition(count < Self.capacity, "a text block holds \(Self.capacity) bytes")
    if count < 32 {
      first[count] = byte
    } else {
      others[count - 32] = byte
    }
    count += 1
  }

  package mutating func append(_ bytes: Span<UInt8>) {
    for index in bytes.indices {
      append(bytes[index])
    }
  }

  package mutating func append(number: Double) {
    withNumberText(number) { append($0) }
  }

  /// Stores the text at `offset` and returns where it ends. Bytes behind the end, below `offset + capacity`, are overwritten.
  @inlinable
  package func store(in bytes: inout MutableSpan<UInt8>, at offset: Int) -> Int {
    bytes.store(first, at: offset)
    if count > 32 {
      bytes.store(others, at: offset &+ 32)
    }
    return offset &+ count
  }
}

extension OutputWriter {
  package mutating func append(_ block: TextBlock) {
    reservePiece()
    let start = used
    var span = buffer.mutableSpan
    let end = block.store(in: &span, at: start)
    used = end
  }
}
