import Foundation
import LayoutCompiler
import SourceDiagnostics
import SwiftOutput
import Testing

/// Thirteen specs in one module, with one file of LayoutRuntime and with tests of each.
struct TypeCheckTests {
  struct Mode: Sendable, CustomTestStringConvertible {
    var version: String
    var isolation: String
    var access: EmissionOptions.Access

    var testDescription: String { "Swift \(version), \(isolation) by default, \(access)" }
  }

  private func writeAll(_ access: EmissionOptions.Access, to folder: ScratchFolder) throws -> [String] {
    let examples = try FileManager.default.contentsOfDirectory(
      at: packageFolder.appending(path: "specs/examples"), includingPropertiesForKeys: nil)
    let specs =
      try GoldenSpec.all.map { try $0.resolved() }
      + examples.filter { $0.pathExtension == "yaml" }.map { file in
        let source = SourceFile(path: file.path, bytes: Array(try Data(contentsOf: file)))
        return try #require(compile(source, name: "example-" + file.deletingPathExtension().lastPathComponent).spec)
      }
    #expect(specs.count >= 9)
    var paths: Set<String> = []
    for spec in specs {
      for format in ["swift", "swift-tests"] {
        for file in files(format, spec, EmissionOptions(access: access)) {
          paths.insert(try folder.write(file.text, to: file.name))
        }
      }
    }
    return paths.sorted()
  }

  private func flags(_ mode: Mode) -> [String] {
    ["-typecheck", "-swift-version", mode.version, "-strict-concurrency=complete", "-warnings-as-errors"]
      + (mode.isolation == "MainActor" ? ["-default-isolation", "MainActor"] : [])
      + (mode.access == .package ? ["-package-name", "tests"] : [])
  }

  @Test(arguments: [
    Mode(version: "5", isolation: "MainActor", access: .internal),
    Mode(version: "6", isolation: "nonisolated", access: .package),
  ])
  func `generated files compile without a warning where there is no UIKit`(mode: Mode) async throws {
    let folder = try ScratchFolder()
    try await run("swiftc", flags(mode) + writeAll(mode.access, to: folder), in: folder)
  }

  /// Against the part of UIKit's public interface in Tests/Fixtures/UIKitSubset, built as a module of that name.
  @Test(arguments: [
    Mode(version: "5", isolation: "nonisolated", access: .public),
    Mode(version: "5", isolation: "MainActor", access: .internal),
    Mode(version: "6", isolation: "nonisolated", access: .internal),
    Mode(version: "6", isolation: "MainActor", access: .public),
  ])
  func `generated files type-check with UIKit`(mode: Mode) async throws {
    let folder = try ScratchFolder()
    try await buildUIKitSubset(in: folder)
    try await run("swiftc", flags(mode) + ["-I", "."] + writeAll(mode.access, to: folder), in: folder)
  }

  @Test func `the module type-checks with UIKit`() async throws {
    let folder = try ScratchFolder()
    try await buildUIKitSubset(in: folder)
    let sources = packageFolder.appending(path: "Sources/LayoutRuntime")
    let names = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter { $0.hasSuffix(".swift") }
    try await run(
      "swiftc",
      ["-typecheck", "-swift-version", "6", "-warnings-as-errors", "-package-name", "layoutc", "-I", "."]
        + names.sorted().map { sources.appending(path: $0).path }, in: folder)
  }

  private func buildUIKitSubset(in folder: ScratchFolder) async throws {
    let subset = packageFolder.appending(path: "Tests/Fixtures/UIKitSubset/UIKit.swift").path
    try await run("swiftc", ["-emit-module", "-module-name", "UIKit", "-o", "UIKit.swiftmodule", subset], in: folder)
  }
}
