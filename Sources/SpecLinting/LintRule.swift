package import LayoutSpec
package import SourceDiagnostics

/// One thing to look for in specs without errors. One conforming type a file in Rules/, listed in `lintRules`.
///
/// A rule's stored properties are its parameters, with their defaults.
package protocol LintRule: Sendable {
  var documentation: RuleDocumentation { get }

  /// What the rule finds, in any order. The cost is bounded, whatever the number of items: rules go by closed forms, or by as many
  /// items as their documentation says.
  func findings(in review: SpecReview, _ context: LintContext) -> [Finding]
}

/// What is said about a rule: by `layoutc explain`, in docs/Rules.md and in reports.
package struct RuleDocumentation: Sendable {
  /// Reads well after "allow": `oversize-item`.
  package var name: String
  package var level: LintLevel
  /// One sentence.
  package var summary: String
  /// Why it matters and what to do about it.
  package var why: String
  /// Where the facts come from.
  package var source: String
  /// A whole spec that the rule finds something in.
  package var bad: String
  /// A whole spec without any finding.
  package var good: String

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
