import Foundation
import SourceDiagnostics
import Testing

struct DiagnosticRendererTests {
  @Test func `every file under Renderers is registered`() throws {
    let room = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/SourceDiagnostics/Renderers")
    let files = try FileManager.default.contentsOfDirectory(atPath: room.path)
    let expected = diagnosticRenderers.map { "\($0.name)renderer.swift" }
    #expect(files.map { $0.lowercased() }.sorted() == expected.sorted())
  }

  @Test func `names are distinct`() {
    #expect(diagnosticRenderers.map(\.name) == ["text", "snippet", "json", "sarif", "github", "junit"])
  }

  @Test(arguments: diagnosticRenderers.map(\.name), RenderingSample.allCases)
  func `output is appended, in whole lines, the same each time, and harmless`(
    name: String, sample: RenderingSample
  ) throws {
    let renderer = try #require(diagnosticRenderers.first { $0.name == name })
    let report = sample.report
    var output = Array("before".utf8)
    renderer.render(report, into: &output)
    let first = output.dropFirst("before".utf8.count)
    #expect(output.starts(with: "before".utf8))
    #expect(first.isEmpty || first.last == UInt8(ascii: "\n"))

    var again: [UInt8] = []
    renderer.render(report, into: &again)
    #expect(again == Array(first))

    let text = try #require(String(bytes: again, encoding: .utf8))
    let obeyed = text.unicodeScalars.filter { scalar in
      scalar != "\n" && [.control, .format, .lineSeparator].contains(scalar.properties.generalCategory)
    }
    #expect(obeyed.isEmpty)
  }
}
