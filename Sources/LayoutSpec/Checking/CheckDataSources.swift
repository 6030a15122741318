internal import LayoutGeometry
internal import PlanModel
internal import SourceDiagnostics

extension SpecChecker {
  mutating func checkDataSource(_ named: Named<DataSourceSyntax>) -> CheckedDataSource? {
    let source = named.value
    let (sections, items) = checkSections(source)
    let colors = source.colors.map { list in list.value.map { color(of: $0) } }
    let count = sections.reduce(0) { $0 + $1.count }
    if let list = source.colors, list.value.count != count {
      diagnostics.report(
        .countMismatch, "`colors` has \(list.value.count) colors for \(count) items", at: list.span,
        help: "give one for each item, or use `color` with a ramp")
    }
    let starts = SectionStarts(counts: sections.map(\.count))
    let ids = checkTexts(source.id, key: "id", listed: items?.map { $0?.id }, starts: starts)
    reportDuplicateIDs(ids, items: items, source: source, named: named)
    let titles =
      source.title == nil && items?.contains { $0?.title != nil } != true
      ? nil : checkTexts(source.title, key: "title", listed: items?.map { $0?.title }, starts: starts)
    let dataSource = DataSource(
      name: named.name.value, sections: sections.map { .init(id: $0.id, count: $0.count) }, ids: ids,
      titles: titles,
      colors: colors.map { .listed($0.compactMap { $0 }) } ?? itemColors(source.color, items: items, starts: starts))
    let content = DataSourceContent(
      name: named.name.value, sectionCounts: sections.map(\.count), headerLengths: sections.map(\.header),
      footerLengths: sections.map(\.footer), itemSizes: itemSizes(source, items: items, starts: starts),
      aspectRatios: aspectRatios(source, items: items, starts: starts))
    return CheckedDataSource(dataSource: dataSource, content: content)
  }

  private struct CheckedSection {
    var id: String
    var count: Int
    var header: Double?
    var footer: Double?
  }

  /// The sections, and the items where they are written one by one in at least one of them.
  private mutating func checkSections(_ source: DataSourceSyntax) -> ([CheckedSection], [ItemSyntax?]?) {
    if let items = source.items {
      return ([CheckedSection(id: "0", count: items.value.count)], items.value)
    }
    guard let written = source.sections else {
      let count = source.count == nil ? source.colors?.value.count ?? 0 : itemCount(source.count)
      return ([CheckedSection(id: "0", count: count)], nil)
    }
    var sections: [CheckedSection] = []
    var items: [ItemSyntax?] = []
    var firstSpans: [String: SourceSpan] = [:]
    for (index, section) in written.value.enumerated() {
      let count = section.items?.value.count ?? itemCount(section.count)
      if let list = section.items {
        items.append(contentsOf: Array(repeating: nil, count: sections.reduce(0) { $0 + $1.count } - items.count))
        items.append(contentsOf: list.value.map { $0 })
      }
      let (header, footer) = (constant(section.header)?.double, constant(section.footer)?.double)
      let id = section.id?.value ?? String(index)
      let span = section.id?.span ?? section.span
      if let first = firstSpans.updateValue(span, forKey: id) {
        diagnostics.report(
          .duplicateName, "two sections have the id `\(id)`", at: span, labels: [.init("first used here", at: first)])
      }
      sections.append(CheckedSection(id: id, count: count, header: header, footer: footer))
    }
    if !items.isEmpty {
      items.append(contentsOf: Array(repeating: nil, count: sections.reduce(0) { $0 + $1.count } - items.count))
    }
    return (sections.isEmpty ? [CheckedSection(id: "0", count: 0)] : sections, items.isEmpty ? nil : items)
  }

  private mutating func itemCount(_ number: NumberSyntax?) -> Int {
    constant(number).map { Int($0.double) } ?? 0
  }

  private mutating func checkTexts(
    _ template: TemplateSyntax?, key: String, listed: [Spanned<String>??]?, starts: SectionStarts
  ) -> ItemTexts {
    let rule = check(template).map { ItemTextRule(template: $0, starts: starts) }
    if let rule, let template {
      evaluate { evaluator in
        for index in 0..<starts.count {
          if case .failure(let failure) = rule.render(index) {
            evaluator.report(failure.diagnostic(for: "`\(key)` of item \(index)"), once: template.span)
            return
          }
        }
      }
    }
    guard let listed else {
      return rule.map { rule in .computed { rule.text(at: $0) } } ?? .index
    }
    return .listed(
      listed.enumerated().map { index, text in
        (text ?? nil)?.value ?? rule?.text(at: index) ?? (key == "id" ? String(index) : "")
      })
  }

  private mutating func reportDuplicateIDs(
    _ ids: ItemTexts, items: [ItemSyntax?]?, source: DataSourceSyntax, named: Named<DataSourceSyntax>
  ) {
    guard case .index = ids else {
      var first: [String: Int] = [:]
      let count = items?.count ?? constant(source.count).map { Int($0.double) } ?? 0
      for index in 0..<count {
        let id = ids.text(at: index)
        guard let earlier = first.updateValue(index, forKey: id) else { continue }
        func span(of index: Int) -> SourceSpan {
          let item = items.flatMap { $0[index] }
          return item?.id?.span ?? item?.span ?? source.id?.span ?? named.name.span
        }
        diagnostics.report(
          .duplicateName,
          "items \(earlier) and \(index) of the data source `\(named.name.value)` have the same id `\(id)`",
          at: span(of: index), labels: [.init("first used here", at: span(of: earlier))],
          help: "ids tell items apart when one data source follows another")
        if items == nil {
          return
        }
      }
      return
    }
  }
}

/// Where each section of a data source starts, for finding an item's section.
struct SectionStarts: Sendable {
  /// One more than there are sections; the last is the count of all items.
  let starts: [Int]

  init(counts: [Int]) {
    starts = counts.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
  }

  var count: Int {
    starts[starts.count - 1]
  }

  /// Requires `0 <= index < count`.
  func section(of index: Int) -> Int {
    guard starts.count > 2 else { return 0 }
    var (low, high) = (0, starts.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= index {
        low = middle
      } else {
        high = middle
      }
    }
    return low
  }
}

/// A text for each item by a template.
private struct ItemTextRule: Sendable {
  let template: TextTemplate
  let starts: SectionStarts

  func render(_ index: Int) -> Result<String, EvaluationFailure> {
    template.render(ItemRule.inputs(index, starts), format: { $0.text })
  }

  /// Requires that rendering was checked for this item.
  func text(at index: Int) -> String {
    guard case .success(let text) = render(index) else { return "" }
    return text
  }
}
