/// Follows libyaml's marks, which count code points, through the bytes of the source.
///
/// Events come in the order of the source, so that a step is as long as an event.
struct SourceCursor {
  private let source: [UInt8]
  private let isASCII: Bool
  /// Bytes of the byte order mark, which libyaml does not see.
  let base: Int
  private var mark = 0
  private var offset: Int

  init(_ source: [UInt8], isASCII: Bool) {
    self.source = source
    self.isASCII = isASCII
    base = source.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
    offset = base
  }

  /// The byte offset in the file of a mark.
  mutating func offset(of target: Int) -> Int {
    if isASCII {
      return target
    }
    while mark < target, offset < source.count {
      offset += 1
      while offset < source.count, isContinuation(source[offset]) {
        offset += 1
      }
      mark += 1
    }
    while mark > target, offset > base {
      offset -= 1
      while offset > base, isContinuation(source[offset]) {
        offset -= 1
      }
      mark -= 1
    }
    return offset
  }

  private func isContinuation(_ byte: UInt8) -> Bool {
    byte & 0xc0 == 0x80
  }
}
