internal import LayoutCompiler
internal import JSONOutput
internal import SourceDiagnostics
internal import SwiftOutput
internal import TextWriting

/// What `layoutc build` was asked to do.
struct BuildOptions: Sendable {
  enum Destination: Equatable, Sendable {
    case folder(String)
    case standardOutput
  }

  var inputs: [SpecInput]
  var destination: Destination
  /// In the order of the registry; at least one.
  var emitters: [Emitter]
  var emission: EmissionOptions
  var isStrict: Bool
  /// Whether to print no results.
  var isQuiet: Bool
  /// Whether to compare outputs with what stands in their places instead of writing them.
  var isCheck: Bool
  var records: BuildRecords
  var diagnosticForm: DiagnosticForm
  var reports: [ReportFile]
  /// The most diagnostics to show; `nil` shows all.
  var maximumDiagnostics: Int?

  init(
    inputs: [SpecInput], destination: Destination, emitters: [Emitter],
    emission: EmissionOptions = EmissionOptions(), isStrict: Bool, isQuiet: Bool, isCheck: Bool,
    records: BuildRecords, diagnosticForm: DiagnosticForm, reports: [ReportFile] = [], maximumDiagnostics: Int?
  ) {
    self.inputs = inputs
    self.destination = destination
    self.emitters = emitters
    self.emission = emission
    self.isStrict = isStrict
    self.isQuiet = isQuiet
    self.isCheck = isCheck
    self.records = records
    self.diagnosticForm = diagnosticForm
    self.reports = reports
    self.maximumDiagnostics = maximumDiagnostics
  }
}

extension BuildOptions {
  /// Checks what no single argument shows.
  static func read(_ arguments: ParsedArguments) -> Result<BuildOptions, UsageError> {
    buildInputs(arguments).flatMap { inputs in
      let emitters = chosenEmitters(arguments)
      let output = arguments.value(of: "output") ?? defaultFolder
      if let error = destinationError(output, inputCount: inputs.count, emitterCount: emitters.count) {
        return .failure(error)
      }
      if arguments.has("stdin-filename"), !inputs.contains(where: { $0.isStandardInput }) {
        return .failure(
          UsageError("`--stdin-filename` is given, but no spec is `-`", help: "name `-` to read standard input"))
      }
      let records = BuildRecords(dependencies: arguments.value(of: "depfile"), stamp: arguments.value(of: "stamp"))
      if let error = recordsError(records, output: output, isCheck: arguments.has("check")) ?? emissionError(arguments)
      {
        return .failure(error)
      }
      let form = DiagnosticForm(named: arguments.value(of: "format"))
      let maximum = arguments.number(of: "max-diagnostics") ?? (form.isForPeople ? readableDiagnostics : 0)
      return ReportFile.read(arguments).map { reports in
        BuildOptions(
          inputs: inputs, destination: output == "-" ? .standardOutput : .folder(output.trimmingTrailingSlashes),
          emitters: emitters, emission: emissionOptions(arguments), isStrict: arguments.has("strict"),
          isQuiet: arguments.has("quiet"),
          isCheck: arguments.has("check"), records: records, diagnosticForm: form,
          reports: reports, maximumDiagnostics: maximum == 0 ? nil : maximum)
      }
    }
  }

  /// The specs to build, the only one under the name that `--name` gives it.
  static func buildInputs(_ arguments: ParsedArguments) -> Result<[SpecInput], UsageError> {
    specInputs(from: arguments.operands, standardInputName: arguments.value(of: "stdin-filename")).flatMap { inputs in
      guard let name = arguments.value(of: "name") else {
        return .success(inputs)
      }
      guard inputs.count == 1 else {
        return .failure(
          UsageError("`--name` names one spec, but there are \(inputs.count)", help: "build one spec at a time"))
      }
      guard !name.utf8.contains(UInt8(ascii: "/")), !name.hasBytePrefix("."), !name.isObeyedByTerminals else {
        return .failure(
          UsageError(
            "`\(name)` is no name for a file",
            help: "leave out slashes, control characters, and dots in front; `-o` names the folder"))
      }
      return .success(inputs.map { $0.named(name) })
    }
  }

