import Foundation
import Testing

@testable import layoutc

/// What every subcommand, present and future, keeps to.
struct CommandTableTests {
  @Test func `every command file is registered`() throws {
    let folder = packageFolder.appending(path: "Sources/layoutc/Commands")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix("Command.swift") && $0 != "Command.swift" }
      .map { String($0.dropLast(".swift".count)) }
    #expect(files.map { $0.lowercased() }.sorted() == commands.map { "\($0.syntax.name)command" }.sorted())
  }

  @Test(arguments: commands.map { $0.syntax })
  func `names, letters and texts are sound`(syntax: CommandSyntax) {
    #expect(!syntax.examples.isEmpty)
    #expect(!syntax.summary.hasSuffix("."))
    let names = syntax.allOptions.map(\.name)
    #expect(Set(names).count == names.count)
    let letters = syntax.allOptions.compactMap(\.letter)
    #expect(Set(letters).count == letters.count)
    #expect(syntax.allOptions.allSatisfy { $0.help.hasSuffix(".") })
  }

  @Test func `the default output format is one that exists`() {
    #expect(BuildCommand.syntax.options.first { $0.name == "emit" }?.argument?.values.choices.contains("json") == true)
  }
}
