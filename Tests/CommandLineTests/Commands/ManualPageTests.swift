import Foundation
import Testing

@testable import layoutc

struct ManualPageTests {
  @Test func `the manual page renders without complaint`() async throws {
    let run = try await shell(
      """
      if command -v mandoc >/dev/null; then $layoutc man | mandoc -T lint -W error
      elif command -v groff >/dev/null; then $layoutc man | groff -man -Tutf8 -ww >/dev/null
      fi
      """)
    #expect(run.status == 0)
    #expect(run.outputText + run.errorText == "")
  }

  @Test func `the manual page names every command and option`() async throws {
    let page = try await layoutc(["man"]).outputText
    for command in commands {
      #expect(page.contains(".SS layoutc \(command.syntax.name)"))
      for option in command.syntax.options {
        #expect(page.contains("\\-\\-" + option.name.replacing("-", with: "\\-")))
      }
    }
  }

  @Test func `text that roff would obey is escaped`() {
    let command = CommandSyntax(
      name: "sample", summary: "Sample", examples: [], discussion: [".so /etc/passwd", "'br", "back\\slash"])
    let page = manualPage(for: [command])
    #expect(page.contains("\n\\&.so /etc/passwd\n"))
    #expect(page.contains("\n\\(aqbr\n"))
    #expect(page.contains("\nback\\eslash\n"))
  }
}
