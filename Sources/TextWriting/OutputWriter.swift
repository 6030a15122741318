/// Collects UTF-8 bytes in one reused buffer and hands full buffers to a sink.
public struct OutputWriter: ~Copyable {
  /// Takes the next bytes of the output, in order. Never called with none.
  public typealias Sink = (Span<UInt8>) -> Void

  /// The most that one piece may take at once, so that pieces can be stored without looking at the buffer's end.
  @inlinable
  package static var largestPiece: Int { 256 }

  /// The first `used` bytes wait for the sink. What is behind them means nothing, and is stored before it is read.
  @usableFromInline package var buffer: [UInt8]
  @usableFromInline package var used = 0
  package let capacity: Int
  private let sink: Sink

  /// `bufferSize` is in bytes; the sink is handed at most that many at once.
  public init(bufferSize: Int = 256 * 1024, sink: @escaping Sink) {
    capacity = max(bufferSize, Self.largestPiece)
    // Not filled: a small output should not pay for touching the pages of a large buffer.
    buffer = unsafe Array(unsafeUninitializedCapacity: capacity) { [capacity] in $1 = capacity }
    self.sink = sink
  }

  public mutating func append(_ byte: UInt8) {
    if used == buffer.count {
      flush()
    }
    buffer[used] = byte
    used += 1
  }

  /// Appends the text as it is, without quotes or escapes.
  public mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      unsafe append(bytes.span)
    }
  }

  /// Appends a literal of at most `largestPiece` bytes. What is known of it when it is compiled makes it a few moves.
  package mutating func append(literal text: StaticString) {
    reservePiece()
    let start = used
    var bytes = buffer.mutableSpan
    used = bytes.store(literal: text, at: start)
  }

  public mutating func append(_ bytes: Span<UInt8>) {
    if bytes.count <= buffer.count - used {
      let start = used
      var target = buffer.mutableSpan
      target.copy(bytes, to: start)
      used = start + bytes.count
    } else {
      appendInParts(bytes)
    }
  }

  /// The same where the buffer has no room for all.
  @inline(never)
  private mutating func appendInParts(_ bytes: Span<UInt8>) {
    var start = 0
    while start < bytes.count {
      if used == buffer.count {
        flush()
      }
      let count = min(bytes.count - start, buffer.count - used)
      let offset = used
      var target = buffer.mutableSpan
      target.copy(bytes.extracting(start..<start + count), to: offset)
      used = offset + count
      start += count
    }
  }

  /// Hands what is buffered to the sink; call once at the end.
  public mutating func flush() {
    if used > 0 {
      sink(buffer.span.extracting(0..<used))
      used = 0
    }
  }

  /// Makes sure that `largestPiece` bytes fit behind `used`.
  @inlinable
  package mutating func reservePiece() {
    reserve(Self.largestPiece)
  }

  /// Makes sure that `count` bytes fit behind `used`, no more than `capacity`.
  @inlinable
  package mutating func reserve(_ count: Int) {
    if buffer.count - used < count {
      flush()
    }
  }
}
