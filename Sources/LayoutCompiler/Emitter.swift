internal import JSONOutput
public import PlanModel
public import SwiftOutput
public import TextWriting

/// An output format: writes a resolved spec in one file or several.
public struct Emitter: Sendable {
  /// What `--emit` calls it.
  public let name: String
  private let listFiles: @Sendable (String, EmissionOptions) -> [EmittedFile]

  init(_ name: String, files: @escaping @Sendable (_ specName: String, EmissionOptions) -> [EmittedFile]) {
    self.name = name
    listFiles = files
  }

  /// The files that it writes for a spec of that name, in order. One after the other, they are one valid file too.
  public func files(forSpecNamed name: String, options: EmissionOptions) -> [EmittedFile] {
    listFiles(name, options)
  }
}

/// A file that an emitter writes.
public struct EmittedFile: Sendable {
  public let name: String
  /// Whether it is the same for every spec, so that a folder has it once.
  public let isShared: Bool
  private let write: @Sendable (ResolvedSpec, EmissionOptions, inout OutputWriter) -> Void

  init(
    _ name: String, isShared: Bool = false,
    write: @escaping @Sendable (ResolvedSpec, EmissionOptions, inout OutputWriter) -> Void
  ) {
    self.name = name
    self.isShared = isShared
    self.write = write
  }

  public func emit(_ spec: ResolvedSpec, options: EmissionOptions, to writer: inout OutputWriter) {
    write(spec, options, &writer)
  }
}

/// Every output format, in the order that help lists them.
public let emitters = [
  Emitter("json") { name, _ in
    [EmittedFile(name + ".json") { spec, _, writer in JSONEmitter.emit(spec, to: &writer) }]
  },
  Emitter("swift") { name, options in
    let files = [
      EmittedFile(name + ".swift") { SwiftEmitter.emit($0, options: $1, to: &$2) },
      EmittedFile(name + ".tables.swift") { SwiftEmitter.emitTables($0, options: $1, to: &$2) },
    ]
    let runtime = EmittedFile(SwiftEmitter.runtimeFileName, isShared: true) { _, options, writer in
      SwiftEmitter.emitRuntime(options: options, to: &writer)
    }
    return options.runtime == .file ? files + [runtime] : files
  },
  Emitter("swift-tests") { name, options in
    [
      EmittedFile(SwiftTestsEmitter.fileName(forSpecNamed: name, options: options)) {
        SwiftTestsEmitter.emit($0, options: $1, to: &$2)
      }
    ]
  },
]

/// The file of LayoutRuntime alone, which specs that are built with `EmissionOptions.Runtime.none` share.
public func emitRuntime(options: EmissionOptions, to writer: inout OutputWriter) {
  SwiftEmitter.emitRuntime(options: options, to: &writer)
}
