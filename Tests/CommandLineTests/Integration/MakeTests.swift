import Foundation
import Testing

/// Examples/Make, with the Make that is installed.
struct MakeTests {
  private static let report = "columns: 4, content: 393 x 1421.75 points\ncolumns: 2, content: 393 x 5783 points\n"

  @Test func `a second build runs nothing`() async throws {
    let project = try ExampleProject("Make")
    let first = try await project.run("make")
    #expect(first.run.status == 0, "\(first.run.errorText)")
    #expect(first.layoutcRuns == 1)
    #expect(try project.text("build/photos.txt") == Self.report)

    let second = try await project.run("make && make --question")
    #expect(second.run.status == 0)
    #expect(second.layoutcRuns == 0)
    #expect(!second.run.outputText.contains("report"))
  }

  @Test func `a spec that was touched is compiled once more, and what depends on its unchanged output is not`()
    async throws
  {
    let project = try ExampleProject("Make")
    _ = try await project.run("make")
    try project.touch("specs/photos.layout.yaml")
    let touched = try await project.run("make")
    #expect(touched.layoutcRuns == 1)
    #expect(!touched.run.outputText.contains("build/report"))
    let after = try await project.run("make")
    #expect(after.layoutcRuns == 0)
  }

  @Test func `an edit reaches the report`() async throws {
    let project = try ExampleProject("Make")
    _ = try await project.run("make")
    try project.edit("specs/photos.layout.yaml", "count: 60", "count: 61")
    let edited = try await project.run("make")
    #expect(edited.layoutcRuns == 1)
    // 16 lines instead of 15, each of 86.25 and a spacing of 8: 1421.75 + 94.25 = 1516.
    #expect(try project.text("build/photos.txt").hasPrefix("columns: 4, content: 393 x 1516 points\n"))
  }

  @Test func `a bad spec fails the build with its place, until it is right again`() async throws {
    let project = try ExampleProject("Make")
    _ = try await project.run("make")
    try project.edit("specs/photos.layout.yaml", "count: 60", "cuont: 60")
    let bad = try await project.run("make")
    #expect(bad.run.status == 2)
    #expect(bad.run.errorText.contains("specs/photos.layout.yaml:6:5: error: unknown key `cuont`"))
    #expect(try await project.run("make").run.status == 2)
    try project.edit("specs/photos.layout.yaml", "cuont: 60", "count: 60")
    #expect(try await project.run("make").run.status == 0)
  }

  @Test func `a table that was removed is built again`() async throws {
    let project = try ExampleProject("Make")
    _ = try await project.run("make")
    let again = try await project.run("rm build/photos.json && make && cat build/photos.txt")
    #expect(again.layoutcRuns == 1)
    #expect(again.run.outputText.hasSuffix(Self.report))
  }

  /// Names with what Make's syntax gives a meaning.
  @Test(arguments: ["a b", "a  b", #"a\b"#, #"a\ b"#, "a#b", "a$b", "$(a)", "a:b", "grüße"])
  func `Make knows a spec by its name in the dependency file`(name: String) async throws {
    let project = try ExampleProject(nil)
    try project.folder.write(SampleSpec.fine, to: name + ".yaml")
    let build = ["-q", name + ".yaml", "--depfile", "build.d", "--stamp", "build.stamp"]
    #expect(try await layoutc(["build"] + build, in: project.folder.url).status == 0)
    try project.folder.write("build.stamp:\n\t@echo stale\ninclude build.d\n", to: "Makefile")
    #expect(try await project.run("make").run.outputText.contains("up to date"))
    try project.touch(name + ".yaml")
    let stale = try await project.run("make")
    #expect(stale.run.outputText == "stale\n", "\(stale.run.errorText)")
  }
}
