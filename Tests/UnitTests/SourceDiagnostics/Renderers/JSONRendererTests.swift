import Foundation
import SourceDiagnostics
import Testing

struct JSONRendererTests {
  @Test(arguments: RenderingSample.allCases)
  func `all is written, in one document`(sample: RenderingSample) {
    #expect(sample.rendered(by: JSONRenderer()) == expected(sample))
  }

  @Test(arguments: RenderingSample.allCases)
  func `what was reported is read back`(sample: RenderingSample) throws {
    let data = Data(sample.rendered(by: JSONRenderer()).utf8)
    let document = try #require(try JSONSerialization.jsonObject(with: data) as? NSDictionary)
    let report = sample.report
    let expected: NSDictionary = [
      "diagnostics": report.diagnostics.map { diagnostic -> [String: Any] in
        let texts: [String: Any] = [
          "code": diagnostic.code.name, "severity": diagnostic.severity.rawValue, "message": diagnostic.message,
          "help": diagnostic.help ?? NSNull(),
          "labels": diagnostic.labels.map { label in
            place(of: label.span, in: sample.sources).merging(["message": label.message]) { $1 }
          },
          "fixIts": diagnostic.fixIts.map { fixIt in
            place(of: fixIt.span, in: sample.sources)
              .merging(["message": fixIt.message, "replacement": fixIt.replacement]) { $1 }
          },
        ]
        return place(of: diagnostic.span, in: sample.sources, path: diagnostic.path).merging(texts) { $1 }
      },
      "errors": report.counts.errors, "warnings": report.counts.warnings, "notes": 0,
      "omitted": report.omitted.total,
    ]
    #expect(document == expected)
  }

  /// The line and column keys by plain counting from the start of the file.
  private func place(of span: SourceSpan?, in sources: [SourceFile], path: String? = nil) -> [String: Any] {
    var keys: [String: Any] = ["path": path ?? NSNull()]
    for key in ["line", "column", "endLine", "endColumn", "byteOffset", "byteEnd"] {
      keys[key] = NSNull()
    }
    guard let span, let source = sources.first(where: { $0.id == span.file }) else { return keys }
    keys["path"] = source.path
    for (offset, line, column) in [(span.start, "line", "column"), (span.end, "endLine", "endColumn")] {
      let before = source.bytes[..<offset].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      keys[line] = before.count
      let text = String(decoding: before.last ?? [], as: UTF8.self)
      keys[column] = text.unicodeScalars.count { $0 != "\u{FEFF}" } + 1
    }
    keys["byteOffset"] = span.start
    keys["byteEnd"] = span.end
    return keys
  }
}

