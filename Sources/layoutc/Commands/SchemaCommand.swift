internal import JSONOutput
internal import LayoutCompiler
internal import SwiftOutput
internal import TextWriting

/// `layoutc schema`
enum SchemaCommand: Command {
  static let syntax = CommandSyntax(
    name: "schema", summary: "Print the JSON Schema of specs, configurations or the output",
    examples: [
      .init(line: "layoutc schema spec > spec.schema.json", meaning: "Save what editors check and complete specs by"),
      .init(line: "layoutc schema plan > plan.schema.json", meaning: "Save the schema of what `layoutc build` writes"),
    ],
    operands: .init(
      placeholder: "NAME", count: 1...1, help: "What to describe.", values: .oneOf(schemas.map { $0.name })))

  static func run(_ arguments: ParsedArguments, console: Console) -> ExitStatus {
    if let schema = schemas.first(where: { $0.name == arguments.operands.first }) {
      console.write(TerminalText(asIs: schema.text()))
    }
    return .success
  }

  private static let schemas: [(name: String, text: @Sendable () -> String)] = [
    ("spec", { specSchema }), ("config", { configurationSchema }), ("plan", { planSchema }),
  ]
}
