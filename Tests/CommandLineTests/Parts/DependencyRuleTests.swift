import Testing

@testable import layoutc

struct DependencyRuleTests {
  @Test func `a rule names targets, then inputs one a line`() {
    #expect(dependencyRule(targets: ["a.json", "a.swift"], inputs: ["a.yaml"]) == "a.json a.swift: \\\n  a.yaml\n")
    #expect(dependencyRule(targets: ["s"], inputs: ["a", "b"]) == "s: \\\n  a \\\n  b\n")
    #expect(dependencyRule(targets: ["s"], inputs: []) == "s:\n")
  }

  /// As the `munge` of gcc 12 writes them, and colons as well, which Make and Ninja read so.
  @Test(arguments: [
    ("a b", #"a\ b"#), (#"a\b"#, #"a\b"#), (#"a\ b"#, #"a\\\ b"#), ("a#b", "a\\#b"), ("a$b", "a$$b"), ("a:b", #"a\:b"#),
    ("a\tb", "a\\\tb"), ("é", "é"),
  ])
  func `what Make would take for syntax is escaped`(name: String, escaped: String) {
    #expect(dependencyRule(targets: ["s"], inputs: [name]) == "s: \\\n  \(escaped)\n")
    #expect(dependencyRule(targets: [name], inputs: []) == "\(escaped):\n")
  }

  @Test(arguments: ["a\nb", "a\r\nb", "a\rb"])
  func `a name with a line break has no rule`(name: String) {
    #expect(dependencyRule(targets: ["s"], inputs: [name]) == nil)
  }
}
