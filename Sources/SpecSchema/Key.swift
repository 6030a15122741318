package import SourceDiagnostics

/// One key of a construct, with everything that is said about it: reading, defaults, suggestions, JSON Schema and the tables of
/// Grammar.md all come from here.
package struct Key<Value: Sendable>: Sendable {
  package let description: KeyDescription
  package let type: ValueType<Value>

  /// `default` is the text that the tables show; a key without one is required or simply absent.
  package init(
    _ name: String, _ type: ValueType<Value>, required: Bool = false, helpIfMissing: String? = nil,
    default: String? = nil, _ doc: String
  ) {
    self.type = type
    self.description = KeyDescription(
      name: name, shape: type.shape, isRequired: required, helpIfMissing: helpIfMissing, defaultText: `default`,
      doc: doc)
  }

  package var name: String {
    description.name
  }
}

/// What documentation, schema and messages need to know of a key, whatever its Swift type.
package struct KeyDescription: Sendable {
  package let name: String
  package let shape: ValueShape
  package let isRequired: Bool
  /// What to write where the key is required and absent, if that is not plain.
  package let helpIfMissing: String?
  package let defaultText: String?
  /// A sentence or two, without its name.
  package let doc: String
}

/// A mapping with fixed keys.
package struct Construct<Value: Sendable>: Sendable {
  package let description: ConstructDescription
  /// Builds the value from a mapping whose keys have been checked; reports what is wrong and answers what can still be used.
  package let build: @Sendable (inout FieldReader) -> Value?

  package init(
    _ name: String, _ doc: String, keys: [KeyDescription], constraints: [KeyConstraint] = [],
    refusedKeys: [RefusedKey] = [],
    build: @escaping @Sendable (inout FieldReader) -> Value?
  ) {
    self.description = ConstructDescription(
      name: name, doc: doc, keys: keys, constraints: constraints, refusedKeys: refusedKeys)
    self.build = build
  }
}

/// What documentation and schema need to know of a construct.
package struct ConstructDescription: Sendable {
  /// As messages call it: "viewport", "flow layout".
  package let name: String
  package let doc: String
  package let keys: [KeyDescription]
  package let constraints: [KeyConstraint]
  /// Keys that somebody may well try and that cannot be had.
  package let refusedKeys: [RefusedKey]
}

/// A key that cannot be had, with the reason.
package struct RefusedKey: Sendable {
  package let name: String
  package let code: DiagnosticCode
  package let message: String
  package let help: String

  package init(_ name: String, _ code: DiagnosticCode, _ message: String, help: String) {
    self.name = name
    self.code = code
    self.message = message
    self.help = help
  }
}
