import Foundation
import Testing

/// Examples/CMake, with the CMake that is installed and both kinds of build files.
struct CMakeTests {
  private static let generators = ["Unix Makefiles", "Ninja"]

  @Test(arguments: generators)
  func `a project builds, builds nothing again, and follows an edit`(generator: String) async throws {
    let project = try ExampleProject("CMake")
    // In a folder with a blank in its name.
    let configured = try await project.run("cmake -G '\(generator)' -S . -B 'the build'")
    #expect(configured.run.status == 0, "\(configured.run.errorText)")
    let first = try await project.run("cmake --build 'the build'")
    #expect(first.run.status == 0, "\(first.run.outputText)\(first.run.errorText)")
    #expect(first.layoutcRuns == 1)
    #expect(
      try project.text("the build/photos.txt")
        == "columns: 4, content: 393 x 1421.75 points\ncolumns: 2, content: 393 x 5783 points\n")
    #expect(try await project.run("cmake --build 'the build'").layoutcRuns == 0)

    try project.touch("specs/photos.layout.yaml")
    #expect(try await project.run("cmake --build 'the build'").layoutcRuns == 1)
    #expect(try await project.run("cmake --build 'the build'").layoutcRuns == 0)

    try project.edit("specs/photos.layout.yaml", "count: 60", "count: 61")
    #expect(try await project.run("cmake --build 'the build'").layoutcRuns == 1)
    // 16 lines instead of 15: 1421.75 + 86.25 + 8.
    #expect(try project.text("the build/photos.txt").hasPrefix("columns: 4, content: 393 x 1516 points\n"))
  }

  @Test(arguments: generators)
  func `a bad spec fails the build with its place`(generator: String) async throws {
    let project = try ExampleProject("CMake")
    try project.edit("specs/photos.layout.yaml", "count: 60", "cuont: 60")
    let bad = try await project.run("cmake -G '\(generator)' -S . -B build > log && cmake --build build 2>&1")
    #expect(bad.run.status != 0)
    let place = project.folder.url(of: "specs/photos.layout.yaml").path + ":6:5: error: unknown key `cuont`"
    #expect(bad.run.outputText.contains(place))
  }
}
