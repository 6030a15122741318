public import PlanModel

/// Writes a resolved spec in one output format. One conforming type a file, listed in `emitters`.
public protocol Emitter: Sendable {
  /// What `--emit` calls it.
  static var name: String { get }
  /// With the dot: `.json`.
  static var fileExtension: String { get }

  /// The name of the output file: the spec's and the extension unless the format has its own custom.
  static func fileName(forSpecNamed name: String, options: EmissionOptions) -> String

  static func emit(_ spec: ResolvedSpec, options: EmissionOptions, to writer: inout OutputWriter)
}

extension Emitter {
  public static func fileName(forSpecNamed name: String, options: EmissionOptions) -> String {
    name + fileExtension
  }

  /// Emits with the default options.
  public static func emit(_ spec: ResolvedSpec, to writer: inout OutputWriter) {
    emit(spec, options: EmissionOptions(), to: &writer)
  }
}

/// Every output format, in the order that help lists them.
public let emitters: [any Emitter.Type] = [JSONEmitter.self, SwiftEmitter.self, SwiftTestsEmitter.self]
