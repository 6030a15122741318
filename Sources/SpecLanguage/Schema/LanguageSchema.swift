internal import Expressions
internal import PlanModel
internal import SpecSchema
internal import TextWriting

/// The JSON Schema (draft 2020-12) of a document that a construct describes: what reading demands, as far as it can be told without
/// looking up names and working out expressions.
struct LanguageSchema {
  let identifier: String
  let title: String
  let root: ConstructDescription
  /// The constructs that values refer to by name.
  let constructs: [ConstructDescription]
  /// The names of the built-in table, if values refer to them.
  var deviceNames: [String] = []

  /// In whole lines.
  var text: String {
    let head: [JSONTree.Member] = [
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")), ("$id", .string(identifier)),
      ("title", .string(title)),
    ]
    let definitions = constructs.map { (key: $0.definitionName, value: JSONTree.object($0.schema)) }
    let expression: JSONTree.Member = (
      "expression",
      .object([
        ("description", .string("An expression, such as `width * scale - 12`.")), ("type", .string("string")),
        ("minLength", .integer(1)),
      ])
    )
    let device: JSONTree.Member = (
      "device", .object([("description", .string("A built-in device.")), ("enum", .strings(deviceNames))])
    )
    let scalars = deviceNames.isEmpty ? [] : [device, expression]
    return JSONTree.object(head + root.schema + [("$defs", .object(definitions + scalars))]).text
  }
}

/// The schema of specs, as published in docs/schema/spec.schema.json.
package var specSchema: String {
  get {
    LanguageSchema(
      identifier: "urn:layoutc:schema:spec:1", title: "layoutc spec", root: SpecKeys.construct.description,
      constructs: Array(LanguageConstructs.all.dropFirst()), deviceNames: devices.map { $0.name }
    ).text
  }
}

extension ConstructDescription {
  /// `flow layout` as `flowLayout`.
  fileprivate var definitionName: String {
    SpecLanguage.definitionName(name)
  }

  /// The members of the construct's schema.
  fileprivate var schema: [JSONTree.Member] {
    var members: [JSONTree.Member] = [
      ("description", .string(doc)), ("type", .string("object")), ("additionalProperties", .boolean(false)),
    ]
    let required = keys.filter { $0.isRequired }.map { $0.name }
    if !required.isEmpty {
      members.append(("required", .strings(required)))
    }
    members.append(("properties", .object(keys.map { ($0.name, $0.schema) })))
    let conditions = constraints.flatMap { $0.schemas }
    if !conditions.isEmpty {
      members.append(("allOf", .array(conditions)))
    }
    return members
  }
}

private func definitionName(_ construct: String) -> String {
  let words = construct.split { $0 == " " || $0 == "-" }
  return words.enumerated().map { $0 == 0 ? String($1) : $1.prefix(1).uppercased() + $1.dropFirst() }.joined()
}

extension KeyDescription {
  fileprivate var schema: JSONTree {
    let description = doc + (defaultText.map { " Default: \($0)." } ?? "")
    return .object([("description", .string(description))] + shape.schema)
  }
}

extension KeyConstraint {
  fileprivate var schemas: [JSONTree] {
    switch self {
    case .atMostOne(let names):
      return names.indices.flatMap { first in
        names[(first + 1)...].map { .object([("not", requiring([names[first], $0]))]) }
      }
    case .required(let name, let others):
      return [.object([("anyOf", .array(([name] + others).map { requiring([$0]) }))])]
    case .variants(let key, _, let variants):
      return variants.map { variant in
        let isChosen: JSONTree = .object([(key, .object([("const", .string(variant.word))]))])
        // Where the key is absent, `properties` alone holds.
        let presence: [JSONTree.Member] =
          variant.isDefault ? [] : [("required", .strings([key]))]
        let absence: JSONTree = .object(variant.foreign.map { ($0, .boolean(false)) })
        return .object([
          ("if", .object([("properties", isChosen)] + presence)),
          ("then", .object([("required", .strings(variant.required)), ("properties", absence)])),
        ])
      }
    }
  }

  private func requiring(_ names: [String]) -> JSONTree {
    .object([("required", .strings(names))])
  }
}

extension ValueShape {
  fileprivate var schema: [JSONTree.Member] {
    switch self {
    case .number(let rule):
      return anyOf([rule.literalSchema, rule.expressionSchema])
    case .integer(let range):
      var members: [JSONTree.Member] = [
        ("type", .string("integer")), ("minimum", .integer(range.lowerBound)),
      ]
      if range.upperBound < .max {
        members.append(("maximum", .integer(range.upperBound)))
      }
      return members
    case .decimal(let range):
      return [("type", .string("number"))] + range.schema
    case .boolean:
      return [("type", .string("boolean"))]
    case .text(let example):
      return Self.text + [("examples", .strings([example]))]
    case .template:
      return Self.text
    case .choice(let words):
      return words.count == 1 ? [("const", .string(words[0]))] : [("enum", .strings(words))]
    case .reference("device"):
      return [("$ref", .string("#/$defs/device"))]
    case .reference:
      return Self.text
    case .list(let item, let count):
      var members: [JSONTree.Member] = [("type", .string("array")), ("items", .object(item.schema))]
      if let count {
        members += [("minItems", .integer(count.lowerBound)), ("maxItems", .integer(count.upperBound))]
      }
      return members
    case .nonEmpty(let shape):
      return shape.schema + [("minItems", .integer(1)), ("minProperties", .integer(1))]
    case .construct(let name):
      return [("$ref", .string("#/$defs/\(definitionName(name()))"))]
    case .map(let item):
      return [
        ("type", .string("object")), ("propertyNames", .object([("minLength", .integer(1))])),
        ("additionalProperties", .object(item.schema)),
      ]
    case .anyOf(let shapes):
      return anyOf(shapes.map { $0.schema })
    }
  }

  /// Any scalar counts as a text, whatever YAML takes it for.
  private static let text: [JSONTree.Member] = [("type", .strings(["string", "number", "boolean"]))]

  private func anyOf(_ schemas: [[JSONTree.Member]]) -> [JSONTree.Member] {
    let flat = schemas.flatMap { schema -> [JSONTree] in
      if schema.count == 1, schema[0].key == "anyOf", case .array(let inner) = schema[0].value { return inner }
      return [.object(schema)]
    }
    return schemas.count == 1 ? schemas[0] : [("anyOf", .array(flat))]
  }
}

extension NumberRule {
  fileprivate var literalSchema: [JSONTree.Member] {
    [("type", .string(isInteger ? "integer" : "number"))] + range.schema
  }

  fileprivate var expressionSchema: [JSONTree.Member] {
    let reference: [JSONTree.Member] = [("$ref", .string("#/$defs/expression"))]
    return isNeverOneWord ? reference + [("pattern", .string("[^A-Za-z]|^count$"))] : reference
  }
}

extension NumberRule.Range {
  fileprivate var schema: [JSONTree.Member] {
    switch self {
    case .any: []
    case .notNegative: [("minimum", .integer(0))]
    case .positive: [("exclusiveMinimum", .integer(0))]
    case .closed(let low, let high):
      [("minimum", .number(low)), ("maximum", .number(high))]
    }
  }
}
