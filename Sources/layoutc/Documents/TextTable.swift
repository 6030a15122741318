internal import SourceDiagnostics
internal import TextWriting

/// Aligned columns of text under a line of headings. Cells are made visible; widths are columns of a terminal.
struct TextTable {
  enum Alignment {
    case left, right
  }

  struct Column {
    var heading: String
    var alignment: Alignment

    init(_ heading: String, _ alignment: Alignment = .left) {
      self.heading = heading
      self.alignment = alignment
    }
  }

  let columns: [Column]
  /// Each with a cell for every column.
  var rows: [[String]] = []

  init(columns: [Column]) {
    self.columns = columns
  }

  /// In whole lines without trailing blanks.
  var text: TerminalText {
    let lines = ([columns.map { $0.heading }] + rows).map { $0.map(visibleText) }
    let widths = columns.indices.map { column in lines.lazy.map { $0[column].columnWidth }.max() ?? 0 }
    var text = ""
    for line in lines {
      var row = ""
      var owed = 0
      for (column, cell) in line.enumerated() {
        let padding = widths[column] - cell.columnWidth
        let before = columns[column].alignment == .right ? padding : 0
        if !cell.isEmpty {
          row += String(repeating: " ", count: owed + before) + cell
          owed = 0
        } else {
          owed += before
        }
        owed += padding - before + 2
      }
      text += row + "\n"
    }
    return TerminalText(asIs: text)
  }
}
