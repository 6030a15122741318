import Testing

@Suite struct ExampleSpecTests {
  @Test(arguments: CorpusSpec.files(in: "specs/examples", suffix: ".yaml"))
  func `an example compiles without a word`(path: String) throws {
    let spec = try CorpusSpec(path)
    #expect(spec.text == "")
    #expect(spec.compilation.spec?.chains.isEmpty == false)
  }

  @Test func `the tiles compile with the one warning that the blog's layout deserves`() throws {
    #expect(try CorpusSpec("specs/tiles.yaml").findings == ["16:15 oversize-item"])
  }
}
