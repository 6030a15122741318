internal import LayoutCompiler
internal import JSONOutput
internal import PlanModel
internal import SwiftOutput
internal import TextWriting

/// An output that now stands in its folder.
struct OutputFile: Sendable {
  var path: String
  var isChanged: Bool
}

/// The file or folder that could not be written, and why.
struct OutputFailure: Error {
  var path: String
  var error: FileError

  var message: String {
    "\(path) cannot be written: \(error.message)"
  }

  var help: String? {
    error == .isSymbolicLink ? "remove the link, or choose another folder with `-o`" : nil
  }
}

/// A spec in one format, in the folder of outputs.
struct PlannedOutput: Sendable {
  var spec: ResolvedSpec
  var emitter: Emitter
  var options: EmissionOptions

  var fileName: String {
    emitter.fileName(forSpecNamed: spec.name, options: options)
  }
}

/// Writes all outputs on all cores, those that changed, and answers them in order. If one cannot be written, none is
/// put in its place and all temporary files are removed.
func writeOutputs(_ outputs: [PlannedOutput], inFolder folder: String) -> Result<[OutputFile], OutputFailure> {
  if let error = makeFolder(folder) {
    return .failure(OutputFailure(path: folder, error: error))
  }
  let temporaryPaths = outputs.indices.map { FileReplacement.temporaryPath(inFolder: folder, number: $0) }
  return TemporaryFileCleanup.during(temporaryPaths) {
    commitAll(
      mapConcurrently(count: outputs.count) { stage(outputs[$0], inFolder: folder, number: $0) },
      of: outputs, inFolder: folder)
  }
}

/// Puts all files in place, or none.
private func commitAll(
  _ results: [Result<StagedFile, FileError>], of outputs: [PlannedOutput], inFolder folder: String
) -> Result<[OutputFile], OutputFailure> {
  let staged = results.compactMap { try? $0.get() }
  for (output, result) in zip(outputs, results) {
    if case .failure(let error) = result {
      staged.forEach { $0.discard() }
      return .failure(OutputFailure(path: joined(folder: folder, output.fileName), error: error))
    }
  }
  for (index, file) in staged.enumerated() {
    if let error = file.commit() {
      staged[(index + 1)...].forEach { $0.discard() }
      return .failure(OutputFailure(path: file.path, error: error))
    }
  }
  return .success(staged.map { OutputFile(path: $0.path, isChanged: $0.isChanged) })
}

private func stage(_ output: PlannedOutput, inFolder folder: String, number: Int) -> Result<StagedFile, FileError> {
  let replacement = FileReplacement(fileNamed: output.fileName, inFolder: folder, number: number)
  var writer = OutputWriter { replacement.write($0) }
  output.emitter.emit(output.spec, options: output.options, to: &writer)
  writer.flush()
  return replacement.finish()
}
