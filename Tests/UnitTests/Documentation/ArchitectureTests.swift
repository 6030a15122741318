import Foundation
import Testing

/// ARCHITECTURE.md and CONTRIBUTING.md tell the truth about files and imports.
struct ArchitectureTests {
  /// The rooms of the table in ARCHITECTURE.md, from top to bottom.
  private static func rooms() throws -> [String] {
    let rows = try MarkdownDocument(path: "ARCHITECTURE.md").proseLines.filter { $0.hasPrefix("| `") }
    return rows.flatMap { row in codeSpans(in: row.split(separator: "|")[0]) }
  }

  private static func codeSpans(in text: Substring) -> [String] {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated().compactMap { index, part in
      index % 2 == 1 ? String(part) : nil
    }
  }

  @Test func `every room of Sources stands in the table, and the other way round`() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: packageFolder.appending(path: "Sources").path)
    #expect(Set(try Self.rooms()) == Set(folders))
    #expect(try Self.rooms().count == folders.count)
  }

  @Test func `imports point up the table`() throws {
    let rooms = try Self.rooms()
    for (index, room) in rooms.enumerated() {
      for (file, imported) in try imports(of: room) where rooms.contains(imported) {
        #expect(rooms[..<index].contains(imported), "\(file) imports \(imported)")
      }
    }
  }

  @Test(arguments: ["ARCHITECTURE.md", "CONTRIBUTING.md"])
  func `every path that a document names exists`(path: String) throws {
    let roots = ["Sources/", "Tests/", "docs/", "specs/", "scripts/", "Examples/", "Plugins/", "Benchmarks/", "Fuzz/"]
    let spans = try MarkdownDocument(path: path).proseLines.flatMap(Self.codeSpans)
    let paths = spans.filter { span in
      roots.contains { span.hasPrefix($0) } && !span.contains("*") && !span.contains("RULE") && span != "Sources/"
    }
    #expect(paths.count > 5)
    for path in paths {
      #expect(FileManager.default.fileExists(atPath: packageFolder.appending(path: path).path), "\(path)")
    }
  }

  /// A recipe names the registry that it adds a line to.
  @Test func `every registry that a recipe names is declared where it says`() throws {
    let lines = try MarkdownDocument(path: "CONTRIBUTING.md").proseLines.filter { $0.contains("entry in `") }
    #expect(lines.count >= 4)
    for line in lines {
      for part in line.components(separatedBy: "entry in `").dropFirst() {
        let spans = Self.codeSpans(in: "`" + part)
        let (registry, file) = (try #require(spans.first), try #require(spans.dropFirst().first))
        let source = try String(contentsOf: packageFolder.appending(path: file), encoding: .utf8)
        #expect(source.contains("let \(registry)"), "\(registry) in \(file)")
      }
    }
  }

  private func imports(of room: String) throws -> [(file: String, module: String)] {
    let folder = packageFolder.appending(path: "Sources/\(room)")
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return try files.filter { $0.hasSuffix(".swift") }.flatMap { file in
      try String(contentsOf: folder.appending(path: file), encoding: .utf8).split(separator: "\n").compactMap { line in
        let words = line.split(separator: " ")
        guard words.dropLast().last == "import", let module = words.last else { return nil }
        return ("\(room)/\(file)", String(module))
      }
    }
  }
}
