import Foundation
import Testing

/// Examples/Ninja, with the Ninja that is installed.
struct NinjaTests {
  @Test func `a second build runs nothing`() async throws {
    let project = try ExampleProject("Ninja")
    let first = try await project.run("ninja")
    #expect(first.run.status == 0, "\(first.run.outputText)\(first.run.errorText)")
    #expect(first.layoutcRuns == 1)
    let report = try project.text("build/photos.txt")
    #expect(report.contains("\"contentSize\": [393, 1421.75]"))
    let second = try await project.run("ninja")
    #expect(second.layoutcRuns == 0)
    #expect(second.run.outputText == "ninja: no work to do.\n")
  }

  @Test func `a spec that was touched is compiled once more, and what depends on its unchanged output is not`()
    async throws
  {
    let project = try ExampleProject("Ninja")
    _ = try await project.run("ninja")
    try project.touch("specs/photos.layout.yaml")
    let touched = try await project.run("ninja")
    #expect(touched.layoutcRuns == 1)
    #expect(!touched.run.outputText.contains("sizes"))
    #expect(try await project.run("ninja").run.outputText == "ninja: no work to do.\n")
  }

  @Test func `a bad spec fails the build with its place, and an edit reaches the report`() async throws {
    let project = try ExampleProject("Ninja")
    _ = try await project.run("ninja")
    try project.edit("specs/photos.layout.yaml", "count: 60", "cuont: 60")
    let bad = try await project.run("ninja")
    #expect(bad.run.status == 1)
    // Ninja hands on the output of a command that failed.
    #expect(bad.run.outputText.contains("specs/photos.layout.yaml:6:5: error: unknown key `cuont`"))
    try project.edit("specs/photos.layout.yaml", "cuont: 60", "count: 61")
    #expect(try await project.run("ninja").layoutcRuns == 1)
    // 16 lines instead of 15: 1421.75 + 86.25 + 8.
    #expect(try project.text("build/photos.txt").contains("\"contentSize\": [393, 1516]"))
  }

  @Test func `a statement with several outputs names its dependency file itself`() async throws {
    let project = try ExampleProject("Ninja")
    try project.edit(
      "build.ninja", "$in -o build --depfile $out.d", "$in --emit json,swift -o build --depfile $depfile")
    try project.edit("build.ninja", "  depfile = $out.d\n", "")
    try project.edit(
      "build.ninja", "build/photos.json: layoutc specs/photos.layout.yaml",
      "build/photos.json build/photos.swift: layoutc specs/photos.layout.yaml\n  depfile = build/photos.d")
    let first = try await project.run("ninja")
    #expect(first.run.status == 0, "\(first.run.outputText)\(first.run.errorText)")
    #expect(project.folder.names(in: "build").contains("photos.swift"))
    #expect(try await project.run("ninja").layoutcRuns == 0)
    try project.touch("specs/photos.layout.yaml")
    #expect(try await project.run("ninja").layoutcRuns == 1)
    #expect(try await project.run("ninja").layoutcRuns == 0)
  }

  /// Names with what Ninja's reader of dependency files gives a meaning.
  @Test(arguments: ["a b", #"a\b"#, "a#b", "a$b", "a:b", "grüße"])
  func `Ninja knows a spec by its name in the dependency file`(name: String) async throws {
    let project = try ExampleProject(nil)
    try project.folder.write(SampleSpec.fine, to: name + ".yaml")
    try project.folder.write(
      "exec layoutc build -q * -o out --depfile build.d --stamp build.stamp".replacing(
        "*", with: "'\(name).yaml'"),
      to: "run.sh")
    try project.folder.write(
      "rule layoutc\n  command = sh run.sh\n  depfile = build.d\n  deps = gcc\nbuild build.stamp: layoutc\n",
      to: "build.ninja")
    #expect(try await project.run("ninja").layoutcRuns == 1)
    #expect(try await project.run("ninja").layoutcRuns == 0)
    try project.touch(name + ".yaml")
    #expect(try await project.run("ninja").layoutcRuns == 1)
  }
}
