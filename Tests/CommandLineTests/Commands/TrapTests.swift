import Testing

struct TrapTests {
  @Test func `a broken invariant ends the process with status 2 and asks for a report`() async throws {
    // A trap is a signal of the processor; sent from outside while the command waits for its input.
    let run = try await shell("sleep 5 | { $layoutc build - <&0 & sleep 0.2; kill -ILL $!; wait $!; echo $?; }")
    #expect(run.outputText == "2\n")
    #expect(run.errorText.contains("internal error; this is a bug in layoutc"))
  }
}
