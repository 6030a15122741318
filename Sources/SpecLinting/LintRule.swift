package import SourceDiagnostics
internal import SpecLanguage

/// One thing to look for in what of a spec is without errors. One conforming type a file in Rules/, listed in `lintRules`.
///
/// A rule's stored properties are its parameters, with their defaults.
protocol LintRule: Sendable {
  var documentation: RuleDocumentation { get }

  /// The stored properties that a configuration may set.
  static var parameters: [RuleParameter<Self>] { get }

  /// What the rule finds, in any order. The cost is bounded, whatever the number of items: rules go by closed forms, or by as many
  /// items as their documentation says.
  func findings(in review: SpecReview, _ context: LintContext) -> [Finding]
}

extension LintRule {
  static var parameters: [RuleParameter<Self>] { [] }
}

/// A rule of any type, with its parameters as they are set. Functions and not a protocol value, which Embedded Swift does not
/// have; an object, since lists of rules are gone through for each spec.
package final class AnyLintRule: Sendable {
  package let documentation: RuleDocumentation
  let parameters: [ConfigurableRule.Parameter]
  /// The findings in any order.
  let findings: @Sendable (SpecReview, LintContext) -> [Finding]
  /// The rule with a parameter set to a value.
  let setting: @Sendable (_ parameter: String, Double) -> AnyLintRule

  init<Rule: LintRule>(_ rule: Rule) {
    documentation = rule.documentation
    parameters = Rule.parameters.map { .init($0.name, $0.doc, standard: $0.value(rule), range: $0.range) }
    findings = { rule.findings(in: $0, $1) }
    setting = { name, value in
      var rule = rule
      for parameter in Rule.parameters where parameter.name == name {
        parameter.set(&rule, value)
      }
      return AnyLintRule(rule)
    }
  }
}

/// What is said about a rule: by `layoutc explain`, in docs/Rules.md and in reports.
package struct RuleDocumentation: Sendable {
  /// Reads well after "allow": `oversize-item`.
  package var name: String
  package var level: LintLevel
  /// One sentence.
  package var summary: String
  /// Where the facts come from.
  package var source: String
  private let makeWhy: @Sendable () -> String
  private let makeBad: @Sendable () -> String
  private let makeGood: @Sendable () -> String

  /// Explanation and examples are put together when they are shown, as builds read the rest alone.
  init(
    name: String, level: LintLevel, summary: String, why: @autoclosure @escaping @Sendable () -> String, source: String,
    bad: @autoclosure @escaping @Sendable () -> String, good: @autoclosure @escaping @Sendable () -> String
  ) {
    self.name = name
    self.level = level
    self.summary = summary
    self.source = source
    makeWhy = why
    makeBad = bad
    makeGood = good
  }

  /// Why it matters and what to do about it.
  package var why: String {
    makeWhy()
  }

  /// A whole spec that the rule finds something in.
  package var bad: String {
    makeBad()
  }

  /// A whole spec without any finding.
  package var good: String {
    makeGood()
  }

  package var code: DiagnosticCode {
    DiagnosticCode(name, level.severity ?? .note, summary)
  }
}

/// What a rule may know besides the spec.
package struct LintContext: Sendable {
  /// Widths to look at besides those of the viewports, if asked for.
  package var widths: ClosedRange<Double>?
  /// Whether to say more than what `build` prints.
  package var isThorough: Bool
  /// Of all chains, put together once for all rules.
  let levels: [PlacedLevel]
}

/// One finding, which becomes a diagnostic of the rule's code.
package struct Finding: Sendable {
  package var message: String
  package var span: SourceSpan
  package var labels: [Diagnostic.Label]
  package var help: String?
  package var fixIts: [Diagnostic.FixIt]

  package init(
    _ message: String, at span: SourceSpan, labels: [Diagnostic.Label] = [], help: String? = nil,
    fixIts: [Diagnostic.FixIt] = []
  ) {
    self.message = message
    self.span = span
    self.labels = labels
    self.help = help
    self.fixIts = fixIts
  }
}
