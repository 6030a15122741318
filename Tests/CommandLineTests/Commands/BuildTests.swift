import Foundation
import Testing

struct BuildTests {
  @Test func `a build writes one file and ends with a table, the file's name and the warnings`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleSpec.tiles(), to: "specs/tiles.yaml")
    let run = try await layoutc(["build", "specs/tiles.yaml", "-o", "out"], in: folder.url)
    #expect(run.status == 0, "\(run.errorText)")
    #expect(folder.names(in: "out") == ["tiles.json"])
    // Widths 375, 393 and 744; content heights 3W - 40, 12W - 88 and 48W - 184; each item at scale 1 is 4 too wide.
    #expect(
      run.outputText == """
        chain  level  layout  scale  viewport   columns     gap      content  diagnostics
        zoom       0  tile     0.25  iphone-se        4  10.667   375 x 1085
        zoom       0  tile     0.25  iphone-16        4  10.667   393 x 1139
        zoom       0  tile     0.25  ipad-mini        4  10.667   744 x 2192
        zoom       1  tile      0.5  iphone-se        2       8   375 x 4412
        zoom       1  tile      0.5  iphone-16        2       8   393 x 4628
        zoom       1  tile      0.5  ipad-mini        2       8   744 x 8840
        zoom       2  tile        1  iphone-se        1       -  375 x 17816  oversize +4
        zoom       2  tile        1  iphone-16        1       -  393 x 18680  oversize +4
        zoom       2  tile        1  ipad-mini        1       -  744 x 35528  oversize +4

        wrote out/tiles.json
        1 warning

        """)
    let diagnostics = run.errorText.split(separator: "\n").filter { $0.contains(": warning: ") }
    #expect(diagnostics.count == 1)
    // Line 15 is `itemSize: width * scale - 12`, its value at column 15.
    #expect(diagnostics.allSatisfy { $0.hasPrefix("specs/tiles.yaml:16:15: ") && $0.hasSuffix(" [oversize-item]") })
  }

  @Test func `outputs go to Generated unless told otherwise, and folders are made`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleSpec.fine, to: "a.yaml")
    #expect(try await layoutc(["build", "a.yaml"], in: folder.url).status == 0)
    #expect(folder.names(in: "Generated") == ["a.json"])
    #expect(try await layoutc(["build", "a.yaml", "-o", "x/y/z/"], in: folder.url).status == 0)
    #expect(folder.names(in: "x/y/z") == ["a.json"])
  }

  @Test func `a quiet build prints nothing`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleSpec.fine, to: "a.yaml")
    let run = try await layoutc(["build", "-q", "a.yaml"], in: folder.url)
    #expect(run.status == 0)
    #expect(run.outputText + run.errorText == "")
    #expect(folder.names(in: "Generated") == ["a.json"])
  }

  @Test func `an error stops all output of all specs`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleSpec.fine, to: "a.yaml")
    try folder.write(SampleSpec.faulty, to: "b.yaml")
    let run = try await layoutc(["build", "a.yaml", "b.yaml"], in: folder.url)
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(run.errorText.contains("b.yaml:5:5: error: "))
    #expect(run.errorText.hasSuffix("; nothing is written\n"))
    #expect(folder.names() == ["a.yaml", "b.yaml"])
  }

  @Test func `warnings fail a strict build and leave nothing behind`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleSpec.tiles(), to: "tiles.yaml")
    let run = try await layoutc(["build", "--strict", "tiles.yaml"], in: folder.url)
    #expect(run.status == 1)
    #expect(run.errorText.hasSuffix("layoutc: error: 1 warning; nothing is written\n"))
    #expect(folder.names() == ["tiles.yaml"])
  }

  @Test func `a spec that is not there stops the build with status 2 and a suggestion`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleSpec.fine, to: "specs/tiles.yaml")
    let run = try await layoutc(["build", "specs/tiels.yaml", "specs/tiles.yaml"], in: folder.url)
    #expect(run.status == 2)
    #expect(run.errorText.contains("specs/tiels.yaml: error: cannot be read: No such file or directory"))
    #expect(run.errorText.contains("did you mean `specs/tiles.yaml`?"))
    #expect(folder.names() == ["specs"])
  }

  @Test func `diagnostics come in the order of the specs`() async throws {
    let folder = try TemporaryFolder()
    let names = (0..<40).map { "spec\($0 * 7 % 40).yaml" }
    for name in names {
      try folder.write(SampleSpec.faulty, to: name)
    }
    let run = try await layoutc(["build", "--max-diagnostics", "0"] + names, in: folder.url)
    var files: [String] = []
    for line in run.errorText.split(separator: "\n") where line.contains(": error: ") && !line.hasPrefix("layoutc:") {
      let file = String(line.prefix { $0 != ":" })
      if files.last != file {
        files.append(file)
      }
    }
    #expect(files == names)
  }

  @Test func `JSON diagnostics are one document on standard error`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleSpec.faulty, to: "a.yaml")
    try folder.write(SampleSpec.faulty, to: "b.yaml")
    let run = try await layoutc(["build", "--format", "json", "a.yaml", "b.yaml", "c.yaml"], in: folder.url)
    #expect(run.status == 2)
    let document = try #require(JSONSerialization.jsonObject(with: run.error) as? [String: Any])
    let diagnostics = try #require(document["diagnostics"] as? [[String: Any]])
    let paths = Set(diagnostics.compactMap { $0["path"] as? String })
    #expect(paths == ["a.yaml", "b.yaml", "c.yaml"])
  }

  @Test(arguments: [("always", true), ("never", false), ("auto", false)])
  func `color is used when asked for`(choice: String, isColored: Bool) async throws {
    let arguments = ["build", "--format", "snippet", "--color", choice, "missing.yaml"]
    let run = try await layoutc(arguments)
    #expect(run.error.contains(0x1b) == isColored)
  }

  @Test func `at most the asked number of diagnostics is shown, errors first`() async throws {
    let folder = try TemporaryFolder()
    let names = (0..<5).map { "missing\($0).yaml" }
    let run = try await layoutc(["build", "--max-diagnostics", "2"] + names, in: folder.url)
    #expect(run.errorText.components(separatedBy: "[unreadable-file]").count == 3)
    #expect(run.errorText.contains("3 errors"))
  }
}
