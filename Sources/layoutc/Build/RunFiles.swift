internal import SourceDiagnostics
internal import TextWriting

/// All files that a run reads and writes. Before it writes anything they are checked: nothing that it reads is overwritten, and nothing
/// that it writes takes the place of something else that it writes.
struct RunFiles {
  private struct Use {
    /// With the article: `the spec`.
    var role: String
    /// As the user named it.
    var path: String
    var identity: FileIdentity?
    var isWritten: Bool

    var words: String {
      path.isEmpty ? role : "\(role) \(path)"
    }
  }

  private var uses: [Use] = []

  mutating func read(_ path: String, _ role: String) {
    uses.append(Use(role: role, path: path, identity: FileIdentity(path: path), isWritten: false))
  }

  mutating func write(_ path: String, _ role: String) {
    uses.append(Use(role: role, path: path, identity: FileIdentity(path: path), isWritten: true))
  }

  mutating func readStandardInput() {
    uses.append(Use(role: "standard input", path: "", identity: FileIdentity(descriptor: 0), isWritten: false))
  }

  /// What is wrong with them: to be asked when all are known.
  func collision() -> UsageError? {
    var known: [FileIdentity: Int] = [:]
    for stream in [Console.Stream.output, .error] {
      // Shells send both to one file.
      if let identity = FileIdentity(descriptor: stream.rawValue) {
        known[identity] = -1
      }
    }
    // What is read comes first, so that a message names what would overwrite before what would be overwritten.
    for index in uses.indices.filter({ !uses[$0].isWritten }) + uses.indices.filter({ uses[$0].isWritten }) {
      let use = uses[index]
      guard let identity = use.identity else { continue }
      switch known[identity] {
      case nil:
        known[identity] = index
      case .some(-1):
        return UsageError(
          "\(use.words) is the same file as standard output or standard error", help: "name another file")
      case .some(let other):
        if use.isWritten {
          return UsageError("\(use.words) is the same file as \(uses[other].words)", help: "name another file")
        }
      }
    }
    return folderCollision()
  }

  /// A file in the place of a folder that another file needs.
  private func folderCollision() -> UsageError? {
    var places: [ByteText: Use] = [:]
    for use in uses where use.isWritten {
      if case .new(let place) = use.identity {
        places[place] = use
      }
    }
    for use in uses where use.isWritten {
      guard case .new(let place) = use.identity else { continue }
      var path = place.text
      while path.utf8.count > 1 {
        path = splitPath(path).folder
        if let file = places[ByteText(path)] {
          return UsageError("\(file.words) is the folder of \(use.words)", help: "name another file")
        }
      }
    }
    return nil
  }
}

extension BuildOptions {
  /// What of the files that the build reads and writes are one file.
  func collision(of specs: [BuiltSpec]) -> UsageError? {
    var files = RunFiles()
    for spec in specs {
      spec.readFiles.forEach { files.read($0, "the spec") }
    }
    if inputs.contains(where: { $0.isStandardInput }) {
      files.readStandardInput()
    }
    for path in outputPaths {
      isCheck ? files.read(path, "the output") : files.write(path, "the output")
    }
    records.dependencies.map { files.write($0, "the dependency file") }
    records.stamp.map { files.write($0, "the stamp") }
    reports.forEach { files.write($0.path, "the report") }
    return files.collision()
  }

  /// What cannot be said in the dependency file.
  func obstacle(of specs: [BuiltSpec]) -> OutputFailure? {
    records.obstacle(of: specs, outputs: outputPaths)
  }

  private var outputPaths: [String] {
    guard case .folder(let folder) = destination else { return [] }
    // Two specs with outputs of one name are refused by `plannedOutputs`, which knows which to rename.
    var names: Set<ByteText> = []
    return inputs.flatMap { input in
      emitters.flatMap { $0.files(forSpecNamed: input.name, options: emission) }
    }.filter { names.insert(ByteText($0.name)).inserted }.map { joined(folder: folder, $0.name) }
  }
}

extension LintRun {
  /// What of the files that the run reads and writes are one file. Specs that are fixed are read and written.
  func collision(configurations: [String]) -> UsageError? {
    var files = RunFiles()
    for input in inputs {
      input.isStandardInput ? files.readStandardInput() : files.read(input.path, "the spec")
    }
    configurations.forEach { files.read($0, "the configuration") }
    if let baseline {
      writesBaseline ? files.write(baseline, "the baseline") : files.read(baseline, "the baseline")
    }
    reports.forEach { files.write($0.path, "the report") }
    return files.collision()
  }
}
