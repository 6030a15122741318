import SourceDiagnostics
import SpecLanguage
import Testing
import YAMLReading

struct StructuralPathsTests {
  private static let text = """
    layoutc: 1
    viewports:
      - iphone-16
      - { name: wide, width: 900 }
      - width: 700
    dataSources:
      photos:
        items: [{ id: beach, title: Beach }, { id: "10" }, { title: none }]
    layouts:
      my.tile: &tile
        type: flow
        itemSize: width - 12
      other:
        <<: *tile
        sectionInset:
    chains: {zoom: {scale: [0.5, 1]}}

    """

  @Test(arguments: [
    ("iphone-16", "viewports[0]"), ("900", "viewports[wide].width"), ("700", "viewports[2].width"),
    ("Beach", "dataSources.photos.items[beach].title"), ("\"10\"", "dataSources.photos.items[\"10\"].id"),
    ("none", "dataSources.photos.items[2].title"), ("itemSize", "layouts.\"my.tile\".itemSize"),
    ("width - 12", "layouts.\"my.tile\".itemSize"), ("12", "layouts.\"my.tile\".itemSize"),
    ("type: flow", "layouts.\"my.tile\""), ("type", "layouts.\"my.tile\".type"), ("1]", "chains.zoom.scale[1]"),
    ("{scale", "chains.zoom"), ("layoutc: 1\n", ""), ("*tile", "layouts.other"),
    ("sectionInset", "layouts.other.sectionInset"),
  ])
  func `a place is named by keys, and in lists by name, id or index`(piece: String, path: String) throws {
    #expect(try Self.path(of: piece, in: Self.text) == path)
  }

  @Test func `lines above, blanks and another style of brackets change nothing`() throws {
    let reflowed = """
      # A comment

      layouts: {
        tile: {
          type: flow,   itemSize:
            width - 12 } }

      """
    let plain = "layouts:\n  tile:\n    type: flow\n    itemSize: width - 12\n"
    #expect(try Self.path(of: "width", in: reflowed) == "layouts.tile.itemSize")
    #expect(try Self.path(of: "width", in: plain) == "layouts.tile.itemSize")
  }

  @Test func `many findings in a long list take one walk`() throws {
    // 20,000 findings in a list of 20,000: quadratic work would take minutes.
    let text = "items:\n" + (0..<20_000).map { "  - { id: i\($0), size: \($0) }\n" }.joined()
    let source = SourceFile(path: "a.yaml", bytes: Array(text.utf8))
    var bag = DiagnosticBag()
    let document = readYAML(source, diagnostics: &bag)
    let items = document.entries(of: document.root).first.map { document.items(of: $0.value).map { $0 } } ?? []
    var diagnostics = items.map { Diagnostic(Self.code, "no", at: document.span(of: $0)) }
    addStructuralPaths(to: &diagnostics, in: document)
    #expect(diagnostics.first?.structuralPath == "items[i0]")
    #expect(diagnostics.last?.structuralPath == "items[i19999]")
  }

  private static let code = DiagnosticCode("some-rule", .warning, "A sentence.")

  private static func path(of piece: String, in text: String) throws -> String? {
    let source = SourceFile(path: "a.yaml", bytes: Array(text.utf8))
    var bag = DiagnosticBag()
    let document = readYAML(source, diagnostics: &bag)
    var diagnostics = [Diagnostic(code, "no", at: source.span(of: piece))]
    addStructuralPaths(to: &diagnostics, in: document)
    return diagnostics[0].structuralPath
  }
}
