internal import LayoutCompiler
internal import SwiftOutput
internal import TextWriting

/// `layoutc runtime`
enum RuntimeCommand: Command {
  static let syntax = CommandSyntax(
    name: "runtime", summary: "Print LayoutRuntime as one Swift file",
    examples: [
      .init(
        line: "layoutc runtime > Sources/App/LayoutRuntime.swift",
        meaning: "Save what all specs share that are built with `--runtime none`")
    ],
    options: [.access],
    discussion: [
      "A module needs the file once, however many specs it has. `layoutc build --emit swift` writes the same file beside its "
        + "outputs unless `--runtime` says otherwise."
    ])

  static func run(_ arguments: ParsedArguments, console: Console) -> ExitStatus {
    var writer = OutputWriter { console.writeAtOnce($0) }
    emitRuntime(options: BuildOptions.emissionOptions(arguments), to: &writer)
    writer.flush()
    return .success
  }
}
