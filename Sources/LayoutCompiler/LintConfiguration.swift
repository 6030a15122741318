public import SourceDiagnostics
internal import SpecLanguage
public import SpecLinting
internal import YAMLReading

/// What a `.layoutc.yaml` says.
public struct LintConfiguration: Sendable {
  /// One thing that it says, with its place.
  public struct Setting: Sendable {
    /// `strict`, `lint.allow`, `rules.long-travel.screens`.
    public var key: String
    public var value: String
    public var span: SourceSpan
  }

  public var isStrict: Bool
  /// What holds over the rules' own levels, the stricter last.
  public var levels: [(rule: String, level: LintLevel)]
  public var parameters: [(rule: String, name: String, value: Double)]
  /// All of it, in no order.
  public var settings: [Setting]
}

/// Reads a configuration; `nil` if an error stands.
public func readConfiguration(_ source: SourceFile) -> (configuration: LintConfiguration?, diagnostics: [Diagnostic]) {
  var diagnostics = DiagnosticBag()
  let decoded = decodeSource(source.bytes, path: source.path, diagnostics: &diagnostics)
  let read = SpecLanguage.readConfiguration(decoded, rules: configurableRules, diagnostics: &diagnostics)
  guard let read, !diagnostics.hasErrors else { return (nil, diagnostics.sorted) }
  var levels: [(rule: String, level: LintLevel)] = []
  var settings: [LintConfiguration.Setting] = []
  for (level, names) in [(LintLevel.allow, read.allow), (.warn, read.warn), (.deny, read.deny)] {
    for name in names where isKnownRule(name.name, at: name.span, &diagnostics) {
      levels.append((name.name, level))
      settings.append(.init(key: "lint.\(name.name)", value: level.rawValue, span: name.span))
    }
  }
  if let isStrict = read.isStrict {
    settings.append(.init(key: "strict", value: "\(isStrict.value)", span: isStrict.span))
  }
  for parameter in read.parameters {
    let key = "rules.\(parameter.rule).\(parameter.name)"
    settings.append(.init(key: key, value: "\(parameter.setting.value)", span: parameter.setting.span))
  }
  let configuration = LintConfiguration(
    isStrict: read.isStrict?.value ?? false, levels: levels,
    parameters: read.parameters.map { ($0.rule, $0.name, $0.setting.value) }, settings: settings)
  return (configuration, diagnostics.sorted)
}

/// What holds where no configuration says otherwise, in the order of the rules.
public var standardSettings: [(key: String, value: String)] {
  get {
    [("strict", "false")]
      + lintRules.map { ("lint.\($0.documentation.name)", $0.documentation.level.rawValue) }
      + configurableRules.flatMap { rule in
        rule.parameters.map { ("rules.\(rule.name).\($0.name)", "\($0.standard)") }
      }
  }
}
