import Testing

import LayoutCompiler
import SourceDiagnostics

/// A YAML block of a document, made a whole spec.
///
/// The comment above the block says what it is: nothing for a whole spec, `fragment: layouts` for the named sections of one, and
/// after `reports:` the codes of the diagnostics that it is meant to cause: `fragment: layouts; reports: unknown-key`.
struct SpecExample: Sendable, CustomTestStringConvertible {
  /// `Grammar.md:12`, where the example starts.
  var place: String
  var spec: String
  /// Codes in the order that they are reported in.
  var expectedCodes: [String]

  var testDescription: String { place }

  init(_ block: MarkdownBlock, in document: MarkdownDocument) {
    place = "\(document.path):\(block.line)"
    var sections: [String] = []
    var codes: [String] = []
    for clause in (block.mark ?? "").split(separator: "; ") {
      let words = clause.split(separator: ": ", maxSplits: 1)
      let list = words.count == 2 ? words[1].split(separator: ", ").map(String.init) : []
      switch words[0] {
      case "fragment": sections = list
      case "reports": codes = list
      default: break
      }
    }
    expectedCodes = codes
    spec = sections.isEmpty ? block.text : Self.embedded(block.text, as: sections)
  }

  /// The codes of what the compiler reports.
  var reportedCodes: [String] {
    compile(SourceFile(path: "example.yaml", bytes: Array(spec.utf8)), name: "example").diagnostics.map(\.code.name)
  }
}

extension SpecExample {
  /// The smallest spec around a fragment. What the fragment names is used: each of its layouts and data sources has a chain.
  private static func embedded(_ fragment: String, as sections: [String]) -> String {
    let dataSources = sections.contains("dataSources") ? names(in: "dataSources", of: fragment) : ["photos"]
    let layouts = sections.contains("layouts") ? names(in: "layouts", of: fragment) : ["grid"]
    var chains = "chains:\n"
    for dataSource in dataSources {
      for layout in layouts {
        chains += "  \(dataSource)-\(layout): { dataSource: \(dataSource), layout: \(layout) }\n"
      }
    }
    let smallest = [
      ("viewports", "viewports: [iphone-16]\n"),
      ("dataSources", "dataSources:\n  photos: { count: 12 }\n"),
      ("layouts", "layouts:\n  grid: { type: flow }\n  list: { type: flow, itemSize: [width, 44] }\n"),
      ("chains", chains),
    ]
    return "layoutc: 1\n" + fragment
      + smallest.filter { !sections.contains($0.0) }.map(\.1).joined()
  }

  /// The keys two columns in, below a key at the margin.
  private static func names(in section: String, of fragment: String) -> [String] {
    var names: [String] = []
    var isInside = false
    for line in fragment.split(separator: "\n") {
      if !line.hasPrefix(" ") {
        isInside = line.hasPrefix(section + ":")
      } else if isInside, line.hasPrefix("  "), !line.hasPrefix("   "), !line.hasPrefix("  #"),
        let colon = line.firstIndex(of: ":")
      {
        names.append(String(line[..<colon].dropFirst(2)))
      }
    }
    return names
  }
}
