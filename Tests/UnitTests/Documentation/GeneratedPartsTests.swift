import Foundation
import SpecLanguage
import Testing

struct GeneratedPartsTests {
  /// With LAYOUTC_RECORD=1 the parts are written instead.
  @Test(arguments: try MarkdownDocument.all())
  func `tables and files in the documents are fresh`(document: MarkdownDocument) throws {
    let fresh = GeneratedParts.fresh(document.text)
    if isRecording, fresh != document.text {
      var document = document
      document.text = fresh
      try document.save()
      return
    }
    let (stale, wanted) = (document.text.split(separator: "\n"), fresh.split(separator: "\n"))
    let difference = zip(stale, wanted).first { $0 != $1 }
    #expect(
      document.text == fresh,
      "\(document.path) has `\(difference?.0 ?? "")` for `\(difference?.1 ?? "")`; run `make docs`")
  }

  @Test func `Grammar has a heading and a table for every construct`() throws {
    let grammar = try MarkdownDocument(path: "Grammar.md")
    for name in GrammarTables.constructNames {
      #expect(grammar.anchors.contains(name.replacing(" ", with: "-")), "no heading `\(name)`")
      #expect(grammar.text.contains("<!-- table: \(name) -->"), "no table `\(name)`")
    }
  }
}
