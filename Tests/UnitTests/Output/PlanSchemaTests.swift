import Foundation
import JSONOutput
import SwiftOutput
import Testing
import TextWriting

@Suite struct PlanSchemaTests {
  @Test func `the published schema is the one that the command prints`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    let published = try String(contentsOf: root.appending(path: "docs/schema/plan.schema.json"), encoding: .utf8)
    #expect(planSchema == published)
  }

  @Test func `every object is closed, requires what it must and says what it holds`() throws {
    let schema = try JSONSerialization.jsonObject(with: Data(planSchema.utf8))
    check(schema, at: "")
  }

  private func check(_ value: Any, at path: String) {
    if let array = value as? [Any] {
      for (index, element) in array.enumerated() {
        check(element, at: "\(path)/\(index)")
      }
    }
    guard let object = value as? [String: Any] else {
      return
    }
    if let properties = object["properties"] as? [String: Any] {
      #expect(object["additionalProperties"] as? Bool == false, "\(path)")
      let required = object["required"] as? [String] ?? []
      #expect(!required.isEmpty && required.allSatisfy { properties[$0] != nil }, "\(path)")
      for (name, property) in properties {
        #expect((property as? [String: Any])?["description"] is String, "\(path)/\(name)")
      }
    }
    for (name, member) in object {
      check(member, at: "\(path)/\(name)")
    }
  }
}
