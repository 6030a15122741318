internal import PlanModel
internal import TextWriting

/// What all parts of a generated file agree on.
struct SwiftStyle {
  /// The name of the enum around everything.
  let namespace: String
  /// Before each declaration that others may use: `public ` or nothing.
  let access: String

  init(_ spec: ResolvedSpec, _ options: EmissionOptions) {
    self.init(specNamed: spec.name, options)
  }

  init(specNamed name: String, _ options: EmissionOptions) {
    let name = swiftIdentifier(name, initial: .upper, fallback: "Spec")
    namespace = options.prefix + (name.hasSuffix("Layout") ? name : name + "Layout")
    access = options.access == .internal ? "" : options.access.rawValue + " "
  }

  /// An initializer of all properties, given as in `x: Double`: those that Swift makes are internal at most.
  func memberwiseInit(_ parameters: [String]) -> String {
    guard !access.isEmpty else { return "" }
    var text = "\n    \(access)init(\(parameters.joined(separator: ", "))) {\n"
    for parameter in parameters {
      let name = parameter.prefix { $0 != ":" }
      text += "      self.\(name) = \(name)\n"
    }
    return text + "    }\n"
  }

  var environmentInit: String {
    guard !access.isEmpty else { return "" }
    return """

          \(access)init(
            bounds: Size, adjustedContentInset: Insets = .zero, contentInset: Insets = .zero,
            safeArea: Insets = .zero, layoutMargins: Insets = .zero, displayScale: Double = 1,
            isRightToLeft: Bool = false, scale: Double = 1, level: Double = 0
          ) {
            self.bounds = bounds
            self.adjustedContentInset = adjustedContentInset
            self.contentInset = contentInset
            self.safeArea = safeArea
            self.layoutMargins = layoutMargins
            self.displayScale = displayScale
            self.isRightToLeft = isRightToLeft
            self.scale = scale
            self.level = level
          }

      """
  }
}

extension OutputWriter {
  /// A line of code, indented by `depth` steps.
  mutating func line(_ depth: Int, _ text: String) {
    append(String(repeating: "  ", count: depth) + text + "\n")
  }

  mutating func blankLine() {
    append("\n")
  }
}
