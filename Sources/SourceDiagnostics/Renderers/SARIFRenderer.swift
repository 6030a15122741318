internal import TextWriting

/// SARIF 2.1.0 (OASIS), which code hosts show as alerts: one result for each finding, with the rule's documentation, fix-its, and a
/// fingerprint that edits elsewhere do not change. Paths are those of the repository.
public struct SARIFRenderer: DiagnosticRenderer {
  public let name = "sarif"

  public init() {}

  public func render(_ report: DiagnosticReport, into output: inout [UInt8]) {
    let rules = RuleList(report)
    var fingerprints = FingerprintCounter()
    output += JSONWriter.report { json in
      json.object { json in
        json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
        json.member("version", "2.1.0")
        json.member("runs")
        json.array([report]) { json, report in
          json.object { json in
            json.member("tool")
            json.object { json in
              json.member("driver")
              json.object { json in
                json.member("name", "layoutc")
                if !report.context.version.isEmpty {
                  json.member("version", report.context.version)
                }
                json.member("rules")
                json.array(rules.rules, .lines) { json, rule in json.write(rule) }
              }
            }
            json.member("columnKind", "unicodeCodePoints")
            json.member("results")
            json.array(report.diagnostics, .lines) { json, diagnostic in
              json.write(diagnostic, ruleIndex: rules.index(of: diagnostic), &fingerprints, in: report)
            }
          }
        }
      }
    }
  }
}

/// The rules that a report's findings belong to, in the order of their first findings.
private struct RuleList {
  private(set) var rules: [RuleDescription] = []
  private var indices: [String: Int] = [:]

  init(_ report: DiagnosticReport) {
    for diagnostic in report.diagnostics where indices[diagnostic.code.name] == nil {
      let code = diagnostic.code
      indices[code.name] = rules.count
      rules.append(
        report.context.rules.first { $0.name == code.name }
          ?? RuleDescription(
            name: code.name, severity: code.severity, summary: code.summary, explanation: code.summary,
            markdown: code.summary))
    }
  }

  func index(of diagnostic: Diagnostic) -> Int {
    guard let index = indices[diagnostic.code.name] else {
      preconditionFailure("the rule of every finding is listed")
    }
    return index
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ rule: RuleDescription) {
    object { json in
      json.member("id", rule.name)
      json.text("shortDescription", rule.summary)
      json.text("fullDescription", rule.explanation)
      json.member("help")
      json.object { json in
        json.member("text", rule.explanation)
        json.member("markdown", rule.markdown)
      }
      json.member("defaultConfiguration")
      json.object { json in
        json.member("level", (rule.severity ?? .warning).rawValue)
      }
    }
  }

  fileprivate mutating func write(
    _ diagnostic: Diagnostic, ruleIndex: Int, _ fingerprints: inout FingerprintCounter, in report: DiagnosticReport
  ) {
    let location = report.location(of: diagnostic.span)
    let path = report.context.repositoryPath(of: location?.file.source.path ?? diagnostic.path ?? "")
    let fingerprint = fingerprints.fingerprint(of: diagnostic, path: path)
    object { json in
      json.member("ruleId", diagnostic.code.name)
      json.member("ruleIndex", ruleIndex)
      json.member("level", diagnostic.severity.rawValue)
      json.text("message", diagnostic.message + (diagnostic.help.map { "\nhelp: \($0)" } ?? ""))
      if !path.isEmpty {
        json.member("locations")
        json.array([path]) { json, path in
          json.object { json in
            json.physicalLocation(path, location)
            if let structuralPath = diagnostic.structuralPath, !structuralPath.isEmpty {
              json.member("logicalLocations")
              json.array([structuralPath]) { json, path in
                json.object { json in json.member("fullyQualifiedName", path) }
              }
            }
          }
        }
      }
      let labels = diagnostic.labels.compactMap { label in
        report.location(of: label.span).map { (message: label.message, location: $0) }
      }
      if !labels.isEmpty {
        json.member("relatedLocations")
        json.array(Array(labels.enumerated())) { json, label in
          json.object { json in
            json.member("id", label.offset)
            json.physicalLocation(
              report.context.repositoryPath(of: label.element.location.file.source.path), label.element.location)
            json.text("message", label.element.message)
          }
        }
      }
      json.writeFixes(of: diagnostic, in: report)
      json.member("partialFingerprints")
      json.object { json in json.member("structuralPath/v1", fingerprint) }
    }
  }

  private mutating func writeFixes(of diagnostic: Diagnostic, in report: DiagnosticReport) {
    let fixes = diagnostic.fixIts.compactMap { fixIt in
      report.location(of: fixIt.span).map { (fixIt: fixIt, location: $0) }
    }
    guard !fixes.isEmpty else { return }
    member("fixes")
    array(fixes) { json, fix in
      json.object { json in
        json.text("description", fix.fixIt.message)
        json.member("artifactChanges")
        json.array([fix]) { json, fix in
          json.object { json in
            json.artifactLocation(report.context.repositoryPath(of: fix.location.file.source.path))
            json.member("replacements")
            json.array([fix]) { json, fix in
              json.object { json in
                json.region("deletedRegion", fix.location)
                json.text("insertedContent", fix.fixIt.replacement)
              }
            }
          }
        }
      }
    }
  }

  private mutating func physicalLocation(_ path: String, _ location: Location?) {
    member("physicalLocation")
    object { json in
      json.artifactLocation(path)
      if let location {
        json.region("region", location)
      }
    }
  }

  private mutating func artifactLocation(_ path: String) {
    member("artifactLocation")
    object { json in
      json.member("uri", (path.hasPrefix("/") ? "file://" : "") + percentEncoded(path))
      if !path.hasPrefix("/") {
        json.member("uriBaseId", "%SRCROOT%")
      }
    }
  }

  private mutating func region(_ name: StaticString, _ location: Location) {
    member(name)
    object { json in
      json.member("startLine", location.start.line)
      json.member("startColumn", location.start.column)
      json.member("endLine", location.end.line)
      json.member("endColumn", location.end.column)
    }
  }

  private mutating func text(_ name: StaticString, _ text: String) {
    member(name)
    object { json in json.member("text", text) }
  }
}

/// A path as the path of a URI (RFC 3986): all but unreserved characters and slashes is encoded.
private func percentEncoded(_ path: String) -> String {
  let digits = Array("0123456789ABCDEF".utf8)
  let bytes = path.utf8.flatMap { byte -> [UInt8] in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"), UInt8(ascii: "/"):
      [byte]
    default: [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}
