import SourceDiagnostics
import Testing

/// What every renderer is tried on; each renderer's test file says, for each, what it writes.
enum RenderingSample: String, CaseIterable {
  /// With help and a fix-it.
  case unknownKey
  /// Labels on the same line, on the next but one and further up; a warning.
  case duplicateKey
  /// A label in another file.
  case includedName
  /// Neither has a span; one names a file.
  case noPlace
  /// Message, path and source hold what a terminal would obey.
  case hostileText
  /// The span runs over CRLF line ends; the file starts with a byte order mark.
  case severalLines
  /// At the end of a file whose last line has no line end.
  case endOfFile
  /// In a file of no bytes, with a fix-it that inserts a line.
  case emptyFile
  /// Three diagnostics of which two may be shown.
  case tooMany
  case nothing
}

extension RenderingSample {
  var report: DiagnosticReport {
    DiagnosticReport(diagnostics, sources: sources, options: RenderingOptions(maximum: self == .tooMany ? 2 : nil))
  }

  /// The report as the renderer writes it.
  func rendered(by renderer: some DiagnosticRenderer) -> String {
    var output: [UInt8] = []
    renderer.render(report, into: &output)
    return String(decoding: output, as: UTF8.self)
  }

  var sources: [SourceFile] {
    switch self {
    case .unknownKey: [SourceFile(path: "tiles.yaml", text: "layouts:\n  tile:\n    itemsize: 90\n")]
    case .duplicateKey:
      [
        SourceFile(
          path: "tiles.yaml",
          text: """
            dataSources:
              colors:
                count: 12
                color:
                  hue: 0
                  saturation: 0.7
                count: 24

                tag: [count, 48]

            """)
      ]
    case .includedName:
      [
        SourceFile(path: "main.yaml", text: "include: [common.yaml]\nlet:\n  gap: 8\n"),
        SourceFile(id: .init(rawValue: 1), path: "lib/common.yaml", text: "let:\n  gap: 4\n"),
      ]
    case .noPlace, .nothing: []
    case .hostileText:
      [SourceFile(path: "a\u{1b}[2J.yaml", text: "title: \"\u{1b}]0;x\u{7}\" # \u{202E}evil\u{9b}\u{0}\n")]
    case .severalLines: [SourceFile(path: "tiles.yaml", text: "\u{FEFF}let:\r\n  - a\r\n  - b\r\nend: 1\r\n")]
    case .endOfFile: [SourceFile(path: "tiles.yaml", text: "layoutc: 1\nlet: {")]
    case .emptyFile: [SourceFile(path: "<stdin>", text: "")]
    case .tooMany: [SourceFile(path: "tiles.yaml", text: "a: 1\nb: 2\nc: 3\n")]
    }
  }

  var diagnostics: [Diagnostic] {
    let code = DiagnosticCode("unknown-key", .error, "A key that its place does not know.")
    let mild = DiagnosticCode("repeated-key", .warning, "A key that stands twice.")
    switch self {
    case .unknownKey:
      let span = sources[0].span(of: "itemsize")
      return [
        Diagnostic(
          code, "unknown key `itemsize` in layout `tile`; did you mean `itemSize`?", at: span,
          help: "a flow layout takes `itemSize` and `sectionInset`",
          fixIts: [.init("rename the key to `itemSize`", replacing: span, with: "itemSize")])
      ]
    case .duplicateKey:
      return [
        Diagnostic(
          mild, "`count` is given twice", at: sources[0].span(of: "count", occurrence: 2),
          labels: [
            .init("first given here", at: sources[0].span(of: "count")),
            .init("this one counts", at: sources[0].span(of: "24")),
            .init("another", at: sources[0].span(of: "count", occurrence: 3)),
          ])
      ]
    case .includedName:
      return [
        Diagnostic(
          code, "`gap` is already defined", at: sources[0].span(of: "gap"),
          labels: [.init("first defined here", at: sources[1].span(of: "gap"))], help: "remove one of the two")
      ]
    case .noPlace:
      return [
        Diagnostic(code, "cannot be read", at: nil, path: "missing.yaml", help: "check the path"),
        Diagnostic(mild, "nothing to do", at: nil),
      ]
    case .hostileText:
      return [
        Diagnostic(
          code, "\u{1b}[31mred\u{7}\nfake.yaml:1:1: error: \u{2067}no \"way\" \\", at: sources[0].span(of: "evil"),
          labels: [.init("\u{9b}2J", at: sources[0].span(of: "title"))], help: "\r\u{7f}tab\t")
      ]
    case .severalLines:
      return [Diagnostic(code, "a mapping is wanted here", at: sources[0].span(of: "- a\r\n  - b\r\n"))]
    case .endOfFile:
      return [Diagnostic(code, "`}` is missing", at: SourceSpan(file: .main, start: 17, end: 17))]
    case .emptyFile:
      let span = SourceSpan(file: .main, start: 0, end: 0)
      return [
        Diagnostic(
          code, "the spec is empty", at: span,
          fixIts: [.init("start with the language version", replacing: span, with: "layoutc: 1\n")])
      ]
    case .tooMany:
      return [
        Diagnostic(mild, "one", at: sources[0].span(of: "a")),
        Diagnostic(mild, "two", at: sources[0].span(of: "b")),
        Diagnostic(code, "three", at: sources[0].span(of: "c")),
      ]
    case .nothing: return []
    }
  }
}

extension SourceFile {
  init(id: ID = .main, path: String = "a.yaml", text: String) {
    self.init(id: id, path: path, bytes: Array(text.utf8))
  }

  /// The span of the given occurrence of a piece of the file's text, counted from 1.
  func span(of piece: String, occurrence: Int = 1) -> SourceSpan {
    let piece = Array(piece.utf8)
    let starts = (0...(bytes.count - piece.count)).filter { bytes[$0...].starts(with: piece) }
    let start = starts[occurrence - 1]
    return SourceSpan(file: id, start: start, end: start + piece.count)
  }
}
