import LayoutCompiler
import SourceDiagnostics
import SpecLinting
import Testing

/// All faults are reported in one run, each once, and nothing that is none.
@Suite struct AllFaultsTests {
  /// Lines that bring one fault into a spec: any number of them into each section.
  struct Fault: CustomTestStringConvertible {
    var code: String
    var lets: String?
    var viewports: String?
    var data: String?
    var layouts: String?
    var chains: String?

    var testDescription: String {
      [lets, viewports, data, layouts, chains].compactMap { $0?.description }.joined(separator: "; ")
    }

    /// A layout that a chain uses.
    static func layout(_ code: String, _ parameters: String) -> Fault {
      let name = "l\(parameters.utf8.reduce(0) { ($0 * 31 + Int($1)) % 99991 })"
      return Fault(
        code: code, layouts: "\(name): \(parameters)",
        chains: "\(name): { dataSource: d, layout: \(name), scale: [1, 2] }")
    }
  }

  static let faults = [
    Fault(code: "expression-syntax", lets: "a: 1 +"), Fault(code: "let-name", lets: "max: 3"),
    Fault(code: "let-cycle", lets: "b: b + 1"), Fault(code: "unknown-name", lets: "c: foo"),
    Fault(code: "null-value", lets: "e:"),
    Fault(code: "unknown-reference", viewports: "- iphone-61"),
    Fault(code: "out-of-range", viewports: "- { name: v, width: 0, height: 10 }"),
    Fault(code: "missing-key", viewports: "- { name: w, width: 320 }"),
    Fault(code: "unknown-key", viewports: "- { device: ipad-mini, safeAria: 3 }"),
    Fault(code: "duplicate-name", viewports: "- iphone-16"), Fault(code: "wrong-type", viewports: "- [1]"),
    Fault(code: "unknown-key", data: "a: { cuont: 4 }"), Fault(code: "missing-key", data: "b: { title: x }"),
    Fault(code: "count-mismatch", data: "c: { count: 2, colors: [\"#fff\"] }"),
    Fault(code: "duplicate-name", data: "e: { items: [{ id: a }, { id: a }] }"),
    Fault(code: "division-by-zero", data: "f: { count: 3, id: \"{1 / index}\" }"),
    Fault(code: "invalid-color", data: "g: { count: 1, color: red }"),
    Fault(code: "out-of-range", data: "h: { count: 1.5, size: 3 }"),
    Fault(code: "out-of-range", data: "i: { count: 2, size: 0 }"),
    Fault(code: "duplicate-key", data: "d: { count: 4 }"),
    Fault(code: "missing-item-size", data: "j: { items: [{ size: 3 }, {}] }"),
    Fault(code: "conflicting-keys", data: "k: { count: 2, items: [{}, {}] }"),
    Fault(code: "explicit-tag", data: "m: { count: !!int 2 }"),
    Fault(code: "undefined-alias", data: "n: { count: *two }"),
    Fault(code: "bad-merge-key", data: "o: { <<: 5 }"), Fault(code: "non-scalar-key", data: "p: { [count]: 5 }"),
    .layout("unknown-key", "{ type: flow, colums: 3 }"), .layout("invalid-value", "{ type: grid }"),
    .layout("missing-key", "{ itemSize: 3 }"), .layout("out-of-range", "{ type: flow, minimumLineSpacing: -2 }"),
    .layout("division-by-zero", "{ type: flow, itemSize: 100 / (width - 393) }"),
    .layout("division-by-zero", "{ type: flow, itemSize: 100 / index }"),
    .layout("out-of-range", "{ type: flow, sectionInset: [1, 2e9] }"),
    .layout("missing-item-size", "{ type: flow, itemSize: item }"),
    .layout("type-mismatch", "{ type: flow, itemSize: width > 3 }"),
    .layout("unknown-function", "{ type: flow, itemSize: maxx(1) }"),
    .layout("self-sizing", "{ type: flow, estimatedItemSize: 3 }"),
    .layout("unquoted-comma", "{ type: flow, itemSize: max(1, 2) }"),
    .layout("wrong-type", "{ type: flow, itemSize: [1, 2, 3] }"),
    .layout("out-of-range", "{ type: flow, itemSize: [1 - scale, 10] }"),
    Fault(code: "unknown-reference", chains: "a: { dataSource: d, layout: q }"),
    Fault(code: "unknown-reference", chains: "b: { dataSource: q, layout: l }"),
    Fault(code: "no-fixed-point", chains: "f: { dataSource: d, layout: l, scale: { start: 1, next: scale * 2 } }"),
    Fault(code: "missing-key", chains: "e: { layout: l }"),
    Fault(code: "unknown-key", chains: "h: { dataSource: d, layuot: l }"),
    Fault(code: "out-of-range", chains: "i: { dataSource: d, layout: l, scale: [1, 2], transition: { anchor: 9 } }"),
    Fault(code: "division-by-zero", chains: "j: { dataSource: d, layout: l, title: \"{1 / level}\" }"),
    Fault(code: "count-mismatch", chains: "k: { dataSource: d, layout: l, steps: [{ duration: 1 }] }"),
    Fault(code: "missing-key", chains: "m: { dataSource: d, levels: [{ scale: 2 }] }"),
    Fault(code: "invalid-value", chains: "n: { dataSource: d, layout: l, scale: [1, 2], transition: { curve: easy } }"),
    Fault(
      code: "unmatched-items", data: "few: { count: 2 }",
      chains: "o: { dataSource: d, layout: l, levels: [{}, { dataSource: few }] }"),
  ]

