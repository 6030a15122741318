import Foundation
import JSONOutput
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

  /// Of all specs in the repository, good and bad: what can be compiled.
  static let specs = ["specs", "Tests", "Examples"].flatMap { folder in
    (FileManager.default.enumerator(atPath: CorpusSpec.root.appending(path: folder).path)?.allObjects ?? [])
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".yaml") && !$0.contains(".build/") }
      .map { "\(folder)/\($0)" }
  }

  @Test func `every member of every plan is in the schema`() throws {
    let schema = try #require(JSONSerialization.jsonObject(with: Data(planSchema.utf8)) as? [String: Any])
    let known = DeclaredPaths(schema)
    var found: Set<String> = []
    for path in Self.specs {
      guard let spec = try CorpusSpec(path).compilation.spec else { continue }
      let plan = written(bufferSize: 1 << 16) { JSONEmitter.emit(spec, to: &$0) }.output
      collect(try JSONSerialization.jsonObject(with: Data(plan.utf8)), at: "", into: &found)
    }
    #expect(found.count > 100)
    #expect(found.subtracting(known.paths).sorted() == [])
  }

  private func collect(_ value: Any, at path: String, into paths: inout Set<String>) {
    if let object = value as? [String: Any] {
      for (name, member) in object {
        paths.insert("\(path).\(name)")
        collect(member, at: "\(path).\(name)", into: &paths)
      }
    } else if let array = value as? [Any], !(array.first is NSNumber) {
      for element in array {
        collect(element, at: "\(path)[]", into: &paths)
      }
    }
  }
}

/// The paths of the members that a schema declares: `.chains[].name`.
private struct DeclaredPaths {
  private(set) var paths: Set<String> = []
  private let definitions: [String: Any]

  init(_ schema: [String: Any]) {
    definitions = schema["$defs"] as? [String: Any] ?? [:]
    add(schema, at: "")
  }

  private mutating func add(_ schema: [String: Any], at path: String) {
    if let reference = schema["$ref"] as? String, let name = reference.split(separator: "/").last,
      let definition = definitions[String(name)] as? [String: Any]
    {
      add(definition, at: path)
    }
    for (name, property) in schema["properties"] as? [String: Any] ?? [:] {
      paths.insert("\(path).\(name)")
      add(property as? [String: Any] ?? [:], at: "\(path).\(name)")
    }
    for choice in schema["anyOf"] as? [[String: Any]] ?? [] {
      add(choice, at: path)
    }
    if let items = schema["items"] as? [String: Any] {
      add(items, at: "\(path)[]")
    }
  }
}
