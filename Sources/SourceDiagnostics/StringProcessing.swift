internal import CStandard

// What Embedded Swift leaves out of the standard library, as far as it is needed here.

extension String {
  /// The text with each scalar for which `escape` has a text written as that text, in one pass.
  package func escaping(_ escape: (Unicode.Scalar) -> String?) -> String {
    var escaped = ""
    for scalar in unicodeScalars {
      if let text = escape(scalar) {
        escaped += text
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// The last place where `part`, which is not empty, stands in the text, byte by byte.
  package func lastRange(ofText part: String) -> Range<String.Index>? {
    for start in utf8.indices.reversed() where utf8[start...].starts(with: part.utf8) {
      return start..<utf8.index(start, offsetBy: part.utf8.count)
    }
    return nil
  }

  package func contains(text part: String) -> Bool {
    lastRange(ofText: part) != nil
  }
}

extension Double {
  /// The number that the whole of `text` writes in C's syntax, rounded to the nearest; `nil` for anything else.
  package init?(reading text: some StringProtocol) {
    let value = unsafe text.withCString { start -> Double? in
      var end: UnsafeMutablePointer<CChar>?
      // C's own function would skip blanks.
      guard unsafe start.pointee > 0x20 else { return nil }
      let value = unsafe strtod(start, &end)
      return unsafe end.map { unsafe UnsafePointer($0) - start } == text.utf8.count ? value : nil
    }
    guard let value else { return nil }
    self = value
  }
}
