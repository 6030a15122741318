import Foundation
import Testing

/// Names and paths are bytes.
struct NameTests {
  @Test func `composed and decomposed names are two files`() async throws {
    let folder = try TemporaryFolder()
    for name in ["\u{e9}.yaml", "e\u{301}.yaml"] {
      try Data(SampleSpec.fine.utf8).write(to: folder.url(of: "x"))
      #expect(rename(folder.url(of: "x").path, folder.path + "/" + name) == 0)
    }
    let lint = try await layoutc(["lint", "."], in: folder.url)
    #expect(lint.outputText.hasPrefix("2 specs"))
    let build = try await shell("$layoutc build . -q -o out && ls out | wc -l", in: folder.url)
    #expect(build.outputText == "2\n", "\(build.errorText)")
  }

  @Test func `a slash with a combining mark behind it parts folders, so that no output leaves its folder`() async throws
  {
    let folder = try TemporaryFolder()
    let run = try await shell(
      #"mkdir in out; echo '\#(SampleSpec.fine)' > $'\u0301x.yaml'; cd in; $layoutc build $'../\u0301x.yaml' -q -o ../out; ls ../out; ls -A"#,
      environment: ["LC_ALL": "C.UTF-8"], in: folder.url)
    #expect(run.outputText.utf8.elementsEqual("\u{301}x.json\n".utf8), "\(run.errorText)")
  }

  @Test func `a chain uses the layout and the data source of its bytes`() async throws {
    let folder = try TemporaryFolder()
    let pairs = [("l\u{e9}", "10"), ("le\u{301}", "20")]
    let spec = """
      layoutc: 1
      viewports: [{ width: 390, height: 844 }]
      dataSources: {\(pairs.map { "\"\($0)\": { count: \($1) }" }.joined(separator: ", "))}
      layouts: {\(pairs.map { "\"\($0)\": { type: flow, itemSize: \($1) }" }.joined(separator: ", "))}
      chains: {\(pairs.map { "\"c\($0.0)\": { dataSource: \"\($0.0)\", layout: \"\($0.0)\", scale: 1 }" }.joined(separator: ", "))}
      """
    try folder.write(spec, to: "a.yaml")
    let run = try await layoutc(["build", "a.yaml", "-o", "-"], in: folder.url)
    #expect(run.status == 0, "\(run.errorText)")
    let built = try #require(try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
    let chains = try #require(built["chains"] as? [[String: Any]])
    for (chain, pair) in zip(chains, pairs) {
      #expect((chain["name"] as? String)?.utf8.elementsEqual("c\(pair.0)".utf8) == true)
      #expect("\(chain)".contains("[0, 0, \(pair.1), \(pair.1)]"))
    }
  }

  @Test func `JSON's surrogate pairs are read, with places behind them`() async throws {
    let folder = try TemporaryFolder()
    let title = #"    title: "\uD83C\uDF89 {no}""#
    try folder.write(SampleSpec.fine.replacing("    count: 6", with: "    count: 6\n" + title), to: "a.yaml")
    let run = try await layoutc(["lint", "a.yaml"], in: folder.url)
    // Behind 12 columns come two escapes of 6, a blank and a brace.
    #expect(run.outputText.contains("a.yaml:6:27: error: "), "\(run.outputText)")
    let baseline = SampleSpec.fine.replacing("100 * scale", with: "1000").replacing("tile", with: "\u{1F389}")
    try folder.write(baseline, to: "b.yaml")
    for arguments in [["--write-baseline"], []] {
      let run = try await layoutc(["lint", "b.yaml", "--baseline", "b.json"] + arguments, in: folder.url)
      #expect(run.status == 0, "\(run.outputText)")
    }
  }
}
