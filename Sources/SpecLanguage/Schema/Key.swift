internal import YAMLReading

/// One key of a construct, with everything that is said about it: reading, defaults, suggestions, JSON Schema and the tables of
/// Grammar.md all come from here.
struct Key<Value: Sendable>: Sendable {
  let description: KeyDescription
  let type: ValueType<Value>

  /// `default` is the text that the tables show; a key without one is required or simply absent.
  init(
    _ name: String, _ type: ValueType<Value>, required: Bool = false, default: String? = nil, _ doc: String
  ) {
    self.type = type
    self.description = KeyDescription(
      name: name, shape: type.shape, isRequired: required, defaultText: `default`, doc: doc)
  }

  var name: String {
    description.name
  }
}

/// What documentation, schema and messages need to know of a key, whatever its Swift type.
struct KeyDescription: Sendable {
  let name: String
  let shape: ValueShape
  let isRequired: Bool
  let defaultText: String?
  /// A sentence or two, without its name.
  let doc: String
}

/// A mapping with fixed keys.
struct Construct<Value: Sendable>: Sendable {
  let description: ConstructDescription
  /// Builds the value from a mapping whose keys have been checked; reports what is wrong and answers what can still be used.
  let build: @Sendable (inout FieldReader) -> Value?

  init(
    _ name: String, _ doc: String, keys: [KeyDescription], constraints: [KeyConstraint] = [],
    build: @escaping @Sendable (inout FieldReader) -> Value?
  ) {
    self.description = ConstructDescription(name: name, doc: doc, keys: keys, constraints: constraints)
    self.build = build
  }
}

/// What documentation and schema need to know of a construct.
struct ConstructDescription: Sendable {
  /// As messages call it: "viewport", "flow layout".
  let name: String
  let doc: String
  let keys: [KeyDescription]
  let constraints: [KeyConstraint]
}
