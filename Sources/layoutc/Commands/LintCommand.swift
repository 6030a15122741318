internal import SourceDiagnostics
internal import SpecLinting

/// `layoutc lint`
enum LintCommand: Command {
  static let syntax = CommandSyntax(
    name: "lint", summary: "Look for what is wrong or doubtful in specs",
    examples: [
      .init(line: "layoutc lint specs", meaning: "Lint every spec in a folder and below"),
      .init(line: "layoutc lint --strict specs", meaning: "Fail on warnings, as in continuous integration"),
      .init(
        line: "layoutc lint --widths 320...1400 specs/tiles.yaml",
        meaning: "Look at every width, not only those of the spec's viewports"),
      .init(
        line: "layoutc lint --warn off-pixel-grid --allow fixed-point-link specs", meaning: "Turn rules on and off"),
      .init(
        line: "layoutc lint --report sarif=lint.sarif --report junit=lint.xml specs",
        meaning: "Also write what is found to files, for code hosts and build servers"),
      .init(line: "layoutc lint --diff specs", meaning: "Show what `--fix` would change"),
      .init(
        line: "layoutc lint --baseline lint-baseline.json --write-baseline specs",
        meaning: "Put up with what is there; later, without `--write-baseline`, only what is new is reported"),
    ],
    operands: .init(
      placeholder: "SPEC", count: 1...Int.max, help: "A YAML file, a folder of them, or - for standard input.",
      values: .file(extensions: specExtensions)),
    options: [
      ruleOption(.allow, help: "Rules that are not reported."),
      ruleOption(.warn, help: "Rules that are reported as warnings, those that are off by themselves among them."),
      ruleOption(.deny, help: "Rules that are reported as errors."),
      .init(
        "widths", argument: .init(placeholder: "A...B", values: .text),
        help: "Also look at viewports of every width from A to B points."),
      .init("strict", letter: "s", help: "Fail on warnings as on errors."),
      .init("quiet", letter: "q", help: "Print no summary, only problems."),
      .format(of: "what is found"),
      ReportFile.option,
      .init("fix", help: "Carry out the fix-its that change how something is written, not what is meant."),
      .init("unsafe", help: "Carry out, or show, those as well that guess at what is meant or change a layout."),
      .init("diff", help: "Show what --fix would change as a unified diff, and write nothing."),
      .init(
        "baseline", argument: .init(placeholder: "FILE", values: .file(extensions: ["json"])),
        help: "Put up with the findings that a file lists by rule, spec and place in the spec."),
      .init("write-baseline", help: "Write all findings to the file of --baseline."),
      configurationOption, isolationOption,
      .maximum(of: "findings"),
      .color,
      .standardInputName(in: "what is found"),
    ],
    discussion: [
      "`\(programName) rules` lists the rules, and `\(programName) explain RULE` tells more of each. RULES are names with commas "
        + "between, or `\(allRulesName)`.",
      "In a spec, `# layoutc:allow RULE -- reason` on or above a node allows a rule there, and `lint: { allow: [RULE] }` in the whole "
        + "spec.",
      "Options hold over the spec, and the spec over \(ConfigurationFile.name), which `build` does not read.",
      "What is found goes to standard output. Exit status: 0 if nothing fails, 1 if errors do (with --strict, warnings too) or "
        + "--diff has something to show, 2 if it cannot be done.",
    ])

  static let configurationOption = CommandSyntax.Option(
    "config", argument: .init(placeholder: "FILE", values: .file(extensions: specExtensions)),
    help:
      "The configuration for all specs. Default: the nearest \(ConfigurationFile.name) from each spec up to the top of its "
      + "repository.")

  static let isolationOption = CommandSyntax.Option("isolated", help: "Heed no configuration.")

  private static func ruleOption(_ level: LintLevel, help: String) -> CommandSyntax.Option {
    let names = [allRulesName] + lintRules.map { $0.documentation.name }
    return .init(level.rawValue, argument: .init(placeholder: "RULES", values: .namesOf(names)), help: help)
  }

  static func run(_ arguments: ParsedArguments, console: Console) -> ExitStatus {
    console.colorChoice = arguments.value(of: "color").flatMap(ColorChoice.init) ?? .auto
    switch LintRun.read(arguments) {
    case .failure(let error):
      console.reportError(error.message, help: error.help)
      return .couldNotRun
    case .success(let run):
      return lint(run, console: console)
    }
  }
}
