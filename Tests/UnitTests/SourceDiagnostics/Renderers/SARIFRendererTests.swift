import Foundation
import SourceDiagnostics
import Testing

struct SARIFRendererTests {
  @Test(arguments: RenderingSample.allCases)
  func `there is one result for each finding, with the index of its rule`(sample: RenderingSample) throws {
    let run = try run(of: sample.report)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == sample.report.diagnostics.count)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    for (result, diagnostic) in zip(results, sample.report.diagnostics) {
      #expect(result["ruleId"] as? String == diagnostic.code.name)
      #expect(result["level"] as? String == diagnostic.severity.rawValue)
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == diagnostic.code.name)
    }
  }

  @Test func `places count lines and columns from 1, the end being that of the first thing behind`() throws {
    let result = try results(of: RenderingSample.unknownKey.report)[0]
    let physical = try #require((result["locations"] as? [[String: Any]])?[0]["physicalLocation"] as? [String: Any])
    #expect(physical["region"] as? [String: Int] == ["startLine": 3, "startColumn": 5, "endLine": 3, "endColumn": 13])
    #expect(
      physical["artifactLocation"] as? [String: String] == ["uri": "tiles.yaml", "uriBaseId": "%SRCROOT%"])
  }

  @Test func `labels are related places, fix-its are replacements`() throws {
    let labels = try results(of: RenderingSample.duplicateKey.report)[0]["relatedLocations"] as? [[String: Any]]
    #expect(labels?.count == 3)
    let fixes = try results(of: RenderingSample.unknownKey.report)[0]["fixes"] as? [[String: Any]]
    let change = try #require((fixes?[0]["artifactChanges"] as? [[String: Any]])?[0])
    let replacement = try #require((change["replacements"] as? [[String: Any]])?[0])
    #expect(replacement["insertedContent"] as? [String: String] == ["text": "itemSize"])
  }

  @Test(arguments: [
    ("a b/c#d.yaml", "a%20b/c%23d.yaml"), ("größe.yaml", "gr%C3%B6%C3%9Fe.yaml"),
    ("/tmp/a.yaml", "file:///tmp/a.yaml"),
  ])
  func `paths are URIs`(path: String, uri: String) throws {
    let source = SourceFile(path: path, text: "x: 1\n")
    let report = DiagnosticReport([Self.finding(in: source, "a")], sources: [source])
    let location = try #require((try results(of: report)[0]["locations"] as? [[String: Any]])?[0])
    let artifact = (location["physicalLocation"] as? [String: Any])?["artifactLocation"] as? [String: Any]
    #expect(artifact?["uri"] as? String == uri)
    #expect((artifact?["uriBaseId"] == nil) == path.hasPrefix("/"))
  }

  @Test func `a fingerprint knows rule, file and place in the structure, not line or words`() throws {
    let early = SourceFile(path: "a.yaml", text: "x: 1\n")
    let late = SourceFile(path: "a.yaml", text: "# more\n\nx: 1\n")
    let first = try fingerprints(of: [Self.finding(in: early, "one")], in: early)
    #expect(first == (try fingerprints(of: [Self.finding(in: late, "other words")], in: late)))
    var elsewhere = Self.finding(in: early, "one")
    elsewhere.structuralPath = "y"
    #expect(first != (try fingerprints(of: [elsewhere], in: early)))
    let renamed = SourceFile(path: "b.yaml", bytes: early.bytes)
    #expect(first != (try fingerprints(of: [Self.finding(in: renamed, "one")], in: renamed)))
  }

  @Test func `findings alike are numbered`() throws {
    let source = SourceFile(path: "a.yaml", text: "x: 1\n")
    let both = try fingerprints(of: [Self.finding(in: source, "one"), Self.finding(in: source, "two")], in: source)
    #expect(both.map { $0.suffix(2) } == [":1", ":2"])
    #expect(both[0].dropLast(2) == both[1].dropLast(2))
  }

  @Test func `a rule is explained as its description says`() throws {
    let source = SourceFile(path: "a.yaml", text: "x: 1\n")
    let rule = RuleDescription(
      name: "some-rule", severity: nil, summary: "Short.", explanation: "Long.", markdown: "## some-rule")
    let report = DiagnosticReport(
      [Self.finding(in: source, "one")], sources: [source], context: ReportContext(version: "1.2.3", rules: [rule]))
    let driver = try #require((try run(of: report)["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["version"] as? String == "1.2.3")
    let written = try #require((driver["rules"] as? [[String: Any]])?[0])
    #expect(written["help"] as? [String: String] == ["text": "Long.", "markdown": "## some-rule"])
    #expect(written["shortDescription"] as? [String: String] == ["text": "Short."])
  }

  private static func finding(in source: SourceFile, _ message: String) -> Diagnostic {
    var diagnostic = Diagnostic(
      DiagnosticCode("some-rule", .warning, "A sentence."), message, at: source.span(of: "x"))
    diagnostic.structuralPath = "x"
    return diagnostic
  }

  private func fingerprints(of diagnostics: [Diagnostic], in source: SourceFile) throws -> [String] {
    try results(of: DiagnosticReport(diagnostics, sources: [source])).map { result in
      try #require((result["partialFingerprints"] as? [String: String])?["structuralPath/v1"])
    }
  }

  private func results(of report: DiagnosticReport) throws -> [[String: Any]] {
    try #require(try run(of: report)["results"] as? [[String: Any]])
  }

  private func run(of report: DiagnosticReport) throws -> [String: Any] {
    var output: [UInt8] = []
    SARIFRenderer().render(report, into: &output)
    let log = try #require(try JSONSerialization.jsonObject(with: Data(output)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    return try #require((log["runs"] as? [[String: Any]])?.first)
  }
}
