internal import LayoutCompiler
internal import PlanModel
internal import SourceDiagnostics

/// `layoutc plan`
enum PlanCommand: Command {
  static let syntax = CommandSyntax(
    name: "plan", summary: "Show one transition plan: a table and a picture",
    examples: [
      .init(line: "layoutc plan specs/tiles.yaml", meaning: "The first step of the first chain"),
      .init(
        line: "layoutc plan specs/tiles.yaml --chain zoom --step 0 --viewport iphone-16 --item 21",
        meaning: "What a tap on item 21 sets in motion"),
      .init(line: "layoutc plan specs/tiles.yaml --step 1 --reverse", meaning: "The way back of the second step"),
    ],
    operands: .init(
      placeholder: "SPEC", count: 1...1, help: "A YAML file, or - for standard input.",
      values: .file(extensions: specExtensions)),
    options: [
      .init(
        "chain", letter: "c", argument: .init(placeholder: "NAME", values: .text),
        help: "The chain. Default: the first that has a step."),
      .init(
        "step", letter: "s", argument: .init(placeholder: "N", values: .number),
        help: "The step, by the level it starts from. Default: 0."),
      .init(
        "viewport", letter: "w", argument: .init(placeholder: "NAME", values: .text),
        help: "The viewport. Default: the first."),
      .init(
        "item", letter: "i", argument: .init(placeholder: "N", values: .number),
        help: "The tapped item. Default: as the spec's `anchor` and `anchors` say."),
      .init("reverse", letter: "r", help: "Show the way back."),
      .color,
    ],
    discussion: [
      "The picture shows the viewport at progress 0, 0.5 and 1: the anchor is drawn solid, each other item in a shade of its own.",
      "`layoutc build` writes the same plans, for every viewport, as JSON.",
    ])

  static func run(_ arguments: ParsedArguments, console: Console) -> ExitStatus {
    console.colorChoice = arguments.value(of: "color").flatMap(ColorChoice.init) ?? .auto
    switch specInputs(from: arguments.operands, standardInputName: nil) {
    case .failure(let error):
      return refuse(error, console)
    case .success(let inputs):
      guard let input = inputs.first, inputs.count == 1 else {
        return refuse(UsageError("`plan` shows one spec", help: "name one file of the folder"), console)
      }
      let built = buildSpec(input)
      let counts = showDiagnostics(of: [built], form: DiagnosticForm(named: nil), maximum: nil, console)
      guard let spec = built.compilation.spec, counts.errors == 0 else {
        return built.isUnreadable ? .couldNotRun : .diagnosticsFailed
      }
      switch PlanChoice.read(arguments, in: spec) {
      case .failure(let error):
        return refuse(error, console)
      case .success(let choice):
        console.write(planText(of: choice))
        return .success
      }
    }
  }

  private static func refuse(_ error: UsageError, _ console: Console) -> ExitStatus {
    console.reportError(error.message, help: error.help)
    return .couldNotRun
  }
}