  static func text(_ faults: [Fault]) -> String {
    func lines(_ first: String, _ lines: [String?]) -> String {
      ([first] + lines.compactMap { $0 }).map { "  \($0)\n" }.joined()
    }
    return "layoutc: 1\nlet:\n" + lines("gap: 8", faults.map(\.lets))
      + "viewports:\n" + lines("- iphone-16", faults.map(\.viewports))
      + "dataSources:\n" + lines("d: { count: 4 }", faults.map(\.data))
      + "layouts:\n" + lines("l: { type: flow, itemSize: gap }", faults.map(\.layouts))
      + "chains:\n" + lines("c: { dataSource: d, layout: l }", faults.map(\.chains))
  }

  private func codes(_ faults: [Fault]) -> [String] {
    CorpusSpec(text: Self.text(faults)).compilation.diagnostics.map(\.code.name).sorted()
  }

  @Test func `the spec around the faults has none`() {
    #expect(codes([]) == [])
  }

  @Test(arguments: faults) func `a fault is reported once, and so it is beside any other`(fault: Fault) {
    #expect(codes([fault]) == [fault.code])
    for other in Self.faults where other.testDescription != fault.testDescription {
      #expect(codes([fault, other]) == [fault.code, other.code].sorted(), "\(Self.text([fault, other]))")
    }
  }

  @Test func `all faults at once are all reported`() {
    #expect(codes(Self.faults) == Self.faults.map(\.code).sorted())
  }

  /// A line that YAML cannot read, in each section, beside each fault: of what stands behind the line in its section nothing is said.
  @Test(arguments: ["[1, 2", "\"x", "'it's'", "x: y", "@x", "*x + 1", "%5", "]"], 0..<5)
  func `an error of YAML hides no fault of another section`(value: String, section: Int) {
    for fault in Self.faults {
      var broken = Fault(code: "yaml-syntax")
      let line = (section == 1 ? "- name: " : "broken: ") + value
      switch section {
      case 0: broken.lets = line
      case 1: broken.viewports = line
      case 2: broken.data = line
      case 3: broken.layouts = line
      default: broken.chains = line
      }
      let places = [fault.lets, fault.viewports, fault.data, fault.layouts, fault.chains]
      // A quote that another one closes is no error of YAML.
      guard places[section] == nil, value != "\"x" || !fault.testDescription.contains("\"") else { continue }
      // What a fault rests on may have been lost with the rest of the section.
      let mayRestOnLost =
        fault.code == "undefined-alias" || fault.code == "unknown-reference" && fault.chains != nil && section >= 2
        || section == 4 && fault.layouts != nil
      let found = codes([broken, fault])
      #expect(found.filter { $0 == "yaml-syntax" }.count == 1, "\(Self.text([broken, fault]))")
      #expect(
        found == ["yaml-syntax", fault.code].sorted() || mayRestOnLost && found == ["yaml-syntax"],
        "\(Self.text([broken, fault]))")
    }
  }

  @Test func `warnings stand beside errors where they do not rest on what is broken`() {
    var oversize = Fault(code: "oversize-item")
    oversize.layouts = "wide: { type: flow, itemSize: 500 }"
    oversize.chains = "wide: { dataSource: d, layout: wide }"
    let broken = Fault.layout("unknown-key", "{ type: flow, itemSize: 600, colums: 3 }")
    #expect(codes([oversize, broken]) == ["oversize-item", "unknown-key"])
    // Nothing is said of what may be used by what is left out.
    let unused = Fault(code: "", data: "spare: { count: 3 }", layouts: "spare: { type: flow }")
    let bytes = Array(Self.text([unused, broken]).utf8)
    let spec = CorpusSpec(SourceFile(path: "spec.yaml", bytes: bytes), lintOptions: LintOptions())
    #expect(spec.compilation.diagnostics.map(\.code.name) == ["unknown-key"])
  }

  @Test func `an analysis holds what is sound`() {
    let broken = Fault.layout("unknown-key", "{ type: flow, colums: 3 }")
    let text = Self.text([broken, Fault(code: "", viewports: "- { width: 0, height: 2 }")])
    let analysis = analyze("spec.yaml", name: "spec") { _ in .bytes(Array(text.utf8)) }
    #expect(analysis.spec == nil)
    #expect(analysis.soundParts?.chains.map(\.name) == ["c"])
    #expect(analysis.soundParts?.viewports.map(\.name) == ["iphone-16"])
    #expect(analysis.sources.map(\.path) == ["spec.yaml"])
  }

  @Test func `a spec that cannot be loaded has the reason and nothing else`() {
    let reason = Diagnostic(DiagnosticCode("gone", .error, "It is gone."), "gone", at: nil)
    let analysis = analyze("spec.yaml", name: "spec") { path in
      #expect(path == "spec.yaml")
      return .failure(reason)
    }
    #expect(analysis.diagnostics == [reason])
    #expect(analysis.isUnreadable && analysis.spec == nil && analysis.soundParts == nil)
  }

  @Test(arguments: ["x: 1\n", "a: *b\n", "a: !!t\n", "b: { <<: 5 }\n"])
  func `errors beyond a thousand are told in one`(line: String) {
    let lines = (0..<1_500).map { "k\($0)\(line)" }.joined()
    let found = CorpusSpec(text: "layoutc: 1\n" + lines).compilation.diagnostics
    #expect(found.count == 1_001)
    #expect(found.last?.code.name == "too-many-errors")
  }
}
