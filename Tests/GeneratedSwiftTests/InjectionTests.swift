import Foundation
import JSONOutput
import LayoutRuntime
import PlanModel
import SwiftOutput
import Testing
import TextWriting

struct InjectionTests {
  /// Each text as the name of a layout, chain, viewport, data source and section, as an id, and as titles, both in short
  /// lists, which are literals, and in long ones, which are packed. All stand in one program, which prints them.
  @Test func `hundreds of hostile texts reach a program as they are`() async throws {
    let texts = hostileTexts
    #expect(texts.count > 300)
    let spec = Self.spec(of: texts)
    let folder = try ScratchFolder()
    let written = files("swift", spec, EmissionOptions())
    for (index, file) in written.enumerated() {
      try folder.write(file.text, to: "Generated\(index).swift")
    }
    let tests = SwiftTestsEmitter.fileName(forSpecNamed: spec.name, options: EmissionOptions())
    let namespace = try #require(tests.split(separator: "Tests.swift").first)
    try folder.write(Self.program(namespace: String(namespace)), to: "main.swift")
    try await run(
      "swiftc",
      ["-Onone", "-warnings-as-errors", "-o", "program", "main.swift"]
        + written.indices.map { "Generated\($0).swift" }, in: folder)
    let printed = try await run("./program", [], in: folder).split(separator: "\n").map(String.init)

    var expected = [hexadecimal(spec.name)]
    for (index, text) in texts.enumerated() {
      // Level's title, layout's name and viewport's name; then the level's data source by its name, sections, id and title.
      expected += [text, text, text].map(hexadecimal)
      let source = spec.dataSources[spec.chains[0].levels[index].dataSource]
      expected += [source.name, source.sections[0].id, source.ids.text(at: 0), source.titles?.text(at: 0) ?? ""]
        .map(hexadecimal)
    }
    let long = spec.dataSources[spec.dataSources.count - 1]
    for index in texts.indices {
      expected += [hexadecimal(long.ids.text(at: index)), hexadecimal(long.titles?.text(at: index) ?? "")]
    }
    expected += spec.chains.map { hexadecimal($0.name) }
    #expect(printed.count == expected.count)
    for (found, wanted) in zip(printed, expected) where found != wanted {
      Issue.record("found \(found), expected \(wanted)")
    }
  }

  @Test func `a spec's text in the source is ASCII or letters, in literals only`() {
    for file in files("swift", Self.spec(of: hostileTexts), EmissionOptions(runtime: .none)) {
      for scalar in file.text.unicodeScalars where !scalar.isASCII {
        #expect(scalar.properties.isAlphabetic)
      }
      #expect(file.text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F || $0 == "\n" })
    }
  }

  /// A spec that the compiler would refuse for some of its names: an emitter relies on no check of them.
  private static func spec(of texts: [String]) -> ResolvedSpec {
    let table = FrameTable(
      columns: 1, interitemGap: nil, contentSize: Size(width: 10, height: 10),
      sections: [
        .uniform(
          UniformLines(
            count: 1, itemsPerLine: 1, itemSize: Size(width: 10, height: 10), mainAxis: .vertical,
            crossPositions: ArithmeticProgression(first: 0, step: 0),
            mainPositions: ArithmeticProgression(first: 0, step: 0)))
      ], supplementaries: [], issues: [])
    let viewports = texts.map { Viewport(name: $0, size: Size(width: 10, height: 10), displayScale: 2) }
    var sources = texts.map { text in
      DataSource(
        name: text, sections: [.init(id: text, count: 1)], ids: .listed([text]), titles: .listed([text]))
    }
    sources.append(
      DataSource(
        name: "all", sections: [.init(id: "0", count: texts.count)], ids: .listed(texts),
        titles: .listed(texts.map { $0 + $0 })))
    let levels = texts.enumerated().map { index, text in
      Level(
        layout: text, dataSource: index, scale: 1, title: text,
        frameTables: [
          ViewportFrames(viewport: index, environment: LayoutEnvironment(bounds: viewports[index].size), table: table)
        ])
    }
    return ResolvedSpec(
      name: "\"\\(evil)\"\n*/ layout", digest: "sha256:0", viewports: viewports, dataSources: sources,
      layouts: texts.map { LayoutFormula(name: $0, kind: "flow", runtimeType: "FlowLayout", parameters: []) },
      chains: [Chain(name: "*/\n", dataSource: 0, levels: levels)]
        + texts.map { Chain(name: $0, dataSource: 0, levels: []) })
  }

  /// Prints every text's UTF-8 bytes in hexadecimal, each on a line after an `=`.
  private static func program(namespace: String) -> String {
    """
    func show(_ text: String?) {
      print("=" + (text ?? "").utf8.map { String($0, radix: 16) }.joined(separator: " "))
    }

    typealias Spec = \(namespace)
    show(Spec.specName)
    for level in Spec.Chains.all[0].levels {
      show(level.title)
      show(level.layoutName)
      show(level.viewports[0].name)
      show(level.data.name)
      show(level.data.sections[0].id)
      show(level.data.ids.text(at: 0))
      show(level.data.titles?.text(at: 0))
      precondition(level.frameTable(in: level.viewports[0].environment).itemCount == 1)
      precondition(Spec.Listed.all[0].frameTable(ofLevel: level.index, on: level.viewports[0].name)?.itemCount == 1)
    }
    let long = Spec.DataSources.all[Spec.DataSources.all.count - 1]
    for index in 0..<long.count {
      show(long.ids.text(at: index))
      show(long.titles?.text(at: index))
    }
    for chain in Spec.Chains.all {
      show(chain.name)
    }
    """
  }
}

private func hexadecimal(_ text: String) -> String {
  "=" + text.utf8.map { String($0, radix: 16) }.joined(separator: " ")
}
