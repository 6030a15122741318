import Foundation
import LayoutCompiler
import SourceDiagnostics
import Testing

/// Every diagnostic with specs that have it: `specs/diagnostics/CODE/` holds `bad.yaml` (and `bad-2.yaml` ... for other faces of
/// the fault) beside `bad.txt`, what the text form prints, and `good.yaml`, the same idea without the fault.
///
/// `LAYOUTC_RECORD=1 swift test --filter DiagnosticCorpusTests` writes the texts anew.
@Suite struct DiagnosticCorpusTests {
  static let folder = "specs/diagnostics"
  static let codes = CorpusSpec.folders(in: folder)
  static let badSpecs = codes.flatMap { code in
    CorpusSpec.files(in: "\(folder)/\(code)", suffix: ".yaml").filter { !$0.hasSuffix("/good.yaml") }
  }

  @Test func `every diagnostic has specs of its own, and every folder is a diagnostic`() {
    // A file of 2 GiB is no spec to keep, nor is one with a thousand errors.
    let expected = diagnosticCodes.map(\.name).filter { !["file-too-large", "too-many-errors"].contains($0) }
    #expect(Self.codes == expected.sorted())
    #expect(diagnosticCodes.count == Set(diagnosticCodes.map(\.name)).count)
  }

  @Test(arguments: codes) func `a spec without the fault gives no diagnostics`(code: String) throws {
    let spec = try CorpusSpec("\(Self.folder)/\(code)/good.yaml")
    #expect(spec.text == "")
    #expect(spec.compilation.spec != nil)
  }

  @Test(arguments: badSpecs) func `a spec with the fault is told so`(path: String) throws {
    let spec = try CorpusSpec(path)
    let code = path.split(separator: "/")[2]
    try expectRecorded(spec.text, at: path.replacing(".yaml", with: ".txt"))
    #expect(spec.compilation.diagnostics.contains { $0.code.name == code })
    #expect((spec.compilation.spec == nil) == spec.compilation.diagnostics.contains { $0.severity == .error })
  }

  @Test(arguments: badSpecs) func `every fix-it mends what it stands at`(path: String) throws {
    let spec = try CorpusSpec(path)
    for diagnostic in spec.compilation.diagnostics {
      for fixIt in diagnostic.fixIts {
        let mended = spec.applying(fixIt)
        let left = mended.compilation.diagnostics
        let isGone = !left.contains { $0.code == diagnostic.code && $0.span?.start == diagnostic.span?.start }
        // What these are about is not looked at before they are mended.
        let hidesOthers = ["yaml-syntax", "non-scalar-key"].contains(diagnostic.code.name)
        let isMended = isGone && (hidesOthers || left.count < spec.compilation.diagnostics.count)
        #expect(isMended, "\(path): \(diagnostic.message)\n\(fixIt)\n\(mended.text)")
      }
    }
  }

  @Test func `six faults give six diagnostics in one run`() throws {
    let spec = try CorpusSpec("specs/six-faults.yaml")
    try expectRecorded(spec.text, at: "specs/six-faults.txt")
    #expect(
      spec.findings == [
        "7:13 unknown-reference", "12:12 out-of-range", "18:25 wrong-type", "23:34 unquoted-comma", "29:5 unknown-key",
        "34:30 unknown-name",
      ])
  }
}
