import Foundation

/// A folder of its own for one test, removed when the test lets go of it.
final class ScratchFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "layoutc-generated-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let file = url.appending(path: name)
    try Data(text.utf8).write(to: file)
    return file.path
  }
}

/// Runs a program found on the path, and gives what it printed on both streams; throws where it failed.
@discardableResult
func run(_ program: String, _ arguments: [String], in folder: ScratchFolder) async throws -> String {
  let output = folder.url.appending(path: "output-\(UUID().uuidString)")
  try Data().write(to: output)
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = [program] + arguments
  process.currentDirectoryURL = folder.url
  let handle = try FileHandle(forWritingTo: output)
  process.standardOutput = handle
  process.standardError = handle
  try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
    process.terminationHandler = { _ in continuation.resume() }
    do {
      try process.run()
    } catch {
      process.terminationHandler = nil
      continuation.resume(throwing: error)
    }
  }
  let text = String(decoding: try Data(contentsOf: output), as: UTF8.self)
  guard process.terminationStatus == 0 else {
    throw Failure(description: "\(program) \(arguments.joined(separator: " "))\n\(text.prefix(4000))")
  }
  return text
}
