internal import TextWriting

/// Workflow commands of GitHub Actions, which show each finding at its line of a pull request. Errors come first, since GitHub shows
/// about ten of each kind.
public struct GitHubRenderer: DiagnosticRenderer {
  public let name = "github"

  public init() {}

  public func render(_ report: DiagnosticReport, into output: inout [UInt8]) {
    for severity in Severity.allCases.sorted(by: >) {
      for diagnostic in report.diagnostics where diagnostic.severity == severity {
        output += command(for: diagnostic, in: report).utf8
        output.append(UInt8(ascii: "\n"))
      }
    }
    if report.omitted.total > 0 {
      output += "::notice::not shown: \(report.omitted.summary)\n".utf8
    }
  }

  private func command(for diagnostic: Diagnostic, in report: DiagnosticReport) -> String {
    var properties: [(name: String, value: String)] = []
    if let location = report.location(of: diagnostic.span) {
      properties.append(("file", report.context.repositoryPath(of: location.file.source.path)))
      properties.append(("line", "\(location.start.line)"))
      properties.append(("col", "\(location.start.column)"))
      if location.end.line == location.start.line {
        properties.append(("endColumn", "\(location.end.column)"))
      } else {
        properties.append(("endLine", "\(location.end.line)"))
      }
    } else if let path = diagnostic.path {
      properties.append(("file", report.context.repositoryPath(of: path)))
    }
    properties.append(("title", diagnostic.code.name))
    let help = diagnostic.help.map { "\nhelp: \($0)" } ?? ""
    let list = properties.map { "\($0.name)=\(escapedProperty($0.value))" }.joined(separator: ",")
    return "::\(diagnostic.severity.command) \(list)::\(escapedMessage(diagnostic.message + help))"
  }
}

extension Severity {
  fileprivate var command: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }
}

/// As GitHub's own toolkit escapes a message; what a terminal would obey is made visible first.
private func escapedMessage(_ text: String) -> String {
  text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
    visibleText(String(Substring($0))).escaping { $0 == "%" ? "%25" : nil }
  }
  .joined(separator: "%0A")
}

private func escapedProperty(_ text: String) -> String {
  visibleText(text).escaping {
    switch $0 {
    case "%": "%25"
    case ":": "%3A"
    case ",": "%2C"
    default: nil
    }
  }
}
