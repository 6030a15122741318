internal import TextWriting

/// Lines of text for people, on a terminal or in a log. All text is written through `visibleText`, so that nothing in a
/// spec can steer the terminal; styles are the only escape sequences.
struct TerminalLines {
  enum Style: String {
    case bold = "\u{1b}[1m"
    case error = "\u{1b}[1;31m"
    case warning = "\u{1b}[1;33m"
    case note = "\u{1b}[1;36m"
    case margin = "\u{1b}[36m"
    case removed = "\u{1b}[31m"
    case added = "\u{1b}[32m"

    init(_ severity: Severity) {
      switch severity {
      case .error: self = .error
      case .warning: self = .warning
      case .note: self = .note
      }
    }
  }

  private(set) var bytes: [UInt8] = []
  let color: Bool

  init(color: Bool) {
    self.color = color
  }

  mutating func write(_ text: String, _ style: Style? = nil) {
    let style = color && !text.isEmpty ? style : nil
    if let style {
      bytes += style.rawValue.utf8
    }
    bytes += visibleText(text).utf8
    if style != nil {
      bytes += "\u{1b}[0m".utf8
    }
  }

  mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
  }
}

extension TerminalLines {
  /// `path:line:col: error: message [code]`, the line that Xcode, SwiftPM and editors look for.
  mutating func writeHeadline(of diagnostic: Diagnostic, in report: DiagnosticReport) {
    writeHeadline(
      diagnostic.severity, diagnostic.message, at: report.place(of: diagnostic), messageStyle: .bold)
    write(" [\(diagnostic.code.name)]")
    endLine()
  }

  mutating func writeHeadline(_ severity: Severity, _ message: String, at place: String, messageStyle: Style? = nil) {
    write(withoutWorkflowCommands(place) + ": ", .bold)
    write("\(severity.rawValue): ", Style(severity))
    write(message, messageStyle)
  }

  /// Says, if so, that not all diagnostics are shown.
  mutating func writeOmission(in report: DiagnosticReport) {
    guard report.omitted.total > 0 else { return }
    writeHeadline(.note, "not shown: \(report.omitted.summary)", at: toolName)
    endLine()
  }
}

/// Stands where a diagnostic names no file.
private let toolName = "layoutc"

extension DiagnosticReport {
  /// `path:line:col`, `path` or `layoutc`, by what is known.
  func place(of diagnostic: Diagnostic) -> String {
    location(of: diagnostic.span)?.description ?? diagnostic.path ?? toolName
  }
}

extension Location: CustomStringConvertible {
  /// `path:line:col`.
  var description: String {
    "\(file.source.path):\(start.line):\(start.column)"
  }
}
