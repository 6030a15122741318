import Foundation
import Testing

/// docs/integrations/ and docs/ci.md: below `<!-- from: FILE -->`, a block shows a part of that file, which other tests run.
struct IntegrationPagesTests {
  private static let folder = packageFolder.appending(path: "docs/integrations")

  /// With the page on continuous integration, by their places from the folder.
  private static func allPages() throws -> [String] {
    try pages() + ["../ci.md"]
  }

  private static func pages() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".md") }.sorted()
  }

  @Test func `each integration has a page`() throws {
    #expect(try Self.pages() == ["cmake.md", "make.md", "ninja.md", "swiftpm.md", "xcode.md"])
  }

  @Test(arguments: try allPages())
  func `every block of a page stands in a file that is tested`(page: String) throws {
    let text = try String(contentsOf: Self.folder.appending(path: page), encoding: .utf8)
    let blocks = try Block.all(in: text)
    #expect(!blocks.isEmpty)
    // Terminal sessions are run by the tests of documents.
    for block in blocks where !block.text.hasPrefix("$ ") {
      let source = try #require(block.source, "a block says which file it is from: \(block.text)")
      let file = try String(contentsOf: packageFolder.appending(path: source), encoding: .utf8)
      #expect(file.contains(block.text), "\(page): \(source) does not hold\n\(block.text)")
    }
  }

  @Test(arguments: try allPages())
  func `links of a page lead somewhere`(page: String) throws {
    let text = try String(contentsOf: Self.folder.appending(path: page), encoding: .utf8)
    for link in text.matches(of: /\]\(([^)#:]+)\)/) {
      let target = Self.folder.appending(path: page).deletingLastPathComponent()
        .appending(path: String(link.1)).standardizedFileURL
      #expect(FileManager.default.fileExists(atPath: target.path), "\(page) links to \(link.1)")
    }
  }

  private struct Block {
    var source: String?
    var text = ""

    static func all(in page: String) throws -> [Block] {
      var blocks: [Block] = []
      var isOpen = false
      var previous: Substring = ""
      for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
        if line.hasPrefix("```") {
          if !isOpen {
            blocks.append(Block(source: try /<!-- from: (.*) -->/.wholeMatch(in: previous).map { String($0.1) }))
          }
          isOpen.toggle()
        } else if isOpen {
          blocks[blocks.count - 1].text += line + "\n"
        }
        previous = line
      }
      return blocks
    }
  }
}
