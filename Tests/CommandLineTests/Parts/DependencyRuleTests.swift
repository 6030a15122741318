import Testing

@testable import layoutc

struct DependencyRuleTests {
  @Test func `a rule names targets, then inputs one a line`() {
    #expect(
      dependencyRule(targets: ["a.json", "a.swift"], inputs: ["a.yaml"]) == .success("a.json a.swift: \\\n  a.yaml\n"))
    #expect(dependencyRule(targets: ["s"], inputs: ["a", "b"]) == .success("s: \\\n  a \\\n  b\n"))
    #expect(dependencyRule(targets: ["s"], inputs: []) == .success("s:\n"))
  }

  /// As the `munge` of gcc 12 writes them, and colons as well, which Make and Ninja read so.
  @Test(arguments: [
    ("a b", #"a\ b"#), (#"a\b"#, #"a\b"#), (#"a\ b"#, #"a\\\ b"#), ("a#b", "a\\#b"), ("a$b", "a$$b"), ("a:b", #"a\:b"#),
    ("é", "é"),
  ])
  func `what Make would take for syntax is escaped`(name: String, escaped: String) {
    #expect(dependencyRule(targets: ["s"], inputs: [name]) == .success("s: \\\n  \(escaped)\n"))
    #expect(dependencyRule(targets: [name], inputs: []) == .success("\(escaped):\n"))
  }

  @Test(arguments: [
    "a\nb", "a\rb", "a\tb", "a;b", "a=b", "a*b", "a?b", "a[b", "a|b", "a<b", "a>b", "a^b", "a`b", "a\\", "a\\#b", "a:",
    "a&b", "a'b", "a\"b", "a)", "a\u{202E}b",
  ])
  func `a name that Make and Ninja do not read alike has no rule`(name: String) {
    for (targets, inputs) in [([name], []), (["s"], [name])] {
      guard case .failure(let refused) = dependencyRule(targets: targets, inputs: inputs) else {
        Issue.record("it has one")
        continue
      }
      #expect(refused.name == name)
    }
  }
}
