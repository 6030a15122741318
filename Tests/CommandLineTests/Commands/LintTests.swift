import Foundation
import Testing

@Suite struct LintTests {
  @Test func `the post's tiles have an oversize item on every width and a fixed point`() async throws {
    let run = try await layoutc(["lint", "specs/tiles.yaml"])
    #expect(run.status == 0)
    #expect(run.errorText == "")
    let lines = run.outputText.split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines[0].hasPrefix("specs/tiles.yaml:16:15: warning: 48 items of layout `tile` are 4 points wider"))
    #expect(lines[0].contains("at scale 1 on every width from 320 to 1400"))
    #expect(
      lines[1].contains("`min(width * scale - 12, width - 16)`, which changes scale 1 alone; or `width * scale - 16`"))
    #expect(lines[2].hasPrefix("specs/tiles.yaml:27:13: note: ") && lines[2].hasSuffix(" [fixed-point-link]"))
    #expect(lines[4] == "1 spec: 1 warning, 1 note")
  }

  @Test func `a jump after the transition is told in points for each viewport`() async throws {
    let spec = try SampleSpec.tiles().replacing(
      "scrollTo: centeredVertically", with: "scrollTo: centeredVertically\n      scroll: after")
    let run = try await layoutc(["lint", "-q", "-"], input: Data(spec.utf8))
    #expect(
      run.outputText.contains(
        "by up to 13404 on `iphone-se` (item 47); 14052 on `iphone-16` (item 47); 26688 on `ipad-mini` (item 47)"))
  }

  static let statuses: [(line: String, status: Int32)] = [
    ("lint specs/tiles.yaml", 0),
    ("lint --strict specs/tiles.yaml", 1),
    ("lint --deny fixed-point-link specs/tiles.yaml", 1),
    ("lint --strict --allow oversize-item specs/tiles.yaml", 0),
    ("lint nowhere.yaml", 2),
    ("lint --allow oversize specs/tiles.yaml", 2),
    ("lint --widths 9 specs/tiles.yaml", 2),
    ("lint specs/diagnostics/unknown-key", 1),
    ("explain nothing", 2),
    ("breakpoints specs/tiles.yaml --layout tiel", 2),
    ("breakpoints specs/six-faults.yaml", 1),
  ]

  @Test(arguments: statuses)
  func `the exit status says what failed`(line: String, status: Int32) async throws {
    #expect(try await layoutc(line.split(separator: " ").map(String.init)).status == status)
  }

  @Test func `folders with files of one name are fine`() async throws {
    let run = try await layoutc(["lint", "--quiet", "--allow", "all", "specs/lint"])
    #expect(run.errorText == "" && run.status == 0)
  }

  @Test func `widths that no viewport has are looked at`() async throws {
    let spec = SampleSpec.fine.replacing("100 * scale", with: "350 * scale")
    #expect(try await layoutc(["lint", "-q", "-"], input: Data(spec.utf8)).outputText == "")
    let run = try await layoutc(["lint", "-q", "--widths", "320...1400", "-"], input: Data(spec.utf8))
    #expect(run.outputText.contains("up to 30 points wider than the room at scale 1 on widths from 320 to 350"))
  }

  @Test func `rules and breakpoints are JSON on demand`() async throws {
    let rules = try await layoutc(["rules", "--format", "json"])
    let list = try JSONSerialization.jsonObject(with: rules.output) as? [String: [[String: String]]]
    #expect(list?["rules"]?.first?["name"] == "oversize-item")
    let breakpoints = try await layoutc(["breakpoints", "specs/tiles.yaml", "--format", "json"])
    let table = try JSONSerialization.jsonObject(with: breakpoints.output) as? [String: Any]
    let levels = try #require(table?["levels"] as? [[String: Any]])
    #expect(levels.count == 3)
    let ranges = try #require(levels[2]["ranges"] as? [[String: Any]])
    #expect(ranges.count == 1)
    #expect(ranges[0]["oversizeBy"] as? [Double] == [4, 4])
  }

  @Test func `an explanation tells rules and diagnostics`() async throws {
    #expect(try await layoutc(["explain", "fragile-fit"]).outputText.hasPrefix("fragile-fit: warning\n"))
    #expect(try await layoutc(["explain", "unknown-key"]).outputText.hasPrefix("unknown-key: error\n"))
    #expect(
      try await layoutc(["explain", "fragil-fit"]).errorText.contains("did you mean `layoutc explain fragile-fit`?"))
  }
}
