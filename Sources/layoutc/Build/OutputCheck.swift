internal import JSONOutput
internal import SourceDiagnostics
internal import SwiftOutput
internal import TextWriting

/// How a file differs from the output that belongs in its place.
struct StaleOutput: Sendable {
  var path: String
  /// A unified diff that makes the file right, or a line that says that it differs.
  var report: [UInt8]
}

/// Compares all outputs with what stands in the folder, on all cores; answers in order those that differ. Writes nothing.
func staleOutputs(among outputs: [PlannedOutput], inFolder folder: String) -> Result<[StaleOutput], OutputFailure> {
  let results = mapConcurrently(count: outputs.count) { index in
    compare(outputs[index], inFolder: folder)
  }
  var stale: [StaleOutput] = []
  for result in results {
    switch result {
    case .success(let output): output.map { stale.append($0) }
    case .failure(let error): return .failure(error)
    }
  }
  return .success(stale)
}

private func compare(_ output: PlannedOutput, inFolder folder: String) -> Result<StaleOutput?, OutputFailure> {
  let path = joined(folder: folder, output.file.name)
  let comparison = FileComparison(path)
  var writer = OutputWriter { comparison.write($0) }
  output.emit(to: &writer)
  writer.flush()
  switch comparison.finish() {
  case .failure(let error):
    return .failure(OutputFailure(path: path, error: error))
  case .success(.equal):
    return .success(nil)
  case .success(.differs(let old, let new)):
    return .success(StaleOutput(path: path, report: unifiedDiff(path, from: old, to: new)))
  case .success(.differsAtLength):
    return .success(StaleOutput(path: path, report: Array("\(visibleText(path)) differs, too large for a diff\n".utf8)))
  }
}
