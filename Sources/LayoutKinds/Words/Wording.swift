internal import SourceDiagnostics
internal import TextWriting

/// To six decimals, without noise and trailing zeros.
package func number(_ value: Double) -> String {
  numberText(value, decimals: 6)
}

/// "1 point", "4 points".
package func points(_ value: Double) -> String {
  let text = number(value)
  return text == "1" ? "1 point" : "\(text) points"
}

/// Names for a sentence; long lists are cut short, since a spec may name every device.
package func shortList(_ names: [String]) -> String {
  let shown = names.prefix(mostShown)
  guard shown.count < names.count else { return quotedList(names) }
  return shown.map { "`\($0)`" }.joined(separator: ", ") + " and \(names.count - shown.count) more"
}

/// Figures one after the other, cut short alike.
package func shortened(_ figures: [String]) -> String {
  let shown = figures.prefix(mostShown)
  return shown.joined(separator: "; ")
    + (shown.count < figures.count ? "; and \(figures.count - shown.count) more" : "")
}

private let mostShown = 4
