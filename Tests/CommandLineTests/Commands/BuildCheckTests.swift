import Foundation
import Testing

/// `build --check`
struct BuildCheckTests {
  @Test func `outputs that are up to date pass`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleSpec.fine, to: "a.yaml")
    _ = try await layoutc(["build", "a.yaml", "-e", "json,swift"], in: folder.url)
    let run = try await layoutc(["build", "--check", "a.yaml", "-e", "json,swift"], in: folder.url)
    #expect(run.status == 0)
    #expect(run.outputText == "up to date: 4 files\n")
    #expect(run.error.isEmpty)
  }

  @Test func `a stale output fails with a diff that makes it right, and is left alone`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleSpec.fine, to: "a.yaml")
    _ = try await layoutc(["build", "a.yaml"], in: folder.url)
    let old = try folder.read("Generated/a.json")
    try folder.write(SampleSpec.fine.replacing("count: 6", with: "count: 7"), to: "a.yaml")
    let check = try await layoutc(["build", "--check", "a.yaml"], in: folder.url)
    #expect(check.status == 1)
    #expect(check.errorText == "layoutc: error: out of date: 1 of 1 file\nhelp: run the same without `--check`\n")
    #expect(check.outputText.hasPrefix("--- Generated/a.json\n+++ Generated/a.json\n@@ -"))
    #expect(check.outputText.contains("\n-      \"count\": 6,\n+      \"count\": 7,\n"))
    #expect(try folder.read("Generated/a.json") == old)

    try folder.write(check.output, to: "diff")
    #expect(try await shell("patch --silent -p0 < diff", in: folder.url).status == 0)
    #expect(try await layoutc(["build", "--check", "a.yaml"], in: folder.url).status == 0)
  }

  @Test func `a missing output is all new, and no folder is made for it`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleSpec.fine, to: "a.yaml")
    let check = try await layoutc(["build", "--check", "a.yaml", "-o", "out/there"], in: folder.url)
    #expect(check.status == 1)
    #expect(check.outputText.hasPrefix("--- /dev/null\n+++ out/there/a.json\n@@ -0,0 +1,"))
    #expect(folder.names() == ["a.yaml"])
  }

  @Test func `of a very large output it is said that it differs`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleSpec.large, to: "a.yaml")
    _ = try await layoutc(["build", "a.yaml"], in: folder.url)
    #expect(try await layoutc(["build", "--check", "a.yaml"], in: folder.url).status == 0)
    var bytes = try folder.read("Generated/a.json")
    try #require(bytes.count > 4 << 20)
    bytes[bytes.count - 3] ^= 1
    try folder.write(bytes, to: "Generated/a.json")
    let check = try await layoutc(["build", "--check", "a.yaml"], in: folder.url)
    #expect(check.status == 1)
    #expect(check.outputText == "Generated/a.json differs, too large for a diff\n")
  }

  @Test func `errors of a spec fail as ever, and what is no file cannot be compared`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleSpec.faulty, to: "a.yaml")
    let faulty = try await layoutc(["build", "--check", "a.yaml"], in: folder.url)
    #expect(faulty.status == 1)
    #expect(faulty.output.isEmpty)
    try folder.write(SampleSpec.fine, to: "a.yaml")
    try folder.write("", to: "Generated/a.json/keep")
    let folderInPlace = try await layoutc(["build", "--check", "a.yaml"], in: folder.url)
    #expect(folderInPlace.status == 2)
    #expect(folderInPlace.errorText.contains("Generated/a.json cannot be read: is a folder"))
  }
}
