/// The key tables of Grammar.md, from the same descriptions that reading goes by.
public enum GrammarTables {
  /// The constructs that have a table, by the name that Grammar.md's markers use.
  public static var constructNames: [String] {
    SpecLanguage.constructs.map(\.name)
  }

  /// A Markdown table of a construct's keys, or `nil` where there is no such construct.
  public static func table(of constructName: String) -> String? {
    SpecLanguage.constructs.first { $0.name == constructName }.map { construct in
      var lines = ["| key | value | default | meaning |", "|---|---|---|---|"]
      for key in construct.keys {
        let fallback = key.isRequired ? "required" : key.defaultText ?? ""
        lines.append("| `\(key.name)` | \(key.shape.text) | \(fallback) | \(key.doc) |")
      }
      return lines.joined(separator: "\n") + "\n"
    }
  }

  /// A Markdown table of the names that expressions may use, by where they stand.
  public static var scopeTable: String {
    var lines = ["| expression | names |", "|---|---|"]
    for scope in NameScope.allCases {
      let names = scope.variables.map { "`\($0.name)`" }.joined(separator: " ")
      lines.append("| \(scope.text) | \(names.isEmpty ? "none" : names) |")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension ValueShape {
  /// For a table's cell.
  var text: String {
    switch self {
    case .number(let rule): rule.text
    case .integer: "whole number, written out"
    case .boolean: "`true` or `false`"
    case .text(let example): "text, such as `\(example)`"
    case .template(let scope): "text with `{...}` (\(scope.text))"
    case .choice(let words): words.map { "`\($0)`" }.joined(separator: ", ")
    case .reference(let kind): "name of a \(kind)"
    case .list(let item, let count):
      count.map { "list of \($0.lowerBound == $0.upperBound ? "" : "\($0.lowerBound) to ")\($0.upperBound): \(item.text)" }
        ?? "list: \(item.text)"
    case .construct(let name): "[\(name)](#\(name.replacing(" ", with: "-")))"
    case .map(let item): "mapping by name: \(item.text)"
    case .anyOf(let shapes): distinct(shapes.map(\.text)).joined(separator: "; or ")
    }
  }
}

extension NumberRule {
  fileprivate var text: String {
    let kind = isInteger ? "whole number" : unit == .none ? "number" : unit.rawValue
    let bounds = range.text.isEmpty ? "" : ", \(range.text)"
    return kind + bounds + (scope == .constant ? "" : " (\(scope.text))")
  }
}

extension NameScope {
  /// As the table of scopes calls it.
  fileprivate var text: String {
    switch self {
    case .constant: "constant"
    case .item: "per item"
    case .layout: "per level"
    case .layoutItem: "per level and item"
    case .scale: "of `next`"
    case .title: "of a title"
    case .anchor: "of a transition"
    }
  }
}

private func distinct(_ texts: [String]) -> [String] {
  texts.reduce(into: []) { known, text in
    if !known.contains(text) {
      known.append(text)
    }
  }
}
