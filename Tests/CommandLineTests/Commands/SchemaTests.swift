import Foundation
import Testing

struct SchemaTests {
  @Test func `what build writes keeps to the schema that the command prints`() async throws {
    let validator = packageFolder.appending(path: ".tools/venv/bin/check-jsonschema").path
    try #require(FileManager.default.isExecutableFile(atPath: validator), "run scripts/install-test-tools first")
    let folder = try TemporaryFolder()
    // Every spec in the repository that compiles, each in a folder of its own, since many have the same name.
    let run = try await shell(
      """
      $layoutc schema plan > schema.json
      count=0
      cd '\(packageFolder.path)'
      find specs Tests Examples -name .build -prune -o -name '*.yaml' -print | while read -r spec; do
        count=$((count + 1))
        $layoutc build -q "$spec" -o "$OLDPWD/$count" 2>/dev/null || true
      done
      cd "$OLDPWD"
      '\(validator)' --check-metaschema schema.json && \
      '\(validator)' --schemafile schema.json */*.json && ls */*.json | wc -l
      """, in: folder.url)
    #expect(run.status == 0, "\(run.outputText)\(run.errorText)")
    let count = run.outputText.split { $0.isWhitespace }.last.flatMap { Int($0) }
    #expect(try #require(count) > 100)
  }
}
