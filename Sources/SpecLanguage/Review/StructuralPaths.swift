internal import Expressions
package import SourceDiagnostics
package import YAMLReading

/// Says of each diagnostic where it lies in the structure of a document: `layouts.tile.itemSize`. Items of a list are known by
/// their `name` or `id`, else by their index: `viewports[wide].width`, `chains.zoom.scale[1]`.
package func addStructuralPaths(to diagnostics: inout [Diagnostic], in document: YAMLDocument) {
  let places = diagnostics.indices.filter { diagnostics[$0].span?.file == document.file }
    .sorted { start(of: diagnostics[$0]) < start(of: diagnostics[$1]) }
  var walk = StructuralPathWalk(document: document, diagnostics: diagnostics)
  walk.visit(document.root, path: "", places[...])
  diagnostics = walk.diagnostics
}

private func start(of diagnostic: Diagnostic) -> Int {
  diagnostic.span?.start ?? 0
}

/// Goes down to where the diagnostics lie, through each collection once.
private struct StructuralPathWalk {
  let document: YAMLDocument
  var diagnostics: [Diagnostic]

  /// `places` are the diagnostics within a node, in the order of their starts.
  mutating func visit(_ node: YAMLNode, path: String, _ places: ArraySlice<Int>) {
    for place in places {
      diagnostics[place].structuralPath = path
    }
    guard !places.isEmpty, !document.isAlias(node) else { return }
    var rest = places
    switch document.kind(of: node) {
    case .scalar, .unreadable: break
    case .sequence:
      for (index, item) in document.items(of: node).enumerated() {
        let span = document.span(of: item)
        let inside = take(from: &rest, startingIn: span.start...span.end)
        if !inside.isEmpty {
          visit(item, path: "\(path)[\(name(of: item) ?? "\(index)")]", inside)
        }
        if rest.isEmpty { break }
      }
    case .mapping:
      let own = document.span(of: node)
      for (key, value) in document.entries(of: node) {
        let keySpan = document.span(of: key)
        // What a merge key brings in stands elsewhere.
        guard own.start <= keySpan.start, keySpan.start < own.end else { continue }
        let end = max(keySpan.end, document.span(of: value).end)
        let inside = take(from: &rest, startingIn: keySpan.start...end).filter { place in
          // A block mapping starts where its first key does: what begins there and goes beyond the key is about the mapping.
          guard let span = diagnostics[place].span, span.start == keySpan.start else { return true }
          return span.end <= keySpan.end
        }
        if !inside.isEmpty {
          let name = pathText(document.text(of: key))
          visit(value, path: path.isEmpty ? name : "\(path).\(name)", inside[...])
        }
        if rest.isEmpty { break }
      }
    }
  }

  /// Takes those that start in a range off the front, and drops those before it.
  private func take(from rest: inout ArraySlice<Int>, startingIn range: ClosedRange<Int>) -> ArraySlice<Int> {
    rest = rest.drop { start(of: diagnostics[$0]) < range.lowerBound }
    let inside = rest.prefix { start(of: diagnostics[$0]) <= range.upperBound }
    rest = rest[inside.endIndex...]
    return inside
  }

  /// What an item of a list calls itself.
  private func name(of item: YAMLNode) -> String? {
    guard document.kind(of: item) == .mapping else { return nil }
    for wanted in ["name", "id"] {
      let entry = document.entries(of: item).first { document.text(of: $0.key) == wanted }
      if let entry, case .scalar = document.kind(of: entry.value) {
        let text = document.text(of: entry.value)
        // An index is a number; a name that looks like one is told apart by quotes.
        return text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? "\"\(text)\"" : pathText(text)
      }
    }
    return nil
  }
}

/// A name as part of a path: with the dots and brackets of a path it stands in quotes.
private func pathText(_ name: String) -> String {
  let isPlain = !name.isEmpty && name.utf8.allSatisfy { $0.isNamePart || $0 == UInt8(ascii: "-") || $0 >= 0x80 }
  return isPlain ? name : "\"\(name.escaping { $0 == "\\" || $0 == "\"" ? "\\\($0)" : nil })\""
}
