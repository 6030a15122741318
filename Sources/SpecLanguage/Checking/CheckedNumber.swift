internal import Expressions
internal import SourceDiagnostics
internal import SpecSchema
internal import YAMLReading

/// A number whose expression is bound to the names in scope.
struct CheckedNumber: Sendable {
  var expression: Expression
  var span: SourceSpan
  var key: String
  var rule: NumberRule
}

struct CheckedInsets: Sendable {
  var top: CheckedNumber?
  var left: CheckedNumber?
  var bottom: CheckedNumber?
  var right: CheckedNumber?
}

enum CheckedSize: Sendable {
  /// Each item's own size from the data source.
  case item(SourceSpan)
  case dimensions(width: CheckedNumber, height: CheckedNumber)

  /// What the size depends on; nothing for the data source's sizes.
  var variables: ExpressionVariables {
    switch self {
    case .item: []
    case .dimensions(let width, let height): width.expression.variables.union(height.expression.variables)
    }
  }
}

extension SpecChecker {
  mutating func check(_ syntax: NumberSyntax?) -> CheckedNumber? {
    guard let syntax else { return nil }
    guard let expression = expression(of: syntax) else {
      passOverFault()
      return nil
    }
    return CheckedNumber(expression: expression, span: syntax.span, key: syntax.key, rule: syntax.rule)
  }

  private mutating func expression(of syntax: NumberSyntax) -> Expression? {
    let document = document
    switch syntax.content {
    case .literal(let number):
      let length = document.bytes(of: syntax.node).count
      return Expression(number, at: document.span(of: 0..<length, in: syntax.node))
    case .expression(let expression):
      noteLets(in: syntax.node)
      return checkExpression(
        expression, expecting: .number, in: scope(syntax.rule.scope, key: syntax.key),
        spanOf: { document.span(of: $0, in: syntax.node) }, diagnostics: &diagnostics)
    }
  }

  mutating func check(_ syntax: InsetsSyntax?) -> CheckedInsets? {
    guard let syntax else { return nil }
    return CheckedInsets(
      top: check(syntax.top), left: check(syntax.left), bottom: check(syntax.bottom), right: check(syntax.right))
  }

  mutating func check(_ syntax: SizeSyntax?) -> CheckedSize? {
    switch syntax {
    case nil: return nil
    case .item(let span): return .item(span)
    case .dimensions(let width, let height):
      let (checkedWidth, checkedHeight) = (check(width), check(height))
      guard let checkedWidth, let checkedHeight else { return nil }
      return .dimensions(width: checkedWidth, height: checkedHeight)
    }
  }

  mutating func check(_ syntax: TemplateSyntax?) -> TextTemplate? {
    guard let syntax else { return nil }
    noteLets(inTemplate: syntax.node)
    let document = document
    let template = checkTextTemplate(
      document.bytes(of: syntax.node), in: scope(syntax.scope, key: syntax.key),
      spanOf: { document.span(of: $0, in: syntax.node) }, diagnostics: &diagnostics)
    if template == nil {
      passOverFault()
    }
    return template
  }

  private func scope(_ names: NameScope, key: String) -> ExpressionScope {
    ExpressionScope(
      key: key, variables: names.variableSet, of: LanguageConstructs.variables, lets: lets,
      keysKnowing: LanguageConstructs.keys(knowing:))
  }
}
