import Foundation
import JSONOutput
import SwiftOutput
import Testing
import TextWriting

struct TypeCheckTests {
  /// Both emitters' files of all golden specs, which all live in one module.
  private func writeAll(to folder: ScratchFolder) throws -> (layouts: [String], tests: [String]) {
    var layouts: [String] = []
    var tests: [String] = []
    for golden in GoldenSpec.all {
      let spec = try golden.resolved()
      layouts.append(
        try folder.write(emitted("swift", spec, golden.options), to: golden.namespace + ".swift"))
      tests.append(
        try folder.write(
          emitted("swift-tests", spec, golden.options),
          to: SwiftTestsEmitter.fileName(forSpecNamed: spec.name, options: golden.options)))
    }
    return (layouts, tests)
  }

  private static let strict = ["-strict-concurrency=complete", "-warnings-as-errors", "-package-name", "tests"]

  @Test(arguments: ["5", "6"])
  func `generated files compile without a warning where there is no UIKit`(version: String) async throws {
    let folder = try ScratchFolder()
    let files = try writeAll(to: folder)
    try await run(
      "swiftc", ["-typecheck", "-swift-version", version] + Self.strict + files.layouts + files.tests, in: folder)
  }

  /// Against the part of UIKit's public interface in Tests/Fixtures/UIKitSubset, built as a module of that name.
  @Test(arguments: ["5", "6"])
  func `generated files type-check with UIKit`(version: String) async throws {
    let folder = try ScratchFolder()
    let subset = packageFolder.appending(path: "Tests/Fixtures/UIKitSubset/UIKit.swift").path
    try await run(
      "swiftc", ["-emit-module", "-module-name", "UIKit", "-o", "UIKit.swiftmodule", subset], in: folder)
    let files = try writeAll(to: folder)
    try await run(
      "swiftc",
      ["-typecheck", "-swift-version", version, "-I", "."] + Self.strict + files.layouts + files.tests, in: folder)
  }

  @Test func `generated files pass the formatter's lint as it comes`() async throws {
    let folder = try ScratchFolder()
    let files = try writeAll(to: folder)
    // Nothing above a temporary folder configures the formatter.
    try await run("swift", ["format", "lint", "--strict"] + files.layouts + files.tests, in: folder)
  }
}
