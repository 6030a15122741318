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
public var emitters: [AnyEmitter] {
  @export(interface) get { registeredEmitters }
}

private let registeredEmitters = [
  AnyEmitter(JSONEmitter.self), AnyEmitter(SwiftEmitter.self), AnyEmitter(SwiftTestsEmitter.self),
]

/// An emitter as a value. Functions and not a metatype, which Embedded Swift does not have.
public struct AnyEmitter: Sendable {
  public let name: String
  public let fileExtension: String
  private let nameFile: @Sendable (String, EmissionOptions) -> String
  private let emit: @Sendable (ResolvedSpec, EmissionOptions, inout OutputWriter) -> Void

  public init<Format: Emitter>(_: Format.Type) {
    name = Format.name
    fileExtension = Format.fileExtension
    nameFile = { Format.fileName(forSpecNamed: $0, options: $1) }
    emit = { Format.emit($0, options: $1, to: &$2) }
  }

  public func fileName(forSpecNamed name: String, options: EmissionOptions) -> String {
    nameFile(name, options)
  }

  public func emit(_ spec: ResolvedSpec, options: EmissionOptions, to writer: inout OutputWriter) {
    emit(spec, options, &writer)
  }
}
