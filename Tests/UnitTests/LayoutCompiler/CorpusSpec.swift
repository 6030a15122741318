import Foundation
import LayoutCompiler
import SourceDiagnostics
import SpecLinting
import Testing

/// A spec of the project's `specs` folder, or a variation of one, compiled.
struct CorpusSpec {
  let source: SourceFile
  let compilation: Compilation

  init(_ source: SourceFile, lintOptions: LintOptions = LintOptions(scope: .undefinedBehavior)) {
    self.source = source
    compilation = compile(source, name: "spec", lintOptions: lintOptions)
  }

  /// `path` is relative to the project, as diagnostics print it.
  init(_ path: String, lintOptions: LintOptions = LintOptions(scope: .undefinedBehavior)) throws {
    let bytes = try Data(contentsOf: Self.root.appending(path: path))
    self.init(SourceFile(path: path, bytes: Array(bytes)), lintOptions: lintOptions)
  }

  init(text: String) {
    self.init(SourceFile(path: "spec.yaml", bytes: Array(text.utf8)))
  }

  /// The project's folder.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func folders(in folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
    return (names ?? []).filter { !$0.contains(".") }.sorted()
  }

  static func files(in folder: String, suffix: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
    return (names ?? []).filter { $0.hasSuffix(suffix) }.sorted().map { "\(folder)/\($0)" }
  }

  /// The diagnostics in the text form.
  var text: String {
    var output: [UInt8] = []
    TextRenderer().render(DiagnosticReport(compilation.diagnostics, sources: compilation.sources), into: &output)
    return String(decoding: output, as: UTF8.self)
  }

  /// Each diagnostic as `line:column code`.
  var findings: [String] {
    let lines = LineTable(compilation.sources[0])
    return compilation.diagnostics.map { diagnostic in
      guard let span = diagnostic.span else { return diagnostic.code.name }
      let position = lines.position(at: span.start)
      return "\(position.line):\(position.column) \(diagnostic.code.name)"
    }
  }

  /// The spec with a fix-it carried out.
  func applying(
    _ fixIt: Diagnostic.FixIt, lintOptions: LintOptions = LintOptions(scope: .undefinedBehavior)
  ) -> CorpusSpec {
    var bytes = compilation.sources[0].bytes
    bytes.replaceSubrange(fixIt.span.start..<fixIt.span.end, with: fixIt.replacement.utf8)
    return CorpusSpec(SourceFile(path: source.path, bytes: bytes), lintOptions: lintOptions)
  }
}

/// Compares a text with a file of the corpus, or writes it there with LAYOUTC_RECORD=1.
func expectRecorded(_ text: String, at path: String) throws {
  let url = CorpusSpec.root.appending(path: path)
  if isRecording {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
  let recorded = try String(contentsOf: url, encoding: .utf8)
  #expect(text == recorded, "\(path)")
}
