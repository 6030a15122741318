import Foundation
import Testing

struct BaselineTests {
  @Test func `a baseline lists rule, file and place in the spec, one entry a line`() async throws {
    let folder = try await Self.repository()
    #expect(
      String(decoding: try folder.read("ci/baseline.json"), as: UTF8.self) == """
        {"baseline": 1, "findings": [
          {"rule": "fixed-point-link", "path": "specs/tiles.yaml", "at": "chains.zoom.scale.next", "count": 1},
          {"rule": "oversize-item", "path": "specs/tiles.yaml", "at": "layouts.tile.itemSize", "count": 1}
        ]}

        """)
    #expect(try await Self.lint(folder) == "1 spec: no errors or warnings\n")
  }

  @Test func `lines above, other line breaks and a moved checkout bring nothing back`() async throws {
    let folder = try await Self.repository()
    let tiles = try SampleSpec.tiles()
    let edited = tiles.replacing("layouts:\n", with: "# one\n# two\n# three\n# four\n# five\nlayouts:\n")
    try folder.write(edited, to: "specs/tiles.yaml")
    #expect(try await Self.lint(folder) == "1 spec: no errors or warnings\n")

    let reflowed = edited.replacing(
      "    itemSize: width * scale - 12 ", with: "    itemSize:\n      width * scale\n      - 12 ")
    #expect(reflowed != edited)
    try folder.write(reflowed, to: "specs/tiles.yaml")
    #expect(try await Self.lint(folder) == "1 spec: no errors or warnings\n")

    let other = try TemporaryFolder()
    try FileManager.default.moveItem(at: folder.url, to: other.url(of: "elsewhere"))
    let run = try await layoutc(
      ["lint", "--baseline", "../ci/baseline.json", "."], in: other.url(of: "elsewhere/specs"))
    #expect(run.outputText == "1 spec: no errors or warnings\n")
  }

  @Test func `a new fault is reported, and an old one once more than known`() async throws {
    let folder = try await Self.repository()
    let spec = try SampleSpec.tiles().replacing("chains:\n", with: "  spare:\n    type: flow\n\nchains:\n")
    try folder.write(spec, to: "specs/tiles.yaml")
    let text = try await Self.lint(folder)
    #expect(text.contains("[unused-layout]"))
    #expect(text.hasSuffix("1 spec: 1 warning\n"))
  }

  @Test func `what is no longer found is a note, with the line of the baseline`() async throws {
    let folder = try await Self.repository()
    let mended = try SampleSpec.tiles().replacing("width * scale - 12", with: "width * scale - 16")
    try folder.write(mended, to: "specs/tiles.yaml")
    let text = try await Self.lint(folder)
    #expect(
      text.hasPrefix(
        "ci/baseline.json:3:3: note: `oversize-item` at `layouts.tile.itemSize` of specs/tiles.yaml is no longer found "
          + "[needless-baseline]\n"))
  }

  @Test func `entries of other specs are left alone, unless those are gone`() async throws {
    let folder = try await Self.repository()
    try folder.write(SampleSpec.fine, to: "specs/fine.yaml")
    #expect(try await Self.lint(folder, "specs/fine.yaml") == "1 spec: no errors or warnings\n")
    try FileManager.default.removeItem(at: folder.url(of: "specs/tiles.yaml"))
    #expect(try await Self.lint(folder, "specs/fine.yaml").hasSuffix("1 spec: 2 notes\n"))
  }

  @Test func `errors in a spec are nothing to put up with`() async throws {
    let folder = try await Self.repository()
    try folder.write(SampleSpec.faulty, to: "specs/faulty.yaml")
    let run = try await layoutc(
      ["lint", "--baseline", "ci/baseline.json", "--write-baseline", "specs"], in: folder.url)
    #expect(run.status == 1)
    #expect(run.outputText.contains("[unknown-key]"))
  }

  @Test(arguments: [
    ("{\"baseline\": 2, \"findings\": []}", "which is 1"), ("{\"findings\": []}", "the baseline has no `baseline`"),
    ("{\"baseline\": 1, \"findings\": [{\"rule\": \"x\"}]}", "has no `path`"), ("{", "error: "),
  ])
  func `a baseline that cannot be read is told so`(text: String, words: String) async throws {
    let folder = try await Self.repository()
    try folder.write(text, to: "ci/baseline.json")
    let run = try await layoutc(["lint", "--baseline", "ci/baseline.json", "specs"], in: folder.url)
    #expect(run.status == 1)
    #expect(run.outputText.contains("ci/baseline.json:") && run.outputText.contains(words), "\(run.outputText)")
  }

  /// A repository with a baseline of specs/tiles.yaml.
  private static func repository() async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("", to: ".git/HEAD")
    try folder.write(SampleSpec.tiles(), to: "specs/tiles.yaml")
    let run = try await layoutc(
      ["lint", "--baseline", "ci/baseline.json", "--write-baseline", "specs"], in: folder.url)
    #expect(run.outputText == "2 findings written to ci/baseline.json\n", "\(run.errorText)")
    return folder
  }

  private static func lint(_ folder: TemporaryFolder, _ specs: String = "specs") async throws -> String {
    try await layoutc(["lint", "--baseline", "ci/baseline.json", specs], in: folder.url).outputText
  }
}
