@testable import SpecLanguage
@testable import SpecSchema
import Testing

@Suite struct ReadingMessagesTests {
  @Test(arguments: [
    ("count:‸", "null-value"), ("count: ‸~", "null-value"), ("count: ‸null", "null-value"),
    ("count: ‸[4]", "wrong-type"), ("count: ‸{ a: 4 }", "wrong-type"), ("count: ‸four", "unknown-name"),
    ("‸cuont: 4", "unknown-key"), ("count: 4, title: ‸{index}", "wrong-type"),
    ("count: 4, color:‸ #fff\n  ", "null-value"), ("count: 4, id: ‸[1]", "wrong-type"),
  ])
  func `a value of another kind is reported where it stands`(entry: String, code: String) {
    let (found, expected) = CorpusSpec.compare(SmallSpec.text(data: "{ \(entry) }"), [code])
    #expect(found == expected)
  }

  @Test func `quotes make text of what YAML reads as null`() {
    #expect(SmallSpec.compiled(data: "{ count: 1, title: \"null\" }").titles == ["null"])
    #expect(SmallSpec.compiled(data: "{ count: 1, title: '~' }").titles == ["~"])
  }

  @Test func `what is no key or word is suggested`() {
    let spec = SmallSpec.compiled(layout: "{ type: flow, itemsize: 9, scrollDirection: Horizontal, zzz: 1 }")
    #expect(
      spec.messages == [
        "unknown-key: unknown key `itemsize` in the flow layout `layouts.l`; did you mean `itemSize`?",
        "invalid-value: `scrollDirection` cannot be `Horizontal`; expected `horizontal` or `vertical`; did you mean "
          + "`horizontal`?",
        "unknown-key: unknown key `zzz` in the flow layout `layouts.l`",
      ])
  }

  @Test func `a key that is there already is no suggestion`() {
    let spec = SmallSpec.compiled(layout: "{ type: flow, itemSize: 9, itemsize: 9 }")
    #expect(spec.messages == ["unknown-key: unknown key `itemsize` in the flow layout `layouts.l`"])
  }

  @Test func `a misspelt required key is not missing as well`() {
    let (found, expected) = CorpusSpec.compare(
      SmallSpec.text(chain: "{ ‸datasource: d, ‸layuot: l }"), ["unknown-key", "unknown-key"])
    #expect(found == expected)
  }

  @Test func `a placeholder without quotes and an expression in braces get their remedies`() {
    let spec = SmallSpec.compiled(
      layout: "{ type: flow, itemSize: {width}, minimumLineSpacing: {scale} }",
      chain: "{ dataSource: d, layout: {l}, title: {scale} }")
    #expect(
      spec.compilation.diagnostics.map(\.help) == [
        "write it without braces: `width`", "write it without braces: `scale`", "write it without braces: `l`",
        "put it in quotes: \"{scale}\"",
      ])
  }

  @Test func `long texts are shortened`() {
    let spec = SmallSpec.compiled(layout: "{ type: \(String(repeating: "x", count: 5_000)) }")
    #expect(spec.messages.allSatisfy { $0.utf8.count < 200 })
    #expect(excerpt(String(repeating: "é", count: 60)) == String(repeating: "é", count: 60))
    #expect(excerpt(String(repeating: "é", count: 61)) == String(repeating: "é", count: 57) + "...")
  }

  @Test(arguments: [
    ("tile", "tile"), ("tile-2.b", "tile-2.b"), ("2x", "\"2x\""), ("a: b", "\"a: b\""), ("", "\"\""),
    ("null", "\"null\""), ("say \"hi\"\n", "\"say \\\"hi\\\"\\x0a\""),
  ])
  func `a fix-it quotes what YAML would read as something else`(text: String, written: String) {
    #expect(yamlText(text) == written)
  }

  @Test func `a suggested name that needs quotes gets them`() {
    let spec = CorpusSpec(
      text: SmallSpec.text(chain: "{ dataSource: d, layout: tile }").replacing("{ l: {", with: "{ \"tile: 1\": {")
        .replacing("layout: tile", with: "layout: \"tile: 2\""))
    let fixIt = spec.compilation.diagnostics.first?.fixIts.first
    #expect(fixIt?.replacement == "\"tile: 1\"")
    #expect(fixIt.map { spec.applying($0).text } == "")
  }
}
