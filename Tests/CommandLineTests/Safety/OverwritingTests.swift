import Foundation
import Testing

/// Nothing that a run reads is overwritten, and nothing that it writes takes the place of something else that it writes.
struct OverwritingTests {
  private static let bait = "precious\n"

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in ["a.yaml", "a.json", "a.swift", "sub/a.json"] {
      try folder.write(SampleSpec.fine, to: name)
    }
    try folder.write("strict: false\n", to: ".layoutc.yaml")
    try folder.write(Self.bait, to: "README.md")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url(of: "link").path, withDestinationPath: "a.yaml")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url(of: "dangling").path, withDestinationPath: "out/a.json")
    try FileManager.default.linkItem(at: folder.url(of: "a.yaml"), to: folder.url(of: "hard"))
    return folder
  }

  static let refused = [
    "build a.json -o .", "build a.swift -e swift -o .", "build a.yaml sub/a.json -o sub --name a",
    "build ./a.json -o $PWD",
    "build a.yaml -o out --depfile out/a.json", "build a.yaml -o out --report json=out/a.json",
    "build a.yaml -o out --report json=./out/../out/a.json", "build a.yaml -o out --stamp x --depfile ./x",
    "build a.yaml -o out --report json=x --report sarif=./x", "build a.yaml -o out --depfile out",
    "build a.yaml -o out --depfile dangling", "build a.yaml --stamp hard", "build a.yaml --stamp link",
    "build - -o . --name a < a.json", "build a.yaml -q -o out --report json=log >> log",
    "build a.json --check -o . --report json=a.json",
    "lint a.yaml --baseline a.yaml --write-baseline", "lint a.yaml --baseline link --write-baseline",
    "lint a.yaml --baseline .layoutc.yaml --write-baseline",
    "lint a.yaml --isolated --baseline .layoutc.yaml --write-baseline",
    "lint a.yaml --baseline README.md --write-baseline", "lint a.yaml --report json=hard",
    "lint a.json --report json=a.json",
    "lint a.yaml --baseline b.json --write-baseline --report sarif=./b.json",
    "lint a.yaml --config README.md --report json=README.md",
  ]

  @Test(arguments: refused)
  func `what would be overwritten is named, and nothing is written`(arguments: String) async throws {
    let folder = try folder()
    let run = try await shell("$layoutc \(arguments)", in: folder.url)
    #expect(run.status == 2, "\(run.outputText)\(run.errorText)")
    #expect(run.errorText.contains("layoutc: error: ") || run.outputText.contains("error"))
    for name in ["a.yaml", "a.json", "a.swift", "sub/a.json", "hard"] {
      #expect(try folder.read(name) == Data(SampleSpec.fine.utf8), "\(name)")
    }
    #expect(try folder.read(".layoutc.yaml") == Data("strict: false\n".utf8))
    #expect(try folder.read("README.md") == Data(Self.bait.utf8))
    #expect(folder.names(in: "out") == [])
  }

  @Test func `a baseline takes the place of a baseline, and of an empty file`() async throws {
    let folder = try folder()
    try folder.write("", to: "b.json")
    for _ in 0..<2 {
      let run = try await layoutc(["lint", "a.yaml", "--baseline", "b.json", "--write-baseline"], in: folder.url)
      #expect(run.status == 0, "\(run.errorText)")
    }
  }

  @Test func `specs that are links are not fixed, and all others are`() async throws {
    let folder = try TemporaryFolder()
    let broken = SampleSpec.fine.replacing("    count: 6", with: "    cuont: 6")
    try folder.write(broken, to: "elsewhere/x.yaml")
    try folder.write(broken, to: "specs/a.yaml")
    try folder.write(broken, to: "specs/c.yaml")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url(of: "specs/b.yaml").path, withDestinationPath: "../elsewhere/x.yaml")
    let run = try await layoutc(["lint", "--fix", "--unsafe", "specs"], in: folder.url)
    #expect(run.status == 2)
    #expect(run.errorText.contains("specs/b.yaml is a symbolic link, and is not fixed"))
    #expect(try folder.read("specs/a.yaml") == Data(SampleSpec.fine.utf8))
    #expect(try folder.read("specs/c.yaml") == Data(SampleSpec.fine.utf8))
    #expect(try folder.read("elsewhere/x.yaml") == Data(broken.utf8))
  }
}
