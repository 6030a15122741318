internal import LayoutCompiler
internal import PlanModel
internal import SourceDiagnostics
internal import SpecLinting

/// `layoutc breakpoints`
enum BreakpointsCommand: Command {
  static let syntax = CommandSyntax(
    name: "breakpoints", summary: "Show the widths at which columns change or items stop fitting",
    examples: [
      .init(line: "layoutc breakpoints specs/tiles.yaml", meaning: "Every level, on widths from 320 to 1400 points"),
      .init(
        line: "layoutc breakpoints specs/tiles.yaml --layout tile --widths 300...500 --format json",
        meaning: "One layout, as JSON"),
    ],
    operands: .init(
      placeholder: "SPEC", count: 1...1, help: "A YAML file, or - for standard input.",
      values: .file(extensions: specExtensions)),
    options: [
      .init(
        "layout", letter: "l", argument: .init(placeholder: "NAME", values: .text),
        help: "The layout to look at. Default: all."),
      .init(
        "widths", letter: "w", argument: .init(placeholder: "A...B", values: .text),
        help: "The widths to look at, in points. Default: 320...1400."),
      .init(
        "format", argument: .init(placeholder: "FORM", values: .oneOf(["text", "json"])),
        help: "The form of the table. Default: text."),
      .color,
    ],
    discussion: [
      "The widths are solved from the formulas of the layout, exactly: `[320, 400)` has 320 in it and 400 not. Where a layout has no "
        + "such formula, as with items of mixed sizes, it is laid out at many widths and the changes are bracketed between them; the "
        + "table says so.",
      "All else, such as the height and the insets, is the viewport's. Viewports that agree share their rows.",
    ])

  static func run(_ arguments: ParsedArguments, console: Console) -> ExitStatus {
    console.colorChoice = arguments.value(of: "color").flatMap(ColorChoice.init) ?? .auto
    let widths = arguments.value(of: "widths").map(widthInterval) ?? .success(LintOptions.usualWidths)
    let inputs = specInputs(from: arguments.operands, standardInputName: nil, writesOutputs: false)
    switch (widths, inputs) {
    case (.failure(let error), _), (_, .failure(let error)):
      return refuse(error, console)
    case (.success(let widths), .success(let inputs)):
      guard let input = inputs.first, inputs.count == 1 else {
        return refuse(UsageError("`breakpoints` shows one spec", help: "name one file of the folder"), console)
      }
      return show(input, widths, arguments, console)
    }
  }

  private static func show(
    _ input: SpecInput, _ widths: ClosedRange<Double>, _ arguments: ParsedArguments, _ console: Console
  ) -> ExitStatus {
    let layout = arguments.value(of: "layout")
    let analysis = analyze(input.path, name: input.name) { load($0, for: input) }
    let levels = analysis.breakpoints(over: widths, layout: layout)
    var built = BuiltSpec(
      input: input, compilation: Compilation(analysis), isUnreadable: analysis.isUnreadable)
    // Warnings about the spec's own viewports are what `build` and `lint` print.
    built.compilation.diagnostics.removeAll { $0.severity != .error }
    let counts = showDiagnostics(of: [built], form: DiagnosticForm(named: nil), maximum: nil, console)
    guard let spec = built.compilation.spec, counts.errors == 0 else {
      return built.isUnreadable ? .couldNotRun : .diagnosticsFailed
    }
    if let layout, levels.isEmpty {
      let names = Array(Set(spec.chains.flatMap { $0.levels.map { $0.layout } })).sorted()
      let nearest = nearestName(to: layout, among: names)
      return refuse(
        UsageError(
          "no level uses a layout `\(layout)`",
          help: nearest.map { "did you mean `\($0)`?" } ?? "layouts in use: \(quotedList(names))"), console)
    }
    let table = BreakpointTable(
      levels: levels, widths: widths, viewportCount: spec.viewports.count, specName: spec.name)
    console.write(arguments.value(of: "format") == "json" ? table.json : table.text.bytes)
    return .success
  }

  private static func refuse(_ error: UsageError, _ console: Console) -> ExitStatus {
    console.reportError(error.message, help: error.help)
    return .couldNotRun
  }
}
