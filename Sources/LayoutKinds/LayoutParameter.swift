internal import Expressions
internal import LayoutRuntime
package import PlanModel
package import SpecSchema

/// A parameter of a layout kind, declared once: its reading, its default, its documentation, and what Swift sets all come from here.
package struct LayoutParameter: Sendable {
  package let key: Key<ParameterValue<NumberSyntax>>
  /// What it is where it is not given; `nil` where it then has no value.
  package let standard: ParameterValue<Double>?
  /// The names of its parts, for one that may be a single number for all of them.
  package let parts: [String]

  package init(
    _ name: String, _ type: ValueType<ParameterValue<NumberSyntax>>, parts: [String] = [], required: Bool = false,
    default standard: ParameterValue<Double>? = nil, _ doc: String
  ) {
    key = Key(name, type, required: required, default: standard?.text, doc)
    self.standard = standard
    self.parts = parts
  }

  package var name: String {
    key.name
  }

  /// Whether items may have their own.
  package var isOfItems: Bool {
    key.description.shape.scopes.contains { $0.variableSet.contains(.index) }
  }
}

extension LayoutParameter {
  package static func number(
    _ name: String, _ rule: NumberRule, required: Bool = false, default standard: Double? = nil, _ doc: String
  ) -> LayoutParameter {
    LayoutParameter(
      name, ValueType<NumberSyntax>.number(rule).map { .number($0) }, required: required,
      default: standard.map { .number($0) }, doc)
  }

  package static func size(
    _ name: String, _ rule: NumberRule, allowsItem: Bool = false, default standard: Double, _ doc: String
  ) -> LayoutParameter {
    let type = ValueType<SizeSyntax>.size(rule, allowsItem: allowsItem)
    return LayoutParameter(
      name, type.map { ParameterValue($0) }, parts: ["width", "height"], default: .number(standard), doc)
  }

  package static func insets(_ name: String, _ rule: NumberRule, _ doc: String) -> LayoutParameter {
    LayoutParameter(
      name, ValueType<InsetsSyntax>.insets(rule).map { ParameterValue($0) }, parts: ["top", "left", "bottom", "right"],
      default: .number(0), doc)
  }

  package static func choice<Word>(_ name: String, default standard: Word, _ doc: String) -> LayoutParameter
  where Word: CaseIterable & RawRepresentable & Sendable, Word.RawValue == String {
    LayoutParameter(
      name, ValueType<Spanned<Word>>.choice(Word.self).map { .word($0.value.rawValue) },
      default: .word(standard.rawValue), doc)
  }

  /// False where it is not given.
  package static func flag(_ name: String, _ doc: String) -> LayoutParameter {
    LayoutParameter(name, ValueType<Spanned<Bool>>.boolean.map { .flag($0.value) }, default: .flag(false), doc)
  }
}

extension ParameterValue where Number == NumberSyntax {
  fileprivate init(_ size: SizeSyntax) {
    switch size {
    case .item: self = .word("item")
    case .dimensions(let width, let height) where width.span == height.span: self = .number(width)
    case .dimensions(let width, let height):
      self = .record([ParameterField("width", .number(width)), ParameterField("height", .number(height))])
    }
  }

  fileprivate init(_ insets: InsetsSyntax) {
    let sides = [
      ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom), ("right", insets.right),
    ]
    if let all = insets.top, sides.allSatisfy({ $0.1?.span == all.span }) {
      self = .number(all)
      return
    }
    self = .record(sides.compactMap { name, number in number.map { ParameterField(name, .number($0)) } })
  }
}

extension ParameterValue where Number == Double {
  /// As a spec would spell it.
  fileprivate var text: String {
    switch self {
    case .number(let number): Expressions.Number(number).text
    case .word(let word): word
    case .flag(let flag): flag ? "true" : "false"
    case .record, .variant, .list: preconditionFailure("a default is one number, word or flag")
    }
  }
}
