internal import PlanModel

extension JSONEmitter {
  static func append(_ dataSource: DataSource, outline: inout JSONOutline, to writer: inout OutputWriter) {
    outline.open("{", in: &writer)
    outline.key("name", in: &writer)
    writer.appendJSON(dataSource.name)
    outline.key("count", in: &writer)
    writer.appendInteger(dataSource.count)
    outline.key("sections", in: &writer)
    outline.open("[", in: &writer)
    for section in dataSource.sections {
      outline.row(in: &writer)
      writer.append("{\"id\":")
      writer.appendJSON(section.id)
      writer.append(",\"count\":")
      writer.appendInteger(section.count)
      writer.append("}")
    }
    outline.close("]", in: &writer)
    outline.key("items", in: &writer)
    outline.open("[", in: &writer)
    if dataSource.count > 0 {
      outline.row(in: &writer)
      appendItems(of: dataSource, to: &writer)
    }
    outline.close("]", in: &writer)
    outline.close("}", in: &writer)
  }

  /// One item a line. What is the same for all items is put together once.
  private static func appendItems(of dataSource: DataSource, to writer: inout OutputWriter) {
    let colors = dataSource.colors.map { ColorTexts($0) }
    let opening = TextBlock("{\"id\":")
    let separator = TextBlock("},\n")
    for index in 0..<dataSource.count {
      if index > 0 {
        writer.append(separator)
      }
      writer.append(opening)
      append(dataSource.ids, at: index, to: &writer)
      if let titles = dataSource.titles {
        writer.append(",\"title\":")
        append(titles, at: index, to: &writer)
      }
      if let colors {
        colors.append(at: index, to: &writer)
      }
    }
    writer.append("}")
  }

  @inline(__always)
  private static func append(_ texts: ItemTexts, at index: Int, to writer: inout OutputWriter) {
    switch texts {
    case .index:
      writer.append(UInt8(ascii: "\""))
      writer.appendInteger(index)
      writer.append(UInt8(ascii: "\""))
    case .listed(let texts):
      writer.appendJSON(texts[index])
    case .computed(let text):
      writer.appendJSON(text(index))
    }
  }
}

/// The `color` member of items: its components, with the constant ones already in the text between the others.
private struct ColorTexts {
  private enum Component: String, CaseIterable {
    case hue
    case saturation
    case brightness
    case alpha
  }

  private let colors: ItemColors
  /// Each number that differs from item to item, after the text before it.
  private let varying: [(text: TextBlock, component: Component)]
  private let beforeHex: TextBlock
  private let closing = TextBlock("\"}")

  init(_ colors: ItemColors) {
    self.colors = colors
    var varying: [(text: TextBlock, component: Component)] = []
    var text = ",\"color\":{"
    for component in Component.allCases {
      text += "\"\(component.rawValue)\":"
      if let constant = Self.constant(component, of: colors) {
        text += numberText(constant)
      } else {
        varying.append((TextBlock(text), component))
        text = ""
      }
      text += ","
    }
    self.varying = varying
    beforeHex = TextBlock(text + "\"hex\":\"#")
  }

  @inline(__always)
  func append(at index: Int, to writer: inout OutputWriter) {
    let color = colors.color(at: index)
    for number in varying {
      writer.append(number.text)
      writer.appendNumber(Self.value(number.component, of: color))
    }
    writer.append(beforeHex)
    writer.appendHex(SRGBColor(color).packed)
    writer.append(closing)
  }

  private static func value(_ component: Component, of color: HSBColor) -> Double {
    switch component {
    case .hue: color.hue
    case .saturation: color.saturation
    case .brightness: color.brightness
    case .alpha: color.alpha
    }
  }

  /// The component's value where all items have the same by rule.
  private static func constant(_ component: Component, of colors: ItemColors) -> Double? {
    guard case .components(let hue, let saturation, let brightness, let alpha) = colors else {
      return nil
    }
    let values =
      switch component {
      case .hue: hue
      case .saturation: saturation
      case .brightness: brightness
      case .alpha: alpha
      }
    guard case .constant(let value) = values else {
      return nil
    }
    return value
  }
}
