package import LayoutSpec
package import SourceDiagnostics

/// A threshold of a rule that a configuration may set.
struct RuleParameter<Rule: LintRule>: Sendable {
  let name: String
  /// A sentence.
  let doc: String
  let range: ClosedRange<Double>
  let property: WritableKeyPath<Rule, Double> & Sendable

  init(
    _ name: String, _ property: WritableKeyPath<Rule, Double> & Sendable, _ range: ClosedRange<Double>, _ doc: String
  ) {
    self.name = name
    self.doc = doc
    self.range = range
    self.property = property
  }
}

/// A rule whose thresholds a configuration may set.
protocol ConfigurableLintRule: LintRule {
  static var parameters: [RuleParameter<Self>] { get }
}

extension ConfigurableLintRule {
  var parameterDescriptions: [ConfigurableRule.Parameter] {
    Self.parameters.map { .init($0.name, $0.doc, standard: self[keyPath: $0.property], range: $0.range) }
  }

  func setting(_ name: String, to value: Double) -> any LintRule {
    var rule = self
    for parameter in Self.parameters where parameter.name == name {
      rule[keyPath: parameter.property] = value
    }
    return rule
  }
}

/// Every rule as a configuration knows it.
package var configurableRules: [ConfigurableRule] {
  lintRules.map { rule in
    ConfigurableRule(
      name: rule.documentation.name, summary: rule.documentation.summary,
      parameters: (rule as? any ConfigurableLintRule)?.parameterDescriptions ?? [])
  }
}

extension LintOptions {
  /// A rule with the parameters that were asked for.
  func configured(_ rule: any LintRule) -> any LintRule {
    var rule = rule
    for parameter in parameters where parameter.rule == rule.documentation.name {
      if let configurable = rule as? any ConfigurableLintRule {
        rule = configurable.setting(parameter.name, to: parameter.value)
      }
    }
    return rule
  }
}

/// Whether a rule exists; reports one that does not, with the rule that may be meant.
package func isKnownRule(_ name: String, at span: SourceSpan, _ diagnostics: inout DiagnosticBag) -> Bool {
  let names = lintRules.map(\.documentation.name)
  if names.contains(name) { return true }
  let nearest = nearestName(to: name, among: names)
  diagnostics.report(
    LintDiagnosticCodes.unknownRule,
    "there is no rule `\(name)`" + (nearest.map { "; did you mean `\($0)`?" } ?? ""), at: span,
    help: nearest == nil ? "`layoutc rules` lists the rules; errors cannot be allowed" : nil,
    fixIts: nearest.map { [Diagnostic.FixIt("change to `\($0)`", replacing: span, with: $0)] } ?? [])
  return false
}

extension LongTravel: ConfigurableLintRule {
  static var parameters: [RuleParameter<LongTravel>] {
    [.init("screens", \.screens, 0...1000, "Longest way that is taken as it is, in diagonals of the viewport.")]
  }
}

extension IndistinctColors: ConfigurableLintRule {
  static var parameters: [RuleParameter<IndistinctColors>] {
    [
      .init("leastDistance", \.leastDistance, 0...1, "Least distance in OKLab of two colors that count as distinct."),
      .init("share", \.share, 0...1, "Share of neighboring pairs that must be too alike."),
    ]
  }
}

extension ClampedAnchor: ConfigurableLintRule {
  static var parameters: [RuleParameter<ClampedAnchor>] {
    [.init("tolerance", \.tolerance, 0...100_000, "Distance from the asked place that is taken as it is, in points.")]
  }
}

extension JumpAfterTransition: ConfigurableLintRule {
  static var parameters: [RuleParameter<JumpAfterTransition>] {
    [.init("tolerance", \.tolerance, 0...100_000, "Longest jump that is taken as it is, in points.")]
  }
}

extension UnevenGaps: ConfigurableLintRule {
  static var parameters: [RuleParameter<UnevenGaps>] {
    [.init("tolerance", \.tolerance, 0...100_000, "Difference of the two gaps that is taken as it is, in points.")]
  }
}
