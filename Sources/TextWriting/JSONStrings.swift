extension OutputWriter {
  /// Appends a quoted string by RFC 8259. U+2028 and U+2029 are escaped too, since JavaScript before 2019 ends a line there,
  /// and U+007F, which terminals act on.
  package mutating func appendJSON(_ text: String) {
    append(UInt8(ascii: "\""))
    appendEscaped(text, isForTerminals: false)
    append(UInt8(ascii: "\""))
  }

  /// Appends what stands between the quotes. `isForTerminals` escapes all that a terminal would obey.
  mutating func appendEscaped(_ text: String, isForTerminals: Bool) {
    var text = text
    let mayBePlain = !isForTerminals || text.isPrintableASCII
    let isPlain = mayBePlain && text.withUTF8 { bytes in unsafe appendPlain(bytes.span) }
    guard !isPlain else { return }
    let scalars = text.unicodeScalars
    for index in scalars.indices {
      let scalar = scalars[index]
      switch scalar {
      case "#" where isForTerminals && beginsLogCommand(scalars[index...]): appendEscape(scalar)
      case "\"": append("\\\"")
      case "\\": append("\\\\")
      case "\n": append("\\n")
      case "\r" where !isForTerminals: append("\\r")
      case "\t": append("\\t")
      case "\0"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}": appendEscape(scalar)
      case _ where scalar.isASCII: append(UInt8(truncatingIfNeeded: scalar.value))
      case _ where isForTerminals && scalar.isObeyedByTerminals: appendEscape(scalar)
      default: append(String(scalar))
      }
    }
  }

  /// Appends a text of which nothing is escaped, as most are, and tells whether it is one.
  private mutating func appendPlain(_ bytes: Span<UInt8>) -> Bool {
    for index in bytes.indices {
      let byte = bytes[index]
      guard UInt8(ascii: " ")...UInt8(ascii: "~") ~= byte, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") else {
        return false
      }
    }
    append(bytes)
    return true
  }

  private mutating func appendEscape(_ scalar: Unicode.Scalar) {
    for unit in String(scalar).utf16 {
      append("\\u")
      for shift in [12, 8, 4, 0] as [UInt16] {
        append(hexDigits[Int(unit >> shift & 15)])
      }
    }
  }
}

private let hexDigits = Array("0123456789abcdef".utf8)
