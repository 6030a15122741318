internal import LayoutCompiler
internal import JSONOutput
internal import SwiftOutput
internal import TextWriting

/// `layoutc inputs`
enum InputsCommand: Command {
  static let syntax = CommandSyntax(
    name: "inputs", summary: "List the files that a build reads and writes, for build systems",
    examples: [
      .init(line: "layoutc inputs specs", meaning: "Show what `layoutc build specs` reads and writes, as JSON"),
      .init(
        line: "layoutc inputs specs --format xcfilelist > Layouts-inputs.xcfilelist",
        meaning: "List inputs for a run script phase of Xcode"),
      .init(
        line: "layoutc inputs specs --format xcfilelist --list outputs > Layouts-outputs.xcfilelist",
        meaning: "List its outputs"),
      .init(line: "layoutc inputs specs --format make > specs.d", meaning: "Write one rule a spec for Make"),
    ],
    operands: .init(
      placeholder: "SPEC", count: 1...Int.max, help: "A YAML file, or a folder of them.",
      values: .file(extensions: specExtensions)),
    options: [
      .init(
        "format", argument: .init(placeholder: "FORM", values: .oneOf(Form.allCases.map { $0.rawValue })),
        help: "The form of the list. Default: json."),
      .init(
        "list", argument: .init(placeholder: "SIDE", values: .oneOf(Side.allCases.map { $0.rawValue })),
        help: "Which list to print as xcfilelist, which holds one. Default: inputs."),
      .init(
        "output", letter: "o", argument: .init(placeholder: "DIR", values: .folder),
        help: "As of `layoutc build`. Default: \(BuildOptions.defaultFolder)."),
      .init(
        "emit", letter: "e", argument: .init(placeholder: "FORMATS", values: .listOf(emitters.map { $0.name })),
        help: "As of `layoutc build`. Default: \(BuildOptions.defaultEmitter)."),
      .init(
        "name", letter: "n", argument: .init(placeholder: "NAME", values: .text), help: "As of `layoutc build`."),
      .runtime(help: "As of `layoutc build`."),
      .init("prefix", argument: .init(placeholder: "NAME", values: .text), help: "As of `layoutc build`."),
    ],
    discussion: [
      "A spec with errors is listed like any other; one that cannot be read is an error.",
      "In an xcfilelist, relative paths are taken from $(SRCROOT), so run it where the project file is. Paths that begin with a "
        + "build setting, as with `-o '$(DERIVED_FILE_DIR)'`, stay as they are.",
    ])

  static func run(_ arguments: ParsedArguments, console: Console) -> ExitStatus {
    switch BuildOptions.buildInputs(arguments) {
    case .failure(let error):
      console.reportError(error.message, help: error.help)
      return .couldNotRun
    case .success(let inputs):
      if inputs.contains(where: { $0.isStandardInput }) {
        console.reportError("standard input is no file to list", help: "name files or folders")
        return .couldNotRun
      }
      let specs = mapConcurrently(count: inputs.count) { buildSpec(inputs[$0]) }
      let unreadable = specs.filter { $0.isUnreadable }
      if !unreadable.isEmpty {
        _ = showDiagnostics(of: unreadable, form: DiagnosticForm(named: nil), maximum: nil, console)
        return .couldNotRun
      }
      return list(specs.map { FileLists($0, arguments) }, arguments, console)
    }
  }

  private enum Form: String, CaseIterable {
    case json, make, xcfilelist
  }

  private enum Side: String, CaseIterable {
    case inputs, outputs
  }

  private static func list(_ specs: [FileLists], _ arguments: ParsedArguments, _ console: Console) -> ExitStatus {
    switch arguments.value(of: "format").flatMap(Form.init) ?? .json {
    case .json:
      console.write(json(of: specs))
    case .make:
      for spec in specs {
        let status = write(dependencyRule(targets: spec.outputs, inputs: spec.inputs), console)
        guard status == .success else { return status }
      }
    case .xcfilelist:
      let side = arguments.value(of: "list").flatMap(Side.init) ?? .inputs
      var listed: Set<ByteText> = []
      let paths = specs.flatMap { side == .inputs ? $0.inputs : $0.outputs }.filter {
        listed.insert(ByteText($0)).inserted
      }
      return write(xcodeFileList(paths), console)
    }
    return .success
  }

  private static func json(of specs: [FileLists]) -> [UInt8] {
    JSONWriter.report { json in
      json.object(.lines) { json in
        json.member("specs")
        json.array(specs, .lines) { json, spec in
          json.object { json in
            json.member("name", spec.name)
            json.member("inputs")
            json.array(spec.inputs) { $0.string($1) }
            json.member("outputs")
            json.array(spec.outputs) { $0.string($1) }
          }
        }
      }
    }
  }

  private static func write(_ list: Result<String, UnsayableName>, _ console: Console) -> ExitStatus {
    switch list {
    case .success(let text):
      console.write(TerminalText(asIs: text))
      return .success
    case .failure(let name):
      console.reportError("`\(name.name)` cannot be named: \(name.reason)", help: "rename it")
      return .couldNotRun
    }
  }
}

/// What a build of one spec reads and writes.
private struct FileLists {
  var name: String
  var inputs: [String]
  var outputs: [String]

  init(_ spec: BuiltSpec, _ arguments: ParsedArguments) {
    let folder = (arguments.value(of: "output") ?? BuildOptions.defaultFolder).trimmingTrailingSlashes
    name = spec.input.name
    inputs = spec.readFiles
    let options = BuildOptions.emissionOptions(arguments)
    outputs = BuildOptions.chosenEmitters(arguments).flatMap { emitter in
      emitter.files(forSpecNamed: spec.input.name, options: options).map { joined(folder: folder, $0.name) }
    }
  }
}
