internal import LayoutCompiler
internal import SourceDiagnostics
internal import SpecLinting
internal import TextWriting

/// A file that diagnostics are written to, besides being shown: `--report sarif=lint.sarif`.
struct ReportFile: Sendable {
  let renderer: AnyDiagnosticRenderer
  let path: String

  static let option = CommandSyntax.Option(
    "report", argument: .init(placeholder: "FORM=FILE", values: .text),
    help: "Also write all that is found to a file, in one of the forms of --format. May be repeated.")

  /// Those that a command line asks for.
  static func read(_ arguments: ParsedArguments) -> Result<[ReportFile], UsageError> {
    var files: [ReportFile] = []
    for text in arguments.values(of: option.name) {
      let parts = text.splitBytes(at: UInt8(ascii: "="), maxSplits: 1)
      let names = diagnosticRenderers.map { $0.name }
      guard parts.count == 2, !parts[1].isEmpty else {
        return .failure(
          UsageError("`--report` takes a form and a file, found `\(text)`", help: "write `--report sarif=lint.sarif`"))
      }
      guard let renderer = diagnosticRenderers.first(where: { $0.name == parts[0] }) else {
        let nearest = nearestName(to: parts[0], among: names).map { "did you mean `\($0)`? " } ?? ""
        return .failure(
          UsageError(
            "unknown form `\(parts[0])` for `--report`", help: nearest + "choose from: \(names.joined(separator: ", "))"
          ))
      }
      if hasSpecExtension(parts[1]) {
        return .failure(UsageError("`--report` names a spec: `\(parts[1])`", help: "name a file to write"))
      }
      files.append(ReportFile(renderer: renderer, path: parts[1]))
    }
    return .success(files)
  }
}

/// Writes the diagnostics of all specs to files, in the forms asked for.
func write(_ files: [ReportFile], of specs: [BuiltSpec]) -> OutputFailure? {
  guard !files.isEmpty else { return nil }
  let combined = CombinedDiagnostics(of: specs)
  let report = DiagnosticReport(combined.diagnostics, sources: combined.sources, context: reportContext(of: specs))
  for file in files {
    var bytes: [UInt8] = []
    file.renderer.render(report, into: &bytes)
    if let error = replaceFile(file.path, with: bytes) {
      return OutputFailure(path: file.path, error: error)
    }
  }
  return nil
}

/// What forms for tools say besides the diagnostics.
func reportContext(of specs: [BuiltSpec]) -> ReportContext {
  let repository = RepositoryPaths()
  var paths: [ByteText: String] = [:]
  for spec in specs where !spec.compilation.diagnostics.isEmpty {
    paths[ByteText(spec.input.path)] = repository.path(of: spec.input.path)
  }
  let rules = lintRules.map { $0.documentation }.map { rule in
    RuleDescription(
      name: rule.name, severity: rule.level.severity, summary: rule.summary, explanation: rule.why,
      markdown: rule.markdown)
  }
  return ReportContext(version: VersionCommand.version, rules: rules, repositoryPaths: paths)
}
