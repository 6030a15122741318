/// A place as people count: lines and columns from 1; a column counts Unicode scalars.
public struct SourcePosition: Hashable, Sendable {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// Answers where a byte offset of one file lies, in lines and columns.
///
/// A line ends at LF, before which a CR belongs to the line end. A lone CR, NEL, LS and PS end no line: editors, unlike
/// libyaml, go on. A byte order mark at the start of the file belongs to no line. Text after the last LF is a line, even
/// if empty, so that the end of the file has a position.
public struct LineTable: Sendable {
  private let bytes: [UInt8]
  /// The offset of each line's first byte; never empty.
  private let lineStarts: [Int]
  /// Known columns inside long lines, by offset, so that a minified file costs no scan of a whole line for each question.
  private let columnMarks: [ColumnMark]

  public init(_ file: SourceFile) {
    self.init(file.bytes)
  }

  public var lineCount: Int {
    lineStarts.count
  }

  /// The position of a byte offset. One inside a scalar or a line end counts as the start of it; one outside the file as
  /// the file's nearer end.
  public func position(at offset: Int) -> SourcePosition {
    let line = line(at: offset)
    let range = lineRange(line)
    let target = min(max(offset, range.lowerBound), range.upperBound)

    var place = ColumnMark(offset: range.lowerBound, column: 1)
    let following = columnMarks.partitioningIndex { $0.offset > target }
    if following > 0, columnMarks[following - 1].offset > range.lowerBound {
      place = columnMarks[following - 1]
    }
    while place.offset < target {
      place.offset += bytes.scalarLength(at: place.offset, before: bytes.count)
      if place.offset <= target {
        place.column += 1
      }
    }
    return SourcePosition(line: line, column: place.column)
  }

  /// The number, from 1, of the line that a byte offset lies in; a line end belongs to the line that it ends.
  public func line(at offset: Int) -> Int {
    max(1, lineStarts.partitioningIndex { $0 > offset })
  }

  /// The bytes of a line without its line end. Requires `1 <= line <= lineCount`.
  public func lineRange(_ line: Int) -> Range<Int> {
    precondition(lineStarts.indices.contains(line - 1), "a line number lies within its file")
    let start = lineStarts[line - 1]
    guard line < lineStarts.count else { return start..<bytes.count }
    let lineFeed = lineStarts[line] - 1
    let endsInCRLF = lineFeed > start && bytes[lineFeed - 1] == UInt8(ascii: "\r")
    return start..<(endsInCRLF ? lineFeed - 1 : lineFeed)
  }
}

extension LineTable {
  private struct ColumnMark: Sendable {
    var offset: Int
    var column: Int
  }

  /// Bytes between neighboring column marks.
  private static let markDistance = 1024

  private init(_ bytes: [UInt8]) {
    let start = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
    var lineStarts = [start]
    var marks: [ColumnMark] = []
    var lineStart = start
    for offset in start..<bytes.count where bytes[offset] == UInt8(ascii: "\n") {
      marks += Self.columnMarks(of: lineStart..<offset, in: bytes)
      lineStart = offset + 1
      lineStarts.append(lineStart)
    }
    self.bytes = bytes
    self.lineStarts = lineStarts
    self.columnMarks = marks + Self.columnMarks(of: lineStart..<bytes.count, in: bytes)
  }

  /// None in a line that is short, as most are.
  private static func columnMarks(of line: Range<Int>, in bytes: [UInt8]) -> [ColumnMark] {
    var marks: [ColumnMark] = []
    guard line.count > markDistance else { return marks }
    var place = ColumnMark(offset: line.lowerBound, column: 1)
    var nextMark = line.lowerBound + markDistance
    while place.offset < line.upperBound {
      if place.offset >= nextMark {
        marks.append(place)
        nextMark = place.offset + markDistance
      }
      place.offset += bytes.scalarLength(at: place.offset, before: bytes.count)
      place.column += 1
    }
    return marks
  }
}

private let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

extension Array {
  /// The first index whose element belongs to the second part, where all that do stand behind all that do not.
  fileprivate func partitioningIndex(where belongsToSecondPart: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if belongsToSecondPart(self[middle]) {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }
}
