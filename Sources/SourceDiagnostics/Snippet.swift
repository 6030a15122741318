/// What stands below the headline of one diagnostic: excerpts with underlines, help and fix-its, all behind one margin.
struct Snippet {
  private let marks: [Mark]
  /// Labels whose file is not at hand.
  private let placelessNotes: [String]
  private let help: String?
  private let edits: [FixItEdit]
  private let severity: Severity
  private let excerptWidth: Int
  /// The digits of the greatest line number.
  private let numberWidth: Int

  init(of diagnostic: Diagnostic, in report: DiagnosticReport) {
    let primary = report.location(of: diagnostic.span).map { Mark(at: $0, isPrimary: true, message: "") }
    let labels = diagnostic.labels.map { label in
      (label.message, report.location(of: label.span).map { Mark(at: $0, isPrimary: false, message: label.message) })
    }
    marks = (primary.map { [$0] } ?? []) + labels.compactMap { $0.1 }
    placelessNotes = labels.filter { $0.1 == nil }.map { $0.0 }
    help = diagnostic.help
    edits = diagnostic.fixIts.map { FixItEdit($0, at: report.location(of: $0.span)) }
    severity = diagnostic.severity
    excerptWidth = report.options.excerptWidth
    numberWidth = String((marks.map { $0.line } + edits.map { $0.lastLine }).max() ?? 0).count
  }

  func write(to lines: inout TerminalLines) {
    for (index, block) in blocks().enumerated() {
      if index > 0 || !block.contains(where: { $0.isPrimary }) {
        writeMargin(":::", to: &lines)
        lines.write(" \(block[0].location)")
        lines.endLine()
      }
      write(block, to: &lines)
    }
    for note in placelessNotes {
      write("note", note, to: &lines)
    }
    if let help {
      write("help", help, to: &lines)
    }
    for edit in edits {
      write(edit, to: &lines)
    }
  }
}

/// An underline with its message.
private struct Mark {
  let location: Location
  /// Within its line or at the line's end: what goes on over further lines is underlined to the end of the first.
  let bytes: Range<Int>
  let isPrimary: Bool
  let message: String

  init(at location: Location, isPrimary: Bool, message: String) {
    let line = location.file.lines.lineRange(location.start.line)
    let start = min(max(location.span.start, line.lowerBound), line.upperBound)
    self.location = location
    self.bytes = start..<max(start, min(location.span.end, line.upperBound))
    self.isPrimary = isPrimary
    self.message = message
  }

  var line: Int {
    location.start.line
  }
}

extension Snippet {
  /// The marks by file, in the order in which the files first occur; within a file by line.
  private func blocks() -> [[Mark]] {
    var files: [SourceFile.ID] = []
    for mark in marks where !files.contains(mark.location.span.file) {
      files.append(mark.location.span.file)
    }
    return files.map { file in
      marks.enumerated()
        .filter { $0.element.location.span.file == file }
        .sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
        .map { $0.element }
    }
  }
}

extension Snippet {
  private func write(_ block: [Mark], to lines: inout TerminalLines) {
    var shown: (line: Int, excerpt: SourceExcerpt)?
    for mark in block {
      var underline: Range<Int>?
      if let shown, shown.line == mark.line {
        underline = shown.excerpt.columns(of: mark.bytes)
      }
      if underline == nil {
        if let shown {
          writeGap(from: shown.line, to: mark, to: &lines)
        }
        let excerpt = excerpt(of: mark.line, in: mark.location.file, around: mark.bytes)
        writeMargin("|", line: mark.line, to: &lines)
        write(excerpt.text, to: &lines)
        underline = excerpt.columns(of: mark.bytes)
        shown = (mark.line, excerpt)
      }
      if let underline {
        write(mark, under: underline, to: &lines)
      }
    }
  }

  /// One line in between is shown, more are left out.
  private func writeGap(from line: Int, to mark: Mark, to lines: inout TerminalLines) {
    if mark.line == line + 2 {
      let start = mark.location.file.lines.lineRange(line + 1).lowerBound
      let between = excerpt(of: line + 1, in: mark.location.file, around: start..<start)
      writeMargin("|", line: line + 1, to: &lines)
      write(between.text, to: &lines)
    } else if mark.line > line + 2 {
      lines.write("...", .margin)
      lines.endLine()
    }
  }

  private func write(_ mark: Mark, under columns: Range<Int>, to lines: inout TerminalLines) {
    let underline =
      mark.isPrimary
      ? "^" + String(repeating: "~", count: columns.count - 1) : String(repeating: "-", count: columns.count)
    let style = mark.isPrimary ? TerminalLines.Style(severity) : .note
    writeMargin("|", to: &lines)
    lines.write(String(repeating: " ", count: columns.lowerBound + 1))
    lines.write(underline, style)
    if !mark.message.isEmpty {
      lines.write(" ")
      lines.write(mark.message, style)
    }
    lines.endLine()
  }

  private func write(_ edit: FixItEdit, to lines: inout TerminalLines) {
    write("fix", edit.message, to: &lines)
    for (change, symbol, style) in [(edit.removed, "-", TerminalLines.Style.removed), (edit.added, "+", .added)] {
      for line in change {
        let excerpt = SourceExcerpt(
          of: line.bytes.indices, in: line.bytes, around: line.focus..<line.focus, limit: excerptWidth)
        writeMargin(symbol, line: line.number, style, to: &lines)
        write(excerpt.text, style, to: &lines)
      }
    }
  }

  private func write(_ heading: String, _ text: String, to lines: inout TerminalLines) {
    writeMargin("=", to: &lines)
    lines.write(" ")
    lines.write("\(heading):", .bold)
    lines.write(" \(text)")
    lines.endLine()
  }

  /// The rest of a line behind its margin, without a blank at the end of an empty one.
  private func write(_ excerpt: String, _ style: TerminalLines.Style? = nil, to lines: inout TerminalLines) {
    if !excerpt.isEmpty {
      lines.write(" ")
      lines.write(excerpt, style)
    }
    lines.endLine()
  }

  private func writeMargin(
    _ symbol: String, line: Int? = nil, _ style: TerminalLines.Style = .margin, to lines: inout TerminalLines
  ) {
    let number = line.map(String.init) ?? ""
    lines.write("\(String(repeating: " ", count: 1 + numberWidth - number.count))\(number) \(symbol)", style)
  }

  private func excerpt(of line: Int, in file: LocatedFile, around focus: Range<Int>) -> SourceExcerpt {
    SourceExcerpt(of: file.lines.lineRange(line), in: file.source.bytes, around: focus, limit: excerptWidth)
  }
}
