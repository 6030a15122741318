import Foundation
import Testing

struct TrapTests {
  @Test func `a broken invariant ends the process with status 2 and asks for a report`() async throws {
    // A trap is a signal of the processor; sent from outside while the command waits for its input.
    let run = try await shell("sleep 5 | { $layoutc build - <&0 & sleep 0.2; kill -ILL $!; wait $!; echo $?; }")
    #expect(run.outputText == "2\n")
    #expect(run.errorText.contains("internal error; this is a bug in layoutc"))
  }

  @Test func `no spec of the corpus breaks an invariant, whatever is emitted`() async throws {
    // One output folder for each spec, as their names are alike.
    let run = try await shell(
      """
      out=$(mktemp -d)
      find specs -name '*.yaml' | sort | while read -r spec; do
        $layoutc build --quiet --emit json,swift,swift-tests "$spec" -o "$out/$spec" > "$out/log" 2>&1
        grep -l 'internal error' "$out/log" > "$out/found" && echo "$spec"
      done
      find "$out" -name '*.tmp'
      find "$out" -name '*.json' | wc -l
      rm -rf "$out"
      """)
    // Only the number of specs that compile, which is no smaller than that of the codes with a good spec.
    let written = try #require(Int(run.outputText.trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(written > 100)
  }
}
