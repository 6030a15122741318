import LayoutCompiler
import SourceDiagnostics
import SpecLinting
import Testing

struct LintConfigurationTests {
  @Test func `levels, parameters and strictness are read`() throws {
    let (configuration, diagnostics) = read(
      """
      strict: true
      lint: { allow: long-travel, deny: [oversize-item] }
      rules:
        long-travel: { screens: 3.5 }

      """)
    #expect(diagnostics.isEmpty)
    let read = try #require(configuration)
    #expect(read.isStrict)
    #expect(read.levels.map { "\($0.rule) \($0.level)" } == ["long-travel allow", "oversize-item deny"])
    #expect(read.parameters.map { "\($0.rule).\($0.name) \($0.value)" } == ["long-travel.screens 3.5"])
  }

  @Test(arguments: [
    ("strict: maybe", "`strict` is `maybe`; expected `true` or `false`"),
    ("strct: true", "unknown key `strct` in the configuration; did you mean `strict`?"),
    ("rules: { long-travel: { screens: -1 } }", "`screens` is -1; expected a number from 0 to 1000"),
    ("rules: { long-travel: { screens: far } }", "`screens` is `far`; expected a number from 0 to 1000"),
    ("[]", "the configuration is a list; expected a mapping with the keys of a configuration"),
  ])
  func `a mistake is told as in a spec`(text: String, message: String) {
    let (configuration, diagnostics) = read(text)
    #expect(configuration == nil)
    #expect(diagnostics.map(\.message) == [message])
  }

  @Test func `a rule that does not exist is a warning, and left out`() {
    let (configuration, diagnostics) = read("lint: { deny: [oversize-itme, fragile-fit] }")
    #expect(configuration?.levels.map(\.rule) == ["fragile-fit"])
    #expect(diagnostics.map(\.code.name) == ["unknown-rule"])
  }

  @Test func `every parameter has a standard value that a configuration could set`() throws {
    for setting in standardSettings where setting.key.hasPrefix("rules.") {
      let parts = setting.key.split(separator: ".")
      let (configuration, diagnostics) = read("rules: { \(parts[1]): { \(parts[2]): \(setting.value) } }")
      #expect(diagnostics.isEmpty, "\(setting)")
      #expect(configuration?.parameters.first.map { "\($0.value)" } == setting.value)
    }
  }

  private func read(_ text: String) -> (LintConfiguration?, [Diagnostic]) {
    readConfiguration(SourceFile(path: ".layoutc.yaml", bytes: Array(text.utf8)))
  }
}
