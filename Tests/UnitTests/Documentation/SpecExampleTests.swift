import Foundation
import LayoutCompiler
import Testing

struct SpecExampleTests {
  static let examples = (try? MarkdownDocument.all())?.flatMap { document in
    document.blocks.filter { $0.language == "yaml" }.map { SpecExample($0, in: document) }
  }

  @Test(arguments: examples ?? [])
  func `an example compiles, or reports what the document says`(example: SpecExample) {
    #expect(example.reportedCodes == example.expectedCodes, "in this spec:\n\(example.spec)")
  }

  @Test func `no example is overlooked`() throws {
    let fences = try MarkdownDocument.all().reduce(0) { $0 + $1.text.ranges(of: "\n```yaml\n").count }
    #expect(Self.examples?.count == fences)
    #expect(fences > 0)
  }

  @Test func `every diagnostic is explained, in the order of the table`() throws {
    let grammar = try MarkdownDocument(path: "Grammar.md")
    let explanations = grammar.proseLines.drop { $0 != "### What they mean" }
    let explained = explanations.filter { $0.hasPrefix("- **`") }.compactMap { line in
      line.dropFirst(5).split(separator: "`").first.map(String.init)
    }
    #expect(explained == diagnosticCodes.map(\.name))
  }
}
