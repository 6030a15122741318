internal import LayoutCompiler
internal import SourceDiagnostics
internal import SpecLinting

/// A spec that was read and compiled, or could not be read.
struct BuiltSpec: Sendable {
  var input: SpecInput
  var compilation: Compilation
  var isUnreadable: Bool
}

extension BuiltSpec {
  /// Diagnostics about another file than a spec.
  init(reporting diagnostics: [Diagnostic], about source: SourceFile, isUnreadable: Bool = false) {
    self.init(
      input: SpecInput(path: source.path),
      compilation: Compilation(diagnostics: diagnostics, sources: [source], spec: nil), isUnreadable: isUnreadable)
  }
}

/// Diagnostics that the command itself makes.
enum CommandDiagnostics {
  static let unreadableFile = DiagnosticCode(
    "unreadable-file", .error, "A file does not exist or cannot be read; the exit status is 2.")

  static let needlessBaseline = DiagnosticCode(
    "needless-baseline", .note, "A baseline puts up with something that is no longer found.")

  static let all = [unreadableFile, needlessBaseline]
}

/// Reads and compiles one spec. What keeps it from being read is a diagnostic like any other.
func buildSpec(
  _ input: SpecInput, lintOptions: LintOptions = LintOptions(scope: .undefinedBehavior)
) -> BuiltSpec {
  let analysis = analyze(input.path, name: input.name, lintOptions: lintOptions) { load($0, for: input) }
  return BuiltSpec(input: input, compilation: Compilation(analysis), isUnreadable: analysis.isUnreadable)
}

/// Reads a file that a spec consists of.
func load(_ path: String, for input: SpecInput) -> LoadedFile {
  let isRoot = path == input.path
  switch readFile(isRoot && input.isStandardInput ? nil : path) {
  case .success(let bytes): return .bytes(bytes)
  case .failure(let error):
    let help = error == .notFound ? nearestFile(to: path) : nil
    return .failure(
      Diagnostic(
        CommandDiagnostics.unreadableFile, "cannot be read: \(error.message)", at: nil, path: path, help: help))
  }
}
