internal import TextWriting

/// Text from a spec as Swift literals: nothing in it can end the literal or hide what the source shows.

/// A string literal that stands on a line which already has `depth` steps of indentation. Long ones run over lines.
func swiftLiteral(_ text: String, depth: Int) -> String {
  let pieces = text.unicodeScalars.map { $0.swiftEscape }
  if pieces.reduce(0, { $0 + $1.utf8.count }) <= 48 {
    return "\"" + pieces.joined() + "\""
  }
  let indentation = String(repeating: "  ", count: depth + 1)
  var literal = "\"\"\"\n" + indentation
  var width = 0
  for (index, piece) in pieces.enumerated() {
    if width + piece.utf8.count > 64 {
      literal += "\\\n" + indentation
      width = 0
    }
    // A space at the end of the last line would be taken for a slip.
    literal += index == pieces.count - 1 && piece == " " ? "\\u{20}" : piece
    width += piece.utf8.count
  }
  return literal + "\n" + indentation + "\"\"\""
}

/// A number as Swift writes it, whole ones with underscores between groups of three digits.
func swiftNumber(_ value: Double) -> String {
  let text = numberText(value)
  let digits = text.drop { $0 == "-" }
  guard digits.allSatisfy({ $0.isNumber }), digits.utf8.count > 6 else { return text }
  return (text.hasPrefix("-") ? "-" : "") + grouped(digits)
}

func swiftNumber(_ value: Int) -> String {
  let digits = Substring(String(value.magnitude))
  return (value < 0 ? "-" : "") + (digits.utf8.count > 6 ? grouped(digits) : String(digits))
}

private func grouped(_ digits: Substring) -> String {
  var result = ""
  for (index, digit) in digits.enumerated() {
    if index > 0, (digits.count - index) % 3 == 0 { result.append("_") }
    result.append(digit)
  }
  return result
}

extension Unicode.Scalar {
  /// Itself where it is plain ASCII or a letter of a few scripts that run from left to right, else an escape.
  fileprivate var swiftEscape: String {
    switch self {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\t": "\\t"
    case " "..."~": String(self)
    case _ where plainLetters.contains { $0.contains(value) }: String(self)
    default: "\\u{" + String(value, radix: 16, uppercase: true) + "}"
    }
  }
}

/// Latin without the two signs among its letters, Greek, Cyrillic, Japanese, Chinese and Korean: composed letters only, which
/// stay as they are when a tool normalizes the file.
private let plainLetters: [ClosedRange<UInt32>] = [
  0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x391...0x3A1, 0x3A3...0x3A9, 0x3B1...0x3C9, 0x410...0x44F, 0x3041...0x3096,
  0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3,
]
