internal import PlanEmission

/// `layoutc schema`
enum SchemaCommand: Command {
  static let syntax = CommandSyntax(
    name: "schema", summary: "Print the JSON Schema of the output",
    examples: [
      .init(line: "layoutc schema plan > plan.schema.json", meaning: "Save the schema of what `layoutc build` writes")
    ],
    operands: .init(placeholder: "NAME", count: 1...1, help: "What to describe.", values: .oneOf(["plan"])))

  static func run(_ arguments: ParsedArguments, console: Console) -> ExitStatus {
    console.write(planSchema)
    return .success
  }
}
