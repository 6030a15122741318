import Foundation

/// A copy of a folder of Examples/, with a `layoutc` on the path that counts its runs.
final class ExampleProject {
  let folder: TemporaryFolder
  private let tools: TemporaryFolder

  /// `name` is that of the folder in Examples/; `nil` starts with nothing.
  init(_ name: String?) throws {
    folder = try TemporaryFolder()
    tools = try TemporaryFolder()
    if let name {
      let example = packageFolder.appending(path: "Examples/\(name)")
      for entry in try FileManager.default.contentsOfDirectory(atPath: example.path) {
        try FileManager.default.copyItem(at: example.appending(path: entry), to: folder.url(of: entry))
      }
    }
    let script = try tools.write("#!/bin/bash\necho run >> \"$runs\"\nexec \"$layoutc\" \"$@\"\n", to: "layoutc")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
  }

  /// Runs a line of bash in the copy; answers what it left behind, and how often it ran layoutc.
  func run(_ line: String, environment: [String: String] = [:]) async throws -> (run: CommandRun, layoutcRuns: Int) {
    try tools.write("", to: "runs")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let paths = ["PATH": tools.path + ":" + path, "runs": tools.url(of: "runs").path]
    let run = try await shell(line, environment: paths.merging(environment) { $1 }, in: folder.url)
    return (run, try tools.read("runs").count { $0 == UInt8(ascii: "\n") })
  }

  func text(_ name: String) throws -> String {
    String(decoding: try folder.read(name), as: UTF8.self)
  }

  /// Replaces text in a file, which must hold it.
  func edit(_ name: String, _ old: String, _ new: String) throws {
    let text = try text(name)
    precondition(text.contains(old), "\(name) holds \(old)")
    try folder.write(text.replacing(old, with: new), to: name)
    try touch(name)
  }

  /// Makes a file one that has just changed.
  func touch(_ name: String) throws {
    let path = folder.url(of: name).path
    try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: path)
  }
}
