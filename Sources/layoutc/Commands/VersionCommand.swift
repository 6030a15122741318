/// `layoutc version`
enum VersionCommand: Command {
  /// As CHANGELOG.md numbers releases.
  static let version = "0.1.0"

  static let syntax = CommandSyntax(
    name: "version", summary: "Print the version",
    examples: [.init(line: "layoutc version", meaning: "Print the version; the same as `layoutc --version`")])

  static func run(_ arguments: ParsedArguments, console: Console) -> ExitStatus {
    console.write("\(programName) \(version)\n")
    return .success
  }
}
