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
let commands: [any Command.Type] = [
  BuildCommand.self,
  PlanCommand.self,
  LintCommand.self,
  BreakpointsCommand.self,
  RulesCommand.self,
  ExplainCommand.self,
  ConfigCommand.self,
  InputsCommand.self,
  SchemaCommand.self,
  HelpCommand.self,
  VersionCommand.self,
  CompletionsCommand.self,
  ManCommand.self,
]
