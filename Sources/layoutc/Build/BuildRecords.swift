internal import LayoutCompiler
internal import SourceDiagnostics

/// What build systems want to find after a successful build, besides its outputs.
struct BuildRecords: Equatable, Sendable {
  /// The path of the dependency file.
  var dependencies: String?
  /// The path of the file whose time says when the last build succeeded.
  var stamp: String?

  /// Writes the dependency file, then the stamp: what a stamp stands for is complete.
  ///
  /// The dependency file's targets are the stamp, which is what a build step with a stamp makes, else the outputs.
  func write(of specs: [BuiltSpec], outputs: [String]) -> OutputFailure? {
    if let dependencies {
      switch rule(of: specs, outputs: outputs) {
      case .failure(let failure): return failure
      case .success(let rule):
        if let error = replaceFile(dependencies, with: Array(rule.utf8)) {
          return OutputFailure(path: dependencies, error: error)
        }
      }
    }
    if let stamp, let error = makeFolder(splitPath(stamp).folder) ?? touchFile(stamp) {
      return OutputFailure(path: stamp, error: error)
    }
    return nil
  }

  /// What keeps the dependency file from being written, to be asked before the outputs are.
  func obstacle(of specs: [BuiltSpec], outputs: [String]) -> OutputFailure? {
    guard dependencies != nil, case .failure(let failure) = rule(of: specs, outputs: outputs) else { return nil }
    return failure
  }

  private func rule(of specs: [BuiltSpec], outputs: [String]) -> Result<String, OutputFailure> {
    dependencyRule(targets: stamp.map { [$0] } ?? outputs, inputs: specs.flatMap { $0.readFiles }).mapError { name in
      OutputFailure(path: dependencies ?? "", error: .unsayableName(name))
    }
  }
}

extension BuiltSpec {
  /// The paths of all files that its outputs depend on; standard input is none.
  var readFiles: [String] {
    if input.isStandardInput {
      return compilation.sources.dropFirst().map { $0.path }
    }
    return [input.path] + compilation.sources.dropFirst().map { $0.path }
  }
}
