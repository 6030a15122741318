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
    layouts.contains { $0.parameters.contains { $0.formulas.contains { $0.needsFoundation } } }
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
    let parameters = layout.parameters
    guard !parameters.isEmpty else {
      writer.line(3, "\(type)()")
      writer.line(2, "}")
      return
    }
    writer.line(3, "var layout = \(type)()")
    var formulas = SwiftExpressionWriter(nameOf: { swiftName(of: $0) }, numberText: { swiftNumber($0) })
    for parameter in parameters {
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
    case .itemSize(let size):
      let isEach = size.width.dependsOnItem || size.height.dependsOnItem
      let depth = isEach ? 4 : 3
      if isEach { writer.line(3, "\(property) = data.itemSizes { item in") }
      let width = qualified(formulas.text(of: size.width))
      appendStatements(of: &formulas, depth: depth, to: &writer)
      writer.line(depth, "let width: Double = \(width)")
      var height = "width"
      if size.height != size.width {
        let expression = qualified(formulas.text(of: size.height))
        appendStatements(of: &formulas, depth: depth, to: &writer)
        writer.line(depth, "let height: Double = \(expression)")
        height = "height"
      }
      let arguments = "width: width, height: \(height)"
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

/// A parameter of a layout that differs from a new layout's.
struct SwiftParameter {
  enum Value {
    case literal(String)
    case number(Expression)
    /// One size for all items, or one for each where it depends on what differs from item to item.
    case itemSize(SizeFormula)
  }

  /// Below `layout.`
  var property: String
  var value: Value

  var formulas: [Expression] {
    switch value {
    case .literal: []
    case .number(let formula): [formula]
    case .itemSize(let size): [size.width, size.height]
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

/// What stands for a variable in a layout's function.
private func swiftName(of variable: ExpressionVariable) -> String {
  if variable == .count { return "Double(data.count)" }
  return (variable.isOfItem ? "item." : "environment.") + variable.name
}
