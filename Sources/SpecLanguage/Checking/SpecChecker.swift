internal import Expressions
internal import LayoutRuntime
internal import PlanModel
internal import TextWriting
internal import SourceDiagnostics
internal import SpecSchema
internal import YAMLReading

/// Looks up names and binds expressions, turning a spec's syntax into a `SpecDraft`.
struct SpecChecker: ~Copyable {
  let syntax: SpecSyntax
  let document: YAMLDocument
  let lets: LetBindings
  var diagnostics: DiagnosticBag
  /// Of the names in `let`, those that an expression or a text uses.
  var usedLets: Set<String> = []
  private let dataSourceIndices: [ByteText: Int]
  private let layoutIndices: [ByteText: Int]
  /// How often something was passed over that rests on what had been reported before.
  private var silentFaults = 0

  init(_ syntax: SpecSyntax, document: YAMLDocument, diagnostics: consuming DiagnosticBag) {
    self.syntax = syntax
    self.document = document
    dataSourceIndices = indices(syntax.dataSources.lazy.map { $0.name.value })
    layoutIndices = indices(syntax.layouts.lazy.map { $0.name.value })
    guard let lets = syntax.lets else {
      self.lets = LetBindings(isIncomplete: syntax.lacksLets)
      self.diagnostics = diagnostics
      return
    }
    let entries = lets.map { named in
      LetEntry(
        name: named.name.value, nameSpan: named.name.span, bytes: named.value.node.map { document.bytes(of: $0) })
    }
    self.lets = LetBindings.check(
      entries, isIncomplete: syntax.lacksLets, of: LanguageConstructs.variables,
      spanOf: { entry, range in
        lets[entry].value.node.map { document.span(of: range, in: $0) } ?? lets[entry].name.span
      }, diagnostics: &diagnostics)
    self.diagnostics = diagnostics
  }

  mutating func check() -> SpecDraft {
    let syntax = syntax
    let viewports = checkViewports()
    let bars = checkBars(syntax.bars, isInDoubt: syntax.doubts.contains(SpecKeys.bars.name))
    var dataSources: [CheckedDataSource] = []
    dataSources.reserveCapacity(syntax.dataSources.count)
    for dataSource in syntax.dataSources {
      dataSources.append(checkDataSource(dataSource))
    }
    var layouts: [CheckedLayout] = []
    layouts.reserveCapacity(syntax.layouts.count)
    for layout in syntax.layouts {
      layouts.append(checkLayout(layout))
    }
    var chains: [ChainDraft] = []
    chains.reserveCapacity(syntax.chains.count)
    for chain in syntax.chains {
      chains.append(checkChain(chain, dataSources: dataSources, layouts: layouts, specBars: bars))
    }
    noteLetsInLets()
    let used = Set(chains.lazy.flatMap { $0.levels.lazy.compactMap { $0.layout } })
    let loose = layouts.indices.filter { !used.contains($0) }.map { LevelDraft(layout: $0) }
    return SpecDraft(
      viewports: viewports, dataSources: dataSources, layouts: layouts, chains: chains,
      looseLevels: ChainDraft(levels: loose), usedLets: usedLets)
  }

  /// Whether this grows while a part is checked tells whether it has a fault.
  var faults: Int {
    diagnostics.errorReports + silentFaults
  }

  /// Takes note of something that cannot be had because of what was reported before.
  mutating func passOverFault() {
    silentFaults += 1
  }

  consuming func finish() -> DiagnosticBag {
    diagnostics
  }

  /// Evaluates constants with this checker's diagnostics.
  mutating func evaluate<Value>(_ body: (inout Evaluator) -> Value) -> Value {
    // Moved there and back: a copy would be paid for with each report.
    var evaluator = Evaluator(diagnostics: exchange(&diagnostics, with: DiagnosticBag()))
    let value = body(&evaluator)
    diagnostics = evaluator.finish()
    return value
  }

  mutating func constant(_ number: NumberSyntax?) -> Number? {
    if let literal = number?.allowedLiteral { return literal }
    let checked = check(number)
    return evaluate { $0.number(checked) }
  }

  /// The index of the layout with that name, or `nil` after reporting.
  mutating func reference(toLayout name: Spanned<String>) -> Int? {
    if let index = layoutIndices[ByteText(name.value)] {
      return index
    }
    if !isUnreadable(name.value, in: SpecKeys.layouts.name) {
      reportUnknown(name, among: syntax.layouts.map { $0.name.value }, kind: "layout")
    }
    passOverFault()
    return nil
  }

  /// The index of the data source with that name, or `nil` after reporting.
  mutating func reference(toDataSource name: Spanned<String>) -> Int? {
    if let index = dataSourceIndices[ByteText(name.value)] {
      return index
    }
    if !isUnreadable(name.value, in: SpecKeys.dataSources.name) {
      reportUnknown(name, among: syntax.dataSources.map { $0.name.value }, kind: "data source")
    }
    passOverFault()
    return nil
  }

  mutating func reportUnknown(_ reference: Spanned<String>, among names: [String], kind: String, help: String? = nil) {
    if diagnostics.isFull {
      diagnostics.report(.unknownReference, "no \(kind) is called so", at: reference.span)
      return
    }
    let nearest = nearestName(to: reference.value, among: names)
    let shown = names.prefix(12).map(excerpt)
    let rest = names.count > shown.count ? " and \(names.count - shown.count) more" : ""
    let known = names.isEmpty ? "none is defined" : "those defined are \(quotedList(shown))\(rest)"
    diagnostics.report(
      .unknownReference,
      "no \(kind) is called `\(excerpt(reference.value))`" + (nearest.map { "; did you mean `\($0)`?" } ?? ""),
      at: reference.span, help: nearest == nil ? help ?? known : nil,
      fixIts: nearest.map { [.init("change to `\($0)`", replacing: reference.span, with: yamlText($0))] } ?? [])
  }

  /// Whether a definition stands in the spec, or may stand there, but was reported as unreadable.
  private func isUnreadable(_ name: String, in section: String) -> Bool {
    syntax.unreadablePaths.contains(section) || syntax.unreadablePaths.contains("\(section).\(name)")
  }

  /// No bars where none are written; `nil` where there is no telling.
  mutating func checkBars(_ bars: BarsSyntax?, isInDoubt: Bool) -> Bars? {
    let before = faults
    let (navigationBar, tabBar, toolbar) = (check(bars?.navigationBar), check(bars?.tabBar), check(bars?.toolbar))
    let heights = evaluate { evaluator in
      let top = evaluator.double(navigationBar, default: 0) ?? 0
      let bottom = evaluator.double(tabBar, default: 0) ?? 0
      return Bars(top: top, bottom: bottom + (evaluator.double(toolbar, default: 0) ?? 0))
    }
    return isInDoubt || faults != before ? nil : heights
  }
}

/// The place of each name; of equal ones the first counts.
func indices(_ names: some Sequence<String>) -> [ByteText: Int] {
  var indices: [ByteText: Int] = [:]
  for (index, name) in names.enumerated() where indices[ByteText(name)] == nil {
    indices[ByteText(name)] = index
  }
  return indices
}
