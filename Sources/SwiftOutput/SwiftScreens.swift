internal import PlanModel
internal import TextWriting

/// What ties the spec's layouts to UIKit: a layout class each.
struct SwiftScreens {
  let layouts: SwiftLayouts
  /// One a layout.
  private let classNames: [String]

  init(_ spec: ResolvedSpec, layouts: SwiftLayouts, chains: SwiftChains) {
    self.layouts = layouts
    var scope = SwiftNameScope()
    classNames = spec.layouts.map {
      scope.name(swiftIdentifier($0.name, initial: .upper, fallback: "Layout") + "CollectionLayout")
    }
  }

  func append(_ style: SwiftStyle, to writer: inout OutputWriter) {
    writer.blankLine()
    writer.line(0, "#if canImport(UIKit)")
    writer.line(1, "extension \(style.namespace) {")
    for (function, name) in zip(layouts.functionNames, classNames) {
      writer.line(2, "/// `Layouts.\(function)` for a collection view.")
      writer.line(2, "\(style.access)final class \(name): LevelLayout {")
      writer.line(3, "override func parameters(in environment: Environment) -> FlowLayout {")
      writer.line(4, "Layouts.\(function)(in: environment, of: level.data)")
      writer.line(3, "}")
      writer.line(2, "}")
      writer.blankLine()
    }
    writer.line(2, "/// The layout of a level, a new one for each collection view.")
    writer.line(2, "@MainActor")
    writer.line(2, "\(style.access)static func makeCollectionLayout(for level: Level) -> LevelLayout {")
    writer.line(3, "switch level.layoutName {")
    for (layout, name) in zip(layouts.layouts, classNames) {
      writer.line(3, "case \(swiftLiteral(layout.name, depth: 2)):")
      writer.line(4, "return \(name)(level: level)")
    }
    writer.line(3, "default:")
    writer.line(4, "return LevelLayout(level: level)")
    writer.line(3, "}")
    writer.line(2, "}")
    writer.line(1, "}")
    writer.line(0, "#endif")
  }
}
