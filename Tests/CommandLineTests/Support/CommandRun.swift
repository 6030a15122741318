import Foundation

/// What one run of the release executable left behind.
struct CommandRun {
  var status: Int32
  var output: Data
  var error: Data

  var outputText: String {
    String(decoding: output, as: UTF8.self)
  }

  var errorText: String {
    String(decoding: error, as: UTF8.self)
  }
}

/// The package's own folder.
let packageFolder = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// The optimized executable: LAYOUTC_BINARY, which `make test` sets, or where `make build` leaves it.
let executable = URL(
  filePath: ProcessInfo.processInfo.environment["LAYOUTC_BINARY"]
    ?? packageFolder.appending(path: ".build/release/layoutc").path)

/// Runs `layoutc` and waits for its end. The environment is empty but for what is given.
func layoutc(
  _ arguments: [String], input: Data = Data(), environment: [String: String] = [:], in folder: URL = packageFolder
) async throws -> CommandRun {
  try await run(executable, arguments, input: input, environment: environment, in: folder)
}

/// Runs a line of bash in which `$layoutc` names the executable. The environment is empty but for that, the path and what is
/// given.
func shell(
  _ line: String, environment: [String: String] = [:], in folder: URL = packageFolder
) async throws -> CommandRun {
  let basis = ["layoutc": executable.path, "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"]
  return try await run(
    URL(filePath: "/bin/bash"), ["-c", line], input: Data(), environment: basis.merging(environment) { $1 }, in: folder)
}

private func run(
  _ executable: URL, _ arguments: [String], input: Data, environment: [String: String], in folder: URL
) async throws -> CommandRun {
  // Files, not pipes: nothing can fill up while nobody reads.
  let scratch = try TemporaryFolder()
  let inputFile = try scratch.write(input, to: "input")
  let outputFile = try scratch.write(Data(), to: "output")
  let errorFile = try scratch.write(Data(), to: "error")

  let process = Process()
  process.executableURL = executable
  process.arguments = arguments
  process.environment = environment
  process.currentDirectoryURL = folder
  process.standardInput = try FileHandle(forReadingFrom: inputFile)
  process.standardOutput = try FileHandle(forWritingTo: outputFile)
  process.standardError = try FileHandle(forWritingTo: errorFile)
  try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
    process.terminationHandler = { _ in continuation.resume() }
    do {
      unblockSignals()
      try process.run()
    } catch {
      process.terminationHandler = nil
      continuation.resume(throwing: error)
    }
  }
  return CommandRun(
    status: process.terminationStatus, output: try Data(contentsOf: outputFile), error: try Data(contentsOf: errorFile))
}

/// Threads of a test run block signals, and a process starts with those blocked that its starting thread blocks.
private func unblockSignals() {
  var none = sigset_t()
  sigemptyset(&none)
  pthread_sigmask(SIG_SETMASK, &none, nil)
}
