import Foundation
import Testing

/// One of the project's Markdown files.
struct MarkdownDocument: Sendable, CustomTestStringConvertible {
  /// From the package's folder: `docs/json.md`.
  var path: String
  var text: String

  var testDescription: String { path }

  /// Those at the top, then those under docs/, by name.
  static func all() throws -> [MarkdownDocument] {
    try ["", "docs/"].flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: packageFolder.appending(path: folder).path)
        .filter { $0.hasSuffix(".md") }.sorted().map { try MarkdownDocument(path: folder + $0) }
    }
  }

  init(path: String) throws {
    self.path = path
    text = try String(contentsOf: packageFolder.appending(path: path), encoding: .utf8)
  }

  func save() throws {
    try Data(text.utf8).write(to: packageFolder.appending(path: path))
  }
}

/// The package's own folder.
let packageFolder = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// Whether tests write what they find instead of comparing it: `LAYOUTC_RECORD=1`, as `make docs` sets it.
let isRecording = ProcessInfo.processInfo.environment["LAYOUTC_RECORD"] == "1"

/// Text between three backticks.
struct MarkdownBlock: Sendable {
  var language: String
  /// In whole lines.
  var text: String
  /// What the comment on the line above the block says: `fragment: layouts`.
  var mark: String?
  /// Where the text starts, from 1.
  var line: Int
}

extension MarkdownDocument {
  var blocks: [MarkdownBlock] {
    var blocks: [MarkdownBlock] = []
    var open: MarkdownBlock?
    var previous: Substring = ""
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if let block = open {
        if line == "```" {
          blocks.append(block)
          open = nil
        } else {
          open?.text += line + "\n"
        }
      } else if line.hasPrefix("```") {
        open = MarkdownBlock(
          language: String(line.dropFirst(3)), text: "", mark: commentText(previous), line: index + 2)
      }
      previous = line
    }
    return blocks
  }

  /// The text outside blocks, line by line.
  var proseLines: [Substring] {
    var isInBlock = false
    return text.split(separator: "\n").filter { line in
      if line.hasPrefix("```") {
        isInBlock.toggle()
        return false
      }
      return !isInBlock
    }
  }

  /// What links to headings are called: `Data source` is `#data-source`.
  var anchors: [String] {
    proseLines.filter { $0.hasPrefix("#") }.map { heading in
      heading.drop { $0 == "#" || $0 == " " }.lowercased()
        .filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }.replacing(" ", with: "-")
    }
  }
}

/// `text` of `<!-- text -->`, or `nil` for any other line.
func commentText(_ line: Substring) -> String? {
  guard line.hasPrefix("<!-- "), line.hasSuffix(" -->") else { return nil }
  return String(line.dropFirst(5).dropLast(4))
}
