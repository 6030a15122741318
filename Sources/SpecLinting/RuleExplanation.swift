internal import SourceDiagnostics

extension RuleDocumentation {
  /// For a terminal.
  package var explanation: String {
    """
    \(name): \(levelText)

    \(wrapped(summary))
    \(wrapped(why))
    Source: \(source)

    With a finding:

    \(block(bad))
    Without:

    \(block(good))
    To allow it on one node, with a reason, on the node's line or the line above:

        # layoutc:allow \(name) -- reason

    To allow it in a whole spec:

        lint: { allow: [\(name)] }

    """
  }

  /// A section of docs/Rules.md.
  package var markdown: String {
    """
    ## \(name)

    \(summary) Level: \(levelText).

    \(why)

    Source: \(source).

    With a finding:

    \(reportsMark)```yaml
    \(bad)```

    Without:

    ```yaml
    \(good)```

    """
  }

  /// For the tests of the documents: what `build` says about the spec below.
  private var reportsMark: String {
    undefinedBehaviorCodes.contains { $0.name == name } ? "<!-- reports: \(name) -->\n" : ""
  }

  private var levelText: String {
    switch level {
    case .allow: "off unless turned on with `--warn` or `--deny`, or in the spec"
    case .note: "note"
    case .warn: "warning"
    case .deny: "error"
    }
  }

  private func block(_ text: String) -> String {
    text.split(separator: "\n").map { "    \($0)\n" }.joined()
  }

  private func wrapped(_ text: String) -> String {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > 80 {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return (lines + [line]).map { "\($0)\n" }.joined()
  }
}

/// docs/Rules.md as a whole.
package var rulesMarkdown: String {
  let table = lintRules.map { $0.documentation }.map { rule in
    "| [\(rule.name)](#\(rule.name)) | \(rule.level.rawValue) | \(rule.summary) |\n"
  }.joined()
  return """
    # Lint rules

    What `layoutc lint` looks for in specs without errors. Each rule has a level: `deny` is an error, `warn` a warning, `note` a note, \
    and `allow` keeps quiet unless `--warn RULE` or `--deny RULE` asks for it. `layoutc explain RULE` prints a section of this page.

    A comment allows a rule on the node that it stands on or above, which is a whole mapping above a mapping's key:

    <!-- fragment: layouts -->
    ```yaml
    layouts:
      # layoutc:allow oversize-item -- checked on devices
      tile:
        type: flow
        itemSize: width * scale - 12
    ```

    The section `lint` of a spec does so for the whole spec: `lint: { allow: [fixed-point-link], deny: [oversize-item] }`. What the \
    command line says holds over the section. Allowances that allow nothing are reported (`unused-suppression`), and so are names \
    that no rule has (`unknown-rule`).

    There is no rule about items of equal z: the order of a plan's participants is total, so that no two ever share one.

    | rule | level | what |
    | --- | --- | --- |
    \(table)
    \(lintRules.map { $0.documentation.markdown }.joined(separator: "\n"))
    """
}
