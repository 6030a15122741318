internal import Expressions
internal import LayoutRuntime
internal import PlanModel

/// A property of a layout that is set because it differs from a new layout's.
struct SwiftParameter {
  enum Value {
    case literal(String)
    case number(Expression)
    /// One for all items, or one for each where it depends on what differs from item to item.
    case itemLength(Expression)
    case itemSize(width: Expression, height: Expression)
    /// A case of an enumeration; a value of an empty name has no label.
    case choice(String, [(label: String, Expression)])
  }

  /// Below `layout.`
  var property: String
  var value: Value
  /// The kind's own names that it uses.
  var ownNames: [String]
}

extension LayoutFormula {
  /// The layout's properties, in the order in which they are set.
  var swiftParameters: [SwiftParameter] {
    parameters.flatMap { parameter in
      parameter.properties.map { SwiftParameter(property: $0.name, value: $0.value, ownNames: parameter.ownNames) }
    }
  }
}

extension LayoutFormula.Parameter {
  fileprivate var properties: [(name: String, value: SwiftParameter.Value)] {
    switch value {
    case .word("item") where isOfItems:
      return [(name, .literal("data.measures.itemSizes ?? layout.\(name)"))]
    case .word(let word):
      if case .word(word)? = standard { return [] }
      return [(name, .literal(".\(word)"))]
    case .flag(let flag):
      if case .flag(flag)? = standard { return [] }
      return [(name, .literal("\(flag)"))]
    case .number(let formula):
      if let standard = standard?.part(""), formula.constant?.double == standard { return [] }
      return [(name, isOfItems ? .itemLength(formula) : .number(formula))]
    case .record(let fields) where isOfItems:
      guard let width = value.part("width"), let height = value.part("height") else {
        preconditionFailure("only sizes differ from item to item part by part")
      }
      let isUsual = fields.allSatisfy { differing($0) == nil }
      return isUsual ? [] : [(name, .itemSize(width: width, height: height))]
    case .record(let fields):
      return fields.compactMap { field in
        differing(field).map { ("\(name).\(field.name)", .number($0)) }
      }
    case .variant(let form, let fields):
      let parts = fields.flatMap { field in field.value.numbers.map { (label: field.name, $0) } }
      return [(name, .choice(form, parts))]
    case .list:
      preconditionFailure("no kind has a list of numbers yet")
    }
  }

  private func differing(_ field: ParameterField<Expression>) -> Expression? {
    guard case .number(let formula) = field.value else { return nil }
    if let standard = standard?.part(field.name), formula.constant?.double == standard { return nil }
    return formula
  }
}
