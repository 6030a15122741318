internal import LayoutCompiler
internal import JSONOutput
internal import PlanModel
internal import SourceDiagnostics
internal import SwiftOutput
internal import TextWriting

/// `layoutc build`
enum BuildCommand: Command {
  static let syntax = CommandSyntax(
    name: "build", summary: "Compile specs to frame tables and transition plans",
    examples: [
      .init(line: "layoutc build specs/tiles.yaml", meaning: "Write Generated/tiles.json"),
      .init(line: "layoutc build specs -o Sources/Layouts", meaning: "Compile every spec in a folder and below"),
      .init(line: "layoutc build --strict --quiet specs", meaning: "Fail on warnings; print problems only"),
      .init(line: "layoutc build --check specs", meaning: "Show what a build would change; fail if anything"),
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
      .init(
        "name", letter: "n", argument: .init(placeholder: "NAME", values: .text),
        help: "What outputs call the spec and are called themselves. Default: its file name."),
      .init(
        "check", letter: "c",
        help: "Write nothing; print how the files that are out of date differ, as a unified diff."),
      .init(
        "depfile", argument: .init(placeholder: "FILE", values: .text),
        help: "Write there what the outputs are made from, as a rule for Make and Ninja."),
      .init(
        "stamp", argument: .init(placeholder: "FILE", values: .text),
        help: "Touch this file after each success, even if no output changes."),
      .access,
      .runtime(
        help: "Where generated Swift finds LayoutRuntime: file writes it beside the specs, import takes the library "
          + "of the package, none leaves it to `layoutc runtime`. Default: \(EmissionOptions().runtime.rawValue)."),
      .init(
        "prefix", argument: .init(placeholder: "NAME", values: .text),
        help: "Put before the names of generated Swift types."),
      .init(
        "test-module", argument: .init(placeholder: "NAME", values: .text),
        help: "The module that generated tests import. Without it, compile them with the code they test."),
      .init("strict", letter: "s", help: "Treat warnings as errors."),
      .init("quiet", letter: "q", help: "Print no results, only problems."),
      .format(of: "diagnostics"),
      ReportFile.option,
      .maximum(of: "diagnostics"),
      .color,
      .standardInputName(in: "diagnostics and outputs"),
    ],
    discussion: [
      "Nothing is written if any spec has an error, and a file only if its content changes, "
        + "so that builds that depend on it stay fresh.",
      "Diagnostics go to standard error, in every form; the table of results goes to standard output.",
      "The file of LayoutRuntime is the same for all specs that are built with one `--access`, and is written once.",
      "With `--stamp`, the rule that `--depfile` writes has the stamp as its target instead of the outputs.",
      "Exit status: 0 if all is written, or up to date under `--check`; 1 if diagnostics prevent it, or a file is out of date; "
        + "2 if it cannot be done.",
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
