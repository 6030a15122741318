internal import TextWriting

/// Lists as text that generated code reads at run time, in lines that a formatter leaves alone: what LayoutRuntime's `Packed` reads.
struct PackedText {
  private(set) var text: String
  private let indentation: String
  private var width = 0

  /// `depth` is that of the literal, which begins its line.
  init(depth: Int) {
    indentation = String(repeating: "  ", count: depth)
    text = "\"\"\"\n" + indentation
  }

  /// The whole literal.
  var literal: String {
    text + "\n" + indentation + "\"\"\""
  }

  mutating func append(word: String) {
    let count = word.utf8.count
    if width > 0 {
      if indentation.utf8.count + width + count + 1 > Self.lineLimit {
        text += "\n" + indentation
        width = 0
      } else {
        text += " "
        width += 1
      }
    }
    text += word
    width += count
  }

  private static let lineLimit = 98
}

extension PackedText {
  /// Numbers in columns. A run that stood before in its column, as those of evenly laid out items do, is written as its
  /// distance and length.
  static func columns(_ columns: [[Double]], depth: Int) -> String {
    var packed = PackedText(depth: depth)
    for (index, column) in columns.enumerated() {
      if index > 0 { packed.append(word: "|") }
      packed.append(column: column)
    }
    return packed.literal
  }

  private mutating func append(column: [Double]) {
    var lastPositions: [Triple: Int] = [:]
    var position = 0
    while position < column.count {
      var best = (distance: 0, count: 0)
      var candidates = [position - 1]
      if let triple = Triple(column, at: position), let last = lastPositions[triple] { candidates.append(last) }
      for candidate in candidates where candidate >= 0 {
        let count = column.matchCount(at: position, with: candidate)
        if count > best.count { best = (position - candidate, count) }
      }
      let end: Int
      if best.count >= 3 {
        append(word: "<\(best.distance)*\(best.count)")
        end = position + best.count
      } else {
        append(word: numberText(column[position]))
        end = position + 1
      }
      while position < end {
        if let triple = Triple(column, at: position) { lastPositions[triple] = position }
        position += 1
      }
    }
  }

  /// Texts as words; see LayoutRuntime's `Packed.texts`.
  static func texts(_ texts: [String], depth: Int) -> String {
    var packed = PackedText(depth: depth)
    for text in texts {
      packed.append(text: text)
    }
    return packed.literal
  }

  private mutating func append(text: String) {
    var word = ""
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
        UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "/"):
        word.append(Character(Unicode.Scalar(byte)))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        word += (byte < 16 ? "%0" : "%") + digits
      }
      if word.utf8.count >= 72 {
        append(word: word + "%+")
        width = Self.lineLimit
        word = ""
      }
    }
    append(word: word.isEmpty ? "%-" : word)
  }
}

/// Three consecutive numbers, bit for bit.
private struct Triple: Hashable {
  let bits: SIMD3<UInt64>

  init?(_ numbers: [Double], at index: Int) {
    guard index + 2 < numbers.count else { return nil }
    bits = SIMD3(
      numbers[index].bitPattern, numbers[index + 1].bitPattern, numbers[index + 2].bitPattern)
  }
}

extension [Double] {
  fileprivate func matchCount(at position: Int, with earlier: Int) -> Int {
    var count = 0
    while position + count < self.count, self[position + count].bitPattern == self[earlier + count].bitPattern {
      count += 1
    }
    return count
  }
}
