/// A completion script for bash 3.2 and later.
func bashCompletions(for table: [CommandSyntax]) -> String {
  var script = """
    # bash completion for \(programName)
    _\(programName)() {
      local IFS=$'\\n'
      local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
      COMPREPLY=()
      # bash takes `--option=value` as three words.
      if [[ $current == "=" ]]; then
        current=
      elif [[ $previous == "=" ]]; then
        previous=${COMP_WORDS[COMP_CWORD - 2]}
      fi
      if ((COMP_CWORD == 1)); then
        COMPREPLY=($(compgen -W \(wordList(table.map { $0.name })) -- "$current"))
        return
      fi
      case "${COMP_WORDS[1]} $previous" in

    """
  for command in table {
    for option in command.options {
      guard let argument = option.argument else {
        continue
      }
      let spellings = ["--" + option.name] + (option.letter.map { ["-\($0)"] } ?? [])
      let patterns = spellings.map { "\"\(command.name) \($0)\"" }.joined(separator: " | ")
      script += "    \(patterns))\n      COMPREPLY=(\(words(for: argument.values)))\n      return\n      ;;\n"
    }
  }
  script += "  esac\n  case \"${COMP_WORDS[1]} $current\" in\n"
  for command in table {
    let options = command.allOptions.map { "--" + $0.name }
    script += "    \"\(command.name) -\"*) COMPREPLY=($(compgen -W \(wordList(options)) -- \"$current\")) ;;\n"
    if let operands = command.operands {
      script += "    \"\(command.name) \"*) COMPREPLY=(\(words(for: operands.values))) ;;\n"
    }
  }
  script += "  esac\n}\ncomplete -o filenames -F _\(programName) \(programName)\n"
  return script
}

/// Words for `compgen -W`, which splits at IFS: one a line.
private func wordList(_ words: [String]) -> String {
  "$'" + words.joined(separator: "\\n") + "'"
}

/// Command substitutions that produce what may stand for a value.
private func words(for values: CommandSyntax.Values) -> String {
  switch values {
  case .text, .number:
    ""
  case .folder:
    "$(compgen -d -- \"$current\")"
  case .file(let extensions):
    "$(compgen -d -- \"$current\")"
      + extensions.map { " $(compgen -f -X '!*.\($0)' -- \"$current\")" }.joined()
  case .oneOf, .command, .listOf, .namesOf:
    "$(compgen -W \(wordList(values.choices)) -- \"$current\")"
  }
}
