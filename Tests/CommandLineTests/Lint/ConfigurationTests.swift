import Foundation
import Testing

struct ConfigurationTests {
  @Test func `the nearest configuration up to the repository's top holds`() async throws {
    let folder = try Self.repository()
    let run = try await layoutc(["lint", "specs/deep/tiles.yaml"], in: folder.url)
    #expect(run.status == 1)
    #expect(run.outputText.contains(": error: ") && run.outputText.contains("[oversize-item]"))

    try folder.write("lint: { allow: [oversize-item] }\n", to: "specs/deep/.layoutc.yaml")
    let nearer = try await layoutc(["lint", "specs/deep/tiles.yaml"], in: folder.url)
    #expect(!nearer.outputText.contains("[oversize-item]"))
  }

  @Test func `nothing above the top of the repository is heeded`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("lint: { deny: [oversize-item] }\n", to: ".layoutc.yaml")
    try folder.write("", to: "inner/.git/HEAD")
    try folder.write(SampleSpec.tiles(), to: "inner/tiles.yaml")
    let run = try await layoutc(["lint", "inner"], in: folder.url)
    #expect(run.status == 0)
  }

  @Test func `a spec holds over its configuration, and an option over both`() async throws {
    let folder = try Self.repository()
    let lenient = try SampleSpec.tiles() + "lint: { allow: [oversize-item] }\n"
    try folder.write(lenient, to: "specs/deep/tiles.yaml")
    #expect(try await layoutc(["lint", "specs"], in: folder.url).status == 0)
    #expect(try await layoutc(["lint", "--deny", "oversize-item", "specs"], in: folder.url).status == 1)
  }

  @Test func `--isolated heeds none, --config another`() async throws {
    let folder = try Self.repository()
    #expect(try await layoutc(["lint", "--isolated", "specs"], in: folder.url).status == 0)
    try folder.write("strict: true\n", to: "strict.yaml")
    let run = try await layoutc(["lint", "--config", "strict.yaml", "specs"], in: folder.url)
    #expect(run.status == 1)
    #expect(run.outputText.contains(": warning: "))
  }

  @Test func `a threshold changes what a rule finds`() async throws {
    let folder = try TemporaryFolder()
    let spec = try String(
      contentsOf: packageFolder.appending(path: "specs/lint/jump-after-transition/bad.yaml"), encoding: .utf8)
    try folder.write(spec, to: "a.yaml")
    #expect(try await layoutc(["lint", "a.yaml"], in: folder.url).outputText.contains("[jump-after-transition]"))
    try folder.write("rules: { jump-after-transition: { tolerance: 100000 } }\n", to: ".layoutc.yaml")
    #expect(try await !layoutc(["lint", "a.yaml"], in: folder.url).outputText.contains("[jump-after-transition]"))
  }

  @Test func `a mistake in a configuration stops the run, with its place`() async throws {
    let folder = try Self.repository()
    try folder.write("strict: maybe\n", to: ".layoutc.yaml")
    let run = try await layoutc(["lint", "specs"], in: folder.url)
    #expect(run.status == 2)
    #expect(run.outputText.hasPrefix(".layoutc.yaml:1:9: error: `strict` is `maybe`; expected `true` or `false`"))
  }

  @Test func `config tells each setting and where it comes from`() async throws {
    let folder = try Self.repository()
    let run = try await layoutc(["config", "--show-origin", "tiles.yaml"], in: folder.url(of: "specs/deep"))
    let rows = run.outputText.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    #expect(rows.first == "setting value origin")
    #expect(rows.contains("lint.oversize-item deny ../../.layoutc.yaml:2"))
    #expect(rows.contains("strict false default"))
    #expect(rows.contains("rules.long-travel.screens 2.0 default"))
  }

  private static func repository() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("", to: ".git/HEAD")
    try folder.write("lint:\n  deny: [oversize-item]\n", to: ".layoutc.yaml")
    try folder.write(SampleSpec.tiles(), to: "specs/deep/tiles.yaml")
    return folder
  }
}
