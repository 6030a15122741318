import Foundation
import Testing

/// Examples/Xcode: the run script and its lists, run as Xcode would; there is no Xcode where these tests run.
struct XcodeTests {
  /// What Xcode sets for a script: lists with all build settings replaced.
  private func settings(_ project: ExampleProject) throws -> [String: String] {
    let root = project.folder.path
    var environment = ["SRCROOT": root]
    for side in ["inputs", "outputs"] {
      let list = try project.text("Layouts-\(side).xcfilelist").replacing("$(SRCROOT)", with: root)
      try project.folder.write(list, to: "resolved-\(side)")
      environment["SCRIPT_\(side.dropLast().uppercased())_FILE_LIST_0"] = root + "/resolved-\(side)"
    }
    return environment
  }

  @Test func `the file lists are those that layoutc writes`() async throws {
    let project = try ExampleProject("Xcode")
    #expect(project.folder.names().contains("LayoutRuntime.swift") == false)
    let lists = ["Layouts-inputs.xcfilelist", "Layouts-outputs.xcfilelist"]
    let before = try lists.map { try project.folder.read($0) }
    #expect(try await project.run("./make-file-lists.sh").run.status == 0)
    #expect(try lists.map { try project.folder.read($0) } == before)
    #expect(try project.folder.read("LayoutRuntime.swift") == (await layoutc(["runtime"])).output)
  }

  @Test func `the script compiles every spec of the list to its output, and writes nothing else`() async throws {
    let project = try ExampleProject("Xcode")
    let environment = try settings(project)
    let before = project.folder.names()
    let run = try await project.run("./compile-layouts.sh", environment: environment)
    #expect(run.run.status == 0, "\(run.run.errorText)")
    #expect(project.folder.names() == (before + ["Generated"]).sorted())
    #expect(project.folder.names(in: "Generated") == ["albums.swift", "photos.swift"])
    let alone = try await layoutc(
      ["build", "Layouts/albums.layout.yaml", "--emit", "swift", "--runtime", "none", "-o", "-"], in: project.folder.url
    )
    #expect(try project.folder.read("Generated/albums.swift") == alone.output)
  }

  @Test func `a bad spec fails the phase with its place and leaves no output`() async throws {
    let project = try ExampleProject("Xcode")
    try project.edit("Layouts/photos.layout.yaml", "count: 60", "cuont: 60")
    let run = try await project.run("./compile-layouts.sh", environment: settings(project))
    #expect(run.run.status == 1)
    #expect(run.run.errorText.contains(project.folder.path + "/Layouts/photos.layout.yaml:6:5: error: "))
    #expect(project.folder.names(in: "Generated") == ["albums.swift"])
  }
}
