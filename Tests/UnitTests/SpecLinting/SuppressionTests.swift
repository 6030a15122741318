import SourceDiagnostics
import SpecLinting
import Testing

@Suite struct SuppressionTests {
  /// One oversize item at line 9, one layout at line 10 that nothing uses; `%` marks places for comments.
  private static let template = """
    layoutc: 1
    viewports: [iphone-16]
    dataSources: { photos: { count: 48 } }
    layouts:%0
    %1
      grid:%2
        type: flow
    %3
        itemSize: 400%4
      list: { type: flow }%5
    chains: { zoom: { dataSource: photos, layout: grid } }%6
    %7

    """

  private func lint(
    _ comments: [Int: String], levels: [(rule: String, level: LintLevel)] = [], section: String = ""
  ) -> [String] {
    var text = Self.template
    for place in 0...7 {
      text = text.replacing("%\(place)", with: comments[place].map { " " + $0 } ?? "")
    }
    let source = SourceFile(path: "spec.yaml", bytes: Array((text + section).utf8))
    return CorpusSpec(source, lintOptions: LintOptions(levels: levels)).findings
  }

  private static let both = ["9:15 oversize-item", "10:3 unused-layout"]

  @Test func `without comments everything is reported`() {
    #expect(lint([:]) == Self.both)
  }

  @Test(arguments: [4, 3, 2, 1, 0]) func `a comment covers the node that it stands on or above`(place: Int) {
    #expect(lint([place: "# layoutc:allow oversize-item -- on purpose"]) == ["10:3 unused-layout"])
  }

  @Test func `a comment on a section covers all in it`() {
    #expect(lint([0: "# layoutc:allow oversize-item, unused-layout"]) == [])
    #expect(lint([0: "# layoutc:allow oversize-item unused-layout -- both"]) == [])
  }

  @Test func `a comment on another node covers nothing and is reported`() {
    #expect(lint([5: "# layoutc:allow oversize-item"]) == Self.both + ["10:40 unused-suppression"])
    #expect(lint([7: "# layoutc:allow oversize-item"]) == Self.both + ["12:18 unused-suppression"])
  }

  @Test func `a rule that does not exist is reported`() {
    #expect(lint([4: "# layoutc:allow oversize-itme -- typo"]) == Self.both.inserting("9:35 unknown-rule", at: 1))
  }

  @Test func `a comment in quotes is none`() {
    #expect(lint([6: "\n  # layoutc:allowance is another word"]) == Self.both)
  }

  @Test func `the section allows, warns and denies`() {
    #expect(lint([:], section: "lint: { allow: [oversize-item, unused-layout] }") == [])
    #expect(
      lint([:], section: "lint: { allow: oversize-item, warn: uneven-gaps }") == ["10:3 unused-layout"])
    #expect(
      lint([:], section: "lint: { allow: [repeated-level] }") == Self.both + ["13:17 unused-suppression"])
    #expect(lint([:], section: "lint: { deny: [nonsense] }") == Self.both + ["13:16 unknown-rule"])
  }

  @Test func `the command line holds over the section`() {
    #expect(
      lint([:], levels: [("oversize-item", .warn)], section: "lint: { allow: [oversize-item] }") == Self.both)
    #expect(lint([:], levels: [("all", .allow)]) == [])
    #expect(lint([:], levels: [("all", .allow), ("unused-layout", .deny)]) == ["10:3 unused-layout"])
  }

  @Test func `a denied rule is an error, and leaves no spec to write`() {
    let source = SourceFile(
      path: "spec.yaml",
      bytes: Array(Self.template.replacing(#/%\d/#, with: "").appending("lint: { deny: oversize-item }").utf8))
    let spec = CorpusSpec(source)
    #expect(spec.compilation.diagnostics.map(\.severity) == [.error])
    #expect(spec.compilation.spec == nil)
  }

  @Test func `build heeds comments, and is silent about needless ones`() {
    let comment = Self.template.replacing("%4", with: " # layoutc:allow oversize-item unused-let")
    let source = SourceFile(path: "spec.yaml", bytes: Array(comment.replacing(#/%\d/#, with: "").utf8))
    #expect(CorpusSpec(source).findings == [])
  }
}

extension [String] {
  fileprivate func inserting(_ element: String, at index: Int) -> [String] {
    var copy = self
    copy.insert(element, at: index)
    return copy
  }
}
