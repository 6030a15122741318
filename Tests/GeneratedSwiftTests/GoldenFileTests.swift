import Foundation
import SwiftOutput
import Testing

struct GoldenFileTests {
  /// The emitted text by file name. With LAYOUTC_RECORD=1 the files are written instead.
  @Test(arguments: GoldenSpec.all)
  func `generating again gives the same bytes`(golden: GoldenSpec) throws {
    let spec = try golden.resolved()
    for (name, text) in files("swift", spec, golden.options) {
      let file = goldenFolder.appending(path: name)
      if isRecording {
        try Data(text.utf8).write(to: file)
      } else {
        #expect(try Data(contentsOf: file) == Data(text.utf8), "\(name) is stale: run with LAYOUTC_RECORD=1")
      }
    }
  }

  @Test func `the post's layouts take less than 300 lines`() throws {
    let text = try String(contentsOf: goldenFolder.appending(path: "tiles.swift"), encoding: .utf8)
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count < 300)
  }
}
