internal import CSystem
internal import SourceDiagnostics

/// The whole process.
func runProcess() -> Never {
  ignoreWriteSignals()
  exitOnTraps()
  runWithRoom {
    let console = Console()
    let status = runCommand(processArguments(), console: console)
    exit(finish(status, console: console).rawValue)
  }
}

/// Finds the subcommand and runs it. `arguments` do not hold the program's own name.
private func runCommand(_ arguments: Result<[String], UsageError>, console: Console) -> ExitStatus {
  let invocation = arguments.flatMap { findCommand($0) }.flatMap { command, rest in
    parse(rest, for: command.syntax).map { (command, $0) }
  }
  switch invocation {
  case .failure(let error):
    console.reportError(error.message, help: error.help)
    return .couldNotRun
  case .success((let command, let parsed)):
    if parsed.has("help") {
      console.write(TerminalText(asIs: helpText(for: command.syntax)))
      return .success
    }
    return command.run(parsed, console)
  }
}

/// Writes what is left for standard output, and answers the status that the process ends with.
private func finish(_ status: ExitStatus, console: Console) -> ExitStatus {
  console.flush()
  switch console.outputError {
  case nil:
    return status
  case .brokenPipe:
    // A reader that has seen enough, such as `head`, wants to hear no more, but not all was written.
    return status == .success ? .couldNotRun : status
  case let error?:
    console.reportError("standard output: \(error.message)")
    return .couldNotRun
  }
}

/// The subcommand that the first argument names, and the arguments left for it.
private func findCommand(_ arguments: [String]) -> Result<(AnyCommand, [String]), UsageError> {
  let rest = Array(arguments.dropFirst())
  switch arguments.first {
  case nil:
    return .failure(
      UsageError(
        "a command is missing", help: "for example `\(programName) build specs/tiles.yaml`; see `\(programName) help`"))
  case "-h", "--help":
    return .success((AnyCommand(HelpCommand.self), rest))
  case "--version":
    return .success((AnyCommand(VersionCommand.self), rest))
  case let name?:
    if let command = commands.first(where: { $0.syntax.name == name }) {
      return .success((command, rest))
    }
    return .failure(unknownCommand(name, among: commands.map { $0.syntax.name }))
  }
}

/// Explains a first argument that is no command: a spec, an option before its command, or a typo.
private func unknownCommand(_ name: String, among names: [String]) -> UsageError {
  if name == "-" || hasSpecExtension(name) || (try? fileStatus(name).get()) != nil {
    return UsageError("`\(name)` is no command", help: "to compile it: `\(programName) build \(name)`")
  }
  if name.hasBytePrefix("-") {
    return UsageError(
      "option `\(name)` stands before a command", help: "write the command first: `\(programName) build \(name) ...`")
  }
  let nearest = nearestName(to: name, among: names)
  return UsageError(
    "unknown command `\(name)`",
    help: nearest.map { "did you mean `\(programName) \($0)`?" } ?? "see `\(programName) help`")
}
