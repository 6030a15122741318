extension Double {
  /// The greatest whole number that is not above it. Unlike `rounded(.down)` never a call into the C library, which a program
  /// without Foundation would have to link for this alone.
  @inline(__always)
  var roundedDown: Double {
    // From 2^52 on, every double is whole.
    guard magnitude < 0x1p52 else { return self }
    let truncated = Double(Int64(self))
    return truncated > self ? truncated - 1 : truncated
  }
}
