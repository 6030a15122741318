import Foundation
import Testing

/// A program of scripts/test-requirements.txt.
func testTool(_ name: String) throws -> String {
  let path = packageFolder.appending(path: ".tools/venv/bin/\(name)").path
  try #require(FileManager.default.isExecutableFile(atPath: path), "run scripts/install-test-tools first")
  return path
}
