internal import JSONOutput
internal import LayoutCompiler
internal import PlanModel
internal import SourceDiagnostics
internal import SwiftOutput
internal import TextWriting

/// Compiles all specs, shows their diagnostics, and writes all outputs or none.
func build(_ options: BuildOptions, console: Console) -> ExitStatus {
  let inputs = options.inputs
  let specs = mapConcurrently(count: inputs.count) { buildSpec(inputs[$0]) }
  let counts = showDiagnostics(of: specs, form: options.diagnosticForm, maximum: options.maximumDiagnostics, console)
  if let error = options.collision(of: specs) {
    console.reportError(error.message, help: error.help)
    return .couldNotRun
  }
  if let failure = options.obstacle(of: specs) {
    return refuse(failure, console)
  }
  if let failure = write(options.reports, of: specs) {
    console.reportError(failure.message, help: failure.help)
    return .couldNotRun
  }
  if counts.errors > 0 || options.isStrict && counts.warnings > 0 {
    if options.diagnosticForm.isForPeople {
      console.reportError("\(counts.summary); nothing is written")
    }
    return specs.contains(where: { $0.isUnreadable }) ? .couldNotRun : .diagnosticsFailed
  }

  let resolved = specs.map { built in
    guard let spec = built.compilation.spec else {
      preconditionFailure("a compilation without errors has a spec")
    }
    return spec
  }
  let outputs: [PlannedOutput]
  switch plannedOutputs(of: resolved, options.emitters, options.emission) {
  case .success(let planned): outputs = planned
  case .failure(let error):
    console.reportError(error.message, help: error.help)
    return .couldNotRun
  }
  switch options.destination {
  case .standardOutput:
    for output in outputs {
      var writer = OutputWriter { console.writeAtOnce($0) }
      output.emit(to: &writer)
      writer.flush()
    }
    return record(options.records, of: specs, outputs: [], console)
  case .folder(let folder) where options.isCheck:
    return check(outputs, inFolder: folder, options, console)
  case .folder(let folder):
    switch writeOutputs(outputs, inFolder: folder) {
    case .failure(let error):
      return refuse(error, console)
    case .success(let files):
      if !options.isQuiet {
        console.write(resultText(of: resolved, files: files, counts))
      }
      return record(options.records, of: specs, outputs: files.map { $0.path }, console)
    }
  }
}

private func record(
  _ records: BuildRecords, of specs: [BuiltSpec], outputs: [String], _ console: Console
) -> ExitStatus {
  // A build whose output was not taken has not succeeded.
  guard console.outputError == nil else {
    return .success
  }
  return records.write(of: specs, outputs: outputs).map { refuse($0, console) } ?? .success
}

private func refuse(_ failure: OutputFailure, _ console: Console) -> ExitStatus {
  console.reportError(failure.message, help: failure.help)
  return .couldNotRun
}

/// Shows how the outputs that are out of date differ.
private func check(
  _ outputs: [PlannedOutput], inFolder folder: String, _ options: BuildOptions, _ console: Console
) -> ExitStatus {
  switch staleOutputs(among: outputs, inFolder: folder) {
  case .failure(let error):
    console.reportError("\(error.path) cannot be read: \(error.error.message)")
    return .couldNotRun
  case .success(let stale):
    for output in stale {
      console.writeAtOnce(output.report.span)
    }
    guard !stale.isEmpty else {
      if !options.isQuiet {
        console.write("up to date: \(counted(outputs.count, "file"))\n")
      }
      return .success
    }
    if options.diagnosticForm.isForPeople {
      console.reportError(
        "out of date: \(stale.count) of \(counted(outputs.count, "file"))", help: "run the same without `--check`")
    }
    return .diagnosticsFailed
  }
}

/// Writes the diagnostics of all specs as one document, and counts them.
func showDiagnostics(
  of specs: [BuiltSpec], form: DiagnosticForm, maximum: Int?, on stream: Console.Stream = .error, _ console: Console
) -> DiagnosticCounts {
  let combined = CombinedDiagnostics(of: specs)
  let report = DiagnosticReport(
    combined.diagnostics, sources: combined.sources,
    options: RenderingOptions(color: console.usesColor(on: stream), maximum: maximum),
    context: form.isForTerminals ? ReportContext() : reportContext(of: specs))
  var bytes: [UInt8] = []
  form.renderer.render(report, into: &bytes)
  switch stream {
  case .output: console.writeAtOnce(bytes.span)
  case .error: console.writeError(bytes.span)
  }
  return report.counts
}

/// What `build` prints when it is done: for one spec its frame tables, for several the files only.
private func resultText(of specs: [ResolvedSpec], files: [OutputFile], _ counts: DiagnosticCounts) -> TerminalText {
  var text: TerminalText = ""
  if specs.count == 1 {
    text += "\(resultTable(of: specs[0]))\n"
  }
  for file in files.prefix(mostFilesNamed) {
    text += "\(file.isChanged ? "wrote" : "unchanged") \(file.path)\n"
  }
  if files.count > mostFilesNamed {
    let changed = files.count { $0.isChanged }
    text += "... \(counted(changed, "file")) written and \(files.count - changed) unchanged in all\n"
  }
  return counts.total > 0 ? "\(text)\(counts.summary)\n" : text
}

/// More files than this are counted instead.
private let mostFilesNamed = 20
