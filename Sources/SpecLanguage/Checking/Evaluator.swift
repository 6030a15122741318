internal import Expressions
internal import LayoutRuntime
internal import SourceDiagnostics
internal import SpecSchema

/// Works out checked numbers for one set of inputs, reporting what has no value or lies out of range. Each expression is reported once
/// however many levels and viewports it fails on.
struct Evaluator: ~Copyable {
  var inputs = ExpressionInputs()
  /// Inputs whose values are made up, since a fault hides the true ones: what depends on them is passed over.
  var unknown: ExpressionVariables = []
  /// For what, as messages say it: " at scale 1 on `iphone-16`"; empty for constants.
  var place: () -> String = { "" }
  var diagnostics: DiagnosticBag
  private var reported: Set<SourceSpan> = []

  init(diagnostics: consuming DiagnosticBag) {
    self.diagnostics = diagnostics
  }

  mutating func number(_ number: CheckedNumber?) -> Number? {
    guard let number, number.expression.variables.isDisjoint(with: unknown) else { return nil }
    switch number.expression.evaluate(inputs) {
    case .failure(let failure):
      report(failure.diagnostic(for: "`\(number.key)`\(place())"), once: number.span)
      return nil
    case .success(let value):
      guard number.rule.allows(value) else {
        report(outOfRange(number, value), once: number.span)
        return nil
      }
      return value
    }
  }

  /// `fallback` where the key is absent; `nil` after reporting.
  mutating func double(_ number: CheckedNumber?, default fallback: Double) -> Double? {
    guard let number else { return fallback }
    return self.number(number)?.double
  }

  mutating func insets(_ insets: CheckedInsets?) -> EdgeInsets? {
    guard let insets else { return .zero }
    let (top, left) = (double(insets.top, default: 0), double(insets.left, default: 0))
    let (bottom, right) = (double(insets.bottom, default: 0), double(insets.right, default: 0))
    guard let top, let left, let bottom, let right else { return nil }
    return EdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  mutating func size(width: CheckedNumber, height: CheckedNumber) -> Size? {
    let (width, height) = (number(width), number(height))
    guard let width, let height else { return nil }
    return Size(width: width.double, height: height.double)
  }

  mutating func report(_ diagnostic: Diagnostic, once span: SourceSpan) {
    if reported.insert(span).inserted {
      diagnostics.report(diagnostic)
    }
  }

  private func outOfRange(_ number: CheckedNumber, _ value: Number) -> Diagnostic {
    let rule = number.rule
    let unit = rule.unit == .none ? "" : " \(rule.unit.rawValue)"
    // A constant is out of range everywhere.
    let place = number.expression.isConstant ? "" : place()
    let limit = Number(NumberRule.Range.limit).text
    let expected =
      switch rule.range {
      case .closed: rule.range.words
      case .positive where value.double <= 0, .notNegative where value.double < 0: rule.range.words
      case .any where value.isNegative: "of at least -\(limit)"
      case .any, .positive, .notNegative: "of at most \(limit)"
      }
    let kind = rule.isInteger ? "a whole number" : "a number"
    return Diagnostic(
      .outOfRange, "`\(number.key)` is \(value.text)\(unit)\(place); expected \(kind) \(expected)", at: number.span)
  }

  consuming func finish() -> DiagnosticBag {
    diagnostics
  }
}
