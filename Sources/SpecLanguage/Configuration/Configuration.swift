internal import Expressions
package import SourceDiagnostics
internal import SpecSchema
package import YAMLReading

/// What a lint rule lets a configuration set: a name, and its parameters.
package struct ConfigurableRule: Sendable {
  package struct Parameter: Sendable {
    package var name: String
    /// A sentence.
    package var doc: String
    package var standard: Double
    package var range: ClosedRange<Double>

    package init(_ name: String, _ doc: String, standard: Double, range: ClosedRange<Double>) {
      self.name = name
      self.doc = doc
      self.standard = standard
      self.range = range
    }
  }

  package var name: String
  package var summary: String
  package var parameters: [Parameter]

  package init(name: String, summary: String, parameters: [Parameter]) {
    self.name = name
    self.summary = summary
    self.parameters = parameters
  }
}

/// A `.layoutc.yaml` as written.
package struct Configuration: Sendable {
  package struct Setting<Value: Sendable>: Sendable {
    package var value: Value
    package var span: SourceSpan
  }

  package var isStrict: Setting<Bool>?
  package var allow: [DefinedName]
  package var warn: [DefinedName]
  package var deny: [DefinedName]
  package var parameters: [(rule: String, name: String, setting: Setting<Double>)]
}

/// Reads a configuration; `nil` where nothing of it can be used. Whether the rules of `lint` exist is for others to say.
package func readConfiguration(
  _ source: DecodedSource, rules: [ConfigurableRule], diagnostics: inout DiagnosticBag
) -> Configuration? {
  let document = readYAML(source, diagnostics: &diagnostics)
  var reader = SpecReader(document: document, diagnostics: diagnostics)
  reader.rootName = "the configuration"
  let configuration = reader.read(document.root, as: ConfigurationKeys(rules).construct)
  diagnostics = reader.diagnostics
  return configuration
}

/// The JSON Schema of configurations, as published in docs/schema/config.schema.json.
package func configurationSchema(rules: [ConfigurableRule]) -> String {
  let keys = ConfigurationKeys(rules)
  let parts = [LintKeys.construct.description, keys.rules.description] + keys.ruleConstructs.map { $0.description }
  return LanguageSchema(
    identifier: "urn:layoutc:schema:config:1", title: "layoutc configuration", root: keys.construct.description,
    constructs: parts
  ).text
}

/// The keys of a configuration, which depend on the rules that there are.
private struct ConfigurationKeys {
  let ruleConstructs: [Construct<[RuleSetting]>]
  let rules: Construct<[RuleSetting]>
  let construct: Construct<Configuration>

  struct RuleSetting: Sendable {
    var rule: String
    var name: String
    var value: Spanned<Double>
  }

  init(_ configurable: [ConfigurableRule]) {
    let ruleConstructs = configurable.filter { !$0.parameters.isEmpty }.map { Self.construct(of: $0) }
    let ruleKeys = zip(configurable.filter { !$0.parameters.isEmpty }, ruleConstructs).map { rule, construct in
      Key(rule.name, .construct(construct), rule.summary)
    }
    let rules = Construct("set of rule parameters", "Parameters of lint rules.", keys: ruleKeys.map { $0.description })
    {
      fields in
      var settings: [RuleSetting] = []
      for key in ruleKeys {
        settings += fields.value(key) ?? []
      }
      return settings
    }
    let strict = Key("strict", .boolean, default: "false", "Whether warnings fail `layoutc lint`, as with `--strict`.")
    let lint = Key(
      "lint", .construct(LintKeys.construct), "How rules are taken where neither a spec nor an option says it.")
    let rulesKey = Key("rules", .construct(rules), "Parameters of rules.")
    self.ruleConstructs = ruleConstructs
    self.rules = rules
    construct = Construct(
      "configuration", "How `layoutc lint` takes the specs below the folder that `.layoutc.yaml` stands in.",
      keys: [strict.description, lint.description, rulesKey.description]
    ) { fields in
      let (strict, lint, rules) = (fields.value(strict), fields.value(lint), fields.value(rulesKey))
      func names(_ list: [Spanned<String>]?) -> [DefinedName] {
        (list ?? []).map { DefinedName(name: $0.value, span: $0.span, isUsed: false) }
      }
      return Configuration(
        isStrict: strict.map { .init(value: $0.value, span: $0.span) }, allow: names(lint?.allow),
        warn: names(lint?.warn), deny: names(lint?.deny),
        parameters: (rules ?? []).map {
          ($0.rule, $0.name, Configuration.Setting(value: $0.value.value, span: $0.value.span))
        })
    }
  }

  private static func construct(of rule: ConfigurableRule) -> Construct<[RuleSetting]> {
    let keys = rule.parameters.map { parameter in
      Key(
        parameter.name, .decimal(parameter.range), default: Number(parameter.standard).text, parameter.doc)
    }
    return Construct("rule \(rule.name)", rule.summary, keys: keys.map { $0.description }) { fields in
      var settings: [RuleSetting] = []
      for key in keys {
        if let value = fields.value(key) {
          settings.append(RuleSetting(rule: rule.name, name: key.name, value: value))
        }
      }
      return settings
    }
  }
}

extension ValueType where Value == Spanned<Double> {
  /// A number written out.
  fileprivate static func decimal(_ range: ClosedRange<Double>) -> ValueType {
    ValueType(.decimal(.closed(range.lowerBound, range.upperBound))) { node, reader in
      let expected = "a number from \(Number(range.lowerBound).text) to \(Number(range.upperBound).text)"
      guard let text = reader.text(of: node, expected: expected) else { return nil }
      guard let value = Double(reading: text.value), value.isFinite else {
        reader.diagnostics.report(
          .wrongType, "`\(reader.keyName)` is `\(excerpt(text.value))`; expected \(expected)", at: text.span)
        return nil
      }
      guard range.contains(value) else {
        reader.diagnostics.report(
          .outOfRange, "`\(reader.keyName)` is \(excerpt(text.value)); expected \(expected)", at: text.span)
        return nil
      }
      return Spanned(value: value, span: text.span)
    }
  }
}
