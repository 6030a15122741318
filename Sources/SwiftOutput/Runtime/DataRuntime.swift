/// Data sources, and the text that long lists are packed in.
func dataRuntime(_ style: SwiftStyle) -> String {
  let a = style.access
  return #"""
    // MARK: - Data sources

    extension \#(style.namespace) {
      /// The items of a collection view.
      \#(a)struct DataSource: Sendable {
        \#(a)struct Section: Hashable, Sendable {
          \#(a)let id: String
          \#(a)let count: Int
          /// Along the scroll direction; `nil` for the layout's own.
          \#(a)var headerLength: Double?
          \#(a)var footerLength: Double?

          /// Columns of count, header's and footer's length, -1 for none of their own.
          static func packedList(_ ids: String, _ text: String) -> [Section] {
            let columns = Packed.columns(text)
            return Packed.texts(ids).enumerated().map { index, id in
              let lengths = columns[1...2].map { $0[index] < 0 ? nil : $0[index] }
              return Section(
                id: id, count: Int(columns[0][index]), headerLength: lengths[0],
                footerLength: lengths[1])
            }
          }
        }

        \#(a)let name: String
        \#(a)let sections: [Section]
        /// The index of each section's first item, and the count of all items after them.
        \#(a)let sectionStarts: [Int]
        let ids: Texts
        let titles: Texts?
        let colors: Colors?
        let itemSizes: (widths: Numbers, heights: Numbers)?
        let aspectRatios: Numbers?

        init(
          name: String, sections: [Section], ids: Texts, titles: Texts? = nil, colors: Colors? = nil,
          itemSizes: (widths: Numbers, heights: Numbers)? = nil, aspectRatios: Numbers? = nil
        ) {
          self.name = name
          self.sections = sections
          self.sectionStarts = sections.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
          self.ids = ids
          self.titles = titles
          self.colors = colors
          self.itemSizes = itemSizes
          self.aspectRatios = aspectRatios
        }

        \#(a)var count: Int {
          sectionStarts[sections.count]
        }

        /// Unique, and the same from one level to the next.
        \#(a)func id(at index: Int) -> String {
          ids.text(at: index)
        }

        \#(a)func title(at index: Int) -> String? {
          titles?.text(at: index)
        }

        \#(a)func color(at index: Int) -> Color? {
          colors?.color(at: index)
        }

        /// The item's own size, where the data has one.
        \#(a)func itemSize(at index: Int) -> Size? {
          itemSizes.map { Size(width: $0.widths.value(at: index), height: $0.heights.value(at: index)) }
        }

        func item(_ index: Int, inSection section: Int) -> Item {
          Item(
            index: Double(index), section: Double(section),
            aspectRatio: aspectRatios?.value(at: index) ?? 1, ownSize: itemSize(at: index))
        }
      }

      /// What the size of an item may depend on.
      \#(a)struct Item: Hashable, Sendable {
        \#(a)let index: Double
        \#(a)let section: Double
        /// Width over height, 1 where the data has none.
        \#(a)let aspectRatio: Double
        \#(a)let ownSize: Size?
      }

      /// Components from 0 to 1, as UIColor(hue:saturation:brightness:alpha:) takes them.
      \#(a)struct Color: Hashable, Sendable {
        \#(a)let hue: Double
        \#(a)let saturation: Double
        \#(a)let brightness: Double
        \#(a)let alpha: Double
      }

      struct Colors: Sendable {
        let hue: Numbers
        let saturation: Numbers
        let brightness: Numbers
        let alpha: Numbers

        func color(at index: Int) -> Color {
          Color(
            hue: hue.value(at: index), saturation: saturation.value(at: index),
            brightness: brightness.value(at: index), alpha: alpha.value(at: index))
        }
      }

      /// A number for each item.
      enum Numbers: Sendable {
        case constant(Double)
        /// From `from` at item 0 to `to` at item `divisor`.
        case ramp(from: Double, to: Double, divisor: Int)
        /// One an item; from the end on, the same again.
        case listed([Double])

        func value(at index: Int) -> Double {
          switch self {
          case .constant(let value):
            return value
          case .ramp(let from, let to, let divisor):
            return (from * Double(divisor - index) + to * Double(index)) / Double(divisor)
          case .listed(let values):
            return values[index % values.count]
          }
        }
      }

      /// A text for each item.
      enum Texts: Sendable {
        /// The index plus `first` in decimal, between two texts.
        case numbered(prefix: String, first: Int, suffix: String)
        case listed([String])

        func text(at index: Int) -> String {
          switch self {
          case .numbered(let prefix, let first, let suffix): return "\(prefix)\(first + index)\(suffix)"
          case .listed(let texts): return texts[index]
          }
        }
      }
    }

    // MARK: - Packed data

    extension \#(style.namespace) {
      /// Long lists are kept as text, which costs the compiler nothing, and read at run time.
      enum Packed {
        /// Words in columns with `|` between them: a number, or `<d*n` for n numbers that each stand d before.
        static func columns(_ text: String) -> [[Double]] {
          var columns: [[Double]] = []
          var column: [Double] = []
          for bytes in text.utf8.split(whereSeparator: { $0 == 0x20 || $0 == 0x0A }) {
            let word = Substring(bytes)
            if word == "|" {
              columns.append(column)
              column = []
            } else if word.hasPrefix("<") {
              let parts = word.dropFirst().split(separator: "*").map { Int($0) ?? 1 }
              for _ in 0..<parts[1] {
                column.append(column[column.count - parts[0]])
              }
            } else {
              column.append(Double(word) ?? .nan)
            }
          }
          return columns + [column]
        }

        static func numbers(_ text: String) -> [Double] {
          columns(text)[0]
        }

        /// Pairs of a lower and an upper bound.
        static func ranges(_ text: String) -> [Range<Int>] {
          let bounds = numbers(text).map { Int($0) }
          return stride(from: 0, to: bounds.count, by: 2).map { bounds[$0]..<bounds[$0 + 1] }
        }

        /// Words with spaces and all that is not plain ASCII as `%` and two hexadecimal digits a byte; `%-` is nothing, and `%+`
        /// joins a word that a line break splits.
        static func texts(_ text: String) -> [String] {
          var texts: [String] = []
          var bytes: [UInt8] = []
          var isWord = false
          var source = text.utf8.makeIterator()
          while let byte = source.next() {
            if byte == UInt8(ascii: "%"), let first = source.next() {
              isWord = true
              if first == UInt8(ascii: "+") {
                _ = source.next()
              } else if first != UInt8(ascii: "-"), let second = source.next() {
                bytes.append(digit(first) << 4 | digit(second))
              }
            } else if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") {
              if isWord { texts.append(String(decoding: bytes, as: UTF8.self)) }
              bytes.removeAll(keepingCapacity: true)
              isWord = false
            } else {
              bytes.append(byte)
              isWord = true
            }
          }
          if isWord { texts.append(String(decoding: bytes, as: UTF8.self)) }
          return texts
        }

        private static func digit(_ byte: UInt8) -> UInt8 {
          byte < UInt8(ascii: "A") ? byte - UInt8(ascii: "0") : byte - UInt8(ascii: "A") + 10
        }
      }
    }

    """#
}
