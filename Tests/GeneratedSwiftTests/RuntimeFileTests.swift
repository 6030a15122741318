import Foundation
import SwiftOutput
import Testing

/// The file of LayoutRuntime that is written beside generated Swift, against the module that tests import.
struct RuntimeFileTests {
  @Test func `the file gives the module's frames, offsets and samples bit for bit`() async throws {
    let folder = try ScratchFolder()
    var sources: [String] = []
    for golden in GoldenSpec.all {
      for file in files("swift", try golden.resolved(), EmissionOptions(prefix: golden.options.prefix)) {
        sources.append(try folder.write(file.text, to: file.name))
      }
    }
    let report = try String(
      contentsOf: packageFolder.appending(path: "Tests/GeneratedSwiftTests/Support/Report.swift"), encoding: .utf8)
    sources.append(try folder.write(report.replacing("import LayoutRuntime\n", with: ""), to: "Report.swift"))
    let main = GoldenSpec.all.map { "report(\($0.namespace).Chains.all).forEach { print($0) }\n" }.joined()
    sources.append(try folder.write(main, to: "main.swift"))
    try await run(
      "swiftc", ["-Onone", "-warnings-as-errors", "-o", "program"] + Array(Set(sources)).sorted(), in: folder)
    let printed = try await run("./program", [], in: folder).split(separator: "\n").map(String.init)
    let expected = GoldenSpec.all.flatMap { GeneratedSwiftTests.report($0.chains()) }
    #expect(expected.count > 10_000)
    #expect(printed == expected)
  }

  @Test func `the file has nothing of the module's access left in it`() {
    for access in EmissionOptions.Access.allCases {
      let text = runtimeFile(EmissionOptions(access: access))
      #expect(!text.contains("@ACCESS") && !text.contains("@OPEN") && !text.contains("@inlinable"))
      #expect(text.contains("public ") == (access == .public))
    }
  }
  /// With LAYOUTC_RECORD=1 the lists are written instead.
  @Test func `every source of LayoutRuntime is listed in its folder, and every folder in CRuntimeText`() throws {
    let sources = packageFolder.appending(path: "Sources/LayoutRuntime")
    let files = FileManager.default
    let text = try String(
      contentsOf: packageFolder.appending(path: "Sources/CRuntimeText/RuntimeText.c"), encoding: .utf8)
    for folder in try files.contentsOfDirectory(atPath: sources.path) {
      let names = try files.contentsOfDirectory(atPath: sources.appending(path: folder).path).sorted()
      let list =
        "// Every source of this folder, for CRuntimeText. The tests hold the list complete.\n"
        + names.filter { $0.hasSuffix(".swift") }.map { "#embed \"\($0)\" suffix(, 0,)\n" }.joined()
      let file = sources.appending(path: "\(folder)/Files.h")
      if isRecording {
        try Data(list.utf8).write(to: file)
      } else {
        #expect(try String(contentsOf: file, encoding: .utf8) == list, "run with LAYOUTC_RECORD=1")
      }
      #expect(text.contains("\n#include \"../LayoutRuntime/\(folder)/Files.h\"\n"))
    }
  }
}
