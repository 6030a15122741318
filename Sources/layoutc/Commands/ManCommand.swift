/// `layoutc man`
enum ManCommand: Command {
  static let syntax = CommandSyntax(
    name: "man", summary: "Print the manual page",
    examples: [
      .init(line: "layoutc man | man -l -", meaning: "Read the manual"),
      .init(line: "layoutc man > /usr/local/share/man/man1/layoutc.1", meaning: "Install it"),
    ])

  static func run(_ arguments: ParsedArguments, console: Console) -> ExitStatus {
    console.write(TerminalText(asIs: manualPage(for: commands.map { $0.syntax })))
    return .success
  }
}
