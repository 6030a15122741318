import Testing

@testable import layoutc

struct ArgumentParserTests {
  static let syntax = CommandSyntax(
    name: "sample", summary: "Sample", examples: [.init(line: "layoutc sample x", meaning: "Sample")],
    operands: .init(placeholder: "FILE", count: 0...2, help: "Files.", values: .text),
    options: [
      .init("output", letter: "o", argument: .init(placeholder: "DIR", values: .folder), help: "Where to."),
      .init(
        "emit", argument: .init(placeholder: "FORMATS", values: .listOf(["json", "swift", "html"])), help: "What."),
      .init("strict", letter: "s", help: "Strictly."),
      .init("quiet", letter: "q", help: "Quietly."),
      .init("limit", argument: .init(placeholder: "N", values: .number), help: "How many."),
    ])

  private func parsed(_ line: String) throws -> ParsedArguments {
    try parse(line.split(separator: " ").map(String.init), for: Self.syntax).get()
  }

  @Test(arguments: [
    "--output out", "--output=out", "-o out", "-oout", "-o=out", "-sqo out", "-sqoout", "--output x -o out",
  ])
  func `a value may follow its option in several ways, the last counts`(line: String) throws {
    #expect(try parsed(line).value(of: "output") == "out")
  }

  @Test(arguments: ["-sq", "-qs", "-s -q", "--strict --quiet", "--strict --strict -q"])
  func `flags may be bundled and repeated`(line: String) throws {
    let arguments = try parsed(line)
    #expect(arguments.has("strict") && arguments.has("quiet"))
    #expect(arguments.operands == [])
  }

  @Test func `lists are split at commas, add up over repetitions and keep each item once`() throws {
    #expect(try parsed("--emit json,html --emit=swift,json").list(of: "emit") == ["json", "html", "swift"])
  }

  @Test func `a lone hyphen is a value and an operand`() throws {
    let arguments = try parsed("- -o -")
    #expect(arguments.operands == ["-"])
    #expect(arguments.value(of: "output") == "-")
  }

  @Test func `everything after two hyphens is an operand`() throws {
    let arguments = try parsed("-s -- -q --")
    #expect(arguments.operands == ["-q", "--"])
    #expect(arguments.has("strict") && !arguments.has("quiet"))
  }

  @Test func `a value with an equals sign is taken whole`() throws {
    #expect(try parsed("--output=a=b").value(of: "output") == "a=b")
  }

  @Test func `options may stand between and after operands`() throws {
    let arguments = try parsed("a -s b --limit 3")
    #expect(arguments.operands == ["a", "b"])
    #expect(arguments.number(of: "limit") == 3)
  }

  @Test(arguments: [
    "--limit -1", "--limit 1.5", "--limit 99999999999999999999", "--emit json,", "--emit=", "a b c", "-x",
  ])
  func `what cannot be meant is refused`(line: String) {
    #expect(throws: UsageError.self) { try parsed(line) }
  }

  @Test func `help is shown even where operands are missing`() throws {
    #expect(try parse(["--help"], for: BuildCommand.syntax).get().has("help"))
  }
}
