extension MutableSpan<UInt8> {
  /// Stores a fixed-size value at `offset` in one move. Callers store more than they keep and overwrite the rest, which is what
  /// makes appending short texts cheap.
  ///
  /// The one unsafe expression here: a piece of output is checked against the buffer's end once, by `reservePiece` or a
  /// precondition, and not again at each of its parts, which would double what a frame costs. Debug builds check each part.
  @inline(__always)
  mutating func store<Value: BitwiseCopyable>(_ value: Value, at offset: Int) {
    assert(0 <= offset && offset <= count - MemoryLayout<Value>.size, "a piece is stored within the reserved bytes")
    var bytes = unsafe mutableBytes
    unsafe bytes.storeBytes(of: value, toUncheckedByteOffset: offset, as: Value.self)
  }

  /// Copies `bytes` to `offset` and behind. Taking the slice checks that they fit.
  @inline(__always)
  mutating func copy(_ bytes: Span<UInt8>, to offset: Int) {
    unsafe withUnsafeMutableBytes { target in
      let place = unsafe UnsafeMutableRawBufferPointer(rebasing: target[offset..<offset + bytes.count])
      unsafe bytes.withUnsafeBytes { unsafe place.copyMemory(from: $0) }
    }
  }
}
