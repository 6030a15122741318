internal import LayoutRuntime
internal import PlanModel
internal import TextWriting

/// The chains with their levels and steps, and the names that other parts call them by.
struct SwiftChains {
  let spec: ResolvedSpec
  /// One a chain.
  let names: [String]
  /// By chain, level and place among the level's tables.
  private(set) var tableNames: [[[String]]] = []
  /// By chain, step and place among the step's plans.
  private(set) var planNames: [[[String]]] = []
  private let viewports: SwiftViewports

  init(_ spec: ResolvedSpec) {
    self.spec = spec
    var scope = SwiftNameScope()
    names = scope.names(of: spec.chains.map { $0.name }, initial: .lower, fallback: "chain")
    viewports = SwiftViewports(spec, chainNames: names)
    let places = spec.viewports.map { swiftIdentifier($0.name, initial: .upper, fallback: "Viewport") }
    for (chain, name) in zip(spec.chains, names) {
      tableNames.append(
        chain.levels.enumerated().map { index, level in
          level.frameTables.map { scope.name("\(name)\(index)On\(places[$0.viewport])") }
        })
      planNames.append(
        chain.steps.map { step in
          step.plans.map { scope.name("\(name)\(step.from)To\(step.to)On\(places[$0.viewport])") }
        })
    }
  }

  func append(
    _ style: SwiftStyle, layouts: SwiftLayouts, dataSources: SwiftDataSources, to writer: inout OutputWriter
  ) {
    style.appendExtension(to: &writer) { writer in
      writer.line(1, "/// The spec's chains.")
      writer.line(1, "\(style.access)enum Chains {")
      writer.line(2, "\(style.access)static let all: [LayoutRuntime.LayoutChain] = " + swiftList(names, depth: 2))
      for (chain, name) in zip(spec.chains, names) {
        writer.blankLine()
        append(chain, named: name, style, to: &writer)
      }
      writer.line(1, "}")
    }
    writer.blankLine()
    style.appendExtension(to: &writer) { writer in
      writer.line(1, "// The chains' levels and steps.")
      for (chain, name) in zip(spec.chains, names) {
        for (index, level) in chain.levels.enumerated() {
          writer.blankLine()
          let layout = layouts.functionName(of: level.layout)
          let arguments = [
            "index: \(index)", "layoutName: " + swiftLiteral(level.layout, depth: 2),
            "scale: \(swiftNumber(level.scale))",
            level.title.map { "title: " + swiftLiteral($0, depth: 2) },
            "data: DataSources.\(dataSources.names[level.dataSource])",
            viewports.name(of: level).map { "viewports: \($0)" },
            "layout: { Layouts.\(layout)(in: $0, of: $1) }",
          ].compactMap { $0 }
          writer.line(
            1,
            "private static let \(name)Level\(index) = "
              + swiftCall("LayoutRuntime.LayoutLevel", arguments, depth: 1))
        }
        appendSteps(of: chain, named: name, to: &writer)
      }
      viewports.append(to: &writer)
    }
  }

  private func append(
    _ chain: Chain, named name: String, _ style: SwiftStyle, to writer: inout OutputWriter
  ) {
    let arguments = [
      "name: " + swiftLiteral(chain.name, depth: 3),
      chain.contentInsetAdjustmentBehavior == .automatic
        ? nil : "contentInsetAdjustmentBehavior: .\(chain.contentInsetAdjustmentBehavior.rawValue)",
      "levels: " + swiftList(chain.levels.indices.map { "\(name)Level\($0)" }, depth: 3),
      "steps: " + swiftList(chain.steps.indices.map { "\(name)Step\($0)" }, depth: 3),
    ].compactMap { $0 }
    writer.line(
      2, "\(style.access)static let \(name) = " + swiftCall("LayoutRuntime.LayoutChain", arguments, depth: 2))
  }

  /// Steps of one transition share it.
  private func appendSteps(of chain: Chain, named name: String, to writer: inout OutputWriter) {
    var transitions: [Transition] = []
    for (index, step) in chain.steps.enumerated() {
      let place = transitions.firstIndex(of: step.transition) ?? transitions.count
      let transition = "\(name)Transition\(place == 0 ? "" : String(place + 1))"
      writer.blankLine()
      if place == transitions.count {
        transitions.append(step.transition)
        writer.line(
          1,
          "private static let \(transition) = "
            + swiftCall("LayoutRuntime.Transition", step.transition.arguments, depth: 1))
        writer.blankLine()
      }
      let arguments = ["from: \(step.from)", "to: \(step.to)", "transition: \(transition)"]
      writer.line(
        1, "private static let \(name)Step\(index) = " + swiftCall("LayoutRuntime.LayoutStep", arguments, depth: 1))
    }
  }
}

/// The spec's viewports, once for all levels that are laid out in the same there.
private struct SwiftViewports {
  private let viewports: [Viewport]
  private var lists: [(name: String, frames: [ViewportFrames])] = []

  init(_ spec: ResolvedSpec, chainNames: [String]) {
    viewports = spec.viewports
    var scope = SwiftNameScope()
    for (chain, name) in zip(spec.chains, chainNames) {
      for level in chain.levels where !level.frameTables.isEmpty && self.name(of: level) == nil {
        lists.append((scope.name("\(name)Viewports"), level.frameTables))
      }
    }
  }

  /// `nil` where it is laid out nowhere.
  func name(of level: Level) -> String? {
    lists.first { list in
      list.frames.count == level.frameTables.count
        && zip(list.frames, level.frameTables).allSatisfy {
          $0.viewport == $1.viewport && $0.environment == $1.environment
        }
    }?.name
  }

  func append(to writer: inout OutputWriter) {
    for list in lists {
      let elements = list.frames.map { frames in
        let name = swiftLiteral(viewports[frames.viewport].name, depth: 3)
        return swiftCall(".init", [name, frames.environment.swiftText(depth: 3)], depth: 2)
      }
      writer.blankLine()
      writer.line(
        1, "private static let \(list.name): [LayoutRuntime.LayoutViewport] = " + swiftList(elements, depth: 1))
    }
  }
}

extension LayoutEnvironment {
  /// What differs from the defaults.
  fileprivate func swiftText(depth: Int) -> String {
    var arguments = ["bounds: " + swiftSize(bounds)]
    for (name, insets) in [
      ("adjustedContentInset", adjustedContentInset), ("contentInset", contentInset), ("safeArea", safeArea),
      ("layoutMargins", layoutMargins),
    ] where insets != .zero {
      let sides = [("top", insets.top), ("left", insets.left), ("bottom", insets.bottom), ("right", insets.right)]
      arguments.append("\(name): .init(\(sides.map { "\($0.0): \(swiftNumber($0.1))" }.joined(separator: ", ")))")
    }
    if displayScale != 1 { arguments.append("displayScale: \(swiftNumber(displayScale))") }
    if isRightToLeft { arguments.append("isRightToLeft: true") }
    return swiftCall(".init", arguments, depth: depth)
  }
}

func swiftSize(_ size: Size) -> String {
  ".init(width: \(swiftNumber(size.width)), height: \(swiftNumber(size.height)))"
}

func swiftPoint(_ point: Point) -> String {
  ".init(x: \(swiftNumber(point.x)), y: \(swiftNumber(point.y)))"
}
