import Foundation
import Testing

/// Examples/PhotoGrid, built by SwiftPM with both plugins.
///
/// The build compiles layoutc too, which takes a minute. It stays in .build/integration, so that later test runs compile what has
/// changed only; and one test takes all steps, since they share it.
struct SwiftPackageTests {
  /// A blank in the path, which plugins see percent-encoded.
  private let folder = packageFolder.appending(path: ".build/integration/Photo Grid")

  @Test(.timeLimit(.minutes(20)))
  func `a package compiles its specs on every build that needs it`() async throws {
    try copyExample()

    let first = try await swift("build")
    try #require(first.status == 0, "\(first.outputText)\(first.errorText)")
    #expect(
      try await photoGrid() == """
        iPhone 16 at scale 0.25: 4 columns, 1421.75 points
        iPhone 16 at scale 0.5: 2 columns, 5783.0 points
        window at scale 0.125: 8 columns, 976.0 points
        window at scale 0.25: 4 columns, 3698.0 points

        """)

    try await expectNothingToDo()
    try await expectOutputsOfTheCommand()
    try await followAnEdit()
    try await doWithoutTheLibrary()
    try await failOnABadSpec()
    try await addASpecInAFolderWithABlank()
    try await refuseSpecsOfOneName()
    try await runTheCommandPlugin()
  }

  private func expectNothingToDo() async throws {
    // SwiftPM links the tools of plugins once more in the second build of any package.
    _ = try await swift("build")
    let build = try await swift("build")
    #expect(build.status == 0)
    for step in ["layoutc ", "Compiling PhotoGrid", "Linking"] {
      #expect(!build.outputText.contains(step), "\(build.outputText)")
    }
  }

  private func expectOutputsOfTheCommand() async throws {
    // Two specs of one file name; the same bytes as from another folder and by another executable.
    for name in ["Phone", "Pad"] {
      let output = try ["\(name)-grid.swift", "\(name)-grid.tables.swift"].map { try #require(try generated($0)) }
        .reduce(Data(), +)
      let alone = try await layoutc(
        [
          "build", "\(name)/grid.layout.yaml", "--name", "\(name)-grid", "--emit", "swift", "--runtime", "import", "-o",
          "-",
        ],
        in: folder.appending(path: "Sources/PhotoGrid"))
      #expect(output == alone.output)
      #expect(!String(decoding: output, as: UTF8.self).contains("Photo Grid"))
    }
  }

  private func followAnEdit() async throws {
    try edit("Phone/grid.layout.yaml", "count: 60", "count: 61")
    let padFile = try #require(try path(of: "Pad-grid.swift"))
    let padDate = try FileManager.default.attributesOfItem(atPath: padFile)[.modificationDate] as? Date
    #expect(try await swift("build").status == 0)
    // 16 lines instead of 15: 1421.75 + 86.25 + 8.
    #expect(try await photoGrid().hasPrefix("iPhone 16 at scale 0.25: 4 columns, 1516.0 points\n"))
    #expect(try FileManager.default.attributesOfItem(atPath: padFile)[.modificationDate] as? Date == padDate)
  }

  /// Without the library, the plugin writes the file of LayoutRuntime once for all specs.
  private func doWithoutTheLibrary() async throws {
    try edit("../../Package.swift", "dependencies: [.product(name: \"LayoutRuntime\", package: \"layoutc\")],", "")
    try edit("main.swift", "import LayoutRuntime\n", "")
    try edit("main.swift", "LayoutEnvironment(bounds: Size(", "LayoutRuntime.LayoutEnvironment(bounds: .init(")
    let build = try await swift("build")
    #expect(build.status == 0, "\(build.outputText)\(build.errorText)")
    #expect(try await photoGrid().hasPrefix("iPhone 16 at scale 0.25: 4 columns, 1516.0 points\n"))
    #expect(try generated("LayoutRuntime.swift") == (await layoutc(["runtime"])).output)
  }

  private func failOnABadSpec() async throws {
    try edit("Pad/grid.layout.yaml", "count: 60", "cuont: 60")
    let bad = try await swift("build")
    #expect(bad.status != 0)
    let place = folder.path + "/Sources/PhotoGrid/Pad/grid.layout.yaml:6:5: error: unknown key `cuont`"
    #expect((bad.outputText + bad.errorText).split(separator: "\n").contains { $0.hasPrefix(place) })
    try edit("Pad/grid.layout.yaml", "cuont: 60", "count: 60")
  }

  private func addASpecInAFolderWithABlank() async throws {
    let sources = folder.appending(path: "Sources/PhotoGrid")
    let added = sources.appending(path: "More Layouts")
    try FileManager.default.createDirectory(at: added, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: sources.appending(path: "Pad/grid.layout.yaml"), to: added.appending(path: "#1 grid.layout.yml"))
    try Data("let more = MoreLayouts1GridLayout.specName\n".utf8).write(to: sources.appending(path: "More.swift"))
    let build = try await swift("build")
    #expect(build.status == 0, "\(build.outputText)\(build.errorText)")
    #expect(try generated("More Layouts-#1 grid.swift") != nil)
  }

  private func refuseSpecsOfOneName() async throws {
    let sources = folder.appending(path: "Sources/PhotoGrid")
    let other = sources.appending(path: "Pad-grid.layout.yaml")
    try FileManager.default.copyItem(at: sources.appending(path: "Pad/grid.layout.yaml"), to: other)
    let build = try await swift("build")
    #expect(build.status != 0)
    let message = "Pad-grid.layout.yaml and Pad/grid.layout.yaml would make the same file, Pad-grid.swift"
    #expect((build.outputText + build.errorText).contains(message), "\(build.outputText)\(build.errorText)")
    try FileManager.default.removeItem(at: other)
  }

  private func runTheCommandPlugin() async throws {
    let build = try await swift(
      "package", "--allow-writing-to-package-directory", "layoutc", "build", "Sources/PhotoGrid/Pad", "-o", "Tables")
    #expect(build.status == 0, "\(build.outputText)\(build.errorText)")
    #expect(build.outputText.contains("wrote Tables/grid.json\n"))
    #expect(FileManager.default.fileExists(atPath: folder.appending(path: "Tables/grid.json").path))

    let refused = try await swift("package", "--allow-writing-to-package-directory", "layoutc", "biuld")
    #expect(refused.status != 0)
    #expect((refused.outputText + refused.errorText).contains("unknown command `biuld`"))
  }

  private func copyExample() throws {
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for entry in ["Package.swift", "Sources"] {
      try FileManager.default.copyItem(
        at: packageFolder.appending(path: "Examples/PhotoGrid/\(entry)"), to: folder.appending(path: entry))
    }
    let manifest = folder.appending(path: "Package.swift")
    let text = try String(contentsOf: manifest, encoding: .utf8)
    try #require(text.contains("path: \"../..\""))
    try Data(text.replacing("path: \"../..\"", with: "path: \"\(packageFolder.path)\"").utf8).write(to: manifest)
  }

  /// Runs a subcommand of `swift` in the copy.
  private func swift(_ arguments: String...) async throws -> CommandRun {
    let words = ([arguments[0], "--scratch-path", "../build"] + arguments.dropFirst()).map { "'\($0)'" }
    return try await shell(
      "swift " + words.joined(separator: " "),
      environment: ProcessInfo.processInfo.environment.filter { ["HOME", "TMPDIR"].contains($0.key) }, in: folder)
  }

  private func photoGrid() async throws -> String {
    try await shell("'../build/debug/PhotoGrid'", in: folder).outputText
  }

  private func path(of output: String) throws -> String? {
    let outputs = folder.appending(path: "../build/plugins/outputs").standardizedFileURL
    return try FileManager.default.subpathsOfDirectory(atPath: outputs.path)
      .first { $0.hasSuffix("/" + output) }
      .map { outputs.appending(path: $0).path }
  }

  private func generated(_ output: String) throws -> Data? {
    try path(of: output).map { try Data(contentsOf: URL(filePath: $0)) }
  }

  private func edit(_ name: String, _ old: String, _ new: String) throws {
    let file = folder.appending(path: "Sources/PhotoGrid/\(name)")
    let text = try String(contentsOf: file, encoding: .utf8)
    try #require(text.contains(old))
    try Data(text.replacing(old, with: new).utf8).write(to: file)
  }
}
