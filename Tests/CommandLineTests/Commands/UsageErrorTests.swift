import Foundation
import Testing

/// Every command line here is refused with status 2, a message and a remedy.
struct UsageErrorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var arguments: [String]
    var message: String
    var help: String

    init(_ arguments: String, _ message: String, help: String) {
      self.arguments = arguments.split(separator: " ").map(String.init)
      self.message = message
      self.help = help
    }

    var testDescription: String {
      arguments.joined(separator: " ")
    }
  }

  static let cases = [
    Case("", "a command is missing", help: "for example `layoutc build specs/tiles.yaml`"),
    Case("buidl", "unknown command `buidl`", help: "did you mean `layoutc build`?"),
    Case("frobnicate", "unknown command `frobnicate`", help: "see `layoutc help`"),
    Case("specs/tiles.yaml", "`specs/tiles.yaml` is no command", help: "`layoutc build specs/tiles.yaml`"),
    Case("-", "`-` is no command", help: "`layoutc build -`"),
    Case("--strict build x.yaml", "option `--strict` stands before a command", help: "write the command first"),
    Case("build", "`layoutc build` needs a SPEC", help: "for example `layoutc build specs/tiles.yaml`"),
    Case("build --strcit x.yaml", "unknown option `--strcit`", help: "did you mean `--strict`?"),
    Case("build -strict x.yaml", "unknown option `-t`", help: "did you mean `--strict`?"),
    Case("build x.yaml -z", "unknown option `-z`", help: "see `layoutc help build`"),
    Case("build x.yaml --output", "`--output` needs a value", help: "write `--output DIR`"),
    Case("build x.yaml -o", "`--output` needs a value", help: "write `--output DIR`"),
    Case("build x.yaml --output= ", "`--output` needs a value", help: "write `--output DIR`"),
    Case("build -o --strict x.yaml", "`--output` needs a value", help: "write `--output DIR`"),
    Case("build --strict=yes x.yaml", "`--strict` takes no value, found `yes`", help: "write `--strict`"),
    Case("build --emit jsno x.yaml", "unknown value `jsno` for `--emit`", help: "did you mean `json`?"),
    Case("build --emit json,jsno x.yaml", "unknown value `jsno` for `--emit`", help: "choose from: json"),
    Case("build --color sometimes x.yaml", "unknown value `sometimes`", help: "choose from: auto, always, never"),
    Case(
      "build --max-diagnostics many x.yaml", "takes a whole number from 0, found `many`",
      help: "write `--max-diagnostics N`"),
    Case("build x.yaml --stdin-filename y.yaml", "`--stdin-filename` is given, but no spec is `-`", help: "name `-`"),
    Case("build - -", "standard input is named twice", help: "name `-` once"),
    Case("build specs/tiles.yaml -o Makefile", "Makefile is not a folder", help: "`-o` names the folder"),
    Case("build specs/tiles.yaml specs/other.yaml -o -", "would be 2", help: "name a folder: `-o Generated`"),
    Case("build .ci", ".ci holds no .yaml or .yml file", help: "name a spec or another folder"),
    Case("build a.yaml --check --stamp s", "`--check` writes nothing, but `--stamp` asks to", help: "give one of both"),
    Case("build a.yaml --check --depfile d", "but `--depfile` asks to", help: "give one of both"),
    Case("build a.yaml --check -o -", "but `-o -` asks to", help: "give one of both"),
    Case("build a.yaml -o - --depfile d", "but none is made", help: "or a `--stamp`"),
    Case("build --depfile a.yaml b.yaml", "`--depfile` names a spec: `a.yaml`", help: "name a file to write"),
    Case("build a.yaml --name a/b", "`a/b` is no name for a file", help: "leave out slashes"),
    Case("build a.yaml --name .b", "`.b` is no name for a file", help: "leave out slashes"),
    Case("build a.yaml b.yaml --name c", "`--name` names one spec, but there are 2", help: "one spec at a time"),
    Case("inputs -", "standard input is no file to list", help: "name files or folders"),
    Case("help biuld", "unknown value `biuld` for `COMMAND`", help: "did you mean `build`?"),
    Case("help build man", "takes one COMMAND, found another: `man`", help: "see `layoutc help help`"),
    Case("completions tcsh", "unknown value `tcsh` for `SHELL`", help: "choose from: bash, zsh, fish"),
    Case("version 2", "`layoutc version` takes no arguments, found `2`", help: "see `layoutc help version`"),
  ]

  @Test(arguments: cases)
  func `a wrong command line says what is wrong and what to type`(test: Case) async throws {
    let run = try await layoutc(test.arguments)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    let lines = run.errorText.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("layoutc: error: ") == true)
    #expect(lines.first?.contains(test.message) == true, "\(run.errorText)")
    #expect(lines.last?.hasPrefix("help: ") == true)
    #expect(lines.last?.contains(test.help) == true, "\(run.errorText)")
  }

  @Test func `a path that is not UTF-8 is named as such`() async throws {
    let run = try await shell("$layoutc build $'caf\\xe9.yaml'")
    #expect(run.status == 2)
    #expect(run.errorText.contains("argument 2 is not UTF-8"))
  }

  @Test func `control characters of an argument do not reach the terminal`() async throws {
    let run = try await layoutc(["\u{1b}[31mred"])
    #expect(run.status == 2)
    #expect(!run.error.contains(0x1b))
  }
}
