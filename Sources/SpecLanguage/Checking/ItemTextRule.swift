internal import Expressions
internal import LayoutRuntime

/// A text for each item by a template.
struct ItemTextRule: Sendable {
  let template: TextTemplate
  private let starts: SectionStarts
  private let inputs: ExpressionInputs

  init(template: TextTemplate, starts: SectionStarts) {
    self.template = template
    self.starts = starts
    var inputs = ExpressionInputs()
    inputs[.count] = Number(starts.count)
    self.inputs = inputs
  }

  var count: Int {
    starts.count
  }

  func render(_ index: Int) -> Result<String, EvaluationFailure> {
    var inputs = inputs
    inputs.index = Number(index)
    inputs.section = Number(starts.section(of: index))
    return template.render(inputs, format: { $0.text })
  }

  /// Requires that rendering was checked for this item.
  func text(at index: Int) -> String {
    guard case .success(let text) = render(index) else {
      preconditionFailure("a text that has no value for some item was not reported")
    }
    return text
  }
}

extension TextTemplate {
  /// Whether every item has a text, as plain names and constants always have a value.
  var cannotFail: Bool {
    parts.allSatisfy { part in
      guard case .number(let expression) = part else { return true }
      return expression.isConstant || expression.isVariable
    }
  }

  /// Whether the template alone shows that no two items have the same text: `{index}` is all that varies, or it stands at an end
  /// with no digit beside it.
  var tellsItemsApart: Bool {
    let varying = parts.filter { part in
      guard case .number(let expression) = part else { return false }
      return !expression.isConstant
    }
    guard let first = parts.first, let last = parts.last else { return false }
    return varying.count == 1 && isIndex(varying[0])
      || parts.count > 1 && isIndex(last) && literal(parts[parts.count - 2]).last.map { !$0.isDigit } ?? false
      || parts.count > 1 && isIndex(first) && literal(parts[1]).first.map { !$0.isDigit } ?? false
  }

  private func isIndex(_ part: Part) -> Bool {
    guard case .number(let expression) = part else { return false }
    return expression.isVariable && expression.variables == [.index]
  }

  private func literal(_ part: Part) -> [UInt8] {
    guard case .literal(let text) = part else { return [] }
    return Array(text.utf8)
  }
}
