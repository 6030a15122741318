internal import PlanEmission
internal import SourceDiagnostics

/// What `layoutc build` was asked to do.
struct BuildOptions: Sendable {
  enum Destination: Equatable, Sendable {
    case folder(String)
    case standardOutput
  }

  var inputs: [SpecInput]
  var destination: Destination
  /// In the order of the registry; at least one.
  var emitters: [any Emitter.Type]
  var emission: EmissionOptions
  var isStrict: Bool
  /// Whether to print no results.
  var isQuiet: Bool
  var diagnosticForm: DiagnosticForm
  /// The most diagnostics to show; `nil` shows all.
  var maximumDiagnostics: Int?

  init(
    inputs: [SpecInput], destination: Destination, emitters: [any Emitter.Type],
    emission: EmissionOptions = EmissionOptions(), isStrict: Bool, isQuiet: Bool, diagnosticForm: DiagnosticForm,
    maximumDiagnostics: Int?
  ) {
    self.inputs = inputs
    self.destination = destination
    self.emitters = emitters
    self.emission = emission
    self.isStrict = isStrict
    self.isQuiet = isQuiet
    self.diagnosticForm = diagnosticForm
    self.maximumDiagnostics = maximumDiagnostics
  }
}

extension BuildOptions {
  /// Checks what no single argument shows.
  static func read(_ arguments: ParsedArguments) -> Result<BuildOptions, UsageError> {
    specInputs(from: arguments.operands, standardInputName: arguments.value(of: "stdin-filename")).flatMap { inputs in
      let names = arguments.has("emit") ? arguments.list(of: "emit") : [defaultEmitter]
      let emitters = PlanEmission.emitters.filter { names.contains($0.name) }
      let output = arguments.value(of: "output") ?? defaultFolder
      if let error = destinationError(output, inputCount: inputs.count, emitterCount: emitters.count) {
        return .failure(error)
      }
      if arguments.has("stdin-filename"), !inputs.contains(where: \.isStandardInput) {
        return .failure(
          UsageError("`--stdin-filename` is given, but no spec is `-`", help: "name `-` to read standard input"))
      }
      if let error = emissionError(arguments) {
        return .failure(error)
      }
      let form = DiagnosticForm(named: arguments.value(of: "format"))
      let maximum = arguments.number(of: "max-diagnostics") ?? (form.isForPeople ? readableDiagnostics : 0)
      return .success(
        BuildOptions(
          inputs: inputs, destination: output == "-" ? .standardOutput : .folder(output.trimmingTrailingSlashes),
          emitters: emitters, emission: emissionOptions(arguments), isStrict: arguments.has("strict"),
          isQuiet: arguments.has("quiet"),
          diagnosticForm: form, maximumDiagnostics: maximum == 0 ? nil : maximum))
    }
  }

  private static func emissionOptions(_ arguments: ParsedArguments) -> EmissionOptions {
    EmissionOptions(
      access: arguments.value(of: "access").flatMap(EmissionOptions.Access.init) ?? .internal,
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

/// The form of diagnostics that `--format` names, or the one that suits where standard error goes.
struct DiagnosticForm: Sendable {
  let renderer: any DiagnosticRenderer
  /// Lines among which others may stand; not a document.
  let isForPeople: Bool

  init(named name: String?) {
    let name = name ?? (Console.isTerminal(.error) ? "snippet" : "text")
    guard let renderer = diagnosticRenderers.first(where: { $0.name == name }) else {
      preconditionFailure("the parser lets only names of renderers through")
    }
    self.renderer = renderer
    self.isForPeople = ["text", "snippet"].contains(name)
  }
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
