internal import LayoutCompiler
internal import SourceDiagnostics
internal import SpecLinting

/// `layoutc explain`
enum ExplainCommand: Command {
  static let syntax = CommandSyntax(
    name: "explain", summary: "Explain a lint rule or a diagnostic",
    examples: [
      .init(line: "layoutc explain oversize-item", meaning: "What, why, and a spec with and without it"),
      .init(line: "layoutc explain unknown-key", meaning: "What an error means"),
    ],
    operands: .init(
      placeholder: "CODE", count: 1...1, help: "The name in brackets behind a message.", values: .text))

  static func run(_ arguments: ParsedArguments, console: Console) -> ExitStatus {
    let name = arguments.operands.first ?? ""
    if let rule = lintRule(named: name) {
      console.write(TerminalText(asIs: rule.documentation.explanation))
      return .success
    }
    let codes = diagnosticCodes + LintDiagnosticCodes.all + CommandDiagnostics.all
    if let code = codes.first(where: { $0.name == name }) {
      console.write("\(code.name): \(code.severity.rawValue)\n\n\(code.summary)\n")
      return .success
    }
    let nearest = nearestName(to: name, among: lintRules.map { $0.documentation.name } + codes.map { $0.name })
    console.reportError(
      "there is no rule or diagnostic `\(name)`",
      help: nearest.map { "did you mean `\(programName) explain \($0)`?" } ?? "see `\(programName) rules`")
    return .couldNotRun
  }
}
