import Foundation
import Testing

struct BuildOutputTests {
  @Test func `standard output holds the JSON and nothing else`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleSpec.tiles(), to: "tiles.yaml")
    let piped = try await layoutc(["build", "tiles.yaml", "-o", "-"], in: folder.url)
    #expect(piped.status == 0)
    #expect(folder.names() == ["tiles.yaml"])
    let written = try await layoutc(["build", "tiles.yaml", "-o", "out"], in: folder.url)
    #expect(written.status == 0)
    #expect(try piped.output == folder.read("out/tiles.json"))
  }

  @Test func `a file whose content stands already is left alone`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleSpec.large, to: "a.yaml")
    #expect(try await layoutc(["build", "a.yaml"], in: folder.url).outputText.contains("wrote Generated/a.json\n"))
    let long = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes(
      [.modificationDate: long], ofItemAtPath: folder.url(of: "Generated/a.json").path)
    let again = try await layoutc(["build", "a.yaml"], in: folder.url)
    #expect(again.outputText.contains("unchanged Generated/a.json\n"))
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.url(of: "Generated/a.json").path)
    #expect(attributes[.modificationDate] as? Date == long)
    #expect(folder.names(in: "Generated") == ["a.json"])
  }

  @Test(arguments: ["start", "middle", "end", "longer", "shorter", "empty"])
  func `a file that differs anywhere is replaced as a whole`(place: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleSpec.large, to: "a.yaml")
    _ = try await layoutc(["build", "a.yaml"], in: folder.url)
    let right = try folder.read("Generated/a.json")
    try #require(right.count > 1_000_000)
    var wrong = right
    switch place {
    case "start": wrong[0] ^= 1
    case "middle": wrong[wrong.count / 2] ^= 1
    case "end": wrong[wrong.count - 1] ^= 1
    case "longer": wrong.append(0)
    case "shorter": wrong.removeLast(300_000)
    default: wrong = Data()
    }
    try folder.write(wrong, to: "Generated/a.json")
    let run = try await layoutc(["build", "a.yaml"], in: folder.url)
    #expect(run.outputText.contains("wrote Generated/a.json\n"))
    #expect(try folder.read("Generated/a.json") == right)
    #expect(folder.names(in: "Generated") == ["a.json"])
  }

  @Test func `time zone, language, home and working folder leave no trace in outputs and messages`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleSpec.tiles(), to: "one/tiles.yaml")
    try folder.write(SampleSpec.tiles(), to: "elsewhere/two/tiles.yaml")
    let first = try await layoutc(
      ["build", "tiles.yaml"], environment: ["TZ": "UTC", "LANG": "C", "HOME": "/"], in: folder.url(of: "one"))
    let second = try await layoutc(
      ["build", "tiles.yaml"],
      environment: ["TZ": "Pacific/Apia", "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "HOME": "/tmp"],
      in: folder.url(of: "elsewhere/two"))
    #expect(first.status == 0)
    #expect(first.output == second.output)
    #expect(first.error == second.error)
    #expect(
      try folder.read("one/Generated/tiles.json") == folder.read("elsewhere/two/Generated/tiles.json"))
  }

  @Test func `a reader that leaves early hears no more, but not all was written`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleSpec.large, to: "a.yaml")
    let run = try await shell(
      "$layoutc build a.yaml -o - | head -c 1 >/dev/null; echo ${PIPESTATUS[0]}", in: folder.url)
    #expect(run.outputText == "2\n")
    #expect(run.errorText == "")
  }

  // Linux only: other systems have no /dev/full.
  #if os(Linux)
    @Test(arguments: ["build a.yaml -o -", "build a.yaml", "help", "man"])
    func `standard output without room is an error`(arguments: String) async throws {
      let folder = try TemporaryFolder()
      try folder.write(SampleSpec.fine, to: "a.yaml")
      let run = try await shell("$layoutc \(arguments) > /dev/full", in: folder.url)
      #expect(run.status == 2)
      #expect(run.errorText == "layoutc: error: standard output: No space left on device\n")
    }
  #endif

  @Test func `an output that is a symbolic link is not replaced`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleSpec.fine, to: "a.yaml")
    try folder.write("precious", to: "target.json")
    try folder.write("", to: "Generated/keep")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url(of: "Generated/a.json").path, withDestinationPath: "../target.json")
    let run = try await layoutc(["build", "a.yaml"], in: folder.url)
    #expect(run.status == 2)
    #expect(run.errorText.contains("Generated/a.json cannot be written: is a symbolic link"))
    #expect(try folder.read("target.json") == Data("precious".utf8))
    #expect(folder.names(in: "Generated") == ["a.json", "keep"])
  }

  @Test func `a folder that cannot be made is an error`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleSpec.fine, to: "a.yaml")
    let run = try await layoutc(["build", "a.yaml", "-o", "a.yaml/out"], in: folder.url)
    #expect(run.status == 2)
    #expect(run.errorText.contains("a.yaml/out cannot be written: "))
  }

  @Test func `a folder that takes no files is an error`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleSpec.fine, to: "a.yaml")
    try folder.write("", to: "shut/keep")
    let shut = folder.url(of: "shut").path
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: shut)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: shut) }
    // Root may write everywhere; /proc takes no files from anybody.
    let target = getuid() == 0 ? "/proc/self" : "shut"
    let run = try await layoutc(["build", "a.yaml", "-o", target], in: folder.url)
    #expect(run.status == 2)
    #expect(run.errorText.contains("\(target)/a.json cannot be written: "))
    #expect(folder.names(in: "shut") == ["keep"])
  }

  @Test func `one output that cannot be written keeps the others from their places`() async throws {
    let folder = try TemporaryFolder()
    for name in ["a.yaml", "b.yaml", "c.yaml"] {
      try folder.write(SampleSpec.fine, to: name)
    }
    // A folder stands where b.json would.
    try folder.write("", to: "Generated/b.json/keep")
    let run = try await layoutc(["build", "a.yaml", "b.yaml", "c.yaml"], in: folder.url)
    #expect(run.status == 2)
    #expect(run.errorText.contains("Generated/b.json cannot be written: is a folder"))
    #expect(folder.names(in: "Generated") == ["b.json"])
  }

  @Test(arguments: [("TERM", 15), ("HUP", 1)])
  func `a build that is ended by a signal removes its temporary files`(signal: String, number: Int) async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleSpec.large.replacing("100000", with: "50000000"), to: "a.yaml")
    let run = try await shell(
      """
      mkdir Generated
      $layoutc build a.yaml & process=$!
      for _ in $(seq 1000); do compgen -G 'Generated/.layoutc-*' >/dev/null && break; sleep 0.01; done
      kill -\(signal) $process
      wait $process
      echo $?
      ls -A Generated
      """, in: folder.url)
    // Shells report the end by a signal as 128 and its number.
    #expect(run.outputText == "\(128 + number)\n", "\(run.errorText)")
  }
  @Test func `specs of one run share the file of LayoutRuntime, and one is not written where it is imported`()
    async throws
  {
    let folder = try TemporaryFolder()
    for name in ["a.yaml", "b.yaml"] {
      try folder.write(SampleSpec.fine, to: name)
    }
    let run = try await layoutc(["build", "a.yaml", "b.yaml", "-e", "swift"], in: folder.url)
    #expect(run.status == 0, "\(run.errorText)")
    #expect(
      folder.names(in: "Generated") == [
        "LayoutRuntime.swift", "a.swift", "a.tables.swift", "b.swift", "b.tables.swift",
      ])
    #expect(try await layoutc(["runtime"]).output == folder.read("Generated/LayoutRuntime.swift"))
    for place in ["import", "none"] {
      _ = try await layoutc(["build", "a.yaml", "-e", "swift", "-o", place, "--runtime", place], in: folder.url)
      #expect(folder.names(in: place) == ["a.swift", "a.tables.swift"])
    }
    #expect(String(decoding: try folder.read("import/a.swift"), as: UTF8.self).contains("import LayoutRuntime\n"))
  }

  @Test func `all files of a spec go to standard output one after the other`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleSpec.fine, to: "a.yaml")
    _ = try await layoutc(["build", "a.yaml", "-e", "swift"], in: folder.url)
    let run = try await layoutc(["build", "a.yaml", "-e", "swift", "-o", "-"], in: folder.url)
    let files = try ["a.swift", "a.tables.swift", "LayoutRuntime.swift"].map { try folder.read("Generated/\($0)") }
    #expect(run.output == files.reduce(Data(), +))
  }

  @Test(arguments: [["LayoutRuntime.yaml"], ["a.yaml", "a.tables.yaml"]])
  func `two outputs of one name are refused`(names: [String]) async throws {
    let folder = try TemporaryFolder()
    for name in names {
      try folder.write(SampleSpec.fine, to: name)
    }
    let run = try await layoutc(["build", "-e", "swift"] + names, in: folder.url)
    #expect(run.status == 2)
    #expect(run.errorText.contains("two outputs would be called "))
    #expect(run.errorText.contains("rename the spec `"))
    #expect(folder.names() == names.sorted())
  }
}
