internal import LayoutKinds
internal import LayoutRuntime
internal import PlanModel
internal import SourceDiagnostics
internal import SpecLanguage
internal import YAMLReading

/// The widths at which a level has oversize items.
struct OversizeWidths {
  let widths: ClosedRange<Double>
  /// On the viewport that has most of them; all other measures are that viewport's.
  let ranges: [WidthRange]
  let isSolved: Bool
  /// Whether it is so at all widths, on every viewport.
  let isEverywhere: Bool
  /// The room as an expression of `width`, if it is the same on all viewports.
  let room: String?

  init(_ level: PlacedLevel, in review: SpecReview, over widths: ClosedRange<Double>) {
    self.widths = widths
    var studies: [WidthStudy] = []
    for viewport in review.spec.viewports.indices {
      let study = review.widthStudy(chain: level.chain, level: level.index, viewport: viewport, over: widths)
      if !studies.contains(study) {
        studies.append(study)
      }
      // Laying out at many widths is dear, and viewports seldom differ in more than their size.
      if study.method != .solved { break }
    }
    let joined = studies.map { study in
      study.ranges.joined { $0.isOversize == $1.isOversize }.filter { $0.state.isOversize }
    }
    ranges = joined.max { length(of: $0) < length(of: $1) } ?? []
    isSolved = studies.allSatisfy { $0.method == .solved }
    isEverywhere = studies.allSatisfy { $0.ranges.allSatisfy { $0.state.isOversize } } && !studies.isEmpty
    let rooms = Set(studies.map { $0.room })
    room = rooms.count == 1 ? rooms.first ?? nil : nil
  }

  var isEmpty: Bool { ranges.isEmpty }

  var greatestExcess: Double {
    ranges.map { $0.excess.upperBound }.max() ?? 0
  }

  /// The excess, if it is the same at all widths.
  var constantExcess: Double? {
    guard isEverywhere, isSolved, let first = ranges.first else { return nil }
    let excess = first.excess.upperBound
    return ranges.allSatisfy { $0.excess == excess...excess } ? excess : nil
  }

  /// "widths from 320 to 376.5 and from 400 to 410".
  var rangesText: String {
    let texts = ranges.prefix(3).map { range in
      range.lower == range.upper
        ? "\(number(range.lower))" : "from \(number(range.lower)) to \(number(range.upper))"
    }
    let rest = ranges.count > texts.count ? " and \(ranges.count - texts.count) more" : ""
    return "\(isSolved ? "" : "about the ")widths " + texts.joined(separator: ", ") + rest
  }

  /// For a sentence about viewports that have oversize items.
  func text(viewports names: [String]) -> String {
    if isEverywhere {
      return "on every width from \(number(widths.lowerBound)) to \(number(widths.upperBound))"
    }
    let list = "on \(shortList(names))"
    return isEmpty ? list : "\(list), and on \(rangesText)"
  }
}

private func length(of ranges: [WidthRange]) -> Double {
  ranges.reduce(0) { $0 + $1.upper - $1.lower }
}

/// Ways to make items fit that are too large by the same amount at every width.
struct OversizeRemedy {
  let text: String
  let fixIts: [Diagnostic.FixIt]

  /// `nil` where the size is no single expression, or the excess changes with the width.
  init?(_ level: PlacedLevel, _ widths: OversizeWidths, _ review: SpecReview) {
    guard level.layout.scrollDirection == .vertical, let span = level.layout.crossExtent, let room = widths.room,
      let excess = widths.constantExcess
    else { return nil }
    let written = review.text(at: span)
    guard let first = written.utf8.first, !"\"'*|>&".utf8.contains(first) else { return nil }
    let bounded = "min(\(written), \(room))"
    let smaller = Self.subtracting(excess, from: written)
    let scales = review.scales(sharingLayoutOf: level.index, inChain: level.chain)
    let others = scales.filter { $0 != level.level.scale }
    if others.isEmpty {
      text = "write `\(smaller)`, which fits at every width"
      fixIts = [Diagnostic.FixIt("write `\(smaller)`", replacing: span, with: smaller)]
      return
    }
    text =
      "write `\(bounded)`, which changes scale \(number(level.level.scale)) alone; or `\(smaller)`, which makes the items of the "
      + "scales \(scales.map(number).joined(separator: ", ")) all \(points(excess)) smaller"
    let replacement = review.document.isInFlow(span) ? "\"\(bounded)\"" : bounded
    fixIts = [Diagnostic.FixIt("write `\(bounded)`", replacing: span, with: replacement)]
  }

  /// `width - 12` less 4 as `width - 16`; anything else with ` - 4` behind.
  private static func subtracting(_ excess: Double, from expression: String) -> String {
    if let sign = expression.lastRange(ofText: " - "), let amount = Double(reading: expression[sign.upperBound...]) {
      let head = String(expression[..<sign.lowerBound])
      if balance(of: head) == 0 { return "\(head) - \(number(amount + excess))" }
    }
    return "\(expression) - \(number(excess))"
  }

  private static func balance(of text: String) -> Int {
    text.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "(") ? 1 : $1 == UInt8(ascii: ")") ? -1 : 0) }
  }
}
