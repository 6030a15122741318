internal import PlanModel

/// The text of the items of a data source: what differs from item to item, and what is the same put together once.
struct ItemTemplate {
  private enum Component {
    case hue
    case saturation
    case brightness
    case alpha
  }

  private enum TextField {
    case id
    case title
  }

  private enum Field {
    case indexAsID
    case text(TextField)
    case component(Component)
    case hex
  }

  private struct Piece {
    /// What stands before the field.
    var text: TextBlock
    var field: Field
  }

  /// The first piece's text also ends the item before.
  private let pieces: [Piece]
  private let opening: TextBlock
  /// Ends the last item.
  private let closing: TextBlock

  init(_ dataSource: DataSource) {
    var pieces: [Piece] = []
    // What is the same since the last field.
    var text = ""
    func add(_ field: Field) {
      pieces.append(Piece(text: TextBlock(text), field: field))
      text = ""
    }

    switch dataSource.ids {
    case .index:
      add(.indexAsID)
      text = "\""
    case .listed, .computed:
      add(.text(.id))
    }
    if dataSource.titles != nil {
      text += ",\"title\":"
      add(.text(.title))
    }
    if let colors = dataSource.colors {
      text += ",\"color\":{"
      for (name, component, constant) in Self.components(of: colors) {
        text += "\"\(name)\":"
        if let constant {
          text += numberText(constant)
        } else {
          add(.component(component))
        }
        text += ","
      }
      text += "\"hex\":\"#"
      add(.hex)
      text += "\"}"
    }
    text += "}"
    let start = if case .index = dataSource.ids { "{\"id\":\"" } else { "{\"id\":" }
    opening = TextBlock(start)
    closing = TextBlock(text)
    pieces[0].text = TextBlock(text + ",\n" + start)
    self.pieces = pieces
  }

  /// Appends all items, which are at least one.
  func appendItems(of dataSource: DataSource, to writer: inout OutputWriter) {
    if pieces.count == 1, case .indexAsID = pieces[0].field {
      var joints = NumberRun.Joints()
      joints.append(pieces[0].text)
      writer.append(opening)
      writer.append(NumberRun(indicesFrom: 0, joints: joints), count: dataSource.count)
      writer.append(closing)
      return
    }
    switch dataSource.colors {
    case .components(let hue, let saturation, let brightness, let alpha):
      appendItems(of: dataSource, to: &writer) { index in
        HSBColor(
          hue: hue.value(at: index), saturation: saturation.value(at: index), brightness: brightness.value(at: index),
          alpha: alpha.value(at: index))
      }
    case .listed(let colors):
      appendItems(of: dataSource, to: &writer) { colors[$0] }
    case .computed(let color):
      appendItems(of: dataSource, to: &writer, color: color)
    case nil:
      appendItems(of: dataSource, to: &writer) { _ in HSBColor(hue: 0, saturation: 0, brightness: 0, alpha: 0) }
    }
  }

  private func appendItems(
    of dataSource: DataSource, to writer: inout OutputWriter, color: (_ index: Int) -> HSBColor
  ) {
    let hasTexts = pieces.contains { if case .text = $0.field { true } else { false } }
    if hasTexts || writer.capacity < denseRoom {
      for index in 0..<dataSource.count {
        append(index, of: dataSource, color: color(index), to: &writer)
      }
    } else {
      appendDenseItems(count: dataSource.count, to: &writer, color: color)
    }
    writer.append(closing)
  }

  private func append(_ index: Int, of dataSource: DataSource, color: HSBColor, to writer: inout OutputWriter) {
    let pieces = self.pieces.span
    for place in pieces.indices {
      writer.append(index == 0 && place == 0 ? opening : pieces[place].text)
      switch pieces[place].field {
      case .text(.id): Self.append(dataSource.ids, at: index, to: &writer)
      case .text(.title): Self.append(dataSource.titles ?? .index, at: index, to: &writer)
      case .indexAsID: writer.appendInteger(index)
      case .component(let component): writer.appendNumber(Self.value(component, of: color))
      case .hex: writer.appendHex(SRGBColor(color).packed)
      }
    }
  }

  /// What an item without texts of its own takes at most.
  private var denseRoom: Int {
    pieces.count * (TextBlock.capacity + longestNumberStore)
  }

  /// Appends items without texts of their own, with one look at the buffer's end for each.
  private func appendDenseItems(count: Int, to writer: inout OutputWriter, color: (_ index: Int) -> HSBColor) {
    let pieces = self.pieces.span
    var index = 0
    while index < count {
      writer.reserve(denseRoom)
      var offset = writer.used
      var bytes = writer.buffer.mutableSpan
      let limit = bytes.count - denseRoom
      repeat {
        let color = color(index)
        for place in pieces.indices {
          offset = (index == 0 && place == 0 ? opening : pieces[place].text).store(in: &bytes, at: offset)
          switch pieces[place].field {
          case .text: preconditionFailure("texts have no longest length")
          case .indexAsID: offset = storeInteger(index, in: &bytes, at: offset)
          case .component(let component):
            offset = storeNumber(Self.value(component, of: color), in: &bytes, at: offset)
          case .hex: offset = storeHex(SRGBColor(color).packed, in: &bytes, at: offset)
          }
        }
        index += 1
      } while index < count && offset <= limit
      writer.used = offset
    }
  }

  private static func value(_ component: Component, of color: HSBColor) -> Double {
    switch component {
    case .hue: color.hue
    case .saturation: color.saturation
    case .brightness: color.brightness
    case .alpha: color.alpha
    }
  }

  private static func append(_ texts: ItemTexts, at index: Int, to writer: inout OutputWriter) {
    switch texts {
    case .index: writer.appendJSON(String(index))
    case .listed(let texts): writer.appendJSON(texts[index])
    case .computed(let text): writer.appendJSON(text(index))
    }
  }

  /// The color's components with the value of those that are the same for all items by rule.
  private static func components(of colors: ItemColors) -> [(name: String, component: Component, constant: Double?)] {
    func constant(_ values: ComponentValues) -> Double? {
      if case .constant(let value) = values { value } else { nil }
    }
    switch colors {
    case .components(let hue, let saturation, let brightness, let alpha):
      return [
        ("hue", .hue, constant(hue)), ("saturation", .saturation, constant(saturation)),
        ("brightness", .brightness, constant(brightness)), ("alpha", .alpha, constant(alpha)),
      ]
    case .listed, .computed:
      return [
        ("hue", .hue, nil), ("saturation", .saturation, nil), ("brightness", .brightness, nil), ("alpha", .alpha, nil),
      ]
    }
  }
}
