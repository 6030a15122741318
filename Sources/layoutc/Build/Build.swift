internal import PlanEmission
internal import PlanModel
internal import SourceDiagnostics

/// Compiles all specs, shows their diagnostics, and writes all outputs or none.
func build(_ options: BuildOptions, console: Console) -> ExitStatus {
  let inputs = options.inputs
  let specs = mapConcurrently(count: inputs.count) { buildSpec(inputs[$0]) }
  let counts = showDiagnostics(of: specs, form: options.diagnosticForm, maximum: options.maximumDiagnostics, console)
  if let failure = write(options.reports, of: specs) {
    console.reportError(failure.message, help: failure.help)
    return .couldNotRun
  }
  if counts.errors > 0 || options.isStrict && counts.warnings > 0 {
    if options.diagnosticForm.isForPeople {
      console.reportError("\(counts.summary); nothing is written")
    }
    return specs.contains(where: \.isUnreadable) ? .couldNotRun : .diagnosticsFailed
  }

  let resolved = specs.map { built in
    guard let spec = built.compilation.spec else {
      preconditionFailure("a compilation without errors has a spec")
    }
    return spec
  }
  switch options.destination {
  case .standardOutput:
    for spec in resolved {
      for emitter in options.emitters {
        var writer = OutputWriter { console.writeAtOnce($0) }
        emitter.emit(spec, to: &writer)
        writer.flush()
      }
    }
    return .success
  case .folder(let folder):
    let outputs = resolved.flatMap { spec in
      options.emitters.map { PlannedOutput(spec: spec, emitter: $0) }
    }
    switch writeOutputs(outputs, inFolder: folder) {
    case .failure(let error):
      console.reportError(error.message, help: error.help)
      return .couldNotRun
    case .success(let files):
      if !options.isQuiet {
        console.write(resultText(of: resolved, files: files, counts))
      }
      return .success
    }
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
private func resultText(of specs: [ResolvedSpec], files: [OutputFile], _ counts: DiagnosticCounts) -> String {
  var text = ""
  if specs.count == 1 {
    text += resultTable(of: specs[0]) + "\n"
  }
  for file in files.prefix(mostFilesNamed) {
    text += "\(file.isChanged ? "wrote" : "unchanged") \(file.path)\n"
  }
  if files.count > mostFilesNamed {
    let changed = files.count { $0.isChanged }
    text += "... \(counted(changed, "file")) written and \(files.count - changed) unchanged in all\n"
  }
  return counts.total > 0 ? text + counts.summary + "\n" : text
}

/// More files than this are counted instead.
private let mostFilesNamed = 20
