package import Expressions

/// What a key's value may look like, as data: drives JSON Schema, Grammar.md's tables and messages.
package enum ValueShape: Sendable {
  /// A number or an expression, with its unit and range and the names that are in scope.
  case number(NumberRule)
  /// A whole number written out, not an expression.
  case integer(ClosedRange<Int>)
  /// A number written out.
  case decimal(NumberRule.Range)
  case boolean
  /// Any text, `example` showing its form.
  case text(example: String)
  /// Text with `{...}` placeholders.
  case template(NameScope)
  /// One of a few words.
  case choice([String])
  /// The name of something defined elsewhere: `kind` is "layout", "data source", "device".
  case reference(kind: String)
  indirect case list(of: ValueShape, count: ClosedRange<Int>?)
  /// The same without an empty list or mapping.
  indirect case nonEmpty(ValueShape)
  /// A mapping with fixed keys, by construct name. A function, so that describing a key makes no description of what is below it.
  case construct(@Sendable () -> String)
  /// A mapping from names that the author chooses.
  indirect case map(of: ValueShape)
  case anyOf([ValueShape])
}

extension ValueShape {
  /// Whether a scalar of this shape is an expression or a name, which never stand in braces.
  package var isOneWord: Bool {
    switch self {
    case .number, .integer, .decimal, .boolean, .choice, .reference: true
    case .anyOf(let shapes): shapes.contains(where: { $0.isOneWord })
    case .nonEmpty(let shape): shape.isOneWord
    case .text, .template, .list, .construct, .map: false
    }
  }
}

/// What a number may be: its unit, its range and the names that an expression for it may use.
package struct NumberRule: Sendable {
  package enum Unit: String, Sendable {
    case points
    case seconds
    case pixelsPerPoint = "pixels per point"
    case none = ""
  }

  package enum Range: Sendable, Hashable {
    /// No number of a spec is larger, so that no sum over its items can overflow.
    package static let limit = 1e9

    case any
    case notNegative
    case positive
    case closed(Double, Double)

    package func contains(_ value: Double) -> Bool {
      switch self {
      case .any: abs(value) <= Self.limit
      case .notNegative: value >= 0 && value <= Self.limit
      case .positive: value > 0 && value <= Self.limit
      case .closed(let low, let high): value >= low && value <= high
      }
    }

    /// For messages; empty where any number will do.
    package var words: String {
      switch self {
      case .any: ""
      case .notNegative: "of at least 0"
      case .positive: "above 0"
      case .closed(let low, let high): "from \(Number(low).text) to \(Number(high).text)"
      }
    }

    /// For tables: `>= 0`, `0 ... 1`; empty where any number will do.
    package var text: String {
      switch self {
      case .any: ""
      case .notNegative: ">= 0"
      case .positive: "> 0"
      case .closed(let low, let high): "\(Number(low).text) ... \(Number(high).text)"
      }
    }
  }

  package var unit: Unit = .none
  package var range: Range = .any
  package var isInteger = false
  /// Whether a text of letters alone is a word here, not an expression; but for `count`.
  package var isNeverOneWord = false
  package var scope: NameScope = .constant

  package init(
    unit: Unit = .none, range: Range = .any, isInteger: Bool = false, isNeverOneWord: Bool = false,
    scope: NameScope = .constant
  ) {
    self.unit = unit
    self.range = range
    self.isInteger = isInteger
    self.isNeverOneWord = isNeverOneWord
    self.scope = scope
  }

  package func allows(_ value: Number) -> Bool {
    range.contains(value.double) && (!isInteger || value.isInteger)
  }

  package static func points(_ range: Range = .any, _ scope: NameScope = .constant) -> NumberRule {
    NumberRule(unit: .points, range: range, scope: scope)
  }
}

extension ValueShape {
  /// The scopes of the expressions in a value of this shape, without those inside other constructs.
  package var scopes: [NameScope] {
    switch self {
    case .number(let rule): [rule.scope]
    case .template(let scope): [scope]
    case .list(let item, _), .map(let item), .nonEmpty(let item): item.scopes
    case .anyOf(let shapes): shapes.flatMap { $0.scopes }
    case .integer, .decimal, .boolean, .text, .choice, .reference, .construct: []
    }
  }
}
