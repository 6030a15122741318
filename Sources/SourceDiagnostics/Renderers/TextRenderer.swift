/// One line each, for builds and pipes: `path:line:col: error: message [code]`, then its labels and help as notes.
///
/// Fix-its are not shown: they say in bytes what the message and the help say in words.
public struct TextRenderer: DiagnosticRenderer {
  public let name = "text"

  public init() {}

  public func render(_ report: DiagnosticReport, into output: inout [UInt8]) {
    var lines = TerminalLines(color: false)
    for diagnostic in report.diagnostics {
      let place = report.place(of: diagnostic)
      lines.writeHeadline(of: diagnostic, in: report)
      for label in diagnostic.labels {
        lines.writeHeadline(.note, label.message, at: report.location(of: label.span)?.description ?? place)
        lines.endLine()
      }
      if let help = diagnostic.help {
        lines.writeHeadline(.note, "help: \(help)", at: place)
        lines.endLine()
      }
    }
    lines.writeOmission(in: report)
    output += lines.bytes
  }
}
