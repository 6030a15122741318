internal import JSONOutput
public import PlanModel
public import SwiftOutput
public import TextWriting

/// Writes a resolved spec in one output format.
public struct Emitter: Sendable {
  /// What `--emit` calls it.
  public let name: String
  /// With the dot: `.json`.
  public let fileExtension: String
  private let nameFile: @Sendable (String, EmissionOptions) -> String
  private let write: @Sendable (ResolvedSpec, EmissionOptions, inout OutputWriter) -> Void

  init(
    _ name: String, fileExtension: String,
    nameFile: (@Sendable (String, EmissionOptions) -> String)? = nil,
    emit: @escaping @Sendable (ResolvedSpec, EmissionOptions, inout OutputWriter) -> Void
  ) {
    self.name = name
    self.fileExtension = fileExtension
    self.nameFile = nameFile ?? { name, _ in name + fileExtension }
    self.write = emit
  }

  /// The name of the output file: the spec's and the extension unless the format has its own custom.
  public func fileName(forSpecNamed name: String, options: EmissionOptions) -> String {
    nameFile(name, options)
  }

  public func emit(_ spec: ResolvedSpec, options: EmissionOptions, to writer: inout OutputWriter) {
    write(spec, options, &writer)
  }
}

/// Every output format, in the order that help lists them.
public let emitters = [
  Emitter("json", fileExtension: ".json") { spec, _, writer in JSONEmitter.emit(spec, to: &writer) },
  Emitter("swift", fileExtension: ".swift") { SwiftEmitter.emit($0, options: $1, to: &$2) },
  Emitter(
    "swift-tests", fileExtension: ".swift", nameFile: { SwiftTestsEmitter.fileName(forSpecNamed: $0, options: $1) }
  ) {
    SwiftTestsEmitter.emit($0, options: $1, to: &$2)
  },
]
