import Foundation
import Testing

struct CompletionsTests {
  @Test(arguments: [("bash", "bash -n"), ("zsh", "zsh -n"), ("fish", "fish --no-execute")])
  func `a shell parses its completions`(shellName: String, parser: String) async throws {
    // Shells that are not there are passed over: only bash stands on every machine.
    let run = try await shell(
      "command -v \(shellName) >/dev/null || exit 0; $layoutc completions \(shellName) | \(parser) /dev/stdin")
    #expect(run.status == 0, "\(run.errorText)")
    #expect(run.error.isEmpty)
  }

  @Test(arguments: [
    ("layoutc bu", ["build"]),
    ("layoutc build --str", ["--strict"]),
    ("layoutc build --color a", ["auto", "always"]),
    ("layoutc build --color = n", ["never"]),
    ("layoutc build --color = ", ["auto", "always", "never"]),
    ("layoutc build specs/ti", ["specs/tiles.yaml"]),
    ("layoutc build Make", []),
    ("layoutc help b", ["build", "breakpoints"]),
    ("layoutc completions f", ["fish"]),
  ])
  func `bash completes what the argument table holds`(line: String, candidates: [String]) async throws {
    let run = try await shell(
      """
      source <($layoutc completions bash)
      IFS=' ' read -ra COMP_WORDS <<< "\(line)"
      [[ "\(line)" == *' ' ]] && COMP_WORDS+=('')
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _layoutc
      for candidate in "${COMPREPLY[@]}"; do echo "$candidate"; done
      """)
    #expect(run.errorText == "")
    #expect(run.outputText.split(separator: "\n").map(String.init) == candidates)
  }
}
