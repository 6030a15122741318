internal import Expressions
internal import LayoutKinds
internal import LayoutRuntime
internal import PlanModel
internal import SourceDiagnostics
internal import SpecSchema

/// The generated parts of Grammar.md, from the same descriptions that reading goes by: Markdown tables without a line end after
/// the last row.
public enum GrammarTables {
  /// The constructs that have a table, as messages and Grammar.md's headings call them.
  public static var constructNames: [String] {
    LanguageConstructs.all.map { $0.name }
  }

  /// A construct's keys, or `nil` where there is no such construct.
  public static func keys(of constructName: String) -> String? {
    LanguageConstructs.all.first { $0.name == constructName }.map { construct in
      table(
        ["key", "value", "default", "meaning"],
        construct.keys.map { key in
          ["`\(key.name)`", key.shape.text, key.isRequired ? "required" : key.defaultText ?? "", key.doc]
        })
    }
  }

  /// The names that expressions may use, by where they stand.
  public static var scopes: String {
    table(
      ["expression", "where", "names"],
      (NameScope.common + layoutKinds.flatMap { $0.scopes }).map { scope in
        [scope.text, scope.place, scope.variables.isEmpty ? "none" : scope.variables.namesByFamily]
      })
  }

  public static var functions: String {
    table(
      ["call", "value"], Operation.functions.map { ["`\($0.signature ?? $0.name)`", $0.summary ?? ""] })
  }

  /// The built-in devices, in portrait.
  public static var devices: String {
    table(
      ["device", "width x height", "pixels per point", "safe area top, bottom"],
      SpecLanguage.devices.filter { !$0.name.hasSuffix("-landscape") }.map { device in
        [
          "`\(device.name)`", "\(Number(device.size.width).text) x \(Number(device.size.height).text)",
          Number(device.displayScale).text,
          "\(Number(device.safeArea.top).text), \(Number(device.safeArea.bottom).text)",
        ]
      })
  }

  /// A Markdown table; an upright bar in a cell is escaped.
  public static func table(_ headings: [String], _ rows: [[String]]) -> String {
    let rule = headings.map { _ in "---" }
    return ([headings, rule] + rows).map { cells in
      "| \(cells.map { $0.escaping { $0 == "|" ? "\\|" : nil } }.joined(separator: " | ")) |"
    }.joined(separator: "\n")
  }
}

extension ValueShape {
  /// For a table's cell.
  fileprivate var text: String {
    switch self {
    case .number(let rule): rule.text
    case .integer: "whole number, written out"
    case .decimal(let range): "number, written out\(range.text.isEmpty ? "" : " \(range.text)")"
    case .boolean: "`true` or `false`"
    case .text(let example): "text, such as `\(example)`"
    case .template(let scope): "text with `{...}` (\(scope.text))"
    case .choice(let words): words.map { "`\($0)`" }.joined(separator: ", ")
    case .reference(let kind): "name of a \(kind)"
    case .list(let item, let count): "list\(count.map { " of \($0.text)" } ?? ""): \(item.textAsOne)"
    case .nonEmpty(let shape): shape.text
    case .construct(let name): "[\(name())](#\(name().escaping { $0 == " " ? "-" : nil }))"
    case .map(let item): "mapping by name: \(item.textAsOne)"
    case .anyOf(let shapes): measureText ?? distinct(shapes.map { $0.text }).joined(separator: "; or ")
    }
  }

  /// In parentheses where it would run into what follows.
  private var textAsOne: String {
    text.contains(text: "; or ") ? "(\(text))" : text
  }

  /// Sizes and insets have sections of their own that tell their forms: here it is enough to say of what numbers they are made.
  private var measureText: String? {
    let parts = alternatives
    guard let construct = parts.first(where: { $0.isMeasure }),
      let rule = parts.lazy.compactMap({ $0.numberRule }).first
    else { return nil }
    let words = parts.compactMap { part in
      if case .choice = part { part.text } else { nil }
    }
    return (["\(construct.text) of \(rule.text)"] + words).joined(separator: "; or ")
  }

  /// The shape itself, or all that it is any of.
  private var alternatives: [ValueShape] {
    switch self {
    case .anyOf(let shapes): shapes.flatMap { $0.alternatives }
    case .nonEmpty(let shape): shape.alternatives
    default: [self]
    }
  }

  private var isMeasure: Bool {
    if case .construct(let name) = self { ["size", "insets"].contains(name()) } else { false }
  }

  private var numberRule: NumberRule? {
    if case .number(let rule) = self { rule } else { nil }
  }
}

extension NumberRule {
  fileprivate var text: String {
    let kind = isInteger ? "whole number" : unit == .none ? "number" : unit.rawValue
    let bounds = range.text.isEmpty ? "" : " \(range.text)"
    return kind + bounds + (scope === NameScope.constant ? "" : " (\(scope.text))")
  }
}

extension [ExpressionVariable] {
  /// `safeArea.top` and its like on one line: `safeArea.top` `.left` `.bottom` `.right`.
  fileprivate var namesByFamily: String {
    var family: Substring = ""
    return map { variable in
      let parts = variable.name.split(separator: ".")
      guard parts.count == 2 else { return "`\(variable.name)`" }
      defer { family = parts[0] }
      return parts[0] == family ? "`.\(parts[1])`" : "`\(variable.name)`"
    }.joined(separator: " ")
  }
}

extension ClosedRange<Int> {
  fileprivate var text: String {
    lowerBound == upperBound ? "\(lowerBound)" : "\(lowerBound) to \(upperBound)"
  }
}

private func distinct(_ texts: [String]) -> [String] {
  texts.reduce(into: []) { known, text in
    if !known.contains(text) {
      known.append(text)
    }
  }
}
