import Foundation
import JSONOutput
import LayoutCompiler
import PlanModel
import SourceDiagnostics
import SwiftOutput
import Testing
import TextWriting

/// A spec whose generated Swift is checked in below Golden/, compiled into this test target and run.
struct GoldenSpec: Sendable, CustomTestStringConvertible {
  let path: String
  let options: EmissionOptions
  let namespace: String
  let generated: @Sendable () -> GeneratedSpec

  var testDescription: String { path }

  static let all = [
    GoldenSpec(path: "specs/tiles.yaml", options: EmissionOptions(), namespace: "TilesLayout") {
      TilesLayout.forTests
    },
    GoldenSpec(
      path: "Tests/GeneratedSwiftTests/Specs/sections.yaml", options: EmissionOptions(access: .public),
      namespace: "SectionsLayout"
    ) {
      SectionsLayout.forTests
    },
    GoldenSpec(
      path: "Tests/GeneratedSwiftTests/Specs/mixed.yaml",
      options: EmissionOptions(access: .package, prefix: "Acme"), namespace: "AcmeMixedLayout"
    ) {
      AcmeMixedLayout.forTests
    },
    GoldenSpec(
      path: "Tests/GeneratedSwiftTests/Specs/sideways.yaml", options: EmissionOptions(), namespace: "SidewaysLayout"
    ) {
      SidewaysLayout.forTests
    },
    GoldenSpec(
      path: "Tests/GeneratedSwiftTests/Specs/formulas.yaml", options: EmissionOptions(), namespace: "FormulasLayout"
    ) {
      FormulasLayout.forTests
    },
  ]

  func source() throws -> String {
    try String(contentsOf: packageFolder.appending(path: path), encoding: .utf8)
  }

  func resolved() throws -> ResolvedSpec {
    try resolve(source(), name: URL(filePath: path).deletingPathExtension().lastPathComponent)
  }

  /// The spec on other viewports: those of the YAML list.
  func resolved(onViewports list: String) throws -> ResolvedSpec {
    var lines: [Substring] = []
    var isInViewports = false
    for line in try source().split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("viewports:") {
        isInViewports = true
        lines += ["viewports:"] + list.split(separator: "\n")
      } else if !line.hasPrefix(" ") {
        isInViewports = false
      }
      if !isInViewports { lines.append(line) }
    }
    return try resolve(lines.joined(separator: "\n"), name: "other")
  }

  private func resolve(_ source: String, name: String) throws -> ResolvedSpec {
    let compilation = compile(SourceFile(path: path, bytes: Array(source.utf8)), name: name)
    guard let spec = compilation.spec else {
      throw Failure(description: "\(path): \(compilation.diagnostics.map(\.message))")
    }
    return spec
  }
}

struct Failure: Error, CustomStringConvertible {
  let description: String
}

/// What the emitter of that name writes.
func emitted(_ format: String, _ spec: ResolvedSpec, _ options: EmissionOptions) -> String {
  guard let emitter = emitters.first(where: { $0.name == format }) else {
    preconditionFailure("no emitter is called \(format)")
  }
  var bytes: [UInt8] = []
  var writer = OutputWriter { span in
    for index in span.indices { bytes.append(span[index]) }
  }
  emitter.emit(spec, options: options, to: &writer)
  writer.flush()
  return String(decoding: bytes, as: UTF8.self)
}

/// The package's own folder.
let packageFolder = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

let goldenFolder = packageFolder.appending(path: "Tests/GeneratedSwiftTests/Golden")

/// Whether to write golden files anew instead of comparing with them.
let isRecording = ProcessInfo.processInfo.environment["LAYOUTC_RECORD"] == "1"
