internal import PlanEmission
internal import PlanModel
internal import SourceDiagnostics

/// `layoutc build`
enum BuildCommand: Command {
  static let syntax = CommandSyntax(
    name: "build", summary: "Compile specs to frame tables and transition plans",
    examples: [
      .init(line: "layoutc build specs/tiles.yaml", meaning: "Write Generated/tiles.json"),
      .init(line: "layoutc build specs -o Sources/Layouts", meaning: "Compile every spec in a folder and below"),
      .init(line: "layoutc build --strict --quiet specs", meaning: "Fail on warnings; print problems only"),
      .init(line: "layoutc build - -o - < tiles.yaml | jq .chains", meaning: "Use layoutc in a pipe"),
    ],
    operands: .init(
      placeholder: "SPEC", count: 1...Int.max, help: "A YAML file, a folder of them, or - for standard input.",
      values: .file(extensions: specExtensions)),
    options: [
      .init(
        "output", letter: "o", argument: .init(placeholder: "DIR", values: .folder),
        help: "The folder to write to, or - for standard output. Default: \(BuildOptions.defaultFolder)."),
      .init(
        "emit", letter: "e", argument: .init(placeholder: "FORMATS", values: .listOf(emitters.map { $0.name })),
        help: "What to write, with commas between. Default: \(BuildOptions.defaultEmitter)."),
      .init("strict", letter: "s", help: "Treat warnings as errors."),
      .init("quiet", letter: "q", help: "Print no results, only problems."),
      .init(
        "format", argument: .init(placeholder: "FORM", values: .oneOf(diagnosticRenderers.map { $0.name })),
        help: "The form of diagnostics. Default: github in GitHub Actions, snippet on a terminal, else text."),
      ReportFile.option,
      .init(
        "max-diagnostics", argument: .init(placeholder: "N", values: .number),
        help: "Show at most N diagnostics, errors first; 0 shows all. "
          + "Default: \(BuildOptions.readableDiagnostics), or all in forms for tools."),
      .init(
        "color", argument: .init(placeholder: "WHEN", values: .oneOf(ColorChoice.allCases.map(\.rawValue))),
        help: "When to use color. Default: auto, which is on a terminal unless NO_COLOR is set."),
      .init(
        "stdin-filename", argument: .init(placeholder: "NAME", values: .text),
        help: "The name of standard input in diagnostics and outputs."),
    ],
    discussion: [
      "Nothing is written if any spec has an error, and a file only if its content changes, "
        + "so that builds that depend on it stay fresh.",
      "Diagnostics go to standard error, in every form; the table of results goes to standard output.",
      "Exit status: 0 if all is written, 1 if diagnostics prevent it, 2 if it cannot be done.",
    ])

  static func run(_ arguments: ParsedArguments, console: Console) -> ExitStatus {
    console.colorChoice = arguments.value(of: "color").flatMap(ColorChoice.init) ?? .auto
    switch BuildOptions.read(arguments) {
    case .failure(let error):
      console.reportError(error.message, help: error.help)
      return .couldNotRun
    case .success(let options):
      return build(options, console: console)
    }
  }
}
