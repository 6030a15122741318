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
    guard let index = layouts.firstIndex(where: { $0.name == layout }) else {
      preconditionFailure("a level's layout is one of the spec's")
    }
    return functionNames[index]
  }

  var needsFoundation: Bool {
    layouts.contains { layout in
      switch layout.kind {
      case .flow(let flow): flow.formulas.contains { $0.needsFoundation }
      }
    }
  }

  func append(_ style: SwiftStyle, to writer: inout OutputWriter) {
    writer.line(0, "// MARK: - Layouts")
    writer.blankLine()
    writer.line(0, "extension \(style.namespace) {")
    writer.line(1, "/// The spec's layouts: their parameters as functions of what they are laid out in.")
    writer.line(1, "\(style.access)enum Layouts {")
    for (index, layout) in layouts.enumerated() {
      if index > 0 { writer.blankLine() }
      switch layout.kind {
      case .flow(let flow): append(flow, named: functionNames[index], style, to: &writer)
      }
    }
    writer.line(1, "}")
    writer.line(0, "}")
    writer.blankLine()
  }

  /// Sets what differs from a new `FlowLayout`.
  private func append(
    _ flow: FlowLayoutFormula, named name: String, _ style: SwiftStyle, to writer: inout OutputWriter
  ) {
    writer.line(2, "\(style.access)static func \(name)(")
    writer.line(3, "in environment: Environment, of data: DataSource")
    writer.line(2, ") -> FlowLayout {")
    writer.line(3, "var layout = FlowLayout()")
    var formulas = SwiftFormulas()
    func set(_ property: String, _ value: String, _ writer: inout OutputWriter) {
      for statement in formulas.takeStatements() { writer.line(3, "\(statement.head) = \(statement.value)") }
      writer.line(3, "layout.\(property) = \(value)")
    }
    if flow.scrollDirection == .horizontal { set("scrollDirection", ".horizontal", &writer) }
    appendItemSizes(flow.itemSize, &formulas, to: &writer)
    for (property, formula) in [
      ("minimumLineSpacing", flow.minimumLineSpacing), ("minimumInteritemSpacing", flow.minimumInteritemSpacing),
    ] where formula.constant != 10 {
      set(property, formulas.expression(formula, atMost: 56), &writer)
    }
    let inset = flow.sectionInset
    for (side, formula) in [
      ("top", inset.top), ("left", inset.left), ("bottom", inset.bottom), ("right", inset.right),
    ] where formula.constant != 0 {
      set("sectionInset.\(side)", formulas.expression(formula, atMost: 56), &writer)
    }
    for (property, formula) in [
      ("headerReferenceSize.width", flow.headerReferenceSize.width),
      ("headerReferenceSize.height", flow.headerReferenceSize.height),
      ("footerReferenceSize.width", flow.footerReferenceSize.width),
      ("footerReferenceSize.height", flow.footerReferenceSize.height),
    ] where formula.constant != 0 {
      set(property, formulas.expression(formula, atMost: 56), &writer)
    }
    if flow.sectionInsetReference != .fromContentInset {
      set("sectionInsetReference", ".\(flow.sectionInsetReference.rawValue)", &writer)
    }
    for (property, isSet) in [
      ("sectionHeadersPinToVisibleBounds", flow.sectionHeadersPinToVisibleBounds),
      ("sectionFootersPinToVisibleBounds", flow.sectionFootersPinToVisibleBounds),
      ("flipsHorizontallyInOppositeLayoutDirection", flow.flipsHorizontallyInOppositeLayoutDirection),
      ("swapsHorizontalSpacings", flow.swapsHorizontalSpacings),
    ] where isSet {
      set(property, "true", &writer)
    }
    if flow.pixelSnapping != .none { set("pixelSnapping", ".\(flow.pixelSnapping.rawValue)", &writer) }
    writer.line(3, "return layout")
    writer.line(2, "}")
  }

  private func appendItemSizes(
    _ itemSize: FlowLayoutFormula.ItemSize, _ formulas: inout SwiftFormulas, to writer: inout OutputWriter
  ) {
    switch itemSize {
    case .ofItem:
      writer.line(3, "layout.itemSizes = .each { $0.ownSize ?? Size(width: 50, height: 50) }")
    case .formula(let size):
      let isEach = [size.width, size.height].contains { $0.uses(FormulaVariable.ofItems) }
      let depth = isEach ? 4 : 3
      if isEach { writer.line(3, "layout.itemSizes = .each { item in") }
      let width = formulas.expression(size.width)
      for statement in formulas.takeStatements() { writer.line(depth, "\(statement.head) = \(statement.value)") }
      writer.line(depth, "let width: Double = \(width)")
      var height = "width"
      if size.height != size.width {
        let expression = formulas.expression(size.height)
        for statement in formulas.takeStatements() { writer.line(depth, "\(statement.head) = \(statement.value)") }
        writer.line(depth, "let height: Double = \(expression)")
        height = "height"
      }
      let value = "Size(width: width, height: \(height))"
      writer.line(depth, isEach ? "return \(value)" : "layout.itemSizes = .uniform(\(value))")
      if isEach { writer.line(3, "}") }
    }
  }
}

extension FlowLayoutFormula {
  fileprivate var formulas: [Formula] {
    var formulas = [
      minimumLineSpacing, minimumInteritemSpacing, sectionInset.top, sectionInset.left, sectionInset.bottom,
      sectionInset.right, headerReferenceSize.width, headerReferenceSize.height, footerReferenceSize.width,
      footerReferenceSize.height,
    ]
    if case .formula(let size) = itemSize { formulas += [size.width, size.height] }
    return formulas
  }
}
