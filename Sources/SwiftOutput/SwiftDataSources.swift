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
    writer.line(0, "// MARK: - The spec's data sources")
    writer.blankLine()
    writer.line(0, "extension \(style.namespace) {")
    writer.line(1, "\(style.access)enum DataSources {")
    writer.line(2, "\(style.access)static let all: [DataSource] = " + swiftList(names, depth: 2))
    for (index, dataSource) in dataSources.enumerated() {
      writer.blankLine()
      append(dataSource, named: names[index], style, to: &writer)
    }
    writer.line(1, "}")
    writer.line(0, "}")
    writer.blankLine()
  }

  private func append(
    _ dataSource: DataSource, named name: String, _ style: SwiftStyle, to writer: inout OutputWriter
  ) {
    let count = dataSource.count
    writer.line(2, "\(style.access)static let \(name) = DataSource(")
    var arguments = ["name: " + swiftLiteral(dataSource.name, depth: 3), "sections: " + sections(dataSource)]
    arguments.append("ids: " + texts(dataSource.ids, count: count))
    if let titles = dataSource.titles {
      arguments.append("titles: " + texts(titles, count: count))
    }
    if let colors = dataSource.colors {
      let components = componentTexts(colors, count: count)
      arguments.append(
        "colors: Colors(\n        " + components.joined(separator: ",\n        ") + "\n      )")
    }
    if let sizes = dataSource.measures.itemSizes?.list(count: count) {
      let widths = numbers(count: count) { sizes[$0].width }
      let heights = numbers(count: count) { sizes[$0].height }
      arguments.append("itemSizes: (\n        widths: \(widths),\n        heights: \(heights)\n      )")
    }
    if let ratios = dataSource.measures.aspectRatios {
      arguments.append("aspectRatios: " + numbers(count: count, depth: 3, ratios))
    }
    writer.line(3, arguments.joined(separator: ",\n      "))
    writer.line(2, ")")
  }

  private func sections(_ dataSource: DataSource) -> String {
    let measures = dataSource.measures
    func length(_ lengths: [Double?], _ index: Int) -> Double? {
      index < lengths.count ? lengths[index] : nil
    }
    let sections = dataSource.sections
    guard sections.count <= Self.longestList else {
      let columns = [
        sections.map { Double($0.count) },
        sections.indices.map { length(measures.headerLengths, $0) ?? -1 },
        sections.indices.map { length(measures.footerLengths, $0) ?? -1 },
      ]
      let (ids, text) = (
        PackedText.texts(sections.map { $0.id }, depth: 4), PackedText.columns(columns, depth: 4)
      )
      return "DataSource.Section.packedList(\n        \(ids),\n        \(text)\n      )"
    }
    let entries = sections.enumerated().map { index, section in
      var arguments = ["id: " + swiftLiteral(section.id, depth: 5), "count: " + swiftNumber(section.count)]
      if let header = length(measures.headerLengths, index) {
        arguments.append("headerLength: " + swiftNumber(header))
      }
      if let footer = length(measures.footerLengths, index) {
        arguments.append("footerLength: " + swiftNumber(footer))
      }
      return "DataSource.Section(\n          " + arguments.joined(separator: ",\n          ") + "\n        )"
    }
    return swiftList(entries, depth: 3)
  }

  private func texts(_ texts: ItemTexts, count: Int) -> String {
    if case .index = texts { return ".numbered(prefix: \"\", first: 0, suffix: \"\")" }
    let list = (0..<count).map { texts.text(at: $0) }
    if list.count > 1, let (prefix, first, suffix) = numbering(of: list) {
      let prefix = "prefix: " + swiftLiteral(prefix, depth: 4)
      let suffix = "suffix: " + swiftLiteral(suffix, depth: 4)
      return ".numbered(\n        \(prefix),\n        first: \(swiftNumber(first)),\n        \(suffix)\n      )"
    }
    if list.count <= Self.longestList {
      return ".listed(\(swiftList(list.map { swiftLiteral($0, depth: 3) }, depth: 3)))"
    }
    return ".listed(\n        Packed.texts(\n          \(PackedText.texts(list, depth: 5))))"
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

  private func componentTexts(_ colors: ItemColors, count: Int) -> [String] {
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

  /// `depth` is that of the line on which the value begins.
  private func numbers(count: Int, depth: Int = 4, _ value: (Int) -> Double) -> String {
    let list = (0..<count).map(value)
    guard let first = list.first else { return ".constant(0)" }
    if list.allSatisfy({ $0 == first }) { return ".constant(\(swiftNumber(first)))" }
    let indentation = "\n" + String(repeating: "  ", count: depth + 1)
    let text = PackedText.columns([list], depth: depth + 2)
    return ".listed(\(indentation)Packed.numbers(\(indentation)  \(text)))"
  }
}

/// An array literal with an element on each line; `depth` is that of the line it begins on.
func swiftList(_ elements: [String], depth: Int) -> String {
  guard !elements.isEmpty else { return "[]" }
  let indentation = String(repeating: "  ", count: depth)
  let lines = elements.map { "\n  \(indentation)\($0)" }.joined(separator: ",")
  return "[\(lines)\(elements.count > 1 ? "," : "")\n\(indentation)]"
}
