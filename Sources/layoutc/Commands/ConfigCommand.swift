internal import LayoutCompiler
internal import SourceDiagnostics

/// `layoutc config`
enum ConfigCommand: Command {
  static let syntax = CommandSyntax(
    name: "config", summary: "Show what configuration a spec is linted with",
    examples: [
      .init(line: "layoutc config", meaning: "All settings for specs in this folder"),
      .init(
        line: "layoutc config --show-origin specs/tiles.yaml", meaning: "With the file and line that each comes from"),
    ],
    operands: .init(
      placeholder: "PATH", count: 0...1, help: "A spec or a folder. Default: this folder.",
      values: .file(extensions: specExtensions)),
    options: [
      .init("show-origin", help: "Add where each setting comes from."),
      LintCommand.configurationOption, LintCommand.isolationOption,
    ],
    discussion: [
      "`layoutc lint` reads the nearest \(ConfigurationFile.name) from each spec up to the top of its repository: the folder that "
        + "holds .git. `\(programName) schema config` describes its form."
    ])

  static func run(_ arguments: ParsedArguments, console: Console) -> ExitStatus {
    var configurations = Configurations(LintRun.configurationSource(arguments))
    let file = configurations.configuration(forFolder: folder(of: arguments.operands.first ?? "."))
    if !configurations.problems.isEmpty {
      _ = showDiagnostics(of: configurations.problems, form: DiagnosticForm(named: nil), maximum: nil, console)
    }
    guard configurations.isUsable else { return .couldNotRun }
    let isOriginShown = arguments.has("show-origin")
    var table = TextTable(
      columns: [.init("setting"), .init("value")] + (isOriginShown ? [TextTable.Column("origin")] : []))
    for standard in standardSettings {
      let own = file?.configuration.settings.last { $0.key == standard.key }
      let origin = file.flatMap { file in own.map(file.place) } ?? "default"
      table.rows.append([standard.key, own?.value ?? standard.value] + (isOriginShown ? [origin] : []))
    }
    console.write(table.text)
    return .success
  }

  private static func folder(of path: String) -> String {
    if case .success((.folder, _)) = fileStatus(path) { return path.trimmingTrailingSlashes }
    return splitPath(path).folder
  }
}
