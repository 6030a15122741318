internal import TextWriting

/// A member of an object of the plan, declared once: what the schema says of it, and how it is written. Nothing is written
/// that is not declared so.
struct PlanField<Object>: Sendable {
  let description: FieldDescription
  /// Writes the name and the value, or nothing where there is no value.
  let write: @Sendable (Object, inout JSONWriter) -> Void

  /// For what is written by other means: `writeValue` stands in for the value's own way.
  init(_ description: FieldDescription, writeValue: @escaping @Sendable (Object, inout JSONWriter) -> Void) {
    self.description = description
    write = { [name = description.name] object, json in
      json.member(name)
      writeValue(object, &json)
    }
  }

  init<Value>(
    _ name: StaticString, _ value: PlanValue<Value>, _ text: String, _ get: @escaping @Sendable (Object) -> Value
  ) {
    self.init(FieldDescription(name, text, value.schema)) { object, json in
      value.write(get(object), &json)
    }
  }

  /// Left out where `get` gives nothing.
  static func optional<Value>(
    _ name: StaticString, _ value: PlanValue<Value>, _ text: String, _ get: @escaping @Sendable (Object) -> Value?
  ) -> PlanField {
    PlanField(optional: FieldDescription(name, text, value.schema, isRequired: false)) { object, json in
      guard let found = get(object) else { return }
      json.member(name)
      value.write(found, &json)
    }
  }

  /// An array: `forEach` calls its second argument with each element, in order.
  static func each<Element>(
    _ name: StaticString, _ style: JSONWriter.Style, _ element: PlanValue<Element>, _ elementText: String?,
    least: Int = 0, _ text: String, _ forEach: @escaping @Sendable (Object, (Element) -> Void) -> Void
  ) -> PlanField {
    PlanField(FieldDescription(name, text, arraySchema(element.schema, elementText, least: least))) { object, json in
      json.array(style) { json in
        forEach(object) { value in
          json.element()
          element.write(value, &json)
        }
      }
    }
  }

  private init(optional description: FieldDescription, write: @escaping @Sendable (Object, inout JSONWriter) -> Void) {
    self.description = description
    self.write = write
  }
}

/// What the schema says of a member.
struct FieldDescription: Sendable {
  let name: StaticString
  let text: String
  let schema: PlanSchemaPart
  let isRequired: Bool

  init(_ name: StaticString, _ text: String, _ schema: @escaping PlanSchemaPart, isRequired: Bool = true) {
    self.name = name
    self.text = text
    self.schema = schema
    self.isRequired = isRequired
  }
}

/// The kind of a value: what the schema says of it, and how it is written.
struct PlanValue<Value>: Sendable {
  let schema: PlanSchemaPart
  let write: @Sendable (Value, inout JSONWriter) -> Void

  init(_ schema: @escaping PlanSchemaPart, write: @escaping @Sendable (Value, inout JSONWriter) -> Void) {
    self.schema = schema
    self.write = write
  }

  init(
    _ members: @escaping @autoclosure @Sendable () -> [JSONTree.Member],
    write: @escaping @Sendable (Value, inout JSONWriter) -> Void
  ) {
    self.init({ _ in members() }, write: write)
  }

  /// An object with these members.
  static func object(_ style: JSONWriter.Style, _ fields: [PlanField<Value>]) -> PlanValue {
    PlanValue({ objectSchema(fields.map { $0.description }, &$0) }) { object, json in
      json.object(style) { json in
        for field in fields {
          field.write(object, &json)
        }
      }
    }
  }

  /// The same, which the schema describes once, in its definitions.
  static func object(
    _ style: JSONWriter.Style, named name: String, _ text: String, _ fields: [PlanField<Value>]
  ) -> PlanValue {
    let object = object(style, fields)
    return PlanValue({ $0.reference(to: name, text, object.schema) }, write: object.write)
  }

  /// Described once, in the schema's definitions.
  func named(_ name: String, _ text: String) -> PlanValue {
    PlanValue({ [schema] in $0.reference(to: name, text, schema) }, write: write)
  }

  /// One of these words.
  static func word(_ values: [Value]) -> PlanValue where Value: RawRepresentable<String> & Sendable {
    PlanValue([("enum", .strings(values.map { $0.rawValue }))]) { $1.string($0.rawValue) }
  }

  static func nullable<Wrapped>(_ value: PlanValue<Wrapped>) -> PlanValue where Value == Wrapped? {
    PlanValue({ nullableSchema(value.schema(&$0)) }) { wrapped, json in
      if let wrapped { value.write(wrapped, &json) } else { json.null() }
    }
  }
}

extension PlanValue where Value: RawRepresentable<String> & CaseIterable & Sendable {
  /// One of all words of its type.
  static var word: PlanValue { .word(Array(Value.allCases)) }
}

extension PlanValue where Value == String {
  static let text = PlanValue([("type", .string("string"))]) { $1.string($0) }
  static let name = PlanValue([("type", .string("string")), ("minLength", .integer(1))]) { $1.string($0) }

  static func text(pattern: String) -> PlanValue {
    PlanValue([("type", .string("string")), ("pattern", .string(pattern))]) { $1.string($0) }
  }

  static func oneOf(_ words: [String]) -> PlanValue {
    PlanValue([("enum", .strings(words))]) { $1.string($0) }
  }
}

extension PlanValue where Value == Int {
  static let count = integer(from: 0)

  static func integer(from least: Int) -> PlanValue {
    PlanValue([("type", .string("integer")), ("minimum", .integer(least))]) { $1.integer($0) }
  }
}

extension PlanValue where Value == Double {
  static let number = PlanValue([("type", .string("number"))]) { $1.number($0) }
  static let positive = PlanValue([("type", .string("number")), ("exclusiveMinimum", .integer(0))]) { $1.number($0) }
  static let nonNegative = PlanValue([("type", .string("number")), ("minimum", .integer(0))]) { $1.number($0) }
  /// From 0 to 1.
  static let share = PlanValue([
    ("type", .string("number")), ("minimum", .integer(0)), ("maximum", .integer(1)),
  ]) { $1.number($0) }
}

extension PlanValue where Value == [Double] {
  static func numbers(least: Int = 0, most: Int? = nil) -> PlanValue {
    PlanValue({ arraySchema(PlanValue<Double>.number.schema, least: least, most: most)(&$0) }) { numbers, json in
      json.array(numbers) { $0.number($1) }
    }
  }
}
