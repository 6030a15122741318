internal import LayoutRuntime
internal import PlanModel
internal import TextWriting

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
    var field: Field
    /// What stands behind the field; behind an item's last one, what the next item begins with as well.
    var text = TextBlock("")
  }

  private let opening: TextBlock
  private let pieces: [Piece]
  /// What stands behind the last field of the last item.
  private let closing: TextBlock

  init(_ dataSource: DataSource) {
    var pieces: [Piece] = []
    // What is the same since the last field.
    var text = ""
    func add(_ field: Field) {
      if !pieces.isEmpty {
        pieces[pieces.count - 1].text = TextBlock(text)
      }
      pieces.append(Piece(field: field))
      text = ""
    }

    var opening = "{" + ItemFields.id.key
    switch dataSource.ids {
    case .index:
      opening += "\""
      add(.indexAsID)
      text = "\""
    case .listed, .computed:
      add(.text(.id))
    }
    if dataSource.titles != nil {
      text += "," + ItemFields.title.key
      add(.text(.title))
    }
    if let colors = dataSource.colors {
      let longestKey = ("," + ItemFields.saturation.key).utf8.count
      text += ",\(ItemFields.color.key){"
      for (field, component, constant) in Self.components(of: colors) {
        text += field.key
        let shared = constant.map { numberText($0) }
        // What has no room in a block of text, as three colors of 17 digits have not, is written for each item.
        if let shared, text.utf8.count + shared.utf8.count + longestKey <= TextBlock.capacity {
          text += shared
        } else {
          add(.component(component))
        }
        text += ","
      }
      text += ItemFields.hex.key + "\"#"
      add(.hex)
      text += "\"}"
    }
    text += "}"
    pieces[pieces.count - 1].text = TextBlock(text + ",\n" + opening)
    self.opening = TextBlock(opening)
    self.pieces = pieces
    closing = TextBlock(text)
  }

  /// Appends all items, which are at least one.
  func appendItems(of dataSource: DataSource, to writer: inout OutputWriter) {
    writer.append(opening)
    switch dataSource.colors {
    case .components(
      .ramp(let from, let to, let divisor), .constant(let saturation), .constant(let brightness), let alpha):
      // The usual rule, of which little has to be worked out for each item.
      appendItems(of: dataSource, to: &writer) { index in
        HSBColor(
          hue: ComponentValues.ramp(from: from, to: to, divisor: divisor).value(at: index), saturation: saturation,
          brightness: brightness, alpha: alpha.value(at: index))
      }
    case let colors?:
      appendItems(of: dataSource, to: &writer) { colors.color(at: $0) }
    case nil where pieces.count == 1 && !hasTexts:
      var joints = NumberRun.Joints(capacity: 1)
      joints.append(pieces[0].text)
      writer.append(NumberRun(indicesFrom: 0, joints: joints), count: dataSource.count)
    case nil:
      appendItems(of: dataSource, to: &writer) { _ in HSBColor(hue: 0, saturation: 0, brightness: 0, alpha: 0) }
    }
    writer.append(closing)
  }

  private var hasTexts: Bool {
    pieces.contains { if case .text = $0.field { true } else { false } }
  }

  /// What an item without texts of its own takes at most.
  private var denseRoom: Int {
    pieces.count * (TextBlock.capacity + longestNumberStore)
  }

  /// Appends all items up to the last field of the last one.
  private func appendItems(
    of dataSource: DataSource, to writer: inout OutputWriter, color: (_ index: Int) -> HSBColor
  ) {
    let last = dataSource.count - 1
    if hasTexts || writer.capacity < denseRoom {
      for index in 0..<last {
        append(index, of: dataSource, color: color(index), to: &writer)
        writer.append(pieces[pieces.count - 1].text)
      }
    } else {
      appendDenseItems(count: last, to: &writer, color: color)
    }
    append(last, of: dataSource, color: color(last), to: &writer)
  }

  /// Appends an item up to its last field.
  private func append(_ index: Int, of dataSource: DataSource, color: HSBColor, to writer: inout OutputWriter) {
    let pieces = self.pieces.span
    for place in pieces.indices {
      switch pieces[place].field {
      case .text(.id): Self.append(dataSource.ids, at: index, to: &writer)
      case .text(.title): Self.append(dataSource.titles ?? .index, at: index, to: &writer)
      case .indexAsID: writer.appendInteger(index)
      case .component(let component): writer.appendNumber(Self.value(component, of: color))
      case .hex: writer.appendHex(SRGBColor(color).packed)
      }
      if place < pieces.count - 1 {
        writer.append(pieces[place].text)
      }
    }
  }

  /// Appends items without texts of their own, and what is behind them, with one look at the buffer's end for each.
  private func appendDenseItems(count: Int, to writer: inout OutputWriter, color: (_ index: Int) -> HSBColor) {
    let pieces = self.pieces.span
    let room = denseRoom
    var index = 0
    while index < count {
      writer.reserve(room)
      var offset = writer.used
      var bytes = writer.buffer.mutableSpan
      let limit = bytes.count - room
      repeat {
        let color = color(index)
        for place in pieces.indices {
          switch pieces[place].field {
          case .text: preconditionFailure("texts have no longest length")
          case .indexAsID: offset = storeInteger(index, in: &bytes, at: offset)
          case .component(let component):
            offset = storeNumber(Self.value(component, of: color), in: &bytes, at: offset)
          case .hex: offset = storeHex(SRGBColor(color).packed, in: &bytes, at: offset)
          }
          offset = pieces[place].text.store(in: &bytes, at: offset)
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
  private static func components(
    of colors: ItemColors
  ) -> [(field: FieldDescription, component: Component, constant: Double?)] {
    let fields = [
      (ItemFields.hue, Component.hue), (ItemFields.saturation, .saturation), (ItemFields.brightness, .brightness),
      (ItemFields.alpha, .alpha),
    ]
    guard case .components(let hue, let saturation, let brightness, let alpha) = colors else {
      return fields.map { ($0, $1, nil) }
    }
    return zip(fields, [hue, saturation, brightness, alpha]).map { field, values in
      if case .constant(let value) = values { (field.0, field.1, value) } else { (field.0, field.1, nil) }
    }
  }
}

extension OutputWriter {
  fileprivate mutating func appendHex(_ value: UInt32) {
    reservePiece()
    let start = used
    var bytes = buffer.mutableSpan
    used = storeHex(value, in: &bytes, at: start)
  }
}

/// Stores eight lowercase hexadecimal digits, the most significant first, and returns where they end; all digits at once, a byte
/// each.
private func storeHex(_ value: UInt32, in bytes: inout MutableSpan<UInt8>, at offset: Int) -> Int {
  var digits = UInt64(value.byteSwapped)
  digits = (digits | digits << 16) & 0x0000_FFFF_0000_FFFF
  digits = (digits | digits << 8) & 0x00FF_00FF_00FF_00FF
  digits = (digits >> 4 | digits << 8) & 0x0F0F_0F0F_0F0F_0F0F
  let isLetter = ((digits &+ 0x0606_0606_0606_0606) >> 4) & 0x0101_0101_0101_0101
  let fromNineToA = UInt64(UInt8(ascii: "a") - UInt8(ascii: "9") - 1)
  bytes.store(digits &+ asciiZeros &+ isLetter &* fromNineToA, at: offset)
  return offset + 8
}
