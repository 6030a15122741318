import Foundation
import Testing

/// What ships is what is tested: the optimized executable and the one that the debugger sees write the same bytes.
struct ReleaseTests {
  /// What is run for each spec, whose path is in `$spec`; `$out` is a folder for what it writes.
  static let commands = [
    "build": "$layoutc build --quiet --emit json,swift,swift-tests \"$spec\" -o \"$out\"",
    "plan": "$layoutc plan \"$spec\" && $layoutc plan --reverse \"$spec\"",
    "lint": """
    $layoutc lint --isolated --warn all --report json="$out/json" --report sarif="$out/sarif" \
      --report github="$out/github" --report junit="$out/junit" --format snippet "$spec"
    $layoutc lint --isolated --format text --widths 380...400 "$spec"
    $layoutc lint --isolated --diff --unsafe "$spec"
    """,
    "breakpoints": "$layoutc breakpoints \"$spec\" && $layoutc breakpoints --format json \"$spec\"",
  ]

  @Test(arguments: commands.keys.sorted())
  func `debug and release executables write the same for every spec`(command: String) async throws {
    let line = try #require(Self.commands[command])
    let compared = try await compare(
      """
      find specs Tests Examples -name '*.yaml' | LC_ALL=C sort | while read -r spec; do
        out=$results/$spec
        mkdir -p "$out"
        { \(line) ; } > "$out/log" 2>&1 < /dev/null
        echo "status $?" >> "$out/log"
        rmdir "$out" 2> /dev/null
      done
      """)
    #expect(compared.differences == "")
    // Specs that compile leave files and those that do not leave messages.
    #expect(compared.fileCount > 300)
  }

  @Test func `debug and release executables write the same where no spec is read`() async throws {
    let compared = try await compare(
      """
      for name in spec config plan; do $layoutc schema $name > $results/$name; done
      for form in text json; do $layoutc rules --format $form > $results/rules-$form; done
      for shell in bash zsh fish; do $layoutc completions $shell > $results/$shell; done
      for rule in $($layoutc rules --format json | grep '"name"' | cut -d '"' -f 4); do
        $layoutc explain $rule > $results/$rule
      done
      $layoutc man > $results/man
      $layoutc help > $results/help
      """)
    #expect(compared.differences == "")
    #expect(compared.fileCount > 30)
  }

  /// Runs a script with each executable, which leaves files in `$results`.
  private func compare(_ script: String) async throws -> (differences: String, fileCount: Int) {
    let folder = try TemporaryFolder()
    let debug = packageFolder.appending(path: ".build/debug/layoutc").path
    let run = try await shell(
      """
      release=$layoutc
      for layoutc in "$release" "\(debug)"; do
        results=\(folder.path)/$([ "$layoutc" = "$release" ] && echo release || echo debug)
        mkdir -p $results
        \(script)
      done
      cd \(folder.path)
      diff -r release debug | head -40
      find release -type f | wc -l >&2
      """)
    let count = Int(run.errorText.trimmingCharacters(in: .whitespacesAndNewlines))
    return (run.outputText, try #require(count, "\(run.errorText)"))
  }
}
