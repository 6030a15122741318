import Foundation
import JSONOutput
import LayoutCompiler
import LayoutRuntime
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
  /// Whether doubles hold every value of its formulas.
  let isExact: Bool
  let chains: @Sendable () -> [LayoutChain]
  let listed: @Sendable () -> [ListedChain]

  var testDescription: String { path }

  static let all = [
    GoldenSpec(
      path: "specs/tiles.yaml", options: EmissionOptions(runtime: .import), namespace: "TilesLayout", isExact: true,
      chains: { TilesLayout.Chains.all }, listed: { TilesLayout.Listed.all }),
    GoldenSpec(
      path: "Tests/GeneratedSwiftTests/Specs/sections.yaml",
      options: EmissionOptions(access: .public, runtime: .import), namespace: "SectionsLayout", isExact: false,
      chains: { SectionsLayout.Chains.all }, listed: { SectionsLayout.Listed.all }),
    GoldenSpec(
      path: "Tests/GeneratedSwiftTests/Specs/mixed.yaml",
      options: EmissionOptions(access: .package, runtime: .import, prefix: "Acme"), namespace: "AcmeMixedLayout",
      isExact: true, chains: { AcmeMixedLayout.Chains.all }, listed: { AcmeMixedLayout.Listed.all }),
    GoldenSpec(
      path: "Tests/GeneratedSwiftTests/Specs/sideways.yaml", options: EmissionOptions(runtime: .import),
      namespace: "SidewaysLayout", isExact: true, chains: { SidewaysLayout.Chains.all },
      listed: { SidewaysLayout.Listed.all }),
    GoldenSpec(
      path: "Tests/GeneratedSwiftTests/Specs/walls.yaml", options: EmissionOptions(runtime: .import),
      namespace: "WallsLayout", isExact: false, chains: { WallsLayout.Chains.all },
      listed: { WallsLayout.Listed.all }),
    GoldenSpec(
      path: "Tests/GeneratedSwiftTests/Specs/formulas.yaml", options: EmissionOptions(runtime: .import),
      namespace: "FormulasLayout", isExact: false, chains: { FormulasLayout.Chains.all },
      listed: { FormulasLayout.Listed.all }),
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

/// The files that the emitter of that name writes.
func files(_ format: String, _ spec: ResolvedSpec, _ options: EmissionOptions) -> [(name: String, text: String)] {
  guard let emitter = emitters.first(where: { $0.name == format }) else {
    preconditionFailure("no emitter is called \(format)")
  }
  return emitter.files(forSpecNamed: spec.name, options: options).map { file in
    (file.name, text { file.emit(spec, options: options, to: &$0) })
  }
}

func runtimeFile(_ options: EmissionOptions) -> String {
  text { emitRuntime(options: options, to: &$0) }
}

private func text(_ write: (inout OutputWriter) -> Void) -> String {
  var bytes: [UInt8] = []
  var writer = OutputWriter { span in
    for index in span.indices { bytes.append(span[index]) }
  }
  write(&writer)
  writer.flush()
  return String(decoding: bytes, as: UTF8.self)
}

/// The package's own folder.
let packageFolder = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

let goldenFolder = packageFolder.appending(path: "Tests/GeneratedSwiftTests/Golden")

/// Whether to write golden files anew instead of comparing with them.
let isRecording = ProcessInfo.processInfo.environment["LAYOUTC_RECORD"] == "1"
