/// Collects UTF-8 bytes in one reused buffer and hands full buffers to a sink.
public struct OutputWriter: ~Copyable {
  /// Takes the next bytes of the output, in order. Never called with none.
  public typealias Sink = (Span<UInt8>) -> Void

  @usableFromInline var bytes: [UInt8] = []
  let sink: Sink

  public init(sink: @escaping Sink) {
    self.sink = sink
  }

  /// Hands what is buffered to the sink; call once at the end.
  public mutating func flush() {
    if !bytes.isEmpty {
      sink(bytes.span)
      bytes.removeAll(keepingCapacity: true)
    }
  }
}
