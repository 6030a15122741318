/// A literal (`|`) or folded (`>`) scalar, decoded once more to find where its text stands.
struct BlockScalar {
  let source: [UInt8]
  let record: NodeRecord
  /// The decoded text.
  let text: ArraySlice<UInt8>

  func places(of range: Range<Int>) -> Range<Int> {
    let header = headerEnd
    let bodyStart = source.lineEnd(from: Int(record.start))
    let body = bodyStart + source.breakLength(at: bodyStart)
    guard !text.isEmpty else { return header..<header }
    // The indentation may be given in the header, relative to a parent that is not known here: the right one is that which
    // gives the text again.
    let deepest = indentation(from: body)
    for indent in [deepest] + Array((0..<deepest).reversed()) where indent > 0 {
      var locator = PieceLocator(range)
      decode(from: body, indent: indent, chomping: chomping(header), locator: &locator)
      if locator.count == text.count {
        return locator.places(textEnd: Int(record.end))
      }
    }
    return Int(record.start)..<Int(record.end)
  }

  private enum Chomping {
    case strip, clip, keep
  }

  private var headerEnd: Int {
    var end = Int(record.start) + 1
    while end < source.count, "+-0123456789".utf8.contains(source[end]) {
      end += 1
    }
    return end
  }

  private func chomping(_ headerEnd: Int) -> Chomping {
    let header = source[Int(record.start)..<headerEnd]
    return header.contains(UInt8(ascii: "-")) ? .strip : header.contains(UInt8(ascii: "+")) ? .keep : .clip
  }

  /// The deepest indentation of the empty lines at the top and the first line that is not empty.
  private func indentation(from start: Int) -> Int {
    var deepest = 1
    var position = start
    while true {
      let lineStart = position
      while position < source.count, source[position] == 0x20 {
        position += 1
      }
      deepest = max(deepest, position - lineStart)
      let length = source.breakLength(at: position)
      guard length > 0 else { return deepest }
      position += length
    }
  }

  private func decode(from start: Int, indent: Int, chomping: Chomping, locator: inout PieceLocator) {
    var position = start
    var leadingBreak: Range<Int>?
    var wasBlank = false
    var column = 0
    var trailing = breaks(at: &position, indent: indent, column: &column)
    while column == indent, position < source.count {
      let isBlank = source.isBlank(at: position)
      if let first = leadingBreak {
        let folds =
          record.form == .folded && decodedBreakLength(first, source) == 1 && !wasBlank && !isBlank
        if !folds {
          locator.add(decodedBreakLength(first, source), from: first)
        } else if trailing.isEmpty {
          locator.add(1, from: first.lowerBound..<position)
        }
      }
      for lineBreak in trailing {
        locator.add(decodedBreakLength(lineBreak, source), from: lineBreak)
      }
      wasBlank = isBlank
      let end = source.lineEnd(from: position)
      locator.add(end - position, from: position..<end)
      let length = source.breakLength(at: end)
      leadingBreak = length > 0 ? end..<end + length : nil
      position = end + length
      trailing = breaks(at: &position, indent: indent, column: &column)
    }
    if chomping != .strip, let leadingBreak {
      locator.add(decodedBreakLength(leadingBreak, source), from: leadingBreak)
    }
    if chomping == .keep {
      for lineBreak in trailing {
        locator.add(decodedBreakLength(lineBreak, source), from: lineBreak)
      }
    }
  }

  /// Goes past indentation and empty lines, and returns the breaks of those lines.
  private func breaks(at position: inout Int, indent: Int, column: inout Int) -> [Range<Int>] {
    var breaks: [Range<Int>] = []
    while true {
      column = 0
      while column < indent, position < source.count, source[position] == 0x20 {
        position += 1
        column += 1
      }
      let length = source.breakLength(at: position)
      guard length > 0 else { return breaks }
      breaks.append(position..<position + length)
      position += length
    }
  }
}

extension [UInt8] {
  /// The end of a block scalar's last line that holds more than blanks, or of its indicator if none does; libyaml's mark
  /// stands at the next token instead.
  func blockScalarEnd(from start: Int, to mark: Int) -> Int {
    var end = Swift.min(mark, count)
    while end > start, isGap(before: end) {
      end -= 1
    }
    let firstLineEnd = lineEnd(from: start)
    guard end > firstLineEnd else {
      end = start + 1
      while end < firstLineEnd, "+-0123456789".utf8.contains(self[end]) {
        end += 1
      }
      return end
    }
    return Swift.min(lineEnd(from: end), Swift.max(end, mark))
  }

  private func isGap(before end: Int) -> Bool {
    let byte = self[end - 1]
    return byte == 0x20 || byte == 0x09 || byte == 0x0a || byte == 0x0d
  }
}
