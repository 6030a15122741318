import Foundation
import LayoutCompiler
import Testing

/// scripts/check-schemas holds specs against the schemas.
struct LanguageSchemaTests {
  private static let schemas = [("spec", specSchema), ("config", configurationSchema)]

  @Test(arguments: schemas)
  func `the published schema is the one that the command prints`(name: String, schema: String) throws {
    let file = CorpusSpec.root.appending(path: "docs/schema/\(name).schema.json")
    let published = try String(contentsOf: file, encoding: .utf8)
    #expect(published == schema, "run `make docs`")
  }

  @Test(arguments: schemas)
  func `every reference has its definition, and every object is closed`(name: String, schema: String) throws {
    let root = try #require(try JSONSerialization.jsonObject(with: Data(schema.utf8)) as? [String: Any])
    let definitions = try #require(root["$defs"] as? [String: Any])
    visit(root) { object in
      if let reference = object["$ref"] as? String {
        #expect(definitions[String(reference.dropFirst("#/$defs/".count))] != nil, "\(reference)")
      }
      if object["type"] as? String == "object" {
        #expect(object["additionalProperties"] != nil)
      }
    }
  }

  private func visit(_ value: Any, _ body: ([String: Any]) -> Void) {
    if let object = value as? [String: Any] {
      body(object)
      object.values.forEach { visit($0, body) }
    } else if let array = value as? [Any] {
      array.forEach { visit($0, body) }
    }
  }
}
