internal import LayoutCompiler
internal import SourceDiagnostics
internal import SpecLinting
internal import TextWriting

/// A spec to lint, with what its configuration says.
private struct LintTask: Sendable {
  var input: SpecInput
  var options: LintOptions
  var isStrict: Bool
}

/// Lints all specs and shows what is found on standard output.
func lint(_ run: LintRun, console: Console) -> ExitStatus {
  var configurations = Configurations(run.configuration)
  let tasks = run.inputs.map { task(for: $0, run, &configurations) }
  guard configurations.isUsable else {
    _ = showDiagnostics(
      of: configurations.problems, form: run.diagnosticForm, maximum: run.maximumDiagnostics, on: .output, console)
    return .couldNotRun
  }
  if let error = run.collision(configurations: configurations.paths) {
    console.reportError(error.message, help: error.help)
    return .couldNotRun
  }
  var fixed: [FixedSpec] = []
  var links: [String] = []
  switch run.fixing {
  case .none: break
  case .show(let includingUnsafe):
    return showFixes(fixAll(tasks, includingUnsafe: includingUnsafe), console)
  case .write(let includingUnsafe):
    fixed = fixAll(tasks, includingUnsafe: includingUnsafe)
    // A link stays what it is; what it leads to may lie anywhere.
    links = fixed.map { $0.input.path }.filter(isLink)
    fixed.removeAll { isLink($0.input.path) }
    if let failure = write(fixed) { return refuse(failure, console) }
  }

  var specs = mapConcurrently(count: tasks.count) { buildSpec(tasks[$0].input, lintOptions: tasks[$0].options) }
  var others = configurations.problems
  if let path = run.baseline {
    if run.writesBaseline {
      return record(path, specs, run, console)
    }
    let (baseline, problems) = Baseline.read(path)
    others += problems.map { [$0] } ?? []
    others += baseline?.apply(to: &specs).map { [$0] } ?? []
  }
  let all = others + specs
  let counts = showDiagnostics(
    of: all, form: run.diagnosticForm, maximum: run.maximumDiagnostics, on: .output, console)
  if let failure = write(run.reports, of: all) { return refuse(failure, console) }
  if run.diagnosticForm.isForPeople, !run.isQuiet {
    let fixes = fixed.isEmpty ? "" : ", \(fixText(fixed))"
    console.write("\(counted(specs.count, "spec")): \(counts.summary)\(fixes)\n")
  }
  for path in links {
    console.reportError(
      "\(path) is a symbolic link, and is not fixed", help: "run `--fix` on the file that it leads to")
  }
  if !links.isEmpty || all.contains(where: { $0.isUnreadable }) { return .couldNotRun }
  let failsStrictly = zip(specs, tasks).contains { spec, task in
    task.isStrict && spec.compilation.diagnostics.contains { $0.severity == .warning }
  }
  let isStrictAnywhere = tasks.contains(where: { $0.isStrict })
  let othersFail =
    isStrictAnywhere && others.contains { $0.compilation.diagnostics.contains { $0.severity == .warning } }
  return counts.errors > 0 || failsStrictly || othersFail ? .diagnosticsFailed : .success
}

private func task(for input: SpecInput, _ run: LintRun, _ configurations: inout Configurations) -> LintTask {
  var task = LintTask(input: input, options: run.options, isStrict: run.isStrict)
  if let configuration = configurations.configuration(forFolder: splitPath(input.path).folder)?.configuration {
    task.options.configuredLevels = configuration.levels
    task.options.parameters = configuration.parameters
    task.isStrict = run.isStrict || configuration.isStrict
  }
  return task
}

private func refuse(_ failure: OutputFailure, _ console: Console) -> ExitStatus {
  console.reportError(failure.message, help: failure.help)
  return .couldNotRun
}

private func fixAll(_ tasks: [LintTask], includingUnsafe: Bool) -> [FixedSpec] {
  mapConcurrently(count: tasks.count) { index in
    fix(tasks[index].input, tasks[index].options, includingUnsafe: includingUnsafe)
  }.compactMap { $0 }
}

private func isLink(_ path: String) -> Bool {
  (try? fileStatus(path, followingLinks: false).get())?.type == .symbolicLink
}

private func write(_ fixed: [FixedSpec]) -> OutputFailure? {
  for spec in fixed {
    if let error = replaceFile(spec.input.path, with: spec.new) {
      return OutputFailure(path: spec.input.path, error: error)
    }
  }
  return nil
}

/// Prints what the fix-its would change, and writes nothing.
private func showFixes(_ fixed: [FixedSpec], _ console: Console) -> ExitStatus {
  for spec in fixed {
    console.writeAtOnce(unifiedDiff(spec.input.path, from: spec.old, to: spec.new).span)
  }
  return fixed.isEmpty ? .success : .diagnosticsFailed
}

private func record(_ path: String, _ specs: [BuiltSpec], _ run: LintRun, _ console: Console) -> ExitStatus {
  // Errors in specs are nothing to put up with.
  let faulty = specs.filter { spec in
    spec.isUnreadable || spec.compilation.diagnostics.contains { $0.severity == .error && !isLintFinding($0) }
  }
  if !faulty.isEmpty {
    _ = showDiagnostics(
      of: faulty, form: run.diagnosticForm, maximum: run.maximumDiagnostics, on: .output, console)
    console.reportError("a baseline takes findings of rules, not errors", help: "mend these first")
    return faulty.contains(where: { $0.isUnreadable }) ? .couldNotRun : .diagnosticsFailed
  }
  switch writeBaseline(path, of: specs) {
  case .failure(let failure): return refuse(failure, console)
  case .success(let count):
    if !run.isQuiet {
      console.write("\(counted(count, "finding")) written to \(path)\n")
    }
    return .success
  }
}

private func fixText(_ fixed: [FixedSpec]) -> String {
  let count = fixed.reduce(0) { $0 + $1.count }
  return "\(count) \(count == 1 ? "fix" : "fixes") written"
}
