internal import LayoutGeometry
internal import PlanModel
internal import SourceDiagnostics
internal import YAMLReading

/// Looks up names and binds expressions, turning a spec's syntax into a `CheckedSpec`.
struct SpecChecker: ~Copyable {
  let syntax: SpecSyntax
  let document: YAMLDocument
  let lets: LetBindings
  var diagnostics: DiagnosticBag

  init(_ syntax: SpecSyntax, document: YAMLDocument, diagnostics: consuming DiagnosticBag) {
    self.syntax = syntax
    self.document = document
    let entries = syntax.lets.map {
      LetEntry(name: $0.name.value, nameSpan: $0.name.span, bytes: document.bytes(of: $0.value.node))
    }
    self.lets = LetBindings.check(
      entries, spanOf: { document.span(of: $1, in: syntax.lets[$0].value.node) }, diagnostics: &diagnostics)
    self.diagnostics = diagnostics
  }

  /// Parts with a fault are left out once it was reported, so the result is of use only if no error stands.
  mutating func check() -> CheckedSpec {
    let syntax = syntax
    let viewports = checkViewports()
    let bars = checkBars(syntax.bars) ?? .none
    var dataSources: [CheckedDataSource?] = []
    for dataSource in syntax.dataSources {
      dataSources.append(checkDataSource(dataSource))
    }
    var layouts: [CheckedLayout?] = []
    for layout in syntax.layouts {
      layouts.append(checkLayout(layout))
    }
    var chains: [CheckedChain] = []
    for chain in syntax.chains {
      if let chain = checkChain(chain, dataSources: dataSources, layouts: layouts, specBars: bars) {
        chains.append(chain)
      }
    }
    return CheckedSpec(
      viewports: viewports, dataSources: dataSources.compactMap { $0 }, layouts: layouts.compactMap { $0 },
      chains: chains)
  }

  consuming func finish() -> DiagnosticBag {
    diagnostics
  }

  /// Evaluates constants with this checker's diagnostics.
  mutating func evaluate<Value>(_ body: (inout Evaluator) -> Value) -> Value {
    var evaluator = Evaluator(diagnostics: diagnostics)
    let value = body(&evaluator)
    diagnostics = evaluator.finish()
    return value
  }

  mutating func constant(_ number: NumberSyntax?) -> Number? {
    let checked = check(number)
    return evaluate { $0.number(checked) }
  }

  /// The index of a name among those defined, or `nil` after reporting.
  mutating func index(
    of reference: Spanned<String>, among names: [String], kind: String, unreadable: Set<String>
  ) -> Int? {
    if let index = names.firstIndex(of: reference.value) {
      return index
    }
    guard !unreadable.contains(reference.value) else { return nil }
    let nearest = nearestName(to: reference.value, among: names)
    diagnostics.report(
      .unknownReference,
      "no \(kind) is called `\(reference.value)`" + (nearest.map { "; did you mean `\($0)`?" } ?? ""),
      at: reference.span,
      help: nearest == nil && !names.isEmpty
        ? "there is \(quotedList(names.prefix(12).map { $0 }, conjunction: "and"))" : nil,
      fixIts: nearest.map { [.init("change to `\($0)`", replacing: reference.span, with: $0)] } ?? [])
    return nil
  }

  private mutating func checkLayout(_ named: Named<LayoutSyntax>) -> CheckedLayout? {
    named.value.parameters.check(&self).map {
      CheckedLayout(name: named.name.value, span: named.name.span, parameters: $0)
    }
  }

  mutating func checkBars(_ bars: BarsSyntax?) -> Bars? {
    guard let bars else { return nil }
    let (navigationBar, tabBar, toolbar) = (check(bars.navigationBar), check(bars.tabBar), check(bars.toolbar))
    return evaluate { evaluator in
      let top = evaluator.double(navigationBar, default: 0) ?? 0
      let bottom = evaluator.double(tabBar, default: 0) ?? 0
      return Bars(top: top, bottom: bottom + (evaluator.double(toolbar, default: 0) ?? 0))
    }
  }
}
