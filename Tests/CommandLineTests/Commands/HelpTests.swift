import Foundation
import Testing

@testable import layoutc

struct HelpTests {
  @Test(arguments: [["help"], ["--help"], ["-h"]])
  func `the overview names every command and goes to standard output`(arguments: [String]) async throws {
    let run = try await layoutc(arguments)
    #expect(run.status == 0)
    #expect(run.error.isEmpty)
    for command in commands {
      #expect(run.outputText.contains("\n  \(command.syntax.name) "))
    }
  }

  @Test(arguments: commands.map { $0.syntax.name })
  func `help of a command shows an example before its options`(name: String) async throws {
    let asked = try await layoutc(["help", name])
    let flagged = try await layoutc([name, "--help"])
    #expect(asked.status == 0)
    #expect(asked.output == flagged.output)
    let example = try #require(asked.outputText.range(of: "Examples\n"))
    let options = try #require(asked.outputText.range(of: "Options\n"))
    #expect(example.lowerBound < options.lowerBound)
  }

  @Test func `help of build names every option`() async throws {
    let text = try await layoutc(["help", "build"]).outputText
    for option in BuildCommand.syntax.options {
      #expect(text.contains("--\(option.name)"))
    }
  }

  @Test func `no line of help is wider than 100 columns`() async throws {
    for command in commands {
      let text = try await layoutc(["help", command.syntax.name]).outputText
      #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
    }
  }

  @Test(arguments: [["--version"], ["version"]])
  func `the version is one line`(arguments: [String]) async throws {
    let run = try await layoutc(arguments)
    #expect(run.status == 0)
    #expect(run.outputText == "layoutc \(VersionCommand.version)\n")
  }
}
