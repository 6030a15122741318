/// Frame tables: those that were worked out for the spec's viewports, and those that are laid out at run time.
func frameTableRuntime(_ style: SwiftStyle) -> String {
  let a = style.access
  return #"""
    // MARK: - Frames

    extension \#(style.namespace) {
      /// The frames of one layout in one environment, in content space.
      \#(a)struct FrameTable: Sendable {
        /// The most items that a line holds.
        \#(a)let columns: Int
        \#(a)let contentSize: Size
        \#(a)let supplementaries: [Supplementary]
        /// The items, in runs, that are wider than the room, so that UIKit does not define where they stand.
        \#(a)let undefinedItems: [Range<Int>]
        let sections: [SectionFrames]
        /// The index of each section's first item, and the count of all items after them.
        \#(a)let sectionStarts: [Int]

        init(
          columns: Int, contentSize: Size, sections: [SectionFrames],
          supplementaries: [Supplementary] = [], undefinedItems: [Range<Int>] = []
        ) {
          self.columns = columns
          self.contentSize = contentSize
          self.sections = sections
          self.supplementaries = supplementaries
          self.undefinedItems = undefinedItems
          self.sectionStarts = sections.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
        }

        \#(a)var count: Int {
          sectionStarts[sections.count]
        }

        /// The section of the item at `index` of all items.
        \#(a)func section(ofItem index: Int) -> Int {
          var low = 0
          var high = sections.count
          while high - low > 1 {
            let middle = (low + high) / 2
            if sectionStarts[middle] <= index {
              low = middle
            } else {
              high = middle
            }
          }
          return low
        }

        /// The frame of the item at `index` of all items.
        \#(a)func frame(at index: Int) -> Rect {
          let section = section(ofItem: index)
          return sections[section].frame(at: index - sectionStarts[section])
        }

        /// The frames of all items, in order.
        \#(a)var frames: [Rect] {
          sections.flatMap { section in (0..<section.count).map { section.frame(at: $0) } }
        }

        /// The frame of a section's header or footer, if it has one.
        \#(a)func frame(of kind: Supplementary.Kind, inSection section: Int) -> Rect? {
          supplementaries.first { $0.kind == kind && $0.section == section }?.frame
        }
      }

      /// A header or footer.
      \#(a)struct Supplementary: Hashable, Sendable {
        \#(a)enum Kind: String, Hashable, Sendable {
          case header
          case footer
        }

        \#(a)let kind: Kind
        \#(a)let section: Int
        \#(a)let frame: Rect

        /// Columns of kind (0 header, 1 footer), section, x, y, width and height.
        static func packedList(_ text: String) -> [Supplementary] {
          let columns = Packed.columns(text)
          return columns[0].indices.map { row in
            let frame = Rect(
              x: columns[2][row], y: columns[3][row], width: columns[4][row], height: columns[5][row])
            return Supplementary(
              kind: columns[0][row] == 0 ? .header : .footer, section: Int(columns[1][row]),
              frame: frame)
          }
        }
      }

      enum SectionFrames: Sendable {
        case uniform(UniformLines)
        case listed([Rect])

        /// Columns of x, y, width and height.
        static func packed(_ text: String) -> SectionFrames {
          let columns = Packed.columns(text)
          return .listed(
            columns[0].indices.map {
              Rect(x: columns[0][$0], y: columns[1][$0], width: columns[2][$0], height: columns[3][$0])
            })
        }

        /// Many sections: columns of the number of frames, x, y, width and height of all.
        static func packedList(_ text: String) -> [SectionFrames] {
          let columns = Packed.columns(text)
          var start = 0
          return columns[0].map { count in
            let range = start..<start + Int(count)
            start = range.upperBound
            return .listed(
              range.map {
                Rect(
                  x: columns[1][$0], y: columns[2][$0], width: columns[3][$0], height: columns[4][$0])
              })
          }
        }

        var count: Int {
          switch self {
          case .uniform(let lines): return lines.count
          case .listed(let frames): return frames.count
          }
        }

        func frame(at index: Int) -> Rect {
          switch self {
          case .uniform(let lines): return lines.frame(at: index)
          case .listed(let frames): return frames[index]
          }
        }
      }

      /// Items of one size on evenly spaced lines.
      struct UniformLines: Hashable, Sendable {
        let count: Int
        let itemsPerLine: Int
        let itemSize: Size
        /// Lines follow each other along it.
        let mainAxis: Axis
        /// By place in the line.
        let crossPositions: Progression
        /// By line.
        let mainPositions: Progression

        func frame(at index: Int) -> Rect {
          .along(
            mainAxis, main: mainPositions.value(at: index / itemsPerLine),
            cross: crossPositions.value(at: index % itemsPerLine), size: itemSize)
        }
      }

      /// Evenly spaced coordinates: value n is (first + n * step) / divisor, which is rounded once where all three are whole.
      struct Progression: Hashable, Sendable {
        let first: Double
        let step: Double
        var divisor = 1.0

        func value(at index: Int) -> Double {
          (first + Double(index) * step) / divisor
        }
      }
    }

    """#
}
