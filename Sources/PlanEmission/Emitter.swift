public import PlanModel

/// Writes a resolved spec in one output format. One conforming type a file, listed in `emitters`.
public protocol Emitter: Sendable {
  /// What `--emit` calls it.
  static var name: String { get }
  /// With the dot: `.json`.
  static var fileExtension: String { get }

  static func emit(_ spec: ResolvedSpec, to writer: inout OutputWriter)
}

/// Every output format, in the order that help lists them.
public let emitters: [any Emitter.Type] = [JSONEmitter.self]
