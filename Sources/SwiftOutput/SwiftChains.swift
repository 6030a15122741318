internal import LayoutRuntime
internal import PlanModel
internal import TextWriting

/// The chains with their levels, and the names that other parts call them by.
struct SwiftChains {
  let spec: ResolvedSpec
  let layouts: SwiftLayouts
  let dataSources: SwiftDataSources
  /// One a chain.
  let names: [String]
  /// One a chain: the enum that its levels and steps stand in.
  let partsNames: [String]
  /// By chain, level and place among the level's tables.
  private(set) var tableNames: [[[String]]] = []
  /// By chain, step and place among the step's plans.
  private(set) var planNames: [[[String]]] = []

  init(_ spec: ResolvedSpec, layouts: SwiftLayouts, dataSources: SwiftDataSources) {
    self.spec = spec
    self.layouts = layouts
    self.dataSources = dataSources
    var scope = SwiftNameScope()
    names = scope.names(of: spec.chains.map { $0.name }, initial: .lower, fallback: "chain")
    partsNames = names.map { $0.withInitial(.upper) + "Chain" }
    let viewports = spec.viewports.map { swiftIdentifier($0.name, initial: .upper, fallback: "Viewport") }
    var tableScope = SwiftNameScope()
    var planScope = SwiftNameScope()
    for (chain, name) in zip(spec.chains, names) {
      tableNames.append(
        chain.levels.enumerated().map { index, level in
          level.frameTables.map { tableScope.name("\(name)\(index)On\(viewports[$0.viewport])") }
        })
      planNames.append(
        chain.steps.map { step in
          step.plans.map { planScope.name("\(name)\(step.from)To\(step.to)On\(viewports[$0.viewport])") }
        })
    }
  }

  func append(_ style: SwiftStyle, to writer: inout OutputWriter) {
    writer.line(0, "// MARK: - The spec's chains")
    writer.blankLine()
    writer.line(0, "extension \(style.namespace) {")
    writer.line(1, "\(style.access)enum Chains {")
    writer.line(2, "\(style.access)static let all: [Chain] = " + swiftList(names, depth: 2))
    for (index, chain) in spec.chains.enumerated() {
      writer.blankLine()
      writer.line(2, "\(style.access)static let \(names[index]) = Chain(")
      writer.line(3, "name: " + swiftLiteral(chain.name, depth: 3) + ",")
      writer.line(3, "contentInsetAdjustment: .\(chain.contentInsetAdjustmentBehavior.rawValue),")
      writer.line(
        3, "levels: " + swiftList(chain.levels.indices.map { "\(partsNames[index]).level\($0)" }, depth: 3) + ",")
      writer.line(3, "steps: " + swiftList(chain.steps.indices.map { "\(partsNames[index]).step\($0)" }, depth: 3))
      writer.line(2, ")")
    }
    writer.line(1, "}")
    writer.line(0, "}")
    writer.blankLine()
    for index in spec.chains.indices {
      writer.line(0, "extension \(style.namespace) {")
      writer.line(1, "/// The parts of `Chains.\(names[index])`.")
      writer.line(1, "private enum \(partsNames[index]) {")
      appendLevels(of: index, to: &writer)
      SwiftPlans(chains: self, chain: index).appendSteps(to: &writer)
      writer.line(1, "}")
      writer.line(0, "}")
      writer.blankLine()
    }
  }

  private func appendLevels(of chain: Int, to writer: inout OutputWriter) {
    for (index, level) in spec.chains[chain].levels.enumerated() {
      if index > 0 { writer.blankLine() }
      let tables = zip(level.frameTables, tableNames[chain][index]).map { frames, name in
        let arguments = [
          "viewport: " + swiftLiteral(spec.viewports[frames.viewport].name, depth: 5),
          "environment: " + environment(frames.environment, level: level, index: index, depth: 5),
          "readFrames: { Tables.\(name) }",
        ]
        return "ListedTable(\n          " + arguments.joined(separator: ",\n          ") + "\n        )"
      }
      writer.line(2, "static let level\(index) = Level(")
      writer.line(3, "index: \(index),")
      writer.line(3, "layoutName: " + swiftLiteral(level.layout, depth: 3) + ",")
      writer.line(3, "scale: \(swiftNumber(level.scale)),")
      writer.line(3, "title: " + (level.title.map { swiftLiteral($0, depth: 3) } ?? "nil") + ",")
      writer.line(3, "data: DataSources.\(dataSources.names[level.dataSource]),")
      writer.line(3, "makeLayout: { Layouts.\(layouts.functionName(of: level.layout))(in: $0, of: $1) },")
      writer.line(3, "listedTables: " + swiftList(tables, depth: 3))
      writer.line(2, ")")
    }
  }

  /// What differs from the properties' defaults.
  private func environment(_ environment: LayoutEnvironment, level: Level, index: Int, depth: Int) -> String {
    let indentation = "\n" + String(repeating: "  ", count: depth + 1)
    var arguments = ["bounds: " + swiftSize(environment.bounds)]
    for (name, insets) in [
      ("adjustedContentInset", environment.adjustedContentInset), ("contentInset", environment.contentInset),
      ("safeArea", environment.safeArea), ("layoutMargins", environment.layoutMargins),
    ] where insets != .zero {
      let sides = [
        ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom), ("right", insets.right),
      ]
      let text = sides.map { "\($0.0): \(swiftNumber($0.1))" }.joined(separator: "," + indentation + "  ")
      arguments.append("\(name): Insets(\(indentation)  \(text)\(indentation))")
    }
    if environment.displayScale != 1 { arguments.append("displayScale: \(swiftNumber(environment.displayScale))") }
    if environment.isRightToLeft { arguments.append("isRightToLeft: true") }
    if level.scale != 1 { arguments.append("scale: \(swiftNumber(level.scale))") }
    if index != 0 { arguments.append("level: \(index)") }
    return "Environment(" + indentation + arguments.joined(separator: "," + indentation)
      + "\n" + String(repeating: "  ", count: depth) + ")"
  }
}

func swiftSize(_ size: Size) -> String {
  "Size(width: \(swiftNumber(size.width)), height: \(swiftNumber(size.height)))"
}

func swiftPoint(_ point: Point) -> String {
  "Point(x: \(swiftNumber(point.x)), y: \(swiftNumber(point.y)))"
}
