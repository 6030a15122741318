internal import SourceDiagnostics

/// Reads the arguments after a subcommand's name: `--option value`, `--option=value`, `-o value`, `-ovalue`, bundled
/// flags, and `--` before operands that begin with a hyphen.
func parse(_ arguments: [String], for syntax: CommandSyntax) -> Result<ParsedArguments, UsageError> {
  var parser = ArgumentParser(syntax: syntax, remaining: arguments[...])
  while let argument = parser.remaining.popFirst() {
    if let error = parser.take(argument) {
      return .failure(error)
    }
  }
  if let error = parser.operandError() {
    return .failure(error)
  }
  return .success(parser.parsed)
}

private struct ArgumentParser {
  let syntax: CommandSyntax
  var remaining: ArraySlice<String>
  var parsed = ParsedArguments()

  mutating func take(_ argument: String) -> UsageError? {
    if argument == "--" {
      for operand in remaining {
        parsed.add(operand: operand)
      }
      remaining = []
      return nil
    }
    if argument.hasBytePrefix("--") {
      return takeLong(argument)
    }
    if argument.hasBytePrefix("-"), argument != "-" {
      return takeShort(argument)
    }
    parsed.add(operand: argument)
    return nil
  }

  private mutating func takeLong(_ argument: String) -> UsageError? {
    let parts = String(Substring(argument.utf8.dropFirst(2))).splitBytes(at: UInt8(ascii: "="), maxSplits: 1)
    let name = parts[0]
    let attached = parts.count == 2 ? parts[1] : nil
    guard let option = syntax.allOptions.first(where: { $0.name == name }) else {
      return unknownOption(name)
    }
    if option.argument == nil, let attached {
      return UsageError("`--\(name)` takes no value, found `\(attached)`", help: "write `--\(name)`")
    }
    return takeValue(of: option, attached: attached)
  }

  /// A run of letters after one hyphen: flags, the last of which may take a value.
  private mutating func takeShort(_ argument: String) -> UsageError? {
    let text = String(Substring(argument.utf8.dropFirst()))
    // Scalars, since a combining mark behind a letter belongs to the value.
    var letters = text.unicodeScalars[...]
    while let letter = letters.popFirst().map({ Character($0) }) {
      guard let option = syntax.allOptions.first(where: { $0.letter == letter }) else {
        // `-output` is one hyphen short.
        let isName = syntax.allOptions.contains { $0.name == text }
        return UsageError(
          "unknown option `-\(letter)` of `\(programName) \(syntax.name)`",
          help: isName ? "did you mean `--\(text)`?" : seeHelp)
      }
      guard option.argument != nil else {
        parsed.add("", to: option.name)
        continue
      }
      let attached = letters.first == "=" ? letters.dropFirst() : letters
      return takeValue(of: option, attached: letters.isEmpty ? nil : String(attached))
    }
    return nil
  }

  private mutating func takeValue(of option: CommandSyntax.Option, attached: String?) -> UsageError? {
    guard let argument = option.argument else {
      parsed.add("", to: option.name)
      return nil
    }
    var value = attached
    if value == nil, let next = remaining.first, next == "-" || !next.hasBytePrefix("-") {
      value = remaining.removeFirst()
    }
    guard let value, !value.isEmpty else {
      return UsageError("`--\(option.name)` needs a value", help: "write `--\(option.name) \(argument.placeholder)`")
    }
    if let error = check(value, for: option, argument) {
      return error
    }
    parsed.add(value, to: option.name)
    return nil
  }

  private func check(
    _ value: String, for option: CommandSyntax.Option, _ argument: CommandSyntax.Argument
  ) -> UsageError? {
    switch argument.values {
    case .text, .folder, .file:
      return nil
    case .number:
      if let number = Int(value), number >= 0 {
        return nil
      }
      return UsageError(
        "`--\(option.name)` takes a whole number from 0, found `\(value)`",
        help: "write `--\(option.name) \(argument.placeholder)`")
    case .oneOf, .command:
      return checkChoice(value, of: argument.values.choices, for: "--\(option.name)")
    case .listOf(let choices), .namesOf(let choices):
      for item in value.splitBytes(at: UInt8(ascii: ",")) {
        if let error = checkChoice(item, of: choices, for: "--\(option.name)") {
          return error
        }
      }
      return nil
    }
  }

  private func checkChoice(_ value: String, of choices: [String], for place: String) -> UsageError? {
    if choices.contains(value) {
      return nil
    }
    let nearest = nearestName(to: value, among: choices).map { "did you mean `\($0)`? " } ?? ""
    return UsageError(
      "unknown value `\(value)` for `\(place)`", help: nearest + "choose from: \(choices.joined(separator: ", "))")
  }

  private func unknownOption(_ name: String) -> UsageError {
    let nearest = nearestName(to: name, among: syntax.allOptions.map { $0.name })
    return UsageError(
      "unknown option `--\(name)` of `\(programName) \(syntax.name)`",
      help: nearest.map { "did you mean `--\($0)`?" } ?? seeHelp)
  }

  /// What is wrong with the operands, once all are known.
  func operandError() -> UsageError? {
    // Help is shown however many operands are missing.
    if parsed.has("help") {
      return nil
    }
    guard let operands = syntax.operands else {
      return parsed.operands.first.map {
        UsageError("`\(programName) \(syntax.name)` takes no arguments, found `\($0)`", help: seeHelp)
      }
    }
    if parsed.operands.count < operands.count.lowerBound {
      return UsageError(
        "`\(programName) \(syntax.name)` needs a \(operands.placeholder)",
        help: syntax.examples.first.map { "for example `\($0.line)`" } ?? seeHelp)
    }
    if parsed.operands.count > operands.count.upperBound {
      return UsageError(
        "`\(programName) \(syntax.name)` takes one \(operands.placeholder), found another: "
          + "`\(parsed.operands[operands.count.upperBound])`",
        help: seeHelp)
    }
    let choices = operands.values.choices
    if !choices.isEmpty {
      for operand in parsed.operands {
        if let error = checkChoice(operand, of: choices, for: operands.placeholder) {
          return error
        }
      }
    }
    return nil
  }

  private var seeHelp: String {
    "see `\(programName) help \(syntax.name)`"
  }
}
