internal import LayoutCompiler
internal import TextWriting

/// What `layoutc breakpoints` prints.
struct BreakpointTable {
  let levels: [LevelBreakpoints]
  let widths: ClosedRange<Double>
  /// Of the spec.
  let viewportCount: Int
  let specName: String

  var text: TerminalText {
    var table = TextTable(columns: [
      .init("chain"), .init("level", .right), .init("layout"), .init("scale", .right), .init("viewports"),
      .init("widths"), .init("columns", .right), .init("oversize by", .right), .init("remarks"),
    ])
    for level in levels {
      for (index, range) in level.ranges.withoutFragileSlivers().enumerated() {
        // What is the same as in the row above is not repeated.
        let lead =
          index > 0
          ? ["", "", "", "", ""]
          : [
            level.chain, "\(level.level)", level.layout, readableNumber(level.scale),
            level.viewports.count == viewportCount ? "all" : level.viewports.joined(separator: ", "),
          ]
        table.rows.append(
          lead + [
            range.interval, range.columns.map { "\($0)" } ?? "-", range.excess.map(excessText) ?? "",
            remarks(range, level, isFirst: index == 0),
          ])
      }
    }
    return table.text
  }

  private func excessText(_ excess: ClosedRange<Double>) -> String {
    let (least, greatest) = (readableNumber(excess.lowerBound), readableNumber(excess.upperBound))
    return least == greatest ? greatest : "\(least) to \(greatest)"
  }

  private func remarks(_ range: BreakpointRange, _ level: LevelBreakpoints, isFirst: Bool) -> String {
    var remarks: [String] = []
    if range.columns == nil { remarks.append("no valid item size") }
    if range.isFragile { remarks.append("fragile fit") }
    if isFirst, let step = level.sampleStep {
      remarks.append("sampled every \(readableNumber(step)) points, ends bisected")
    }
    return remarks.joined(separator: ", ")
  }

  /// The whole of what was found; numbers are the nearest doubles.
  var json: [UInt8] {
    JSONWriter.report { json in
      json.object { json in
        json.member("name", specName)
        json.member("widths")
        json.array([widths.lowerBound, widths.upperBound]) { $0.number($1) }
        json.member("levels")
        json.array(levels, .lines) { json, level in
          json.object { json in
            json.member("chain", level.chain)
            json.member("level", level.level)
            json.member("layout", level.layout)
            json.member("scale", level.scale)
            json.member("viewports")
            json.array(level.viewports) { json, name in json.string(name) }
            json.member("method", level.sampleStep == nil ? "solved" : "sampled")
            json.member("sampleStep", level.sampleStep)
            json.member("ranges")
            json.array(level.ranges) { json, range in
              json.object { json in
                json.member("from", range.lower)
                json.member("to", range.upper)
                json.member("includesFrom", range.includesLower)
                json.member("includesTo", range.includesUpper)
                json.member("columns", range.columns)
                json.member("oversizeBy")
                if let excess = range.excess {
                  json.array([excess.lowerBound, excess.upperBound]) { $0.number($1) }
                } else {
                  json.null()
                }
                json.member("fragile", range.isFragile)
              }
            }
          }
        }
      }
    }
  }
}

extension BreakpointRange {
  /// `[320, 376.667)`; a single width without brackets.
  fileprivate var interval: String {
    if lower == upper { return readableNumber(lower) }
    return "\(includesLower ? "[" : "(")\(readableNumber(lower)), \(readableNumber(upper))\(includesUpper ? "]" : ")")"
  }
}
