internal import LayoutRuntime
internal import PlanModel
internal import TextWriting

/// The data sources: rules where the spec has them, packed lists else.
struct SwiftDataSources {
  let dataSources: [DataSource]
  /// One a data source.
  let names: [String]

  /// More entries than this are packed.
  static let longestList = 8

  init(_ spec: ResolvedSpec) {
    dataSources = spec.dataSources
    var scope = SwiftNameScope()
    names = scope.names(of: dataSources.map { $0.name }, initial: .lower, fallback: "data")
  }

  func append(_ style: SwiftStyle, to writer: inout OutputWriter) {
    style.appendExtension(to: &writer) { writer in
      writer.line(1, "/// The spec's data sources.")
      writer.line(1, "\(style.access)enum DataSources {")
      writer.line(2, "\(style.access)static let all: [LayoutRuntime.DataSource] = " + swiftList(names, depth: 2))
      for (dataSource, name) in zip(dataSources, names) {
        writer.blankLine()
        let call = swiftCall("LayoutRuntime.DataSource", arguments(dataSource), depth: 2)
        writer.line(2, "\(style.access)static let \(name) = \(call)")
      }
      writer.line(1, "}")
    }
  }

  private func arguments(_ dataSource: DataSource) -> [String] {
    let count = dataSource.count
    var arguments = [
      "name: " + swiftLiteral(dataSource.name, depth: 3), "sections: " + sections(dataSource),
      "ids: " + texts(dataSource.ids, count: count),
    ]
    if let titles = dataSource.titles { arguments.append("titles: " + texts(titles, count: count)) }
    if let colors = dataSource.colors {
      arguments.append("colors: " + swiftCall(".components", components(colors, count: count), depth: 3))
    }
    let measures = measures(dataSource)
    if !measures.isEmpty { arguments.append("measures: " + swiftCall(".init", measures, depth: 3)) }
    return arguments
  }

  private func sections(_ dataSource: DataSource) -> String {
    let sections = dataSource.sections
    guard sections.count > Self.longestList else {
      return swiftList(
        sections.map {
          swiftCall(".init", ["id: " + swiftLiteral($0.id, depth: 5), "count: " + swiftNumber($0.count)], depth: 4)
        }, depth: 3)
    }
    let ids = PackedText.texts(sections.map { $0.id }, depth: 4)
    let counts = PackedText.columns([sections.map { Double($0.count) }], depth: 4)
    return swiftCall("LayoutRuntime.DataSource.Section.packedList", ["ids: " + ids, "counts: " + counts], depth: 3)
  }

  private func measures(_ dataSource: DataSource) -> [String] {
    let (measures, count) = (dataSource.measures, dataSource.count)
    var arguments: [String] = []
    for (name, lengths) in [("headerLengths", measures.headerLengths), ("footerLengths", measures.footerLengths)]
    where lengths.contains(where: { $0 != nil }) {
      if lengths.count > Self.longestList {
        let text = PackedText.columns([lengths.map { $0 ?? -1 }], depth: 5)
        arguments.append("\(name): LayoutRuntime.DataSourceMeasures.packedLengths(\n          \(text))")
      } else {
        arguments.append("\(name): " + swiftList(lengths.map { $0.map { swiftNumber($0) } ?? "nil" }, depth: 4))
      }
    }
    if let sizes = measures.itemSizes?.list(count: count), let first = sizes.first {
      let isUniform = sizes.allSatisfy { $0 == first }
      let text = PackedText.columns([sizes.map { $0.width }, sizes.map { $0.height }], depth: 5)
      arguments.append(
        "itemSizes: " + (isUniform ? ".uniform(\(swiftSize(first)))" : ".packed(\n          \(text))"))
    }
    if let ratios = measures.aspectRatios {
      let list = (0..<count).map(ratios)
      let isUniform = list.allSatisfy { $0 == list.first }
      let text = PackedText.columns([list], depth: 5)
      arguments.append(
        "aspectRatios: "
          + (isUniform
            ? "{ _ in \(swiftNumber(list.first ?? 1)) }"
            : "LayoutRuntime.DataSourceMeasures.packedRatios(\n          \(text))"))
    }
    return arguments
  }

  private func texts(_ texts: ItemTexts, count: Int) -> String {
    if case .index = texts { return ".index" }
    let list = (0..<count).map { texts.text(at: $0) }
    if list.count > 1, let (prefix, first, suffix) = numbering(of: list) {
      return swiftCall(
        ".numbered",
        [
          "prefix: " + swiftLiteral(prefix, depth: 4), "first: \(swiftNumber(first))",
          "suffix: " + swiftLiteral(suffix, depth: 4),
        ], depth: 3)
    }
    if list.count <= Self.longestList {
      return ".listed(\(swiftList(list.map { swiftLiteral($0, depth: 4) }, depth: 3)))"
    }
    return ".listed(\n        LayoutRuntime.Packed.texts(\n          \(PackedText.texts(list, depth: 5))))"
  }

  /// What stands around a number that counts up, if that is all the texts are.
  private func numbering(of texts: [String]) -> (prefix: String, first: Int, suffix: String)? {
    let scalars = Array(texts[0].unicodeScalars)
    func isDigit(_ index: Int) -> Bool { scalars.indices.contains(index) && ("0"..."9").contains(scalars[index]) }
    func text(_ range: Range<Int>) -> String {
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars[range])
      return String(text)
    }
    for start in scalars.indices where isDigit(start) && !isDigit(start - 1) {
      var end = start + 1
      while isDigit(end) { end += 1 }
      guard let first = Int(text(start..<end)), String(first) == text(start..<end), first < 1 << 40 else { continue }
      let (prefix, suffix) = (text(0..<start), text(end..<scalars.count))
      if texts.enumerated().allSatisfy({ index, text in
        text.utf8.elementsEqual("\(prefix)\(first + index)\(suffix)".utf8)
      }) {
        return (prefix, first, suffix)
      }
    }
    return nil
  }

  private func components(_ colors: ItemColors, count: Int) -> [String] {
    if case .components(let hue, let saturation, let brightness, let alpha) = colors {
      return [
        "hue: " + numbers(hue, count: count), "saturation: " + numbers(saturation, count: count),
        "brightness: " + numbers(brightness, count: count), "alpha: " + numbers(alpha, count: count),
      ]
    }
    let list = (0..<count).map { colors.color(at: $0) }
    return [
      "hue: " + numbers(count: count) { list[$0].hue },
      "saturation: " + numbers(count: count) { list[$0].saturation },
      "brightness: " + numbers(count: count) { list[$0].brightness },
      "alpha: " + numbers(count: count) { list[$0].alpha },
    ]
  }

  private func numbers(_ values: ComponentValues, count: Int) -> String {
    switch values {
    case .constant(let value): ".constant(\(swiftNumber(value)))"
    case .ramp(let from, let to, let divisor):
      ".ramp(from: \(swiftNumber(from)), to: \(swiftNumber(to)), divisor: \(swiftNumber(divisor)))"
    case .each: numbers(count: count) { values.value(at: $0) }
    }
  }

  private func numbers(count: Int, _ value: (Int) -> Double) -> String {
    let list = (0..<count).map(value)
    guard let first = list.first else { return ".constant(0)" }
    if list.allSatisfy({ $0 == first }) { return ".constant(\(swiftNumber(first)))" }
    return ".packed(\n          \(PackedText.columns([list], depth: 5)))"
  }
}
