internal import SpecLinting
internal import TextWriting

/// `layoutc rules`
enum RulesCommand: Command {
  static let syntax = CommandSyntax(
    name: "rules", summary: "List the lint rules",
    examples: [
      .init(line: "layoutc rules", meaning: "A table of all rules with their levels"),
      .init(line: "layoutc rules --format json | jq -r '.rules[].name'", meaning: "Their names, for scripts"),
    ],
    options: [
      .init(
        "format", argument: .init(placeholder: "FORM", values: .oneOf(["text", "json"])),
        help: "The form of the list. Default: text.")
    ],
    discussion: [
      "A rule of level `allow` is off unless `--warn` or `--deny`, or the spec, turns it on."
    ])

  static func run(_ arguments: ParsedArguments, console: Console) -> ExitStatus {
    console.write(arguments.value(of: "format") == "json" ? json : text.bytes)
    return .success
  }

  private static var text: TerminalText {
    var table = TextTable(columns: [.init("rule"), .init("level"), .init("what")])
    for rule in lintRules.map({ $0.documentation }) {
      table.rows.append([rule.name, rule.level.rawValue, rule.summary])
    }
    return table.text
  }

  private static var json: [UInt8] {
    JSONWriter.report { json in
      json.object { json in
        json.member("rules")
        json.array(lintRules.map { $0.documentation }, .lines) { json, rule in
          json.object { json in
            json.member("name", rule.name)
            json.member("level", rule.level.rawValue)
            json.member("summary", rule.summary)
            json.member("why", rule.why)
            json.member("source", rule.source)
            json.member("bad", rule.bad)
            json.member("good", rule.good)
          }
        }
      }
    }
  }
}
