internal import SourceDiagnostics
internal import SpecLinting

/// What `layoutc lint` was asked to do.
struct LintRun: Sendable {
  enum Fixing: Sendable {
    case none
    /// Carry out fix-its.
    case write(includingUnsafe: Bool)
    /// Show what they would change.
    case show(includingUnsafe: Bool)
  }

  var inputs: [SpecInput]
  /// Without what configurations say.
  var options: LintOptions
  var configuration: ConfigurationSource
  var isStrict: Bool
  /// Whether to leave the summary out.
  var isQuiet: Bool
  var diagnosticForm: DiagnosticForm
  var reports: [ReportFile]
  /// The most diagnostics to show; `nil` shows all.
  var maximumDiagnostics: Int?
  var baseline: String?
  var writesBaseline: Bool
  var fixing: Fixing
}

extension LintRun {
  static func read(_ arguments: ParsedArguments) -> Result<LintRun, UsageError> {
    let standardInputName = arguments.value(of: "stdin-filename")
    return specInputs(from: arguments.operands, standardInputName: standardInputName, writesOutputs: false)
      .flatMap { inputs in
        if let error = inputError(inputs, arguments) ?? combinationError(arguments) { return .failure(error) }
        return options(arguments).flatMap { options in
          ReportFile.read(arguments).map { reports in
            let form = DiagnosticForm(named: arguments.value(of: "format"), on: .output)
            let readable = form.isForPeople ? BuildOptions.readableDiagnostics : 0
            let maximum = arguments.number(of: "max-diagnostics") ?? readable
            return LintRun(
              inputs: inputs, options: options, configuration: configurationSource(arguments),
              isStrict: arguments.has("strict"), isQuiet: arguments.has("quiet"), diagnosticForm: form,
              reports: reports, maximumDiagnostics: maximum == 0 ? nil : maximum,
              baseline: arguments.value(of: "baseline"), writesBaseline: arguments.has("write-baseline"),
              fixing: fixing(arguments))
          }
        }
      }
  }

  /// From `--config` and `--isolated`.
  static func configurationSource(_ arguments: ParsedArguments) -> ConfigurationSource {
    if arguments.has("isolated") { return .isolated }
    return arguments.value(of: "config").map { .file($0) } ?? .nearest
  }

  private static func fixing(_ arguments: ParsedArguments) -> Fixing {
    let isUnsafe = arguments.has("unsafe")
    if arguments.has("diff") { return .show(includingUnsafe: isUnsafe) }
    return arguments.has("fix") ? .write(includingUnsafe: isUnsafe) : .none
  }

  private static func inputError(_ inputs: [SpecInput], _ arguments: ParsedArguments) -> UsageError? {
    let readsStandardInput = inputs.contains(where: { $0.isStandardInput })
    if arguments.has("stdin-filename"), !readsStandardInput {
      return UsageError("`--stdin-filename` is given, but no spec is `-`", help: "name `-` to read standard input")
    }
    if readsStandardInput, let option = ["fix", "diff"].first(where: arguments.has) {
      return UsageError("`--\(option)` is for files, but a spec is `-`", help: "name files or folders")
    }
    return nil
  }

  private static func combinationError(_ arguments: ParsedArguments) -> UsageError? {
    if arguments.has("unsafe"), !arguments.has("fix"), !arguments.has("diff") {
      return UsageError("`--unsafe` goes with `--fix` or `--diff`", help: "add one of them")
    }
    if arguments.has("write-baseline"), !arguments.has("baseline") {
      return UsageError("`--write-baseline` needs a file", help: "add `--baseline lint-baseline.json`")
    }
    if arguments.has("config"), arguments.has("isolated") {
      return UsageError("`--config` names a configuration, but `--isolated` wants none", help: "give one of both")
    }
    return nil
  }

  private static func options(_ arguments: ParsedArguments) -> Result<LintOptions, UsageError> {
    // What is said of one rule holds over what is said of all, and the stricter over the milder.
    let given = [LintLevel.allow, .warn, .deny].flatMap { level in
      arguments.list(of: level.rawValue).map { (rule: $0, level: level) }
    }
    let levels = given.filter { $0.rule == allRulesName } + given.filter { $0.rule != allRulesName }
    guard let text = arguments.value(of: "widths") else { return .success(LintOptions(levels: levels)) }
    return widthInterval(text).map { LintOptions(levels: levels, widths: $0) }
  }
}
