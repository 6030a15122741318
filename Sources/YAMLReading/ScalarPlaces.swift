/// The byte range in the source of a range of a scalar's decoded bytes, found by decoding the scalar once more.
func locate(_ range: Range<Int>, in record: NodeRecord, of arena: YAMLArena) -> Range<Int> {
  let source = arena.source
  switch record.form {
  case .plain, .singleQuoted, .doubleQuoted:
    let quote = record.form == .plain ? 0 : 1
    let content = Int(record.start) + quote..<max(Int(record.start) + quote, Int(record.end) - quote)
    guard record.traits.contains(.pooled) else {
      return content.lowerBound + range.lowerBound..<content.lowerBound + range.upperBound
    }
    var locator = PieceLocator(range)
    locateInFlowScalar(content, form: record.form, source: source, locator: &locator)
    return locator.places(textEnd: content.upperBound)
  default:
    let text = arena.pool[Int(record.first)..<Int(record.first) + Int(record.second)]
    return BlockScalar(source: source, record: record, text: text).places(of: range)
  }
}

/// Picks out of the pieces of a decoded text those that a range of it covers.
///
/// A piece is a run of bytes that stand in the source as they are, or a run that stands for something else as a whole:
/// an escape, a doubled quote, a fold.
struct PieceLocator {
  private let range: Range<Int>
  /// Decoded bytes so far.
  private(set) var count = 0
  private var start: Int?
  private var end: Int?

  init(_ range: Range<Int>) {
    self.range = range
  }

  /// `byteCount` decoded bytes come from `place`; one by one if there are as many bytes.
  mutating func add(_ byteCount: Int, from place: Range<Int>) {
    let isVerbatim = byteCount == place.count
    let next = count + byteCount
    if start == nil, count <= range.lowerBound, range.lowerBound < next {
      start = isVerbatim ? place.lowerBound + range.lowerBound - count : place.lowerBound
    }
    if end == nil, count < range.upperBound, range.upperBound <= next {
      end = isVerbatim ? place.lowerBound + range.upperBound - count : place.upperBound
    }
    count = next
  }

  /// The places found; an empty range is the place before the byte that follows it, or the end of the text.
  func places(textEnd: Int) -> Range<Int> {
    let start = start ?? textEnd
    return range.isEmpty ? start..<start : start..<max(start, end ?? textEnd)
  }
}

private func locateInFlowScalar(
  _ content: Range<Int>, form: NodeRecord.Form, source: [UInt8], locator: inout PieceLocator
) {
  var position = content.lowerBound
  while position < content.upperBound {
    if source.isBlankOrBreak(at: position) {
      locateInGap(at: &position, end: content.upperBound, isAfterEscapedBreak: false, source: source, locator: &locator)
    } else if form == .singleQuoted, source[position] == UInt8(ascii: "'") {
      locator.add(1, from: position..<position + 2)
      position += 2
    } else if form == .doubleQuoted, source[position] == UInt8(ascii: "\\") {
      let lineBreak = source.breakLength(at: position + 1)
      if lineBreak > 0 {
        position += 1 + lineBreak
        locateInGap(
          at: &position, end: content.upperBound, isAfterEscapedBreak: true, source: source, locator: &locator)
      } else {
        let escape = escapeLengths(source, at: position)
        locator.add(escape.decoded, from: position..<position + escape.written)
        position += escape.written
      }
    } else {
      locator.add(1, from: position..<position + 1)
      position += 1
    }
  }
}

/// Blanks, or a fold: one line break is a blank, the first of several is dropped, blanks around them do not count.
private func locateInGap(
  at position: inout Int, end: Int, isAfterEscapedBreak: Bool, source: [UInt8], locator: inout PieceLocator
) {
  let start = position
  var first: Range<Int>?
  var others: [Range<Int>] = []
  while position < end, source.isBlankOrBreak(at: position) {
    let length = source.breakLength(at: position)
    if length > 0 {
      if first == nil, !isAfterEscapedBreak {
        first = position..<position + length
      } else {
        others.append(position..<position + length)
      }
    }
    position += max(1, length)
  }
  if let first {
    if decodedBreakLength(first, source) > 1 {
      locator.add(decodedBreakLength(first, source), from: first)
    } else if others.isEmpty {
      locator.add(1, from: start..<position)
    }
  } else if !isAfterEscapedBreak {
    locator.add(position - start, from: start..<position)
  }
  for lineBreak in others {
    locator.add(decodedBreakLength(lineBreak, source), from: lineBreak)
  }
}

/// LS and PS stay as they are; every other line break becomes one LF.
func decodedBreakLength(_ lineBreak: Range<Int>, _ source: [UInt8]) -> Int {
  source[lineBreak.lowerBound] == 0xe2 ? 3 : 1
}

/// Bytes in the source and in the text of the escape at an offset.
private func escapeLengths(_ source: [UInt8], at offset: Int) -> (written: Int, decoded: Int) {
  func code(_ digits: Int) -> (written: Int, decoded: Int) {
    let start = min(offset + 2, source.count)
    let text = String(decoding: source[start..<min(start + digits, source.count)], as: UTF8.self)
    let value = UInt32(text, radix: 16) ?? 0
    return (2 + digits, value < 0x80 ? 1 : value < 0x800 ? 2 : value < 0x10000 ? 3 : 4)
  }
  guard offset + 1 < source.count else { return (1, 1) }
  switch source[offset + 1] {
  case UInt8(ascii: "x"): return code(2)
  case UInt8(ascii: "u"): return isPair(source, at: offset) ? (12, 4) : code(4)
  case UInt8(ascii: "U"): return code(8)
  case UInt8(ascii: "N"), UInt8(ascii: "_"): return (2, 2)
  case UInt8(ascii: "L"), UInt8(ascii: "P"): return (2, 3)
  default: return (2, 1)
  }
}
