internal import SourceDiagnostics
internal import TextWriting

/// A spec to compile.
struct SpecInput: Sendable {
  /// As diagnostics print it; never made absolute.
  var path: String
  var isStandardInput: Bool
  /// Names the spec in outputs, and the output files: the file name without its extension, and without `.layout` before it.
  private(set) var name: String

  init(path: String, isStandardInput: Bool = false) {
    self.path = path
    self.isStandardInput = isStandardInput
    self.name = isStandardInput && path == Self.standardInputPath ? "stdin" : baseName(of: path)
  }

  /// The same spec under another name in outputs.
  func named(_ name: String) -> SpecInput {
    var input = self
    input.name = name
    return input
  }

  /// What diagnostics call standard input unless `--stdin-filename` gives it a name.
  static let standardInputPath = "<stdin>"
}

/// Extensions of spec files, without the dot.
let specExtensions = ["yaml", "yml"]

func hasSpecExtension(_ path: String) -> Bool {
  specExtensions.contains { path.hasByteSuffix("." + $0) }
}

/// The specs that operands name, folders opened. Nothing is read yet but folders. With `writesOutputs`, two specs of one name are
/// an error, since they would write the same files.
func specInputs(
  from operands: [String], standardInputName: String?, writesOutputs: Bool = true
) -> Result<[SpecInput], UsageError> {
  var inputs: [SpecInput] = []
  for operand in operands {
    if operand == "-" {
      inputs.append(SpecInput(path: standardInputName ?? SpecInput.standardInputPath, isStandardInput: true))
      continue
    }
    switch fileStatus(operand) {
    case .success((.folder, _)):
      var paths: [String] = []
      if let failure = collectSpecs(inFolder: operand.trimmingTrailingSlashes, into: &paths) {
        return .failure(failure)
      }
      if paths.isEmpty {
        return .failure(UsageError("\(operand) holds no .yaml or .yml file", help: "name a spec or another folder"))
      }
      inputs += paths.map { SpecInput(path: $0) }
    case .success, .failure:
      // One that is not there is reported with whatever else cannot be read.
      inputs.append(SpecInput(path: operand))
    }
  }
  return withoutRepetition(inputs, writesOutputs: writesOutputs)
}

/// All specs below a folder, in the order of their names. Hidden entries, links to folders, and what is no file, such as a pipe, are
/// passed over.
private func collectSpecs(inFolder folder: String, into paths: inout [String]) -> UsageError? {
  let names: [String]
  switch visibleNames(inFolder: folder) {
  case .success(let found): names = found
  case .failure(let error): return unreadableEntry(folder, error)
  }
  for name in names {
    let path = joined(folder: folder, name)
    switch fileStatus(path, followingLinks: false) {
    case .success((.folder, _)):
      if let failure = collectSpecs(inFolder: path, into: &paths) {
        return failure
      }
    case .success:
      if hasSpecExtension(name), isFileOrMissing(path) {
        paths.append(path)
      }
    case .failure(let error):
      return unreadableEntry(path, error)
    }
  }
  return nil
}

/// Whether a path leads to a file or, as a link may, to nothing, which is to be reported.
private func isFileOrMissing(_ path: String) -> Bool {
  switch fileStatus(path) {
  case .success((let type, _)): type == .regular
  case .failure: true
  }
}

private func unreadableEntry(_ path: String, _ error: FileError) -> UsageError {
  UsageError("\(path): \(error.message)", help: "name specs that can be read instead of a whole folder")
}

/// Each file once; two different ones that would write the same files are an error. Upper and lower case count as the same,
/// as they do on the file systems of Macs.
private func withoutRepetition(_ inputs: [SpecInput], writesOutputs: Bool) -> Result<[SpecInput], UsageError> {
  if inputs.count == 1 {
    return .success(inputs)
  }
  var unique: [SpecInput] = []
  var indexByFile: [ByteText: Int] = [:]
  var indexByName: [ByteText: Int] = [:]
  for input in inputs {
    // No path is empty.
    let file = ByteText(input.isStandardInput ? "" : resolvedPath(input.path) ?? input.path)
    if let index = indexByFile[file] {
      if input.isStandardInput {
        return .failure(UsageError("standard input is named twice", help: "name `-` once"))
      }
      // A link may have another name, and so other outputs.
      if !writesOutputs || unique[index].name.hasSameBytes(as: input.name) { continue }
    }
    let name = ByteText(input.name.lowercased())
    if writesOutputs, let index = indexByName[name] {
      return .failure(
        UsageError(
          "\(unique[index].path) and \(input.path) would write the same files, named `\(input.name)`",
          help: "rename one, or build them into different folders with `-o`"))
    }
    indexByFile[file] = indexByFile[file] ?? unique.count
    indexByName[name] = unique.count
    unique.append(input)
  }
  return .success(unique)
}

/// A file beside the missing one whose name is nearly the same.
func nearestFile(to path: String) -> String? {
  let (folder, name) = splitPath(path)
  guard case .success(let names) = visibleNames(inFolder: folder) else {
    return nil
  }
  // A link that leads nowhere has the missing name itself.
  return nearestName(to: name, among: names.filter { !$0.hasSameBytes(as: name) })
    .map { "did you mean `\(joined(folder: folder, $0))`?" }
}

/// `specs/tiles.yaml` and `specs/tiles.layout.yaml` as `tiles`.
private func baseName(of path: String) -> String {
  let stem = withoutExtension(splitPath(path.trimmingTrailingSlashes).name)
  return stem.hasByteSuffix(".layout") ? withoutExtension(stem) : stem
}
