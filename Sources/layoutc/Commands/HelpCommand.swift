/// `layoutc help`
enum HelpCommand: Command {
  static let syntax = CommandSyntax(
    name: "help", summary: "Show help, about everything or one command",
    examples: [.init(line: "layoutc help build", meaning: "Show the options of `layoutc build`")],
    operands: .init(placeholder: "COMMAND", count: 0...1, help: "The command to explain.", values: .command))

  static func run(_ arguments: ParsedArguments, console: Console) -> ExitStatus {
    let table = commands.map { $0.syntax }
    if let command = table.first(where: { [$0.name] == arguments.operands }) {
      console.write(TerminalText(asIs: helpText(for: command)))
    } else {
      console.write(TerminalText(asIs: overviewText(of: table)))
    }
    return .success
  }
}
