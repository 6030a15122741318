/// The manual page in roff, with the man(7) macros, which every `man` knows.
func manualPage(for table: [CommandSyntax]) -> String {
  var page = """
    .TH \(programName.uppercased()) 1 "" "\(programName) \(VersionCommand.version)" "User Commands"
    .SH NAME
    \(programName) \\- compile a YAML spec of collection view layouts to exact frame tables
    .SH SYNOPSIS

    """
  page += table.map { ".B \(roff($0.usage))\n" }.joined(separator: ".br\n")
  page += ".SH EXAMPLES\n"
  for command in table {
    for example in command.examples {
      page += ".TP\n.B \(roff(example.line))\n\(roff(example.meaning)).\n"
    }
  }
  page += ".SH COMMANDS\n"
  for command in table {
    page += ".SS \(roff(command.usage))\n\(roff(command.summary)).\n"
    if let operands = command.operands {
      page += ".TP\n.I \(operands.placeholder)\n\(roff(operands.help))\(roff(operands.values.choiceSentence))\n"
    }
    for option in command.allOptions {
      page += ".TP\n\(spelling(of: option))\n"
      page += roff(option.help + (option.argument?.values.choiceSentence ?? "")) + "\n"
    }
    for paragraph in command.discussion {
      page += ".PP\n\(roff(paragraph))\n"
    }
  }
  page += """
    .SH EXIT STATUS
    .TP
    0
    The work is done; warnings may have been shown.
    .TP
    1
    Errors in a spec stopped it, or warnings under \\-\\-strict, and nothing was written; or \\-\\-check found a file out of date.
    .TP
    2
    It could not be done: wrong usage, a file that could not be read or written, or a bug in \(programName).
    .SH ENVIRONMENT
    .TP
    NO_COLOR
    If set and not empty, no color is used unless \\-\\-color asks for it.

    """
  return page
}

private func spelling(of option: CommandSyntax.Option) -> String {
  let short = option.letter.map { "\\fB\\-\($0)\\fR, " } ?? ""
  return short + "\\fB\\-\\-\(roff(option.name))\\fR" + (option.argument.map { " \\fI\($0.placeholder)\\fR" } ?? "")
}

/// Text with nothing in it that roff would take as a request or an escape.
private func roff(_ text: String) -> String {
  var result = ""
  for character in text {
    switch character {
    case "\\": result += "\\e"
    case "-": result += "\\-"
    case "`": result += "\\(ga"
    case "'": result += "\\(aq"
    case "." where result.isEmpty: result += "\\&."
    default: result.append(character)
    }
  }
  return result
}
