/// A completion script for zsh, to be sourced or to stand in `$fpath` as `_layoutc`.
func zshCompletions(for table: [CommandSyntax]) -> String {
  var script = """
    #compdef \(programName)

    _\(programName)() {
      if ((CURRENT == 2)); then
        local -a commands=(

    """
  for command in table {
    script += "      \(quoted("\(command.name):\(command.summary)"))\n"
  }
  script += """
        )
        _describe -t commands '\(programName) command' commands
        return
      fi
      local command=$words[2]
      shift words
      ((CURRENT--))
      case $command in

    """
  for command in table {
    var specifications = command.allOptions.flatMap { optionSpecifications($0) }
    if let operands = command.operands {
      let stars = operands.count.upperBound > 1 ? "*" : "1"
      specifications.append("\(stars):\(operands.placeholder):\(action(for: operands.values))")
    }
    script += "    \(command.name))\n      _arguments -s -S"
    script += specifications.map { " \\\n        " + quoted($0) }.joined()
    script += "\n      ;;\n"
  }
  script += """
      esac
    }

    if [[ $funcstack[1] == _\(programName) ]]; then
      _\(programName) "$@"
    else
      compdef _\(programName) \(programName)
    fi

    """
  return script
}

/// One a spelling, as `_arguments` reads them. Lists may be given again, other options not.
private func optionSpecifications(_ option: CommandSyntax.Option) -> [String] {
  let spellings = ["--" + option.name] + (option.letter.map { ["-\($0)"] } ?? [])
  let isRepeatable =
    switch option.argument?.values {
    case .listOf, .namesOf: true
    default: false
    }
  return spellings.map { spelling in
    let exclusion = isRepeatable ? "*" : "(\(spellings.joined(separator: " ")))"
    guard let argument = option.argument else {
      return "\(exclusion)\(spelling)[\(escaped(option.help))]"
    }
    // `--output=` may be followed by its value with `=` or a space, `-o+` with or without a space.
    let joint = spelling.hasPrefix("--") ? "=" : "+"
    let value = "\(argument.placeholder):\(action(for: argument.values))"
    return "\(exclusion)\(spelling)\(joint)[\(escaped(option.help))]:\(value)"
  }
}

private func action(for values: CommandSyntax.Values) -> String {
  switch values {
  case .text, .number: " "
  case .folder: "_files -/"
  case .file(let extensions): "_files -g \"*.(\(extensions.joined(separator: "|")))(-.)\""
  case .oneOf, .command: "(\(values.choices.joined(separator: " ")))"
  case .listOf(let choices), .namesOf(let choices): "_values -s , value \(choices.joined(separator: " "))"
  }
}

/// Text inside the brackets of an `_arguments` specification.
private func escaped(_ text: String) -> String {
  var result = ""
  for character in text {
    if "[]:\\".contains(character) {
      result.append("\\")
    }
    result.append(character)
  }
  return result
}

/// A word in single quotes, which are left for each quote inside.
private func quoted(_ text: String) -> String {
  "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
}
