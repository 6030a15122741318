import Foundation
import Testing

/// `--depfile`, `--stamp`, `--name` and `layoutc inputs`.
struct BuildRecordsTests {
  private func folderWithSpecs(_ names: [String] = ["a.yaml", "b.yaml"]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in names {
      try folder.write(SampleSpec.fine, to: "specs/\(name)")
    }
    return folder
  }

  private func text(_ folder: TemporaryFolder, _ name: String) throws -> String {
    String(decoding: try folder.read(name), as: UTF8.self)
  }

  @Test func `a dependency file names outputs and specs, and with a stamp that instead of the outputs`() async throws {
    let folder = try folderWithSpecs()
    let plain = try await layoutc(
      ["build", "specs", "-e", "json,swift", "-o", "out", "--depfile", "deps/d"], in: folder.url)
    #expect(plain.status == 0, "\(plain.errorText)")
    let specs = "specs/a.yaml \\\n  specs/b.yaml\n"
    #expect(
      try text(folder, "deps/d")
        == "out/a.json out/a.swift out/a.tables.swift out/b.json out/b.swift out/b.tables.swift out/LayoutRuntime.swift: \\\n  "
        + specs)
    _ = try await layoutc(["build", "specs", "-o", "out", "--depfile", "deps/d", "--stamp", "x/s"], in: folder.url)
    #expect(try text(folder, "deps/d") == "x/s: \\\n  " + specs)
    #expect(try text(folder, "x/s") == "")
  }

  @Test func `a stamp is touched even if no output changes, and keeps what is in it`() async throws {
    let folder = try folderWithSpecs()
    try folder.write("kept", to: "stamp")
    let stamp = folder.url(of: "stamp").path
    for _ in 0..<2 {
      let long = Date(timeIntervalSince1970: 1_000_000_000)
      try FileManager.default.setAttributes([.modificationDate: long], ofItemAtPath: stamp)
      #expect(try await layoutc(["build", "specs", "--stamp", "stamp"], in: folder.url).status == 0)
      let date = try FileManager.default.attributesOfItem(atPath: stamp)[.modificationDate] as? Date
      #expect(try #require(date) > Date(timeIntervalSinceNow: -3600))
    }
    #expect(try text(folder, "stamp") == "kept")
  }

  @Test func `a build that fails leaves no records`() async throws {
    let folder = try folderWithSpecs()
    try folder.write(SampleSpec.faulty, to: "specs/a.yaml")
    let run = try await layoutc(["build", "specs", "--depfile", "d", "--stamp", "s"], in: folder.url)
    #expect(run.status == 1)
    #expect(folder.names() == ["specs"])
  }

  @Test func `records that cannot be written are an error`() async throws {
    let folder = try folderWithSpecs()
    for option in ["--depfile", "--stamp"] {
      let run = try await layoutc(["build", "specs", option, "specs"], in: folder.url)
      #expect(run.status == 2)
      #expect(run.errorText.contains("specs cannot be written: "))
    }
  }

  @Test func `a name goes to the output and its file`() async throws {
    let folder = try folderWithSpecs(["tiles.layout.yaml"])
    let plain = try await layoutc(["build", "specs"], in: folder.url)
    #expect(plain.outputText.contains("wrote Generated/tiles.json\n"))
    let named = try await layoutc(["build", "specs", "--name", "Phone-tiles"], in: folder.url)
    #expect(named.outputText.contains("wrote Generated/Phone-tiles.json\n"))
    #expect(try text(folder, "Generated/Phone-tiles.json").contains("\"name\": \"Phone-tiles\""))
  }

  @Test func `inputs lists both sides of a build as JSON, rules or one side for Xcode`() async throws {
    let folder = try folderWithSpecs(["a b.yaml", "c.yaml"])
    // What a build reads does not depend on whether it succeeds.
    try folder.write(SampleSpec.faulty, to: "specs/c.yaml")
    func list(_ arguments: String...) async throws -> String {
      let run = try await layoutc(["inputs", "specs"] + arguments, in: folder.url)
      #expect(run.status == 0, "\(run.errorText)")
      return run.outputText
    }
    #expect(
      try await list("-e", "json,swift-tests") == """
        {
          "specs": [
            {"name": "a b", "inputs": ["specs/a b.yaml"], "outputs": ["Generated/a b.json", "Generated/ABLayoutTests.swift"]},
            {"name": "c", "inputs": ["specs/c.yaml"], "outputs": ["Generated/c.json", "Generated/CLayoutTests.swift"]}
          ]
        }

        """)
    #expect(
      try await list("--format", "make", "-o", "out")
        == "out/a\\ b.json: \\\n  specs/a\\ b.yaml\nout/c.json: \\\n  specs/c.yaml\n")
    #expect(
      try await list("--format", "xcfilelist") == "$(SRCROOT)/specs/a b.yaml\n$(SRCROOT)/specs/c.yaml\n")
    #expect(
      try await list("--format", "xcfilelist", "--list", "outputs", "-o", "$(DERIVED_FILE_DIR)")
        == "$(DERIVED_FILE_DIR)/a b.json\n$(DERIVED_FILE_DIR)/c.json\n")
  }

  @Test func `inputs lists what build writes`() async throws {
    let folder = try folderWithSpecs()
    let options = ["specs", "-e", "json,swift,swift-tests", "-o", "out", "--prefix", "My"]
    let list = try await layoutc(
      ["inputs", "--format", "xcfilelist", "--list", "outputs"] + options, in: folder.url)
    _ = try await layoutc(["build"] + options, in: folder.url)
    let listed = list.outputText.split(separator: "\n").map { String($0.dropFirst("$(SRCROOT)/out/".count)) }
    #expect(listed.sorted() == folder.names(in: "out"))
    // Two specs in four files each, and the file of LayoutRuntime.
    #expect(listed.count == 9)
  }

  @Test func `inputs of a spec that is not there are an error`() async throws {
    let run = try await layoutc(["inputs", "missing.yaml"])
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errorText.contains("missing.yaml: error: cannot be read"))
  }
}
