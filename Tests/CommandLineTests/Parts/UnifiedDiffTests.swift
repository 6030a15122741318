import Foundation
import Testing

@testable import layoutc

struct UnifiedDiffTests {
  private func diff(_ old: String?, _ new: String, path: String = "f") -> String {
    String(decoding: unifiedDiff(path, from: old.map { Array($0.utf8) }, to: Array(new.utf8)), as: UTF8.self)
  }

  @Test func `a changed line stands between three lines of context`() {
    #expect(
      diff("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n")
        == "--- f\n+++ f\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n")
  }

  @Test func `near changes share a hunk, far ones do not`() {
    let lines = (1...20).map { "\($0)\n" }
    func changing(_ changed: Set<Int>) -> String {
      lines.enumerated().map { changed.contains($0.offset + 1) ? "x\n" : $0.element }.joined()
    }
    // Six lines between 2 and 9: the context of both meets.
    #expect(diff(lines.joined(), changing([2, 9])).count { $0 == "@" } == 4)
    #expect(diff(lines.joined(), changing([2, 10])).count { $0 == "@" } == 8)
  }

  @Test(
    arguments: [
      (nil, "a\n", "--- /dev/null\n+++ f\n@@ -0,0 +1 @@\n+a\n"),
      ("", "a\nb\n", "--- f\n+++ f\n@@ -0,0 +1,2 @@\n+a\n+b\n"),
      ("a\n", "", "--- f\n+++ f\n@@ -1 +0,0 @@\n-a\n"),
      ("a", "a\n", "--- f\n+++ f\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"),
      ("a\n\0", "a\n", "f differs, and is no text\n"),
    ] as [(String?, String, String)])
  func `ends of files are as patch expects them`(old: String?, new: String, expected: String) {
    #expect(diff(old, new) == expected)
  }

  @Test func `a path with a blank ends with a tab`() {
    #expect(diff("", "a\n", path: "a b").hasPrefix("--- a b\t\n+++ a b\t\n"))
  }

  @Test(arguments: 0..<40)
  func `patch makes the new text of the old one`(seed: Int) async throws {
    var generator = SeededGenerator(state: UInt64(seed))
    func text() -> String {
      let count = Int.random(in: 0...30, using: &generator)
      let lines = (0..<count).map { _ in ["a", "b", "c", ""].randomElement(using: &generator) ?? "" }
      return lines.joined(separator: "\n") + (Bool.random(using: &generator) ? "\n" : "")
    }
    let (old, new) = (text(), text())
    guard old != new else { return }
    let folder = try TemporaryFolder()
    try folder.write(old, to: "f")
    try folder.write(Data(unifiedDiff("f", from: Array(old.utf8), to: Array(new.utf8))), to: "diff")
    let run = try await shell("patch --silent --posix -p0 f diff", in: folder.url)
    #expect(run.status == 0, "\(run.outputText)\(run.errorText)")
    let patched = folder.names().contains("f") ? try folder.read("f") : Data()
    #expect(patched == Data(new.utf8))
  }
}

struct LineChangesTests {
  @Test(arguments: [
    ("", "", 0), ("abc", "abc", 0), ("abc", "", 3), ("", "abc", 3), ("abcabba", "cbabac", 5), ("abc", "abxc", 1),
    ("aaaa", "aa", 2), ("abcd", "badc", 4),
  ])
  func `as few lines change as can be`(old: String, new: String, count: Int) {
    let changes = lineChanges(from: old.utf8.map(Int.init), to: new.utf8.map(Int.init))
    #expect(changes.reduce(0) { $0 + $1.old.count + $1.new.count } == count)
  }

  @Test func `texts with very many differences are one change`() {
    let old = Array(0..<2000)
    let new = Array(10_000..<12_000)
    #expect(lineChanges(from: [7] + old + [8], to: [7] + new + [8]) == [LineChange(old: 1..<2001, new: 1..<2001)])
  }
}

/// SplitMix64.
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return bits ^ (bits >> 31)
  }
}
