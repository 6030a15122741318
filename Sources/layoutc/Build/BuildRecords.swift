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
      let rule = dependencyRule(targets: stamp.map { [$0] } ?? outputs, inputs: specs.flatMap { $0.readFiles })
      if let error = rule.map({ replaceFile(dependencies, by: $0) }) ?? .lineBreakInName {
        return OutputFailure(path: dependencies, error: error)
      }
    }
    if let stamp, let error = makeParentFolder(of: stamp) ?? touchFile(stamp) {
      return OutputFailure(path: stamp, error: error)
    }
    return nil
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

private func replaceFile(_ path: String, by text: String) -> FileError? {
  if let error = makeParentFolder(of: path) {
    return error
  }
  let (folder, name) = folderAndName(of: path)
  let replacement = FileReplacement(fileNamed: name, inFolder: folder, number: 0)
  replacement.write(Array(text.utf8).span)
  switch replacement.finish() {
  case .success(let file): return file.commit()
  case .failure(let error): return error
  }
}

private func makeParentFolder(of path: String) -> FileError? {
  makeFolder(folderAndName(of: path).folder)
}

/// `build/tiles.d` as `build` and `tiles.d`, `tiles.d` as `.` and `tiles.d`.
private func folderAndName(of path: String) -> (folder: String, name: String) {
  guard let slash = path.lastIndex(of: "/") else {
    return (".", path)
  }
  let name = String(path[path.index(after: slash)...])
  return (slash == path.startIndex ? "/" : String(path[..<slash]), name)
}
