extension [UInt8] {
  /// How many bytes the scalar at `offset` takes, looking no further than `end`. Ill-formed bytes count as one scalar for
  /// each maximal subpart, as `String(decoding:as:)` replaces them (Unicode Standard, table 3-7 and section 3.9).
  ///
  /// Requires `offset < end <= count`.
  func scalarLength(at offset: Int, before end: Int) -> Int {
    let lead = self[offset]
    if lead < 0x80 {
      return 1
    }
    let trailing: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: trailing = 1
    case 0xE0: (trailing, second) = (2, 0xA0...0xBF)
    case 0xED: (trailing, second) = (2, 0x80...0x9F)
    case 0xE1...0xEF: trailing = 2
    case 0xF0: (trailing, second) = (3, 0x90...0xBF)
    case 0xF4: (trailing, second) = (3, 0x80...0x8F)
    case 0xF1...0xF3: trailing = 3
    default: return 1
    }
    guard offset + 1 < end, second.contains(self[offset + 1]) else { return 1 }
    var length = 2
    while length <= trailing, offset + length < end, 0x80...0xBF ~= self[offset + length] {
      length += 1
    }
    return length
  }
}
