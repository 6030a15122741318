internal import PlanModel
internal import TextWriting

/// Names the version of the output format: `"$schema"` of every plan and `"$id"` of its schema.
let planSchemaIdentifier = "urn:layoutc:schema:plan:1"

/// The JSON Schema (draft 2020-12) of what `JSONEmitter` writes, as published in docs/schema/plan.schema.json, made from the
/// fields that it writes. Closed: a member that is not declared is an error.
public var planSchema: String {
  var definitions = PlanDefinitions()
  let root = PlanFields.plan.schema(&definitions)
  let head: [JSONTree.Member] = [
    ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
    ("$id", .string(planSchemaIdentifier)),
    ("title", .string("layoutc plan")),
    (
      "description",
      .string("Frames for each chain, level and viewport of a spec, in its order. Points; y grows downward.")
    ),
  ]
  return JSONTree.object(head + root + [("$defs", .object(definitions.members))]).text
}

/// Makes the members of a schema, and adds what they refer to.
typealias PlanSchemaPart = @Sendable (inout PlanDefinitions) -> [JSONTree.Member]

/// `$defs`: what several places refer to, or what reads better by itself.
struct PlanDefinitions {
  private(set) var members: [JSONTree.Member] = []

  mutating func reference(to name: String, _ text: String, _ schema: PlanSchemaPart) -> [JSONTree.Member] {
    if !members.contains(where: { $0.key == name }) {
      let place = members.count
      members.append((name, .object([])))
      members[place].value = .object([("description", .string(text))] + schema(&self))
    }
    return [("$ref", .string("#/$defs/\(name)"))]
  }
}

func objectSchema(_ fields: [FieldDescription], _ definitions: inout PlanDefinitions) -> [JSONTree.Member] {
  var properties: [JSONTree.Member] = []
  for field in fields {
    properties.append(
      (field.name.description, .object([("description", .string(field.text))] + field.schema(&definitions))))
  }
  let required = fields.filter { $0.isRequired }.map { $0.name.description }
  return [
    ("type", .string("object")), ("additionalProperties", .boolean(false)), ("required", .strings(required)),
    ("properties", .object(properties)),
  ]
}

func arraySchema(
  _ element: @escaping PlanSchemaPart, _ text: String? = nil, least: Int = 0, most: Int? = nil
) -> PlanSchemaPart {
  { definitions in
    let description: [JSONTree.Member] = text.map { [("description", .string($0))] } ?? []
    var members: [JSONTree.Member] = [
      ("type", .string("array")), ("items", .object(description + element(&definitions))),
    ]
    if least > 0 { members.append(("minItems", .integer(least))) }
    if let most { members.append(("maxItems", .integer(most))) }
    return members
  }
}

/// A schema that accepts null as well.
func nullableSchema(_ members: [JSONTree.Member]) -> [JSONTree.Member] {
  guard case ("type", .string(let type))? = members.first else {
    return [("anyOf", .array([.object(members), .object([("type", .string("null"))])]))]
  }
  return [("type", .strings([type, "null"]))] + members.dropFirst()
}
