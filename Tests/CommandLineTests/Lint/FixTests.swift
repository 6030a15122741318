import Foundation
import Testing

struct FixTests {
  /// A text that other readers take for false; a width over the room; CRLF, odd blanks, comments and no line end at the end.
  private static let spec = [
    "layoutc:  1   # the version", "viewports: [iphone-16]", "dataSources:", "  photos:", "    items:",
    "      - { id:   no }   # not false", "      - { id: yes-please }", "layouts:",
    "  tile: { type: flow, itemSize: width - 12, sectionInset: 8 }", "chains:",
    "  zoom: { dataSource: photos, layout: tile }   # größer",
  ].joined(separator: "\r\n")

  @Test func `a safe fix changes its own bytes and no others`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.spec, to: "a.yaml")
    let run = try await layoutc(["lint", "--fix", "a.yaml"], in: folder.url)
    #expect(run.outputText.hasSuffix(", 1 fix written\n"), "\(run.outputText)\(run.errorText)")
    let fixed = String(decoding: try folder.read("a.yaml"), as: UTF8.self)
    #expect(fixed == Self.spec.replacing("id:   no }", with: "id:   \"no\" }"))
    #expect(folder.names() == ["a.yaml"])
  }

  @Test func `unsafe fixes are carried out when asked for, and a second run finds nothing to do`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.spec, to: "a.yaml")
    let first = try await layoutc(["lint", "--fix", "--unsafe", "a.yaml"], in: folder.url)
    #expect(first.outputText.hasSuffix(", 2 fixes written\n"), "\(first.outputText)")
    let fixed = try folder.read("a.yaml")
    // The item takes 393 - 12 of 393 - 2 * 8: four points too much on every screen.
    #expect(String(decoding: fixed, as: UTF8.self).contains("itemSize: width - 16, sectionInset"))
    let second = try await layoutc(["lint", "--fix", "--unsafe", "a.yaml"], in: folder.url)
    #expect(!second.outputText.contains("written"))
    #expect(try folder.read("a.yaml") == fixed)
  }

  @Test func `a diff shows the change, applies with patch, and writes nothing`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.spec, to: "a.yaml")
    let diff = try await layoutc(["lint", "--diff", "--unsafe", "a.yaml"], in: folder.url)
    #expect(diff.status == 1)
    #expect(diff.outputText.hasPrefix("--- a.yaml\n+++ a.yaml\n@@ -3,9 +3,9 @@\n"))
    #expect(try folder.read("a.yaml") == Data(Self.spec.utf8))
    try folder.write(diff.output, to: "fix.patch")
    let patch = try await shell(
      "patch --binary -p0 < fix.patch && $layoutc lint --diff --unsafe a.yaml", in: folder.url)
    #expect(patch.status == 0, "\(patch.outputText)\(patch.errorText)")
  }

  @Test func `fixes that bring up others are carried out in rounds`() async throws {
    let folder = try TemporaryFolder()
    let faulty = SampleSpec.fine.replacing("itemSize: 100 * scale", with: "itemsize: [max(width / 4, 90), 80]")
    try folder.write(faulty, to: "a.yaml")
    let run = try await layoutc(["lint", "--fix", "--unsafe", "a.yaml"], in: folder.url)
    let fixed = String(decoding: try folder.read("a.yaml"), as: UTF8.self)
    #expect(fixed.contains("    itemSize: [\"max(width / 4, 90)\", 80]\n"), "\(fixed)\(run.outputText)")
  }

  @Test func `permissions stay, and a link is not replaced`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.spec, to: "a.yaml")
    let run = try await shell(
      "chmod 640 a.yaml; $layoutc lint --fix a.yaml >/dev/null; stat -c %a a.yaml 2>/dev/null || stat -f %Lp a.yaml",
      in: folder.url)
    #expect(run.outputText == "640\n")
    try folder.write(Self.spec, to: "b.yaml")
    let link = try await shell("ln -s b.yaml c.yaml; $layoutc lint --fix c.yaml", in: folder.url)
    #expect(link.status == 2)
    #expect(link.errorText.contains("symbolic link"))
    #expect(try folder.read("b.yaml") == Data(Self.spec.utf8))
  }

  @Test(arguments: [
    (["--unsafe", "a.yaml"], "goes with `--fix` or `--diff`"), (["--fix", "-"], "is for files"),
    (["--write-baseline", "a.yaml"], "needs a file"), (["--config", "x.yaml", "--isolated", "a.yaml"], "wants none"),
  ])
  func `options that contradict each other are refused`(arguments: [String], words: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleSpec.fine, to: "a.yaml")
    let run = try await layoutc(["lint"] + arguments, in: folder.url)
    #expect(run.status == 2)
    #expect(run.errorText.contains(words))
  }
}
