import Foundation
import JSONOutput
import SwiftOutput
import Testing
import TextWriting

struct GoldenFileTests {
  /// The emitted text by file name. With LAYOUTC_RECORD=1 the files are written instead.
  @Test(arguments: GoldenSpec.all)
  func `generating again gives the same bytes`(golden: GoldenSpec) throws {
    let spec = try golden.resolved()
    let files = [
      ("\(golden.namespace).swift", emitted("swift", spec, golden.options)),
      ("\(golden.namespace)+Adapter.swift", adapterSource(namespace: golden.namespace)),
    ]
    for (name, text) in files {
      let file = goldenFolder.appending(path: name)
      if isRecording {
        try Data(text.utf8).write(to: file)
      } else {
        #expect(try Data(contentsOf: file) == Data(text.utf8), "\(name) is stale: run with LAYOUTC_RECORD=1")
      }
    }
  }
}
