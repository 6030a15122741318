internal import LayoutRuntime

/// The viewport at the start, the middle and the end of a plan, side by side, in block characters.
func planPicture(of plan: TransitionPlan) -> String {
  let pictures = [0, 0.5, 1].map { BlockPicture(of: plan, at: $0) }
  var lines = [
    zip(["start", "middle", "end"], pictures).map { $0.0.padded(to: $0.1.width + 2) }.joined(separator: "  ")
  ]
  for row in pictures[0].lines.indices {
    lines.append(pictures.map { $0.lines[row] }.joined(separator: "  "))
  }
  return lines.map { $0.trimmingTrailingBlanks + "\n" }.joined()
}

/// A viewport drawn in a grid of characters, each about twice as high as wide.
private struct BlockPicture {
  let width: Int
  private let height: Int
  private(set) var lines: [String] = []

  /// At most this many characters in either direction.
  private static let greatestExtent = 24.0

  init(of plan: TransitionPlan, at progress: Double) {
    let (screen, limit) = (plan.viewport, Self.greatestExtent)
    let unit = max(screen.width / limit, screen.height / (2 * limit))
    width = max(1, Int((screen.width / unit).rounded()))
    height = max(1, Int((screen.height / unit / 2).rounded()))
    var cells = [[Character]](repeating: [Character](repeating: " ", count: width), count: height)
    let anchor = plan.anchorParticipant
    let order = plan.participants.indices.sorted { plan.participants[$0].z < plan.participants[$1].z }
    for index in order {
      let frame = plan.sample(plan.participants[index], at: progress).viewportFrame
      let shade = index == anchor ? "█" : Self.shades[index % Self.shades.count]
      let columns = Self.cells(from: frame.x, extent: frame.width, of: screen.width, in: width)
      for row in Self.cells(from: frame.y, extent: frame.height, of: screen.height, in: height) {
        for column in columns {
          cells[row][column] = shade
        }
      }
    }
    let edge = String(repeating: "─", count: width)
    lines = ["┌\(edge)┐"] + cells.map { "│\(String($0))│" } + ["└\(edge)┘"]
  }

  private static let shades: [Character] = ["░", "▒", "▓"]

  /// The cells whose centers an extent covers.
  private static func cells(from start: Double, extent: Double, of whole: Double, in count: Int) -> Range<Int> {
    let unit = whole / Double(count)
    let limits = 0.0...Double(count)
    let first = min(max((start / unit - 0.5).rounded(.up), limits.lowerBound), limits.upperBound)
    let end = min(max(((start + extent) / unit - 0.5).rounded(.up), limits.lowerBound), limits.upperBound)
    return Int(first)..<max(Int(first), Int(end))
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  fileprivate var trimmingTrailingBlanks: Substring {
    var text = self[...]
    while text.hasSuffix(" ") {
      text.removeLast()
    }
    return text
  }
}
