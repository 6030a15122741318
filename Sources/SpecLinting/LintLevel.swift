public import SourceDiagnostics

/// How a finding of a rule is taken.
public enum LintLevel: String, Sendable, CaseIterable {
  /// It is not reported.
  case allow
  /// It is reported and fails nothing.
  case note
  /// It is reported and fails a strict run.
  case warn
  /// It is an error.
  case deny

  /// `nil` for what is not reported.
  public var severity: Severity? {
    switch self {
    case .allow: nil
    case .note: .note
    case .warn: .warning
    case .deny: .error
    }
  }
}

/// What to look for in a spec, and how to take it.
public struct LintOptions: Sendable {
  public enum Scope: Sendable {
    /// Where UIKit's behavior is not defined: what whoever builds a spec should know.
    case undefinedBehavior
    /// Everything.
    case allRules
  }

  public var scope: Scope
  /// Rules, or `all`, and how to take them; a later one holds over an earlier, and all over what the spec says in `lint`.
  public var levels: [(rule: String, level: LintLevel)]
  /// The same from a configuration: what the spec says holds over it.
  public var configuredLevels: [(rule: String, level: LintLevel)] = []
  /// Thresholds of rules, from a configuration.
  public var parameters: [(rule: String, name: String, value: Double)] = []
  /// The widths to look at besides those of the viewports, in points.
  public var widths: ClosedRange<Double>?

  public init(
    scope: Scope = .allRules, levels: [(rule: String, level: LintLevel)] = [], widths: ClosedRange<Double>? = nil
  ) {
    self.scope = scope
    self.levels = levels
    self.widths = widths
  }

  /// The level of a rule where neither the command line nor the spec gives one.
  package func standardLevel(of rule: RuleDocumentation) -> LintLevel {
    configuredLevels.last { $0.rule == rule.name }?.level ?? rule.level
  }

  /// From the narrowest phone on sale in 2016 to a wide window on an iPad.
  public static let usualWidths: ClosedRange<Double> = 320...1400
}
