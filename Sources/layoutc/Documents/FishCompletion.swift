/// A completion script for fish.
func fishCompletions(for table: [CommandSyntax]) -> String {
  var script = "# fish completion for \(programName)\ncomplete -c \(programName) -f\n"
  for command in table {
    script += "complete -c \(programName) -n __fish_use_subcommand -a \(command.name) -d \(quoted(command.summary))\n"
  }
  for command in table {
    let condition = "complete -c \(programName) -n '__fish_seen_subcommand_from \(command.name)'"
    for option in command.allOptions {
      script += condition + (option.letter.map { " -s \($0)" } ?? "") + " -l \(option.name)"
      if let argument = option.argument {
        script += " -x" + words(for: argument.values)
      }
      script += " -d \(quoted(option.help))\n"
    }
    if let operands = command.operands {
      script += condition + words(for: operands.values) + "\n"
    }
  }
  return script
}

private func words(for values: CommandSyntax.Values) -> String {
  switch values {
  case .text, .number:
    ""
  case .folder:
    " -a '(__fish_complete_directories)'"
  case .file(let extensions):
    " -a '(\(extensions.map { "__fish_complete_suffix .\($0)" }.joined(separator: "; ")))'"
  case .oneOf, .command, .listOf, .namesOf:
    " -a \(quoted(values.choices.joined(separator: " ")))"
  }
}

private func quoted(_ text: String) -> String {
  var result = ""
  for character in text {
    if character == "'" || character == "\\" {
      result.append("\\")
    }
    result.append(character)
  }
  return "'\(result)'"
}
