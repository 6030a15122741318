import Foundation
import Testing

struct SchemaTests {
  @Test func `what build writes keeps to the schema that the command prints`() async throws {
    let validator = packageFolder.appending(path: ".tools/venv/bin/check-jsonschema").path
    try #require(FileManager.default.isExecutableFile(atPath: validator), "run scripts/install-test-tools first")
    let folder = try TemporaryFolder()
    for name in ["tiles", "fine"] {
      try folder.write(name == "tiles" ? SampleSpec.tiles() : SampleSpec.fine, to: "\(name).yaml")
    }
    let run = try await shell(
      """
      $layoutc schema plan > schema.json && $layoutc build -q . && \
      '\(validator)' --schemafile schema.json Generated/*.json
      """, in: folder.url)
    #expect(run.status == 0, "\(run.outputText)\(run.errorText)")
  }
}
