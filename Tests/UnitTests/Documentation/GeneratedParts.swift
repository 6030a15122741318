import Foundation
import LayoutCompiler
import SourceDiagnostics
import SpecLanguage

/// The parts of documents that are made from the sources: from `<!-- table: NAME -->`, `<!-- source: PATH -->` (a spec) or
/// `<!-- grammar: PATH -->` (a block in a doc comment) to `<!-- end -->`.
enum GeneratedParts {
  /// The document with every generated part as it should be. An unknown name stays as a line that says so.
  static func fresh(_ text: String) -> String {
    var lines: [Substring] = []
    var isInPart = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let comment = commentText(line)
      if comment == "end" {
        isInPart = false
      }
      if !isInPart {
        lines.append(line)
      }
      if let comment, let part = part(comment) {
        lines.append(contentsOf: part.split(separator: "\n", omittingEmptySubsequences: false))
        isInPart = true
      }
    }
    return lines.joined(separator: "\n")
  }

  /// What belongs below a comment, or `nil` if it starts no generated part.
  private static func part(_ comment: String) -> String? {
    let words = comment.prefix { $0 != ";" }.split(separator: ": ", maxSplits: 1).map(String.init)
    guard words.count == 2, ["table", "source", "grammar"].contains(words[0]) else { return nil }
    let unknown = "nothing is generated for `\(comment)`"
    if words[0] == "table" { return table(words[1]) ?? unknown }
    guard let source = try? String(contentsOf: packageFolder.appending(path: words[1]), encoding: .utf8) else {
      return unknown
    }
    if words[0] == "source" { return "```yaml\n\(source)```" }
    return fencedDocComment(of: source).map { "```ebnf\n\($0)```" } ?? unknown
  }

  static func table(_ name: String) -> String? {
    switch name {
    case "scopes": GrammarTables.scopes
    case "functions": GrammarTables.functions
    case "devices": GrammarTables.devices
    case "diagnostics":
      GrammarTables.table(
        ["code", "severity", "when"], diagnosticCodes.map { ["`\($0.name)`", $0.severity.rawValue, $0.summary] })
    default: GrammarTables.keys(of: name)
    }
  }

  /// The first block between backticks in a source's doc comments.
  private static func fencedDocComment(of source: String) -> String? {
    var text: String?
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) where line.hasPrefix("///") {
      let comment = line.dropFirst(4)
      switch (comment.hasPrefix("```"), text) {
      case (true, nil): text = ""
      case (true, let text?): return text
      case (false, _): text? += comment + "\n"
      }
    }
    return nil
  }
}
