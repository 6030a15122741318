/// Follows libyaml's marks, which count code points, through the bytes of the source.
///
/// Events come in the order of the source, so that a step is as long as an event.
struct SourceCursor {
  private let source: [UInt8]
  private let isASCII: Bool
  /// Where mark 0 is: bytes before it, such as a byte order mark, libyaml does not see.
  let base: Int
  private var mark = 0
  private var offset: Int
  /// From `offset` up to here every byte is a code point.
  private var asciiEnd: Int

  init(_ source: [UInt8], isASCII: Bool, base: Int) {
    self.source = source
    self.isASCII = isASCII
    self.base = base
    offset = base
    asciiEnd = base
  }

  /// The byte offset in the file of a mark.
  mutating func offset(of target: Int) -> Int {
    isASCII ? base + target : moved(to: target)
  }

  private mutating func moved(to target: Int) -> Int {
    while mark < target, offset < source.count {
      if offset == asciiEnd {
        while asciiEnd + 8 <= source.count, source.word(at: asciiEnd, count: 8) & 0x8080_8080_8080_8080 == 0 {
          asciiEnd += 8
        }
        while asciiEnd < source.count, source[asciiEnd] < 0x80 {
          asciiEnd += 1
        }
      }
      let run = min(target - mark, asciiEnd - offset)
      if run > 0 {
        mark += run
        offset += run
      } else {
        mark += 1
        offset = min(offset + width(of: source[offset]), source.count)
        asciiEnd = offset
      }
    }
    while mark > target, offset > base {
      mark -= 1
      repeat {
        offset -= 1
      } while offset > base && source[offset] & 0xc0 == 0x80
      asciiEnd = offset
    }
    return offset
  }

  private func width(of lead: UInt8) -> Int {
    lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0x80 ? 2 : 1
  }
}
