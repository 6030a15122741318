import Foundation
import Testing

struct BuildInputTests {
  @Test func `standard input is read for a hyphen`() async throws {
    let folder = try TemporaryFolder()
    let run = try await layoutc(["build", "-"], input: Data(SampleSpec.fine.utf8), in: folder.url)
    #expect(run.status == 0, "\(run.errorText)")
    #expect(folder.names(in: "Generated") == ["stdin.json"])
  }

  @Test func `standard input can be given a name`() async throws {
    let folder = try TemporaryFolder()
    let arguments = ["build", "-", "--stdin-filename", "specs/zoom.yaml"]
    let fine = try await layoutc(arguments, input: Data(SampleSpec.fine.utf8), in: folder.url)
    #expect(fine.status == 0, "\(fine.errorText)")
    #expect(folder.names(in: "Generated") == ["zoom.json"])
    let faulty = try await layoutc(arguments, input: Data(SampleSpec.faulty.utf8), in: folder.url)
    #expect(faulty.errorText.hasPrefix("specs/zoom.yaml:5:5: error: "))
  }

  @Test func `a folder stands for all specs below it, hidden ones left out`() async throws {
    let folder = try TemporaryFolder()
    for name in ["specs/b.yaml", "specs/a.yml", "specs/deep/er/c.yaml", "specs/.hidden.yaml", "specs/.git/d.yaml"] {
      try folder.write(SampleSpec.fine, to: name)
    }
    try folder.write("no spec", to: "specs/readme.txt")
    let run = try await layoutc(["build", "specs"], in: folder.url)
    #expect(run.status == 0, "\(run.errorText)")
    #expect(run.outputText == "wrote Generated/a.json\nwrote Generated/b.json\nwrote Generated/c.json\n")
  }

  @Test func `a spec that is named twice is built once`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleSpec.fine, to: "specs/a.yaml")
    let run = try await layoutc(["build", "specs", "specs/a.yaml"], in: folder.url)
    #expect(run.status == 0, "\(run.errorText)")
    #expect(run.outputText.components(separatedBy: "wrote ").count == 2)
  }

  @Test(arguments: ["other/tiles.yaml", "tiles.yml", "other/Tiles.yaml"])
  func `two specs that would write the same file are refused, both named`(second: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleSpec.fine, to: "tiles.yaml")
    try folder.write(SampleSpec.fine, to: second)
    let run = try await layoutc(["build", "tiles.yaml", second], in: folder.url)
    #expect(run.status == 2)
    #expect(run.errorText.contains("tiles.yaml and \(second) would write the same files"))
    #expect(!folder.names().contains("Generated"))
  }

  @Test func `a named pipe can be a spec`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleSpec.fine, to: "a.yaml")
    let run = try await shell(
      "mkfifo pipe.yaml && { cat a.yaml > pipe.yaml & $layoutc build pipe.yaml; }", in: folder.url)
    #expect(run.status == 0, "\(run.errorText)")
    #expect(folder.names(in: "Generated") == ["pipe.json"])
  }

  @Test func `operands after two hyphens may begin with one`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleSpec.fine, to: "-a.yaml")
    let run = try await layoutc(["build", "--", "-a.yaml"], in: folder.url)
    #expect(run.status == 0, "\(run.errorText)")
    #expect(folder.names(in: "Generated") == ["-a.json"])
  }

  @Test(arguments: ["specs", "caf\u{e9}.yaml"])
  func `an empty spec and a name beyond ASCII are diagnosed, not crashed on`(name: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: name)
    let run = try await layoutc(["build", name], in: folder.url)
    #expect(run.status == 1)
    #expect(run.errorText.contains("\(name)"))
  }
}
