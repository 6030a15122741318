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
  var isStrict: Bool
  /// Whether to print no results.
  var isQuiet: Bool
  var diagnosticForm: DiagnosticForm
  var reports: [ReportFile]
  /// The most diagnostics to show; `nil` shows all.
  var maximumDiagnostics: Int?

  init(
    inputs: [SpecInput], destination: Destination, emitters: [any Emitter.Type], isStrict: Bool, isQuiet: Bool,
    diagnosticForm: DiagnosticForm, reports: [ReportFile] = [], maximumDiagnostics: Int?
  ) {
    self.inputs = inputs
    self.destination = destination
    self.emitters = emitters
    self.isStrict = isStrict
    self.isQuiet = isQuiet
    self.diagnosticForm = diagnosticForm
    self.reports = reports
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
      let form = DiagnosticForm(named: arguments.value(of: "format"))
      let maximum = arguments.number(of: "max-diagnostics") ?? (form.isForPeople ? readableDiagnostics : 0)
      return ReportFile.read(arguments).map { reports in
        BuildOptions(
          inputs: inputs, destination: output == "-" ? .standardOutput : .folder(output.trimmingTrailingSlashes),
          emitters: emitters, isStrict: arguments.has("strict"), isQuiet: arguments.has("quiet"),
          diagnosticForm: form, reports: reports, maximumDiagnostics: maximum == 0 ? nil : maximum)
      }
    }
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

/// The form of diagnostics that `--format` names, or the one that suits where diagnostics go.
struct DiagnosticForm: Sendable {
  let renderer: any DiagnosticRenderer
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
