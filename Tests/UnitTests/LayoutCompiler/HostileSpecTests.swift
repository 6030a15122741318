import SourceDiagnostics
import Testing

/// Whatever a file holds, compiling it ends with a spec or an error, and with no place outside the file.
@Suite struct HostileSpecTests {
  static let paths = ["specs/tiles.yaml"] + CorpusSpec.files(in: "specs/examples", suffix: ".yaml")

  private func check(_ bytes: [UInt8]) {
    let spec = CorpusSpec(SourceFile(path: "spec.yaml", bytes: bytes))
    let diagnostics = spec.compilation.diagnostics
    let size = spec.compilation.sources[0].bytes.count
    let spans = diagnostics.flatMap { diagnostic in
      [diagnostic.span].compactMap(\.self) + diagnostic.labels.map(\.span) + diagnostic.fixIts.map(\.span)
    }
    let isSound =
      (spec.compilation.spec == nil) == diagnostics.contains { $0.severity == .error }
      && spans.allSatisfy { $0.end <= size } && diagnostics.allSatisfy { !$0.message.isEmpty && $0.span != nil }
    #expect(isSound, "\(String(decoding: bytes, as: UTF8.self))\n\(spec.text)")
  }

  @Test(arguments: paths) func `a spec cut off anywhere is compiled or refused`(path: String) throws {
    let bytes = try CorpusSpec(path).source.bytes
    for length in stride(from: 0, to: bytes.count, by: 17) {
      check(Array(bytes.prefix(length)))
    }
  }

  @Test(arguments: paths) func `a sound spec cut off within YAML has that one error`(path: String) throws {
    let bytes = try CorpusSpec(path).source.bytes
    for length in 0..<bytes.count {
      let spec = CorpusSpec(SourceFile(path: "spec.yaml", bytes: Array(bytes.prefix(length))))
      let errors = spec.compilation.diagnostics.filter { $0.severity == .error }.map(\.code.name)
      #expect(
        !errors.contains("yaml-syntax") || errors.count == 1,
        "\(length): \(String(decoding: bytes.prefix(length).suffix(60), as: UTF8.self))\n\(spec.text)")
    }
  }

  @Test(arguments: paths) func `a spec with some bytes changed is compiled or refused`(path: String) throws {
    let bytes = try CorpusSpec(path).source.bytes
    var generator = SeededGenerator(seed: UInt64(bytes.count))
    let intruders = Array("\n :-[]{},'\"&*!|>%#?()0123456789.eE+*/<=".utf8) + [0, 9, 0x80, 0xc2, 0xff]
    for _ in 0..<60 {
      var changed = bytes
      for _ in 0...Int.random(in: 0...3, using: &generator) {
        let place = Int.random(in: 0..<changed.count, using: &generator)
        switch Int.random(in: 0...3, using: &generator) {
        case 0: changed.remove(at: place)
        case 1: changed.insert(intruders.randomElement(using: &generator) ?? 0, at: place)
        case 2: changed[place] = intruders.randomElement(using: &generator) ?? 0
        default:
          // A piece of the spec in another place.
          let start = Int.random(in: 0..<changed.count, using: &generator)
          let piece = changed[start..<min(start + 12, changed.count)]
          changed.replaceSubrange(place..<min(place + 12, changed.count), with: piece)
        }
      }
      check(changed)
    }
  }

  @Test(arguments: ["0", "1e-300", "0.001", "1e9", "-1e9", "1e9 + 1", "1e300 * 1e300", "0 / 0", "-0.0", "1 / 3"])
  func `extreme numbers in every place are laid out or refused`(number: String) {
    let keys = [
      "itemSize", "sectionInset", "minimumLineSpacing", "minimumInteritemSpacing", "headerReferenceSize",
      "footerReferenceSize",
    ]
    for key in keys {
      check(Array(SmallSpec.text(layout: "{ type: flow, \(key): \(number) }").utf8))
      check(Array(SmallSpec.text(layout: "{ type: flow, \(key): \(number), scrollDirection: horizontal }").utf8))
    }
    for key in ["width", "height", "displayScale", "safeArea", "contentInset", "layoutMargins"] {
      check(Array(SmallSpec.text(viewports: "[{ device: iphone-16, \(key): \(number) }]").utf8))
    }
    for data in ["{ count: \(number) }", "{ count: 3, size: \(number) }", "{ count: 3, aspectRatio: \(number) }"] {
      check(Array(SmallSpec.text(data: data, layout: "{ type: flow, itemSize: item }").utf8))
      check(Array(SmallSpec.text(data: data, layout: "{ type: flow, itemSize: 10 * aspectRatio }").utf8))
    }
    for transition in [
      "duration", "anchor", "anchors", "from", "curve: { cubicBezier: [0.1, 0.2, 0.3, 0.4] }, duration",
    ] {
      check(
        Array(
          SmallSpec.text(
            chain: "{ dataSource: d, layout: l, scale: [1, 2], transition: { \(transition): \(number) } }"
          ).utf8))
    }
    check(Array(SmallSpec.text(chain: "{ dataSource: d, layout: l, scale: [\(number), { start: \(number) }] }").utf8))
    check(Array(SmallSpec.text(chain: "{ dataSource: d, layout: l, scale: { start: \(number), next: scale } }").utf8))
  }
}
