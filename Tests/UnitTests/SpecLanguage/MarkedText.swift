/// A text with `‸` before each place where a diagnostic is expected.
struct MarkedText {
  /// Without the marks.
  let text: String
  /// As `line:column`, in order.
  let places: [String]

  init(_ marked: String) {
    var text = ""
    var places: [String] = []
    var (line, column) = (1, 1)
    for scalar in marked.unicodeScalars {
      if scalar == "‸" {
        places.append("\(line):\(column)")
        continue
      }
      text.unicodeScalars.append(scalar)
      (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
    }
    self.text = text
    self.places = places
  }
}

extension CorpusSpec {
  /// The findings of a marked text, and those that its marks ask for, one of each code in order.
  static func compare(_ marked: String, _ codes: [String]) -> (found: [String], expected: [String]) {
    let marked = MarkedText(marked)
    let expected = marked.places.enumerated().map { index, place in
      "\(place) \(index < codes.count ? codes[index] : "no code")"
    }
    return (CorpusSpec(text: marked.text).findings, expected)
  }
}
