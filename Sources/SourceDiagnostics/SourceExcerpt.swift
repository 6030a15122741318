/// One line of a source as a terminal shows it: tabs as spaces, controls as escapes, and of a long line only what lies
/// around the place that matters.
struct SourceExcerpt {
  /// Safe to print; `…` stands where the line was cut.
  let text: String
  private let cells: [Cell]
  /// The bytes of the line that `text` shows.
  private let shownBytes: Range<Int>
  private let reachesLineEnd: Bool

  /// `line` and `focus` are byte ranges of `bytes`; `focus` starts in the line or at its end. `limit` is the width, in
  /// columns, that longer lines are cut to.
  init(of line: Range<Int>, in bytes: [UInt8], around focus: Range<Int>, limit: Int) {
    let limit = max(limit, 16)
    let window = bytes.window(of: line, around: focus.lowerBound, scalars: limit)
    var cells = layOut(bytes, in: window)
    if window != line || width(of: cells) > limit {
      let columns = columnsToShow(
        of: cells, around: focus, room: limit - 2, window: window, line: line)
      cells = cells.filter {
        columns.lowerBound <= $0.columns.lowerBound && $0.columns.upperBound <= columns.upperBound
      }
    }
    let start = cells.first?.bytes.lowerBound ?? focus.lowerBound
    let end = cells.last?.bytes.upperBound ?? focus.lowerBound
    let mark = start > line.lowerBound ? "…" : ""
    let shift = mark.count - (cells.first?.columns.lowerBound ?? 0)

    self.text = mark + cells.map { $0.text }.joined() + (end < line.upperBound ? "…" : "")
    self.cells = cells.map { $0.moved(by: shift) }
    self.shownBytes = start..<end
    self.reachesLineEnd = end == line.upperBound
  }

  /// The columns of `text`, from 0, that a byte range covers, at least one; what lies behind the shown part counts as
  /// its end. `nil` if the range starts outside of what is shown.
  func columns(of range: Range<Int>) -> Range<Int>? {
    guard shownBytes.contains(range.lowerBound) || reachesLineEnd && range.lowerBound == shownBytes.upperBound
    else { return nil }
    return coveredColumns(of: range, in: cells)
  }
}

/// One character of an excerpt.
private struct Cell {
  var text: String
  var bytes: Range<Int>
  var columns: Range<Int>

  func moved(by distance: Int) -> Cell {
    Cell(text: text, bytes: bytes, columns: columns.lowerBound + distance..<columns.upperBound + distance)
  }
}

/// In columns.
private let tabWidth = 4

/// In columns; a cluster of many escapes is shown scalar by scalar, lest it be too wide for any excerpt.
private let widestCell = 12

private func layOut(_ bytes: [UInt8], in window: Range<Int>) -> [Cell] {
  var cells: [Cell] = []
  var offset = window.lowerBound
  var column = 0
  func add(_ visible: VisibleCharacter, scalarCount: Int) {
    let start = offset
    for _ in 0..<scalarCount {
      offset += bytes.scalarLength(at: offset, before: window.upperBound)
    }
    cells.append(Cell(text: visible.text, bytes: start..<offset, columns: column..<column + visible.width))
    column += visible.width
  }
  for character in String(decoding: bytes[window], as: UTF8.self) {
    let visible = VisibleCharacter(character)
    if character == "\t" {
      add(VisibleCharacter(spaces: tabWidth - column % tabWidth), scalarCount: 1)
    } else if visible.width <= widestCell {
      add(visible, scalarCount: character.unicodeScalars.count)
    } else {
      for scalar in character.unicodeScalars {
        add(VisibleCharacter(Character(scalar)), scalarCount: 1)
      }
    }
  }
  return cells
}

private func width(of cells: [Cell]) -> Int {
  cells.last?.columns.upperBound ?? 0
}

private func coveredColumns(of range: Range<Int>, in cells: [Cell]) -> Range<Int> {
  let start = cells.first { $0.bytes.upperBound > range.lowerBound }?.columns.lowerBound ?? width(of: cells)
  let end = cells.last { $0.bytes.lowerBound < range.upperBound }?.columns.upperBound ?? 0
  return start..<max(start + 1, end)
}

/// The columns, `room` of them, to keep of a line that is too long: the focus in their middle, or from a quarter of the
/// room on if it is too wide for that, and no room wasted at either end of the line.
private func columnsToShow(
  of cells: [Cell], around focus: Range<Int>, room: Int, window: Range<Int>, line: Range<Int>
) -> Range<Int> {
  let focusColumns = coveredColumns(of: focus, in: cells)
  let before = max(room - focusColumns.count, room / 2) / 2
  var start = max(0, focusColumns.lowerBound - before)
  if window.upperBound == line.upperBound {
    start = max(0, min(start, width(of: cells) - room))
  }
  return start..<start + room
}

extension [UInt8] {
  /// The part of `line` from `scalars` scalars before `offset` to twice as many behind it, so that the work for a line
  /// does not grow with its length.
  fileprivate func window(of line: Range<Int>, around offset: Int, scalars: Int) -> Range<Int> {
    var start = offset
    for _ in 0..<scalars where start > line.lowerBound {
      repeat { start -= 1 } while start > line.lowerBound && self[start] & 0xC0 == 0x80 && offset - start < 4 * scalars
    }
    var end = offset
    for _ in 0..<2 * scalars where end < line.upperBound {
      end += scalarLength(at: end, before: line.upperBound)
    }
    return start..<end
  }
}
