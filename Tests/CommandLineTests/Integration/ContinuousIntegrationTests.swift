import Foundation
import Testing

/// What code hosts and pre-commit read: action.yml, workflows, the problem matcher, and the hooks.
struct ContinuousIntegrationTests {
  @Test(arguments: [
    ("vendor.github-actions", "action.yml"), ("vendor.github-workflows", ".github/workflows/ci.yml"),
    ("vendor.github-workflows", "Examples/GitHubActions/layouts.yml"),
  ])
  func `workflows and the action keep to the schemas of GitHub`(schema: String, path: String) async throws {
    let run = try await shell("'\(testTool("check-jsonschema"))' --builtin-schema \(schema) \(path)")
    #expect(run.status == 0, "\(run.outputText)\(run.errorText)")
  }

  /// zizmor reads them as GitHub does, expressions included. (actionlint fetches its program from where tests may not be able to.)
  @Test func `zizmor finds nothing in workflows and the action`() async throws {
    let run = try await shell(
      "'\(testTool("zizmor"))' --offline --no-progress --quiet --strict-collection --config .github/zizmor.yml "
        + ".github/workflows/ci.yml Examples/GitHubActions/layouts.yml action.yml")
    #expect(run.status == 0, "\(run.outputText)\(run.errorText)")
  }

  @Test func `the hooks and the example's configuration are valid to pre-commit`() async throws {
    let tool = try testTool("pre-commit")
    let run = try await shell(
      "'\(tool)' validate-manifest .pre-commit-hooks.yaml && "
        + "'\(tool)' validate-config Examples/PreCommit/.pre-commit-config.yaml")
    #expect(run.status == 0, "\(run.outputText)\(run.errorText)")
  }

  @Test func `the script of the action lints, passes arguments on and writes SARIF`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleSpec.tiles(), to: "specs/tiles.yaml")
    let script = packageFolder.appending(path: "scripts/lint-action").path
    let run = try await shell(
      "LAYOUTC=$layoutc SPECS='specs' ARGUMENTS='--strict --quiet' SARIF=out.sarif GITHUB_ACTIONS=true '\(script)'",
      in: folder.url)
    #expect(run.status == 1)
    #expect(run.outputText.hasPrefix("::warning file=specs/tiles.yaml,line=16,"), "\(run.errorText)")
    #expect(folder.names() == ["out.sarif", "specs"])
  }

  @Test func `the problem matcher knows the lines of the text form`() async throws {
    let matcher = packageFolder.appending(path: ".github/layoutc-problem-matcher.json")
    let document = try JSONSerialization.jsonObject(with: Data(contentsOf: matcher)) as? [String: Any]
    let pattern = try #require(
      ((document?["problemMatcher"] as? [[String: Any]])?[0]["pattern"] as? [[String: Any]])?[0])
    let regexp = try Regex(try #require(pattern["regexp"] as? String))
    func group(_ name: String, of match: Regex<AnyRegexOutput>.Match) -> String? {
      (pattern[name] as? Int).flatMap { match[$0].substring.map(String.init) }
    }
    let run = try await layoutc(["lint", "--format", "text", "specs/six-faults.yaml"])
    let matches = run.outputText.split(separator: "\n").compactMap { try? regexp.wholeMatch(in: String($0)) }
    #expect(matches.count == 6)
    let first = try #require(matches.first)
    #expect(group("file", of: first) == "specs/six-faults.yaml")
    #expect(group("line", of: first) == "7" && group("column", of: first) == "13")
    #expect(group("severity", of: first) == "error" && group("code", of: first) == "unknown-reference")
  }

  @Test func `pre-commit runs the hook of an installed layoutc, from the example's configuration`() async throws {
    let project = try ExampleProject("PreCommit")
    let setUp = try await project.run(Self.hooks + "git init -q . && git add -A")
    #expect(setUp.run.status == 0, "\(setUp.run.errorText)")
    try project.edit(".pre-commit-config.yaml", "https://github.com/OWNER/layoutc", "./hooks")

    let command = "export PRE_COMMIT_HOME=$PWD/.cache HOME=$PWD; '\(try testTool("pre-commit"))' run --all-files"
    let fine = try await project.run(command)
    #expect(fine.run.status == 0, "\(fine.run.outputText)\(fine.run.errorText)")
    #expect(fine.layoutcRuns == 1)

    try project.edit("Layouts/photos.layout.yaml", "itemSize", "itemsize")
    let faulty = try await project.run("git add -A Layouts && " + command)
    #expect(faulty.run.status == 1)
    #expect(faulty.run.outputText.contains("[unknown-key]"), "\(faulty.run.outputText)\(faulty.run.errorText)")
  }

  @Test func `pre-commit try-repo runs the hook`() async throws {
    let project = try ExampleProject("PreCommit")
    let run = try await project.run(
      Self.hooks
        + """
        git init -q . && git add -A && export PRE_COMMIT_HOME=$PWD/.cache HOME=$PWD && \
        '\(try testTool("pre-commit"))' try-repo ./hooks layoutc-system --files Layouts/photos.layout.yaml
        """)
    #expect(run.run.status == 0, "\(run.run.outputText)\(run.run.errorText)")
    #expect(run.layoutcRuns == 1)
  }

  /// Makes a repository with the hooks and nothing else, since pre-commit takes them from one.
  private static var hooks: String {
    let manifest = packageFolder.appending(path: ".pre-commit-hooks.yaml").path
    return """
      mkdir hooks && cp '\(manifest)' hooks/ && printf 'hooks\\n.cache\\n' > .gitignore && \
      (cd hooks && git init -q . && git add -A && \
      git -c user.name=a -c user.email=a@example.org commit -qm hooks && git tag v0.1.0) &&\u{20}
      """
  }
}
