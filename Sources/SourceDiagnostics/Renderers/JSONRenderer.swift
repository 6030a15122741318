internal import TextWriting

/// One JSON document for tools: every diagnostic with its places in lines and columns, both from 1 in Unicode scalars, and
/// in UTF-8 byte offsets from 0; ends are those of the first thing behind. All keys are always there, in this order.
public struct JSONRenderer: DiagnosticRenderer {
  public let name = "json"

  public init() {}

  public func render(_ report: DiagnosticReport, into output: inout [UInt8]) {
    output += JSONWriter.report { json in
      json.object { json in
        json.member("diagnostics")
        json.array(report.diagnostics, .lines) { json, diagnostic in
          json.write(diagnostic, in: report)
        }
        json.member("errors", report.counts.errors)
        json.member("warnings", report.counts.warnings)
        json.member("notes", report.counts.notes)
        json.member("omitted", report.omitted.total)
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ diagnostic: Diagnostic, in report: DiagnosticReport) {
    object { json in
      json.member("code", diagnostic.code.name)
      json.member("severity", diagnostic.severity.rawValue)
      json.member("message", diagnostic.message)
      json.members(of: report.location(of: diagnostic.span), path: diagnostic.path)
      json.member("labels")
      json.array(diagnostic.labels) { json, label in
        json.object { json in
          json.member("message", label.message)
          json.members(of: report.location(of: label.span))
        }
      }
      json.member("help", diagnostic.help)
      json.member("fixIts")
      json.array(diagnostic.fixIts) { json, fixIt in
        json.object { json in
          json.member("message", fixIt.message)
          json.members(of: report.location(of: fixIt.span))
          json.member("replacement", fixIt.replacement)
        }
      }
    }
  }

  private mutating func members(of location: Location?, path: String? = nil) {
    member("path", location?.file.source.path ?? path)
    member("line", location?.start.line)
    member("column", location?.start.column)
    member("endLine", location?.end.line)
    member("endColumn", location?.end.column)
    member("byteOffset", location?.span.start)
    member("byteEnd", location?.span.end)
  }
}
