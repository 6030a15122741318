package import SourceDiagnostics
package import SpecLanguage

/// Runs the rules over what of a spec is without errors and reports what they find.
package func lint(_ review: SpecReview, _ options: LintOptions, diagnostics: inout DiagnosticBag) {
  var linter = Linter(review, options)
  linter.run(&diagnostics)
  // A rule may find nothing just because of what is left out.
  if options.scope == .allRules, review.isComplete {
    linter.reportUnused(&diagnostics)
  }
}

private struct Linter {
  let review: SpecReview
  let options: LintOptions
  let section: LintSection
  /// Worked out once some rule has found something.
  private var suppressions: [Suppression]?
  private var usedSuppressions: Set<Int> = []
  private var usedAllowances: Set<String> = []

  init(_ review: SpecReview, _ options: LintOptions) {
    self.review = review
    self.options = options
    section = LintSection(review.lintLists)
  }

  mutating func run(_ diagnostics: inout DiagnosticBag) {
    let rules = options.scope == .allRules ? lintRules : undefinedBehaviorRules
    let context = LintContext(widths: options.widths, isThorough: options.scope == .allRules, levels: review.levels)
    for rule in rules.map(options.configured) {
      let documentation = rule.documentation
      let asked = askedLevel(of: documentation.name)
      let level = asked ?? section.levels[documentation.name] ?? options.standardLevel(of: documentation)
      // A rule that the spec alone allows is run, so that a needless allowance is found.
      let isAllowedBySpec =
        asked == nil && section.levels[documentation.name] == .allow && documentation.level != .allow
      guard level != .allow || isAllowedBySpec && options.scope == .allRules else { continue }
      for finding in rule.findings(review, context) {
        guard let severity = level.severity else {
          usedAllowances.insert(documentation.name)
          break
        }
        if !isSuppressed(finding, of: documentation.name) {
          var diagnostic = Diagnostic(
            documentation.code, finding.message, at: finding.span, labels: finding.labels, help: finding.help,
            fixIts: finding.fixIts)
          diagnostic.severity = severity
          diagnostics.report(diagnostic)
        }
      }
    }
  }

  /// The level that the command line gives, if it does.
  private func askedLevel(of rule: String) -> LintLevel? {
    options.levels.last { $0.rule == rule || $0.rule == allRulesName }?.level
  }

  private mutating func isSuppressed(_ finding: Finding, of rule: String) -> Bool {
    let known = suppressions ?? review.suppressions
    suppressions = known
    guard let index = known.firstIndex(where: { $0.covers(finding, of: rule) }) else { return false }
    usedSuppressions.insert(index)
    return true
  }

  /// Reports allowances that allow nothing, and rules that do not exist.
  func reportUnused(_ diagnostics: inout DiagnosticBag) {
    let known = suppressions ?? review.suppressions
    for (index, suppression) in known.enumerated() where !usedSuppressions.contains(index) {
      let isFirst = !known.prefix(index).contains { $0.rule == suppression.rule && $0.node == suppression.node }
      guard isKnownRule(suppression.rule, at: suppression.span, &diagnostics) else { continue }
      // What the command line allows is not looked for.
      if isFirst, askedLevel(of: suppression.rule) == .allow || section.levels[suppression.rule] == .allow { continue }
      diagnostics.report(
        LintDiagnosticCodes.unusedSuppression, "`\(suppression.rule)` is allowed here, but it finds nothing",
        at: suppression.span,
        help: suppression.node == nil ? "put the comment on or above what it is for" : "remove the comment")
    }
    for list in section.lists {
      for name in list.names {
        guard isKnownRule(name.name, at: name.span, &diagnostics), list.level == .allow,
          askedLevel(of: name.name) == nil, !usedAllowances.contains(name.name)
        else { continue }
        diagnostics.report(
          LintDiagnosticCodes.unusedSuppression, "`\(name.name)` is allowed in this spec, but it finds nothing",
          at: name.span, help: "remove it from the list")
      }
    }
  }
}

/// Stands for every rule on the command line.
package let allRulesName = "all"

/// The spec's own `lint` section.
private struct LintSection {
  let lists: [(level: LintLevel, names: [DefinedName])]
  /// The strictest that the section says about each rule.
  let levels: [String: LintLevel]

  init(_ lists: (allow: [DefinedName], warn: [DefinedName], deny: [DefinedName])) {
    self.lists = [(.allow, lists.allow), (.warn, lists.warn), (.deny, lists.deny)]
    var levels: [String: LintLevel] = [:]
    for (level, names) in self.lists {
      for name in names {
        levels[name.name] = level
      }
    }
    self.levels = levels
  }
}
