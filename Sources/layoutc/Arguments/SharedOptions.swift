internal import SourceDiagnostics
internal import SwiftOutput

/// Options that several subcommands have.
extension CommandSyntax.Option {
  static let color = CommandSyntax.Option(
    "color", argument: .init(placeholder: "WHEN", values: .oneOf(ColorChoice.allCases.map { $0.rawValue })),
    help: "When to use color. Default: auto, which is on a terminal unless NO_COLOR is set.")

  static let access = CommandSyntax.Option(
    "access",
    argument: .init(placeholder: "LEVEL", values: .oneOf(EmissionOptions.Access.allCases.map { $0.rawValue })),
    help: "Who may use generated Swift. Default: \(EmissionOptions().access.rawValue).")

  static func runtime(help: String) -> CommandSyntax.Option {
    .init(
      "runtime",
      argument: .init(placeholder: "PLACE", values: .oneOf(EmissionOptions.Runtime.allCases.map { $0.rawValue })),
      help: help)
  }

  static func format(of what: String) -> CommandSyntax.Option {
    .init(
      "format", argument: .init(placeholder: "FORM", values: .oneOf(diagnosticRenderers.map { $0.name })),
      help: "The form of \(what). Default: github in GitHub Actions, snippet on a terminal, else text.")
  }

  static func maximum(of what: String) -> CommandSyntax.Option {
    .init(
      "max-diagnostics", argument: .init(placeholder: "N", values: .number),
      help: "Show at most N \(what), errors first; 0 shows all. "
        + "Default: \(BuildOptions.readableDiagnostics), or all in forms for tools.")
  }

  static func standardInputName(in what: String) -> CommandSyntax.Option {
    .init(
      "stdin-filename", argument: .init(placeholder: "NAME", values: .text),
      help: "The name of standard input in \(what).")
  }
}
