package import SourceDiagnostics
package import SpecLanguage

/// A threshold of a rule that a configuration may set.
struct RuleParameter<Rule>: Sendable {
  let name: String
  let range: ClosedRange<Double>
  /// A sentence.
  let doc: String
  let value: @Sendable (Rule) -> Double
  let set: @Sendable (inout Rule, Double) -> Void

  init(
    _ name: String, _ range: ClosedRange<Double>, _ doc: String, value: @escaping @Sendable (Rule) -> Double,
    set: @escaping @Sendable (inout Rule, Double) -> Void
  ) {
    self.name = name
    self.range = range
    self.doc = doc
    self.value = value
    self.set = set
  }
}

/// Every rule as a configuration knows it.
package var configurableRules: [ConfigurableRule] {
  get {
    lintRules.map { rule in
      ConfigurableRule(
        name: rule.documentation.name, summary: rule.documentation.summary,
        parameters: rule.parameters)
    }
  }
}

extension LintOptions {
  /// A rule with the parameters that were asked for.
  func configured(_ rule: AnyLintRule) -> AnyLintRule {
    parameters.reduce(rule) { rule, parameter in
      parameter.rule == rule.documentation.name ? rule.setting(parameter.name, parameter.value) : rule
    }
  }
}

/// Whether a rule exists; reports one that does not, with the rule that may be meant.
package func isKnownRule(_ name: String, at span: SourceSpan, _ diagnostics: inout DiagnosticBag) -> Bool {
  let names = lintRules.map { $0.documentation.name }
  if names.contains(name) { return true }
  let nearest = nearestName(to: name, among: names)
  diagnostics.report(
    LintDiagnosticCodes.unknownRule,
    "there is no rule `\(name)`" + (nearest.map { "; did you mean `\($0)`?" } ?? ""), at: span,
    help: nearest == nil ? "`layoutc rules` lists the rules; errors cannot be allowed" : nil,
    fixIts: nearest.map { [Diagnostic.FixIt("change to `\($0)`", replacing: span, with: $0)] } ?? [])
  return false
}
