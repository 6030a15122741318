import Foundation
import Testing

/// What a run leaves however it ends.
struct TemporaryFileTests {
  private static let count = 400_000

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(SampleSpec.fine.replacing("count: 6", with: "count: \(Self.count)"), to: "a.yaml")
    try folder.write("old", to: "out/a.json")
    return folder
  }

  /// Ends a build by a signal as soon as its temporary file is there.
  private func kill(_ signal: String, in folder: TemporaryFolder) async throws -> CommandRun {
    try await shell(
      """
      set -m
      $layoutc build a.yaml -q -o out & build=$!
      until compgen -G 'out/.layoutc-*/*' > /dev/null || ! kill -0 $build 2> /dev/null; do :; done
      kill -\(signal) $build; wait $build; echo $?
      """, in: folder.url)
  }

  @Test(arguments: ["INT", "TERM", "HUP", "QUIT", "XCPU", "USR1", "ABRT", "SEGV"])
  func `a signal leaves the old file and no temporary one`(signal: String) async throws {
    let folder = try folder()
    let run = try await kill(signal, in: folder)
    #expect(Int(run.outputText.split(separator: "\n").last ?? "").map { $0 > 128 } == true, "\(run.outputText)")
    #expect(folder.names(in: "out") == ["a.json"])
    #expect(try folder.read("out/a.json") == Data("old".utf8))
  }

  @Test func `what a killed run left is swept up by a later one, but nothing that is in use or somebody else's`()
    async throws
  {
    let folder = try folder()
    _ = try await kill("KILL", in: folder)
    let left = folder.names(in: "out").filter { $0.hasPrefix(".layoutc-") }
    #expect(left.count == 1)
    let foreign = [".layoutc-notes.tmp", ".layoutc-0123456789abcdef0123456789abcdef.tmp"]
    try folder.write("mine", to: "out/\(foreign[0])")
    try folder.write("mine", to: "out/\(foreign[1])/notes")
    try folder.write(SampleSpec.fine, to: "a.yaml")
    #expect(try await layoutc(["build", "a.yaml", "-q", "-o", "out"], in: folder.url).status == 0)
    #expect(folder.names(in: "out") == (foreign + ["a.json"]).sorted())
  }

  @Test(arguments: [("a file size limit", "ulimit -f 8; "), ("a closed pipe", "")])
  func `limits leave the old file, no temporary one, and a message`(name: String, limit: String) async throws {
    let folder = try folder()
    let run = try await shell("(\(limit)$layoutc build a.yaml -q -o out 2>&1; echo $?) | cat", in: folder.url)
    #expect(folder.names(in: "out") == ["a.json"])
    if !limit.isEmpty {
      #expect(run.outputText == "layoutc: error: out/a.json cannot be written: File too large\n2\n")
      #expect(try folder.read("out/a.json") == Data("old".utf8))
    }
  }

  @Test func `eight processes that write one folder leave one of their files, whole`() async throws {
    let folder = try TemporaryFolder()
    for number in 0..<8 {
      try folder.write(SampleSpec.fine.replacing("count: 6", with: "count: \(2000 + number)"), to: "\(number)/a.yaml")
    }
    let run = try await shell(
      """
      for n in 0 1 2 3 4 5 6 7; do $layoutc build $n/a.yaml -q -o whole/$n; done
      for round in 1 2 3 4 5; do
        for n in 0 1 2 3 4 5 6 7; do $layoutc build $n/a.yaml -q -o out || echo failed & done; wait
        ok=; for n in 0 1 2 3 4 5 6 7; do cmp -s out/a.json whole/$n/a.json && ok=1; done
        [ -n "$ok" ] || echo torn
      done
      ls -A out
      """, in: folder.url)
    #expect(run.outputText == "a.json\n", "\(run.errorText)")
  }

  @Test(arguments: ["build /dev/zero -o out", "lint - < /dev/zero", "lint a.yaml --baseline /dev/zero"])
  func `what has no end stops at a limit that is named`(arguments: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleSpec.fine, to: "a.yaml")
    let run = try await shell("$layoutc \(arguments)", in: folder.url)
    #expect(run.status == 2)
    #expect((run.outputText + run.errorText).contains("is larger than 64 MiB, the most that is read"))
  }

  @Test func `pipes and links that lead nowhere keep nothing waiting`() async throws {
    let folder = try TemporaryFolder()
    for name in ["specs/a.yaml", "linked/a.yaml"] {
      try folder.write(SampleSpec.fine, to: name)
    }
    let run = try await shell(
      """
      mkfifo specs/b.yaml specs/.layoutc.yaml stamp; ln -s nowhere linked/.layoutc.yaml
      for run in 'lint specs --isolated -q' 'lint specs' 'lint linked' 'build specs -q --stamp stamp' 'inputs specs'; do
        timeout 10 $layoutc $run > /dev/null; echo $?
      done
      """, in: folder.url)
    #expect(run.outputText == "0\n2\n2\n2\n0\n", "\(run.errorText)")
    #expect(run.errorText.contains("stamp cannot be written: is not a regular file"))
  }

  @Test func `a small stack is room enough`() async throws {
    let run = try await shell(
      "ulimit -s 64; for n in 1 2 3 4 5 6 7 8; do $layoutc lint specs/tiles.yaml > /dev/null || echo $?; done")
    #expect(run.outputText == "", "\(run.errorText)")
  }
}
