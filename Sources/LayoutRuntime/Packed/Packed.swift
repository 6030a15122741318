#if !hasFeature(Embedded)
  /// Reads long lists of generated Swift, which stand there as text: that costs the Swift compiler nothing.
  ///
  /// Text that layoutc did not write is a precondition failure at the latest where a list turns out too short.
  public enum Packed {
    /// Columns with `|` between them, of words: a number, or `<d*n` for n numbers that each stand d before.
    public static func columns(_ text: String) -> [[Double]] {
      var columns: [[Double]] = []
      var column: [Double] = []
      for bytes in text.utf8.split(whereSeparator: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }) {
        let word = Substring(bytes)
        if word == "|" {
          columns.append(column)
          column = []
        } else if word.utf8.first == UInt8(ascii: "<") {
          let parts = word.utf8.dropFirst().split(separator: UInt8(ascii: "*")).map { Int(Substring($0)) ?? 1 }
          precondition(
            parts.count == 2 && (1...max(column.count, 1)).contains(parts[0]),
            "a repetition stands behind what it repeats")
          for _ in 0..<parts[1] {
            column.append(column[column.count - parts[0]])
          }
        } else {
          column.append(Double(word) ?? .nan)
        }
      }
      return columns + [column]
    }

    /// One column.
    public static func numbers(_ text: String) -> [Double] {
      columns(text)[0]
    }

    /// One column of a lower and an upper bound each.
    public static func ranges(_ text: String) -> [Range<Int>] {
      let bounds = numbers(text).map { Int($0) }
      return stride(from: 0, to: bounds.count, by: 2).map { bounds[$0]..<bounds[$0 + 1] }
    }

    /// Words with spaces and all that is not plain ASCII as `%` and two hexadecimal digits a byte; `%-` is nothing, and `%+`
    /// joins a word that a line break splits.
    public static func texts(_ text: String) -> [String] {
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

  extension SectionFrames {
    /// One section: columns of x, y, width and height.
    public static func packed(_ text: String) -> SectionFrames {
      let columns = Packed.columns(text)
      return .listed(
        columns[0].indices.map {
          Rect(x: columns[0][$0], y: columns[1][$0], width: columns[2][$0], height: columns[3][$0])
        })
    }

    /// Many sections: columns of the number of frames in each, then x, y, width and height of all.
    public static func packedList(_ text: String) -> [SectionFrames] {
      let columns = Packed.columns(text)
      var start = 0
      return columns[0].map { count in
        let items = start..<start + Int(count)
        start = items.upperBound
        return .listed(
          items.map {
            Rect(x: columns[1][$0], y: columns[2][$0], width: columns[3][$0], height: columns[4][$0])
          })
      }
    }
  }

  extension Supplementary {
    /// Columns of kind (0 header, 1 footer), section, x, y, width and height, and, where any is pinned, of the edge that it is
    /// pinned to (-1 for none) and where it may come to stand.
    public static func packedList(_ text: String) -> [Supplementary] {
      let columns = Packed.columns(text)
      return columns[0].indices.map { row in
        var pinning: Pinning?
        if columns.count > 6, columns[6][row] >= 0 {
          pinning = Pinning(
            edge: Pinning.Edge.allCases[Int(columns[6][row])], range: columns[7][row]...columns[8][row])
        }
        return Supplementary(
          kind: columns[0][row] == 0 ? .header : .footer, section: Int(columns[1][row]),
          frame: Rect(x: columns[2][row], y: columns[3][row], width: columns[4][row], height: columns[5][row]),
          pinning: pinning)
      }
    }
  }

  extension DataSource.Section {
    /// As many sections as counts.
    public static func packedList(ids: String, counts: String) -> [DataSource.Section] {
      zip(Packed.texts(ids), Packed.numbers(counts)).map { DataSource.Section(id: $0, count: Int($1)) }
    }
  }

  extension DataSourceMeasures {
    /// Lengths of headers or footers; what is below 0 stands for the layout's own.
    public static func packedLengths(_ text: String) -> [Double?] {
      Packed.numbers(text).map { $0 < 0 ? nil : $0 }
    }
  }

  extension DataSourceMeasures {
    /// A number for each item; from the end on, the same again.
    public static func packedRatios(_ text: String) -> @Sendable (_ index: Int) -> Double {
      let ratios = Packed.numbers(text)
      return { ratios[$0 % ratios.count] }
    }
  }

  extension ItemSizes {
    /// Columns of width and height, one row an item; from the end on, the same again.
    public static func packed(_ text: String) -> ItemSizes {
      let columns = Packed.columns(text)
      let (widths, heights) = (columns[0], columns[1])
      return .each { Size(width: widths[$0 % widths.count], height: heights[$0 % heights.count]) }
    }
  }

  extension ComponentValues {
    /// A number for each item; from the end on, the same again.
    public static func packed(_ text: String) -> ComponentValues {
      let numbers = Packed.numbers(text)
      return .each { numbers[$0 % numbers.count] }
    }
  }
#endif
