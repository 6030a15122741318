internal import LayoutRuntime
public import TextWriting

/// Small values in dense form.
extension OutputWriter {
  /// Appends a quoted string by RFC 8259. U+2028 and U+2029 are escaped too, since JavaScript before 2019 ends a line there,
  /// and U+007F, which terminals act on.
  public mutating func appendJSON(_ text: String) {
    append(UInt8(ascii: "\""))
    var text = text
    let isPlain = text.withUTF8 { bytes in
      unsafe appendPlain(bytes.span)
    }
    if !isPlain {
      appendEscaped(text)
    }
    append(UInt8(ascii: "\""))
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

  private mutating func appendEscaped(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": append("\\\"")
      case "\\": append("\\\\")
      case "\n": append("\\n")
      case "\r": append("\\r")
      case "\t": append("\\t")
      case "\0"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}": appendEscape(scalar)
      default:
        if scalar.isASCII {
          append(UInt8(truncatingIfNeeded: scalar.value))
        } else {
          append(String(scalar))
        }
      }
    }
  }

  private mutating func appendEscape(_ scalar: Unicode.Scalar) {
    append("\\u")
    for shift in [12, 8, 4, 0] as [UInt32] {
      append(hexDigits[Int(scalar.value >> shift & 15)])
    }
  }

  mutating func appendHex(_ value: UInt32) {
    reservePiece()
    let start = used
    var bytes = buffer.mutableSpan
    used = storeHex(value, in: &bytes, at: start)
  }

  mutating func appendJSON(_ size: Size) {
    append("[")
    appendNumber(size.width)
    append(", ")
    appendNumber(size.height)
    append("]")
  }

  mutating func appendJSON(_ insets: EdgeInsets) {
    append("{\"top\": ")
    appendNumber(insets.top)
    append(", \"left\": ")
    appendNumber(insets.left)
    append(", \"bottom\": ")
    appendNumber(insets.bottom)
    append(", \"right\": ")
    appendNumber(insets.right)
    append("}")
  }
}

/// Stores eight lowercase hexadecimal digits, the most significant first, and returns where they end; all digits at once, a byte
/// each.
@inline(__always)
func storeHex(_ value: UInt32, in bytes: inout MutableSpan<UInt8>, at offset: Int) -> Int {
  var digits = UInt64(value.byteSwapped)
  digits = (digits | digits << 16) & 0x0000_FFFF_0000_FFFF
  digits = (digits | digits << 8) & 0x00FF_00FF_00FF_00FF
  digits = (digits >> 4 | digits << 8) & 0x0F0F_0F0F_0F0F_0F0F
  let isLetter = ((digits &+ 0x0606_0606_0606_0606) >> 4) & 0x0101_0101_0101_0101
  let fromNineToA = UInt64(UInt8(ascii: "a") - UInt8(ascii: "9") - 1)
  bytes.store(digits &+ asciiZeros &+ isLetter &* fromNineToA, at: offset)
  return offset + 8
}

private let hexDigits = Array("0123456789abcdef".utf8)
