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

/// The text with everything that a terminal would obey written as an escape, such as `\u{1b}`.
package func visibleText(_ text: String) -> String {
  if text.isPrintableASCII {
    return text
  }
  var visible = ""
  for scalar in text.unicodeScalars {
    if scalar.isObeyedByTerminals {
      visible += scalar.visibleEscape
    } else {
      visible.unicodeScalars.append(scalar)
    }
  }
  return visible
}

extension String {
  /// Whether a terminal shows each of the bytes as a character of its own.
  fileprivate var isPrintableASCII: Bool {
    var text = self
    return text.withUTF8 { bytes in
      let bytes = unsafe bytes.span
      return bytes.indices.allSatisfy { 0x20..<0x7F ~= bytes[$0] }
    }
  }
}

private let zeroWidthNonJoiner: Unicode.Scalar = "\u{200C}"
private let zeroWidthJoiner: Unicode.Scalar = "\u{200D}"
