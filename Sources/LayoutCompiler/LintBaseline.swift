public import SourceDiagnostics
internal import SpecLanguage
internal import SpecLinting
internal import TextWriting
internal import YAMLReading

/// Findings of one rule at one place that a team puts up with.
public struct BaselineFinding: Sendable {
  public var rule: String
  /// From the top of the repository.
  public var path: String
  /// Where in the structure of the spec: `layouts.tile.itemSize`.
  public var place: String
  public var count: Int
  /// Where the baseline says so.
  public var span: SourceSpan?

  public init(rule: String, path: String, place: String, count: Int, span: SourceSpan? = nil) {
    self.rule = rule
    self.path = path
    self.place = place
    self.count = count
    self.span = span
  }
}

/// Reads a baseline; `nil` if an error stands.
public func readBaseline(_ source: SourceFile) -> (findings: [BaselineFinding]?, diagnostics: [Diagnostic]) {
  var diagnostics = DiagnosticBag()
  let decoded = decodeSource(source.bytes, path: source.path, diagnostics: &diagnostics)
  let entries = SpecLanguage.readBaseline(decoded, diagnostics: &diagnostics)
  guard let entries, !diagnostics.hasErrors else { return (nil, diagnostics.sorted) }
  let findings = entries.map {
    BaselineFinding(rule: $0.rule, path: $0.path, place: $0.place, count: $0.count, span: $0.span)
  }
  return (findings, diagnostics.sorted)
}

/// A baseline as JSON, an entry a line, so that version control shows what comes and goes.
public func baselineText(of findings: [BaselineFinding]) -> [UInt8] {
  JSONWriter.report { json in
    json.object { json in
      json.member("baseline", 1)
      json.member("findings")
      json.array(findings, .lines) { json, finding in
        json.object { json in
          json.member("rule", finding.rule)
          json.member("path", finding.path)
          json.member("at", finding.place)
          json.member("count", finding.count)
        }
      }
    }
  }
}

/// Whether a diagnostic is a finding that somebody may put up with, not an error in the spec.
public func isLintFinding(_ diagnostic: Diagnostic) -> Bool {
  lintRule(named: diagnostic.code.name) != nil || LintDiagnosticCodes.all.contains(diagnostic.code)
}
