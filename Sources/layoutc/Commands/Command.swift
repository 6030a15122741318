/// A subcommand: one conforming type a file, listed in `commands`.
protocol Command: Sendable {
  static var syntax: CommandSyntax { get }

  static func run(_ arguments: ParsedArguments, console: Console) -> ExitStatus
}

/// What the process's exit status says.
enum ExitStatus: Int32 {
  case success = 0
  /// Diagnostics failed it: errors, or warnings under `--strict`; or `--check` found a file out of date.
  case diagnosticsFailed = 1
  /// It could not be done: usage, input, output, or a bug in the program.
  case couldNotRun = 2
}

/// Every subcommand, in the order that help lists them.
let commands = [
  AnyCommand(BuildCommand.self),
  AnyCommand(PlanCommand.self),
  AnyCommand(LintCommand.self),
  AnyCommand(BreakpointsCommand.self),
  AnyCommand(RulesCommand.self),
  AnyCommand(ExplainCommand.self),
  AnyCommand(ConfigCommand.self),
  AnyCommand(InputsCommand.self),
  AnyCommand(SchemaCommand.self),
  AnyCommand(RuntimeCommand.self),
  AnyCommand(HelpCommand.self),
  AnyCommand(VersionCommand.self),
  AnyCommand(CompletionsCommand.self),
  AnyCommand(ManCommand.self),
]

/// A subcommand as a value. Functions and not a metatype, which Embedded Swift does not have.
struct AnyCommand: Sendable {
  private let makeSyntax: @Sendable () -> CommandSyntax
  let run: @Sendable (ParsedArguments, Console) -> ExitStatus

  init<Subcommand: Command>(_: Subcommand.Type) {
    makeSyntax = { Subcommand.syntax }
    run = { Subcommand.run($0, console: $1) }
  }

  var syntax: CommandSyntax {
    makeSyntax()
  }
}