private func expected(_ sample: RenderingSample) -> String {
  switch sample {
  case .unknownKey:
    #"""
    {"diagnostics": [
      {"code": "unknown-key", "severity": "error", \#
    "message": "unknown key `itemsize` in layout `tile`; did you mean `itemSize`?", \#
    "path": "tiles.yaml", "line": 3, "column": 5, "endLine": 3, "endColumn": 13, "byteOffset": 21, \#
    "byteEnd": 29, "labels": [], "help": "a flow layout takes `itemSize` and `sectionInset`", \#
    "fixIts": [{"message": "rename the key to `itemSize`", "path": "tiles.yaml", "line": 3, \#
    "column": 5, "endLine": 3, "endColumn": 13, "byteOffset": 21, "byteEnd": 29, \#
    "replacement": "itemSize"}]}
    ], "errors": 1, "warnings": 0, "notes": 0, "omitted": 0}

    """#
  case .duplicateKey:
    #"""
    {"diagnostics": [
      {"code": "repeated-key", "severity": "warning", "message": "`count` is given twice", \#
    "path": "tiles.yaml", "line": 7, "column": 5, "endLine": 7, "endColumn": 10, "byteOffset": 87, \#
    "byteEnd": 92, "labels": [{"message": "first given here", "path": "tiles.yaml", "line": 3, \#
    "column": 5, "endLine": 3, "endColumn": 10, "byteOffset": 27, \#
    "byteEnd": 32}, {"message": "this one counts", "path": "tiles.yaml", "line": 7, "column": 12, \#
    "endLine": 7, "endColumn": 14, "byteOffset": 94, "byteEnd": 96}, {"message": "another", \#
    "path": "tiles.yaml", "line": 9, "column": 11, "endLine": 9, "endColumn": 16, "byteOffset": 108, \#
    "byteEnd": 113}], "help": null, "fixIts": []}
    ], "errors": 0, "warnings": 1, "notes": 0, "omitted": 0}

    """#
  case .includedName:
    #"""
    {"diagnostics": [
      {"code": "unknown-key", "severity": "error", "message": "`gap` is already defined", \#
    "path": "main.yaml", "line": 3, "column": 3, "endLine": 3, "endColumn": 6, "byteOffset": 30, \#
    "byteEnd": 33, "labels": [{"message": "first defined here", "path": "lib/common.yaml", "line": 2, \#
    "column": 3, "endLine": 2, "endColumn": 6, "byteOffset": 7, "byteEnd": 10}], \#
    "help": "remove one of the two", "fixIts": []}
    ], "errors": 1, "warnings": 0, "notes": 0, "omitted": 0}

    """#
  case .noPlace:
    #"""
    {"diagnostics": [
      {"code": "unknown-key", "severity": "error", "message": "cannot be read", \#
    "path": "missing.yaml", "line": null, "column": null, "endLine": null, "endColumn": null, \#
    "byteOffset": null, "byteEnd": null, "labels": [], "help": "check the path", "fixIts": []},
      {"code": "repeated-key", "severity": "warning", "message": "nothing to do", "path": null, \#
    "line": null, "column": null, "endLine": null, "endColumn": null, "byteOffset": null, \#
    "byteEnd": null, "labels": [], "help": null, "fixIts": []}
    ], "errors": 1, "warnings": 1, "notes": 0, "omitted": 0}

    """#
  case .hostileText:
    #"""
    {"diagnostics": [
      {"code": "unknown-key", "severity": "error", \#
    "message": "\u001b[31mred\u0007\nfake.yaml:1:1: error: \u2067no \"way\" \\", \#
    "path": "a\u001b[2J.yaml", "line": 1, "column": 20, "endLine": 1, "endColumn": 24, \#
    "byteOffset": 21, "byteEnd": 25, "labels": [{"message": "\u009b2J", "path": "a\u001b[2J.yaml", \#
    "line": 1, "column": 1, "endLine": 1, "endColumn": 6, "byteOffset": 0, "byteEnd": 5}], \#
    "help": "\u000d\u007ftab\t", "fixIts": []}
    ], "errors": 1, "warnings": 0, "notes": 0, "omitted": 0}

    """#
  case .severalLines:
    #"""
    {"diagnostics": [
      {"code": "unknown-key", "severity": "error", "message": "a mapping is wanted here", \#
    "path": "tiles.yaml", "line": 2, "column": 3, "endLine": 4, "endColumn": 1, "byteOffset": 11, \#
    "byteEnd": 23, "labels": [], "help": null, "fixIts": []}
    ], "errors": 1, "warnings": 0, "notes": 0, "omitted": 0}

    """#
  case .endOfFile:
    #"""
    {"diagnostics": [
      {"code": "unknown-key", "severity": "error", "message": "`}` is missing", "path": "tiles.yaml", \#
    "line": 2, "column": 7, "endLine": 2, "endColumn": 7, "byteOffset": 17, "byteEnd": 17, \#
    "labels": [], "help": null, "fixIts": []}
    ], "errors": 1, "warnings": 0, "notes": 0, "omitted": 0}

    """#
  case .emptyFile:
    #"""
    {"diagnostics": [
      {"code": "unknown-key", "severity": "error", "message": "the spec is empty", "path": "<stdin>", \#
    "line": 1, "column": 1, "endLine": 1, "endColumn": 1, "byteOffset": 0, "byteEnd": 0, "labels": [], \#
    "help": null, "fixIts": [{"message": "start with the language version", "path": "<stdin>", \#
    "line": 1, "column": 1, "endLine": 1, "endColumn": 1, "byteOffset": 0, "byteEnd": 0, \#
    "replacement": "layoutc: 1\n"}]}
    ], "errors": 1, "warnings": 0, "notes": 0, "omitted": 0}

    """#
  case .tooMany:
    #"""
    {"diagnostics": [
      {"code": "repeated-key", "severity": "warning", "message": "one", "path": "tiles.yaml", \#
    "line": 1, "column": 1, "endLine": 1, "endColumn": 2, "byteOffset": 0, "byteEnd": 1, "labels": [], \#
    "help": null, "fixIts": []},
      {"code": "unknown-key", "severity": "error", "message": "three", "path": "tiles.yaml", \#
    "line": 3, "column": 1, "endLine": 3, "endColumn": 2, "byteOffset": 10, "byteEnd": 11, \#
    "labels": [], "help": null, "fixIts": []}
    ], "errors": 1, "warnings": 2, "notes": 0, "omitted": 1}

    """#
  case .nothing:
    #"""
    {"diagnostics": [], "errors": 0, "warnings": 0, "notes": 0, "omitted": 0}

    """#
  }
}
