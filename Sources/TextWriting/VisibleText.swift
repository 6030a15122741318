extension Unicode.Scalar {
  /// Whether a terminal or editor would obey this scalar instead of showing it: controls, line separators, and format
  /// characters such as those that reverse the reading direction. The joiners, which emoji and several scripts need to be
  /// readable at all, are not among them.
  package var isObeyedByTerminals: Bool {
    if isASCII {
      return value < 0x20 || value == 0x7F
    }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    case .format: return self != zeroWidthJoiner && self != zeroWidthNonJoiner
    default: return false
    }
  }

  /// `\u{1b}`, as Swift writes it.
  package var visibleEscape: String {
    "\\u{\(String(value, radix: 16))}"
  }
}

/// The text with everything that a terminal would obey written as an escape, such as `\u{1b}`, and what services obey in the middle of
/// a line of a log: `##[error]`, `##vso[task.setvariable]`.
package func visibleText(_ text: String) -> String {
  if text.isPrintableASCII {
    return text
  }
  var visible = ""
  let scalars = text.unicodeScalars
  for index in scalars.indices {
    let scalar = scalars[index]
    if scalar.isObeyedByTerminals || scalar == "#" && beginsLogCommand(scalars[index...]) {
      visible += scalar.visibleEscape
    } else {
      visible.unicodeScalars.append(scalar)
    }
  }
  return visible
}

/// Whether a text starts with `##`, a word and a bracket.
func beginsLogCommand(_ text: Substring.UnicodeScalarView) -> Bool {
  guard text.starts(with: "##".unicodeScalars) else { return false }
  return text.dropFirst(2).first { !("a"..."z" ~= $0 || "A"..."Z" ~= $0) } == "["
}

/// Lines that GitHub Actions would take for commands to itself, which start with two colons behind blanks, with an escape for the
/// first one.
package func withoutWorkflowCommands(_ text: String) -> String {
  guard text.hasTwoColons else { return text }
  var result = ""
  var isAtStart = true
  let scalars = text.unicodeScalars
  for index in scalars.indices {
    let scalar = scalars[index]
    if isAtStart, scalar == ":", scalars[index...].dropFirst().first == ":" {
      result += scalar.visibleEscape
    } else {
      result.unicodeScalars.append(scalar)
    }
    isAtStart = scalar == "\n" || isAtStart && scalar.properties.isWhitespace
  }
  return result
}

extension String {
  /// Whether a terminal would obey anything in it.
  package var isObeyedByTerminals: Bool {
    unicodeScalars.contains { $0.isObeyedByTerminals }
  }

  fileprivate var hasTwoColons: Bool {
    var text = self
    return text.withUTF8 { bytes in
      let bytes = unsafe bytes.span
      return bytes.indices.dropFirst().contains { index in
        bytes[index] == UInt8(ascii: ":") && bytes[index - 1] == UInt8(ascii: ":")
      }
    }
  }

  /// Whether a terminal shows each of the bytes as a character of its own, and no service sees a command among them.
  package var isPrintableASCII: Bool {
    var text = self
    return text.withUTF8 { bytes in
      let bytes = unsafe bytes.span
      return bytes.indices.allSatisfy { index in
        // Two signs can begin a command.
        0x20..<0x7F ~= bytes[index]
          && (bytes[index] != UInt8(ascii: "#") || index == 0 || bytes[index - 1] != UInt8(ascii: "#"))
      }
    }
  }
}

private let zeroWidthNonJoiner: Unicode.Scalar = "\u{200C}"
private let zeroWidthJoiner: Unicode.Scalar = "\u{200D}"
