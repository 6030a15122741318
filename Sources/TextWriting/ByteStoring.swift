extension MutableSpan<UInt8> {
  /// Stores a fixed-size value at `offset` in one move. Callers store more than they keep and overwrite the rest, which is what
  /// makes appending short texts cheap.
  ///
  /// Unsafe, and the stores below with it: a piece of output is checked against the buffer's end once, by `reservePiece` or a
  /// precondition, and not again at each of its parts, which would double what a frame costs. Debug builds check each part.
  @inlinable
  package mutating func store<Value: BitwiseCopyable>(_ value: Value, at offset: Int) {
    assert(0 <= offset && offset <= count - MemoryLayout<Value>.size, "a piece is stored within the reserved bytes")
    var bytes = unsafe mutableBytes
    unsafe bytes.storeBytes(of: value, toUncheckedByteOffset: offset, as: Value.self)
  }

  /// Stores a literal at `offset` and returns where it ends. Unsafe as `store(_:at:)` is.
  @inlinable
  package mutating func store(literal: StaticString, at offset: Int) -> Int {
    let end = offset + literal.utf8CodeUnitCount
    assert(0 <= offset && end <= count, "a piece is stored within the reserved bytes")
    unsafe withUnsafeMutableBytes { target in
      unsafe target.baseAddress?.advanced(by: offset).copyMemory(
        from: literal.utf8Start, byteCount: literal.utf8CodeUnitCount)
    }
    return end
  }

  /// Copies `bytes` to `offset` and behind. Taking the slice checks that they fit.
  package mutating func copy(_ bytes: Span<UInt8>, to offset: Int) {
    unsafe withUnsafeMutableBytes { target in
      let place = unsafe UnsafeMutableRawBufferPointer(rebasing: target[offset..<offset + bytes.count])
      unsafe bytes.withUnsafeBytes { unsafe place.copyMemory(from: $0) }
    }
  }
}
