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

/// A file that belongs in the folder of outputs, and the spec that it is written from: the first one where all share it.
struct PlannedOutput: Sendable {
  var spec: ResolvedSpec
  var file: EmittedFile
  var options: EmissionOptions

  func emit(to writer: inout OutputWriter) {
    file.emit(spec, options: options, to: &writer)
  }
}

/// The files of all specs in all formats, those that specs share once and last.
func plannedOutputs(
  of specs: [ResolvedSpec], _ emitters: [Emitter], _ options: EmissionOptions
) -> Result<[PlannedOutput], UsageError> {
  var own: [PlannedOutput] = []
  var shared: [PlannedOutput] = []
  // Upper and lower case count as the same, as they do on the file systems of Macs.
  var owners: [ByteText: String?] = [:]
  for spec in specs {
    for file in emitters.flatMap({ $0.files(forSpecNamed: spec.name, options: options) }) {
      let owner = file.isShared ? nil : spec.name
      if let other = owners.updateValue(owner, forKey: ByteText(file.name.lowercased())) {
        if file.isShared, other == nil { continue }
        return .failure(
          UsageError(
            "two outputs would be called \(file.name)",
            help: "rename the spec `\(other ?? owner ?? spec.name)`, or build it into another folder with `-o`"))
      }
      let output = PlannedOutput(spec: spec, file: file, options: options)
      if file.isShared { shared.append(output) } else { own.append(output) }
    }
  }
  return .success(own + shared)
}

/// Writes all outputs on all cores, those that changed, and answers them in order. If one cannot be written, none is
/// put in its place and all temporary files are removed.
func writeOutputs(_ outputs: [PlannedOutput], inFolder folder: String) -> Result<[OutputFile], OutputFailure> {
  if let error = makeFolder(folder) {
    return .failure(OutputFailure(path: folder, error: error))
  }
  return StagingFolder.within(folder, fileCount: outputs.count) { staging in
    commitAll(
      mapConcurrently(count: outputs.count) { stage(outputs[$0], inFolder: folder, staging, number: $0) },
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
      return .failure(OutputFailure(path: joined(folder: folder, output.file.name), error: error))
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

private func stage(
  _ output: PlannedOutput, inFolder folder: String, _ staging: StagingFolder, number: Int
) -> Result<StagedFile, FileError> {
  let replacement = FileReplacement(fileNamed: output.file.name, inFolder: folder, staging: staging, number: number)
  var writer = OutputWriter { replacement.write($0) }
  output.emit(to: &writer)
  writer.flush()
  return replacement.finish()
}
