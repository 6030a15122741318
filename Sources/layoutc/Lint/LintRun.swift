internal import SourceDiagnostics
internal import SpecLinting

/// What `layoutc lint` was asked to do.
struct LintRun: Sendable {
  var inputs: [SpecInput]
  var options: LintOptions
  var isStrict: Bool
  /// Whether to leave the summary out.
  var isQuiet: Bool
  var diagnosticForm: DiagnosticForm
  /// The most diagnostics to show; `nil` shows all.
  var maximumDiagnostics: Int?
}

extension LintRun {
  static func read(_ arguments: ParsedArguments) -> Result<LintRun, UsageError> {
    let standardInputName = arguments.value(of: "stdin-filename")
    return specInputs(from: arguments.operands, standardInputName: standardInputName, writesOutputs: false)
      .flatMap { inputs in
        if standardInputName != nil, !inputs.contains(where: \.isStandardInput) {
          return .failure(
            UsageError("`--stdin-filename` is given, but no spec is `-`", help: "name `-` to read standard input"))
        }
        return options(arguments).map { options in
          let form = DiagnosticForm(named: arguments.value(of: "format"), on: .output)
          let readable = form.isForPeople ? BuildOptions.readableDiagnostics : 0
          let maximum = arguments.number(of: "max-diagnostics") ?? readable
          return LintRun(
            inputs: inputs, options: options, isStrict: arguments.has("strict"), isQuiet: arguments.has("quiet"),
            diagnosticForm: form, maximumDiagnostics: maximum == 0 ? nil : maximum)
        }
      }
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

/// Lints all specs and shows what is found on standard output.
func lint(_ run: LintRun, console: Console) -> ExitStatus {
  let specs = mapConcurrently(count: run.inputs.count) { buildSpec(run.inputs[$0], lintOptions: run.options) }
  let counts = showDiagnostics(
    of: specs, form: run.diagnosticForm, maximum: run.maximumDiagnostics, on: .output, console)
  if run.diagnosticForm.isForPeople, !run.isQuiet {
    console.write("\(counted(specs.count, "spec")): \(counts.summary)\n")
  }
  if specs.contains(where: \.isUnreadable) { return .couldNotRun }
  return counts.errors > 0 || run.isStrict && counts.warnings > 0 ? .diagnosticsFailed : .success
}