  static func chosenEmitters(_ arguments: ParsedArguments) -> [Emitter] {
    let names = arguments.has("emit") ? arguments.list(of: "emit") : [defaultEmitter]
    return LayoutCompiler.emitters.filter { names.contains($0.name) }
  }

  static func emissionOptions(_ arguments: ParsedArguments) -> EmissionOptions {
    EmissionOptions(
      access: arguments.value(of: "access").flatMap(EmissionOptions.Access.init) ?? .internal,
      runtime: arguments.value(of: "runtime").flatMap(EmissionOptions.Runtime.init) ?? .file,
      prefix: arguments.value(of: "prefix") ?? "", testedModule: arguments.value(of: "test-module"))
  }

  /// Names from the command line become part of generated code.
  private static func emissionError(_ arguments: ParsedArguments) -> UsageError? {
    for option in ["prefix", "test-module"] {
      guard let name = arguments.value(of: option), !isSwiftName(name) else { continue }
      return UsageError(
        "`--\(option)` takes a name of ASCII letters, digits and underscores, found `\(name)`",
        help: "write for example `--\(option) Photo`")
    }
    return nil
  }

  static let defaultFolder = "Generated"
  static let defaultEmitter = "json"
  /// The most diagnostics that people are shown unless they ask for more.
  static let readableDiagnostics = 100

  private static func recordsError(_ records: BuildRecords, output: String, isCheck: Bool) -> UsageError? {
    if isCheck, output == "-" || records != BuildRecords() {
      let option = output == "-" ? "-o -" : records.stamp == nil ? "--depfile" : "--stamp"
      return UsageError("`--check` writes nothing, but `\(option)` asks to", help: "give one of both")
    }
    if records.dependencies != nil, output == "-", records.stamp == nil {
      return UsageError(
        "`--depfile` tells what files are made from, but none is made",
        help: "name a folder: `-o \(defaultFolder)`, or a `--stamp`")
    }
    // A slip of the order, `--depfile a.yaml`, would cost the spec.
    for (option, path) in [("depfile", records.dependencies), ("stamp", records.stamp)] {
      if let path, hasSpecExtension(path) {
        return UsageError("`--\(option)` names a spec: `\(path)`", help: "name a file to write")
      }
    }
    return nil
  }

  private static func destinationError(_ output: String, inputCount: Int, emitterCount: Int) -> UsageError? {
    if output == "-" {
      return inputCount == 1 && emitterCount == 1
        ? nil
        : UsageError(
          "standard output takes one output, but there would be \(inputCount * emitterCount)",
          help: "name a folder: `-o \(defaultFolder)`")
    }
    if case .success((let type, _)) = fileStatus(output), type != .folder {
      return UsageError("\(output) is not a folder", help: "`-o` names the folder that outputs are written to")
    }
    return nil
  }
}

/// The form of diagnostics that `--format` names, or the one that suits where diagnostics go.
struct DiagnosticForm: Sendable {
  let renderer: AnyDiagnosticRenderer
  /// Lines among which others may stand; not a document.
  let isForPeople: Bool
  /// Whether nothing is said that only tools need.
  let isForTerminals: Bool

  init(named name: String?, on stream: Console.Stream = .error) {
    let name = name ?? (isOnGitHub ? "github" : Console.isTerminal(stream) ? "snippet" : "text")
    guard let renderer = diagnosticRenderers.first(where: { $0.name == name }) else {
      preconditionFailure("the parser lets only names of renderers through")
    }
    self.renderer = renderer
    self.isForTerminals = ["text", "snippet"].contains(name)
    self.isForPeople = isForTerminals || name == "github"
  }
}

/// Whether a workflow of GitHub Actions runs this.
private var isOnGitHub: Bool {
  environmentVariable("GITHUB_ACTIONS") == "true"
}

private func isSwiftName(_ text: String) -> Bool {
  text.utf8.allSatisfy { byte in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  } && text.first?.isNumber == false
}
