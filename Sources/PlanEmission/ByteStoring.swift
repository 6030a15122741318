extension MutableSpan<UInt8> {
  /// Stores a fixed-size value at `offset` in one move. Callers store more than they keep and overwrite the rest, which is what
  /// makes appending short texts cheap.
  ///
  /// `mutableBytes` is marked unsafe because it can put any bit pattern into any element type. Every pattern is a `UInt8`, and
  /// the store itself is checked against the bounds.
  @inline(__always)
  mutating func store<Value: BitwiseCopyable>(_ value: Value, at offset: Int) {
    var bytes = unsafe mutableBytes
    bytes.storeBytes(of: value, toByteOffset: offset, as: Value.self)
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
