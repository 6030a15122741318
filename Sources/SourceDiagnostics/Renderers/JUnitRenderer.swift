internal import TextWriting

/// The XML of JUnit's reports, for servers that show test results: a suite for each file, a case for each finding. Errors and warnings
/// are failures; notes are passed cases with an output.
public struct JUnitRenderer: DiagnosticRenderer {
  public let name = "junit"

  public init() {}

  public func render(_ report: DiagnosticReport, into output: inout [UInt8]) {
    var suites: [(path: String, cases: [Diagnostic])] = []
    for diagnostic in report.diagnostics {
      let path = report.location(of: diagnostic.span)?.file.source.path ?? diagnostic.path ?? "layoutc"
      if let last = suites.last, last.path.hasSameBytes(as: path) {
        suites[suites.count - 1].cases.append(diagnostic)
      } else {
        suites.append((path, [diagnostic]))
      }
    }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    let failures = report.diagnostics.count { $0.severity > .note }
    text += "<testsuites name=\"layoutc\" tests=\"\(max(1, report.diagnostics.count))\" failures=\"\(failures)\">\n"
    for suite in suites {
      text += xml(of: suite.cases, path: suite.path, in: report)
    }
    if suites.isEmpty {
      // Servers take a report without any case for a run that failed.
      text += "  <testsuite name=\"layoutc\" tests=\"1\" failures=\"0\">\n"
      text += "    <testcase name=\"no findings\" classname=\"layoutc\"/>\n  </testsuite>\n"
    }
    output += (text + "</testsuites>\n").utf8
  }

  private func xml(of cases: [Diagnostic], path: String, in report: DiagnosticReport) -> String {
    let failures = cases.count { $0.severity > .note }
    let path = escaped(report.context.repositoryPath(of: path))
    var text = "  <testsuite name=\"\(path)\" tests=\"\(cases.count)\" failures=\"\(failures)\">\n"
    for diagnostic in cases {
      let location = report.location(of: diagnostic.span)
      let line = location.map { " line=\"\($0.start.line)\"" } ?? ""
      let place = location.map { ":\($0.start.line):\($0.start.column)" } ?? ""
      let name = "\(diagnostic.code.name)\(place.isEmpty ? "" : " at \(place.dropFirst())")"
      text += "    <testcase name=\"\(name)\" classname=\"\(path)\" file=\"\(path)\"\(line)>\n"
      let message = escaped(diagnostic.message)
      let body =
        "\(path)\(place): \(diagnostic.severity.rawValue): \(message)"
        + (diagnostic.help.map { "\nhelp: \(escaped($0))" } ?? "")
      text +=
        diagnostic.severity > .note
        ? "      <failure type=\"\(diagnostic.severity.rawValue)\" message=\"\(message)\">\(body)</failure>\n"
        : "      <system-out>\(body)</system-out>\n"
      text += "    </testcase>\n"
    }
    return text + "  </testsuite>\n"
  }
}

/// For content and attributes; what XML cannot hold is made visible or replaced.
private func escaped(_ text: String) -> String {
  visibleText(text).unicodeScalars.reduce(into: "") { xml, scalar in
    switch scalar {
    case "&": xml += "&amp;"
    case "<": xml += "&lt;"
    case ">": xml += "&gt;"
    case "\"": xml += "&quot;"
    case "\u{FFFE}", "\u{FFFF}": xml += "\u{FFFD}"
    default: xml.unicodeScalars.append(scalar)
    }
  }
}
