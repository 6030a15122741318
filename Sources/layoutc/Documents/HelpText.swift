/// What `layoutc help` prints.
func overviewText(of table: [CommandSyntax]) -> String {
  var text = "\(programName) compiles a YAML spec of collection view layouts to exact frame tables.\n"
  text += heading("Examples")
  for command in table {
    if let example = command.examples.first {
      text += entry(example.line, example.meaning + ".", column: 42)
    }
  }
  text += heading("Commands")
  for command in table {
    text += entry(command.name, command.summary + ".", column: 16)
  }
  text += "\n`\(programName) help COMMAND` shows a command's options.\n"
  return text
}

/// What `layoutc help build` prints: examples first, since most people look for a line to copy.
func helpText(for command: CommandSyntax) -> String {
  var text = "\(command.summary).\n"
  text += heading("Examples")
  for example in command.examples {
    text += "  \(example.line)\n" + wrapped(example.meaning + ".", indent: 6)
  }
  text += heading("Usage") + "  \(command.usage)\n"
  if let operands = command.operands {
    text += "\n" + entry(operands.placeholder, operands.help + operands.values.choiceSentence, column: 30)
  }
  text += heading("Options")
  for option in command.allOptions {
    text += entry(option.spelling, option.help + (option.argument?.values.choiceSentence ?? ""), column: 30)
  }
  for paragraph in command.discussion {
    text += "\n" + wrapped(paragraph, indent: 0)
  }
  return text
}

private func heading(_ title: String) -> String {
  "\n\(title)\n"
}

/// A term and its meaning beside it, the meaning wrapped from `column` on.
private func entry(_ term: String, _ meaning: String, column: Int) -> String {
  let lead = "  " + term
  let lines = wrapped(meaning, indent: column)
  if lead.count + 2 > column {
    return lead + "\n" + lines
  }
  return lead + lines.dropFirst(lead.count)
}

/// `text` broken into lines of at most 100 columns, each indented.
private func wrapped(_ text: String, indent: Int) -> String {
  let margin = String(repeating: " ", count: indent)
  var lines: [String] = []
  var line = ""
  for word in text.split(separator: " ") {
    if !line.isEmpty, indent + line.count + 1 + word.count > 100 {
      lines.append(margin + line)
      line = ""
    }
    line += (line.isEmpty ? "" : " ") + word
  }
  lines.append(margin + line)
  return lines.joined(separator: "\n") + "\n"
}
