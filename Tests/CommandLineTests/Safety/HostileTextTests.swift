import Foundation
import Testing

struct HostileTextTests {
  /// The table and the readers (make, ninja, sarif-tools, a terminal, JSON, XML) are in hostile-texts.py, which runs the executable on
  /// many cases at once.
  @Test func `no text steers a terminal, a log, make, ninja or a list of files, and every reader gets it as it was`()
    async throws
  {
    let folder = try TemporaryFolder()
    let script = packageFolder.appending(path: "Tests/CommandLineTests/Safety/hostile-texts.py").path
    let run = try await shell("'\(try testTool("python"))' '\(script)' \"$layoutc\"", in: folder.url)
    #expect(run.status == 0, "\(run.errorText)")
    let lines = run.outputText.split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("FAULT") } == [])
    let count = try #require(lines.last?.split(separator: " ").first.flatMap { Int($0) })
    #expect(count >= 300)
  }
}
