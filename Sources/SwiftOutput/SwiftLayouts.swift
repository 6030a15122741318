internal import Expressions
internal import LayoutRuntime
internal import PlanModel
internal import TextWriting

/// The layouts as functions of what they are laid out in.
struct SwiftLayouts {
  let layouts: [LayoutFormula]
  /// One a layout.
  let functionNames: [String]

  init(_ spec: ResolvedSpec) {
    layouts = spec.layouts
    var scope = SwiftNameScope()
    functionNames = scope.names(of: layouts.map { $0.name }, initial: .lower, fallback: "layout")
  }

  func functionName(of layout: String) -> String {
    guard let index = layouts.firstIndex(where: { $0.name.hasSameBytes(as: layout) }) else {
      preconditionFailure("a level's layout is one of the spec's")
    }
    return functionNames[index]
  }

  var needsFoundation: Bool {
    layouts.contains { $0.parameters.contains { $0.value.numbers.contains { $0.needsFoundation } } }
  }

  func append(_ style: SwiftStyle, to writer: inout OutputWriter) {
    style.appendExtension(to: &writer) { writer in
      writer.line(1, "/// The spec's layouts: their parameters as functions of what they are laid out in.")
      writer.line(1, "\(style.access)enum Layouts {")
      for (index, layout) in layouts.enumerated() {
        if index > 0 { writer.blankLine() }
        append(layout, named: functionNames[index], style, to: &writer)
      }
      writer.line(1, "}")
    }
  }

  /// Sets what differs from a new layout.
  private func append(
    _ layout: LayoutFormula, named name: String, _ style: SwiftStyle, to writer: inout OutputWriter
  ) {
    let type = "LayoutRuntime.\(layout.runtimeType)"
    writer.line(2, "\(style.access)static func \(name)(")
    writer.line(3, "in environment: LayoutRuntime.LevelEnvironment, of data: LayoutRuntime.DataSource")
    writer.line(2, ") -> \(type) {")
    let parameters = layout.swiftParameters
    guard !parameters.isEmpty else {
      writer.line(3, "\(type)()")
      writer.line(2, "}")
      return
    }
    writer.line(3, "var layout = \(type)()")
    var formulas = SwiftExpressionWriter(nameOf: { layout.swiftName(of: $0) }, numberText: { swiftNumber($0) })
    var ownNames: [String] = []
    for parameter in parameters {
      for name in layout.ownNames where parameter.ownNames.contains(name.name) && !ownNames.contains(name.name) {
        writer.line(3, "let \(name.name) = layout.\(name.call)")
        ownNames.append(name.name)
      }
      append(parameter, &formulas, to: &writer)
    }
    writer.line(3, "return layout")
    writer.line(2, "}")
  }

  private func append(
    _ parameter: SwiftParameter, _ formulas: inout SwiftExpressionWriter, to writer: inout OutputWriter
  ) {
    let property = "layout.\(parameter.property)"
    switch parameter.value {
    case .literal(let text):
      writer.line(3, "\(property) = \(text)")
    case .number(let formula):
      let value = qualified(formulas.text(of: formula, atMost: 56))
      appendStatements(of: &formulas, depth: 3, to: &writer)
      writer.line(3, "\(property) = \(value)")
    case .choice(let form, let parts):
      let arguments = parts.map { label, formula in
        (label.isEmpty ? "" : "\(label): ") + qualified(formulas.text(of: formula, atMost: 40))
      }
      appendStatements(of: &formulas, depth: 3, to: &writer)
      writer.line(3, "\(property) = .\(form)(\(arguments.joined(separator: ", ")))")
    case .itemLength(let length):
      let isEach = length.dependsOnItem
      if isEach { writer.line(3, "\(property) = data.itemLengths { item in") }
      let value = qualified(formulas.text(of: length, atMost: 56))
      appendStatements(of: &formulas, depth: isEach ? 4 : 3, to: &writer)
      writer.line(isEach ? 4 : 3, isEach ? "return \(value)" : "\(property) = .uniform(\(value))")
      if isEach { writer.line(3, "}") }
    case .itemSize(let width, let height):
      let isEach = width.dependsOnItem || height.dependsOnItem
      let depth = isEach ? 4 : 3
      if isEach { writer.line(3, "\(property) = data.itemSizes { item in") }
      let widthText = qualified(formulas.text(of: width))
      appendStatements(of: &formulas, depth: depth, to: &writer)
      writer.line(depth, "let width: Double = \(widthText)")
      var heightName = "width"
      if height != width {
        let heightText = qualified(formulas.text(of: height))
        appendStatements(of: &formulas, depth: depth, to: &writer)
        writer.line(depth, "let height: Double = \(heightText)")
        heightName = "height"
      }
      let arguments = "width: width, height: \(heightName)"
      writer.line(
        depth, isEach ? "return LayoutRuntime.Size(\(arguments))" : "\(property) = .uniform(.init(\(arguments)))")
      if isEach { writer.line(3, "}") }
    }
  }

  private func appendStatements(of formulas: inout SwiftExpressionWriter, depth: Int, to writer: inout OutputWriter) {
    for statement in formulas.takeStatements() {
      writer.line(depth, "\(statement.head) = \(qualified(statement.value))")
    }
  }
}

/// An expression that finds the runtime's functions, which stand beside its types.
private func qualified(_ expression: String) -> String {
  let functions = ["roundedDown", "roundedUp", "rounded", "remainder", "power", "interpolated"]
  var result = ""
  var word = ""
  for character in expression + " " {
    if character.isLetter || character.isNumber || character == "_" || character == "." {
      word.append(character)
    } else {
      result += character == "(" && functions.contains(word) ? "LayoutRuntime." + word : word
      word = ""
      result.append(character)
    }
  }
  return String(result.dropLast())
}

extension LayoutFormula {
  /// What stands for a variable in the layout's function.
  fileprivate func swiftName(of variable: ExpressionVariable) -> String {
    if ownNames.contains(where: { $0.name == variable.name }) { return variable.name }
    if variable == .count { return "Double(data.count)" }
    return (variable.isOfItem ? "item." : "environment.") + variable.name
  }
}
