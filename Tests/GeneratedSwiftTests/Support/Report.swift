import LayoutRuntime

/// All that chains say at the spec's viewports, number by number and bit by bit. Also a part of the program of
/// RuntimeFileTests, where LayoutRuntime is a file.
func report(_ chains: [LayoutRuntime.LayoutChain]) -> [String] {
  func bits(_ numbers: Double...) -> String {
    numbers.map { String($0.bitPattern, radix: 16) }.joined(separator: " ")
  }
  func bits(of rect: LayoutRuntime.Rect) -> String {
    bits(rect.x, rect.y, rect.width, rect.height)
  }
  var lines: [String] = []
  for chain in chains {
    for level in chain.levels {
      for viewport in level.viewports {
        let table = level.frameTable(in: viewport.environment)
        lines.append("\(level.index) \(table.columns) \(table.itemCount)")
        lines += (0..<table.itemCount).map { bits(of: table.frame(at: $0)) }
        lines += table.supplementaries.map { bits(of: $0.frame) }
      }
    }
    for (index, step) in chain.steps.enumerated() {
      for viewport in chain.levels[step.from].viewports {
        guard let plans = chain.plans(ofStep: index, on: viewport.name) else { continue }
        plans.targetOffsets.forEachRun { lines.append("\(bits($0)) \($1)") }
        for choice in plans.anchorChoices {
          let plan = plans.plan(for: choice)
          lines.append("\(plan.participants.count) of \(plan.figures.itemRoles)")
          for participant in plan.participants {
            for progress in [-0.1, 0, 0.25, 0.5, 0.875, 1, 1.1] {
              let sample = plan.sample(participant, at: progress)
              lines.append(bits(of: sample.frame) + " " + bits(of: sample.viewportFrame))
              lines.append(bits(sample.opacity, sample.scale))
            }
            lines.append(bits(plan.options.timing.progress(at: 0.2, delay: participant.delay)))
          }
        }
      }
    }
  }
  return lines
}
