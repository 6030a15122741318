/// `layoutc completions`
enum CompletionsCommand: Command {
  static let syntax = CommandSyntax(
    name: "completions", summary: "Print a completion script for a shell",
    examples: [
      .init(line: "source <(layoutc completions bash)", meaning: "Complete in this bash session"),
      .init(
        line: "layoutc completions zsh > ~/.zfunc/_layoutc", meaning: "Install for zsh, in a folder that $fpath names"),
      .init(
        line: "layoutc completions fish > ~/.config/fish/completions/layoutc.fish", meaning: "Install for fish"),
    ],
    operands: .init(
      placeholder: "SHELL", count: 1...1, help: "bash, zsh or fish.", values: .oneOf(shells.map { $0.name })))

  static func run(_ arguments: ParsedArguments, console: Console) -> ExitStatus {
    let table = commands.map { $0.syntax }
    for shell in shells where arguments.operands == [shell.name] {
      console.write(TerminalText(asIs: shell.script(table)))
    }
    return .success
  }

  private static let shells: [(name: String, script: @Sendable ([CommandSyntax]) -> String)] = [
    ("bash", bashCompletions),
    ("zsh", zshCompletions),
    ("fish", fishCompletions),
  ]
}
