import Foundation
import SourceDiagnostics
import SpecLinting
import Testing

@Suite struct RuleRegistryTests {
  @Test func `every file under Rules is registered, and called like its rule`() throws {
    let folder = packageFolder.appending(path: "Sources/SpecLinting/Rules")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let expected = lintRules.map { rule in
      let words = rule.documentation.name.split(separator: "-")
      return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + ".swift"
    }
    #expect(files.sorted() == expected.sorted())
  }

  @Test(arguments: lintRules.map(\.documentation)) func `a rule is documented in sentences`(rule: RuleDocumentation) {
    #expect(rule.summary.hasSuffix(".") && rule.why.hasSuffix(".") && !rule.source.hasSuffix("."))
  }

  @Test func `docs of the rules are fresh`() throws {
    try expectRecorded(rulesMarkdown, at: "docs/Rules.md")
  }

  @Test func `an explanation holds both specs`() throws {
    let rule = try #require(lintRule(named: "oversize-item"))
    let text = rule.documentation.explanation
    #expect(text.hasPrefix("oversize-item: warning\n"))
    #expect(text.contains("    itemSize: width * scale - 12\n"))
    #expect(text.contains("# layoutc:allow oversize-item -- reason"))
  }
}
