import Foundation
import LayoutCompiler
import SourceDiagnostics
import SpecLinting
import Testing

/// Every rule with specs that it finds something in: `specs/lint/RULE/` holds `bad.yaml`, the rule's own example, and `bad-2.yaml`
/// ... for other faces of the fault, beside `bad.txt`, what the text form prints; and `good.yaml`, which is silent.
///
/// `LAYOUTC_RECORD=1 swift test --filter LintCorpusTests` writes the examples and texts anew.
@Suite struct LintCorpusTests {
  static let folder = "specs/lint"
  static let rules = CorpusSpec.folders(in: folder)
  static let badSpecs = rules.flatMap { rule in
    CorpusSpec.files(in: "\(folder)/\(rule)", suffix: ".yaml").filter { !$0.hasSuffix("/good.yaml") }
  }

  @Test func `every rule has a folder, and every folder is a rule`() {
    let names = lintRules.map(\.documentation.name) + LintDiagnosticCodes.all.map(\.name)
    #expect(Self.rules == names.sorted())
    #expect(Self.badSpecs.count >= 40)
  }

  @Test(arguments: lintRules.map(\.documentation)) func `a rule's examples are files of the corpus`(
    rule: RuleDocumentation
  ) throws {
    try expectRecorded(rule.bad, at: "\(Self.folder)/\(rule.name)/bad.yaml")
    try expectRecorded(rule.good, at: "\(Self.folder)/\(rule.name)/good.yaml")
  }

  @Test(arguments: rules) func `a spec without the fault is silent`(rule: String) throws {
    let spec = try CorpusSpec("\(Self.folder)/\(rule)/good.yaml", lintOptions: Self.options(for: rule))
    #expect(spec.text == "")
    #expect(spec.compilation.spec != nil)
  }

  @Test(arguments: badSpecs) func `a spec with the fault is told so, and nothing else`(path: String) throws {
    let rule = String(path.split(separator: "/")[2])
    let spec = try CorpusSpec(path, lintOptions: Self.options(for: rule))
    try expectRecorded(spec.text, at: path.replacing(".yaml", with: ".txt"))
    #expect(Set(spec.compilation.diagnostics.map(\.code.name)) == [rule], "\(path)\n\(spec.text)")
  }

  @Test(arguments: badSpecs) func `every fix-it mends what it stands at`(path: String) throws {
    let rule = String(path.split(separator: "/")[2])
    let options = Self.options(for: rule)
    let spec = try CorpusSpec(path, lintOptions: options)
    for diagnostic in spec.compilation.diagnostics {
      for fixIt in diagnostic.fixIts {
        let mended = spec.applying(fixIt, lintOptions: options)
        #expect(
          mended.compilation.diagnostics.count < spec.compilation.diagnostics.count
            || rule == LintDiagnosticCodes.all[0].name, "\(path): \(fixIt)\n\(mended.text)")
      }
    }
  }

  /// Rules that are off by themselves are turned on.
  private static func options(for rule: String) -> LintOptions {
    let isOff = lintRule(named: rule)?.documentation.level == .allow
    return LintOptions(levels: isOff ? [(rule, .warn)] : [])
  }
}
