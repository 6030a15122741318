/// What YAML 1.1, and so libyaml, takes for the end of a line: LF, CR, CRLF, NEL, LS and PS. Editors know the first three.
extension [UInt8] {
  /// The number of bytes of the line break at an offset, or 0 if none stands there.
  func breakLength(at offset: Int) -> Int {
    guard offset < count else { return 0 }
    switch self[offset] {
    case 0x0a:
      return 1
    case 0x0d:
      return offset + 1 < count && self[offset + 1] == 0x0a ? 2 : 1
    case 0xc2:
      return offset + 1 < count && self[offset + 1] == 0x85 ? 2 : 0
    case 0xe2:
      guard offset + 2 < count, self[offset + 1] == 0x80 else { return 0 }
      return self[offset + 2] == 0xa8 || self[offset + 2] == 0xa9 ? 3 : 0
    default:
      return 0
    }
  }

  func isBlank(at offset: Int) -> Bool {
    offset < count && (self[offset] == 0x20 || self[offset] == 0x09)
  }

  func isBlankOrBreak(at offset: Int) -> Bool {
    isBlank(at: offset) || breakLength(at: offset) > 0
  }

  /// The offset of the line break that ends the line around `offset`, or the end of the source.
  func lineEnd(from offset: Int) -> Int {
    var end = offset
    while end < count, breakLength(at: end) == 0 {
      end += 1
    }
    return end
  }

  /// The offset of the first byte of the line around `offset`, as editors count lines.
  func lineStart(before offset: Int) -> Int {
    var start = Swift.min(offset, count)
    while start > 0, self[start - 1] != 0x0a, self[start - 1] != 0x0d {
      start -= 1
    }
    return start
  }

  /// The first offset from `offset` on where neither a blank nor a line break nor a comment stands, nor a byte order mark
  /// at the start of a line.
  func skippingGap(from offset: Int) -> Int {
    var offset = offset
    var isAtLineStart = offset == 0
    while offset < count {
      if isBlank(at: offset) {
        offset += 1
        isAtLineStart = false
      } else if breakLength(at: offset) > 0 {
        offset += breakLength(at: offset)
        isAtLineStart = true
      } else if isAtLineStart, self[offset...].starts(with: [0xef, 0xbb, 0xbf]) {
        offset += 3
        isAtLineStart = false
      } else if self[offset] == UInt8(ascii: "#") {
        offset = lineEnd(from: offset)
      } else {
        break
      }
    }
    return offset
  }
}
