/// For people at a terminal: the line that `text` writes, then the source with the place underlined, labels where they
/// point to, help, and fix-its as the lines they take away and bring.
public struct SnippetRenderer: DiagnosticRenderer {
  public let name = "snippet"

  public init() {}

  public func render(_ report: DiagnosticReport, into output: inout [UInt8]) {
    var lines = TerminalLines(color: report.options.color)
    for (index, diagnostic) in report.diagnostics.enumerated() {
      if index > 0 {
        lines.endLine()
      }
      lines.writeHeadline(of: diagnostic, in: report)
      Snippet(of: diagnostic, in: report).write(to: &lines)
    }
    if report.omitted.total > 0, !report.diagnostics.isEmpty {
      lines.endLine()
    }
    lines.writeOmission(in: report)
    output += lines.bytes
  }
}
