/// Writes JSON in one pass. Strings are UTF-8; what a terminal would obey is escaped, as reports are also read there.
package struct JSONText {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func object(_ writeMembers: (inout JSONText) -> Void) {
    enclose("{", "}", writeMembers)
  }

  /// `onLines` gives each element a line of its own.
  package mutating func array<Element>(
    _ elements: [Element], onLines: Bool = false, _ writeElement: (inout JSONText, Element) -> Void
  ) {
    enclose("[", "]") { json in
      for (index, element) in elements.enumerated() {
        if index > 0 {
          json.bytes.append(UInt8(ascii: ","))
        }
        if onLines {
          json.bytes += "\n  ".utf8
        } else if index > 0 {
          json.bytes.append(UInt8(ascii: " "))
        }
        writeElement(&json, element)
      }
      if onLines, !elements.isEmpty {
        json.bytes.append(UInt8(ascii: "\n"))
      }
    }
  }

  /// Starts a member whose value is written next.
  package mutating func member(_ key: String) {
    if bytes.last != UInt8(ascii: "{") {
      bytes += ", ".utf8
    }
    write(key)
    bytes += ": ".utf8
  }

  package mutating func member(_ key: String, _ value: String?) {
    member(key)
    if let value {
      write(value)
    } else {
      bytes += "null".utf8
    }
  }

  package mutating func member(_ key: String, _ value: Int?) {
    member(key)
    bytes += (value?.description ?? "null").utf8
  }

  /// A value that is JSON already, such as a number.
  package mutating func member(_ key: String, literal: String) {
    member(key)
    bytes += literal.utf8
  }

  private mutating func enclose(_ open: String, _ close: String, _ writeContent: (inout JSONText) -> Void) {
    bytes += open.utf8
    writeContent(&self)
    bytes += close.utf8
  }

  package mutating func string(_ text: String) {
    write(text)
  }

  private mutating func write(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": bytes += "\\\"".utf8
      case "\\": bytes += "\\\\".utf8
      case "\n": bytes += "\\n".utf8
      case "\t": bytes += "\\t".utf8
      case _ where scalar.isObeyedByTerminals:
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          bytes += "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8
        }
      case _ where scalar.isASCII: bytes.append(UInt8(scalar.value))
      default: bytes += String(scalar).utf8
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
