internal import Expressions
internal import LayoutRuntime
internal import PlanModel
internal import SourceDiagnostics
internal import SpecSchema
internal import TextWriting

extension SpecChecker {
  mutating func checkDataSource(_ named: Named<DataSourceSyntax>) -> CheckedDataSource {
    let before = faults
    let source = named.value
    let checkedSections = checkSections(source)
    let sections = checkedSections ?? []
    let starts = SectionStarts(counts: sections.map { $0.count })
    let items = checkedSections == nil ? .none : listedItems(source, starts: starts)
    if let list = source.colors, checkedSections != nil, list.value.count != starts.count {
      diagnostics.report(
        .countMismatch, "`colors` has \(counted(list.value.count, "color")) for \(counted(starts.count, "item"))",
        at: list.span, help: "give one for each item, or use `color` with a ramp")
    }
    let idRule = check(source.id).map { ItemTextRule(template: $0, starts: starts) }
    let titleRule = check(source.title).map { ItemTextRule(template: $0, starts: starts) }
    let (ownIDs, ownTitles) = (items.map { $0.id?.value }, items.map { $0.title?.value })
    check(idRule, of: source.id, besides: ownIDs)
    check(titleRule, of: source.title, besides: ownTitles)
    reportDuplicateIDs(named, rule: idRule, items: items, starts: starts)
    let isSound = named.isSound
    var dataSource = DataSource(
      name: named.name.value, sections: sections.map { .init(id: $0.id, count: $0.count) },
      ids: itemIDs(idRule, own: ownIDs),
      titles: titles(titleRule, own: ownTitles),
      colors: itemColors(source, items: items, starts: starts))
    let content = DataSourceContent(
      name: named.name.value, sectionCounts: sections.map { $0.count }, headerLengths: sections.map { $0.header },
      footerLengths: sections.map { $0.footer },
      itemSizes: itemSizes(source, items: items, starts: starts, isSound: isSound),
      aspectRatios: aspectRatios(source, items: items, starts: starts, isSound: isSound))
    if isSound, faults == before {
      return CheckedDataSource(dataSource: dataSource, content: content)
    }
    guard checkedSections != nil else { return .unknown }
    // Whether these are the colors that are meant is not known.
    dataSource.colors = nil
    return CheckedDataSource(
      dataSource: dataSource, content: content.assumingMeasures, unknown: [.aspectRatio], isSound: false)
  }

  private struct CheckedSection {
    var id: String
    var count: Int
    var header: Double?
    var footer: Double?
  }

  /// At least one section; `nil` where the count of one is not known.
  private mutating func checkSections(_ source: DataSourceSyntax) -> [CheckedSection]? {
    let sections = writtenSections(source)
    return source.countIsInDoubt ? nil : sections
  }

  private mutating func writtenSections(_ source: DataSourceSyntax) -> [CheckedSection]? {
    if let items = source.items {
      return [CheckedSection(id: "0", count: items.value.count)]
    }
    guard let written = source.sections else {
      let count = source.count == nil ? source.colors?.value.count : itemCount(source.count)
      return count.map { [CheckedSection(id: "0", count: $0)] }
    }
    var sections: [CheckedSection] = []
    var total = 0
    var isComplete = true
    var firstSpans: [ByteText: SourceSpan] = [:]
    for (index, section) in written.value.enumerated() {
      let count = section.flatMap { $0.items?.value.count ?? itemCount($0.count) }
      isComplete = isComplete && count != nil && section?.countIsInDoubt == false
      guard let section else { continue }
      let (header, footer) = (constant(section.header)?.double, constant(section.footer)?.double)
      let id = section.id?.value ?? String(index)
      let span = section.id?.span ?? section.span
      if let first = firstSpans[ByteText(id)] {
        diagnostics.report(
          .duplicateName, "two sections have the id `\(excerpt(id))`", at: span,
          labels: [.init("first used here", at: first)], help: "give one of them another `id`")
      } else {
        firstSpans[ByteText(id)] = span
      }
      sections.append(CheckedSection(id: id, count: count ?? 0, header: header, footer: footer))
      total += count ?? 0
    }
    if total > NumberRule.itemLimit {
      diagnostics.report(
        .outOfRange, "the sections have \(total) items together; expected at most \(NumberRule.itemLimit)",
        at: written.span)
      isComplete = false
    }
    guard isComplete else { return nil }
    return sections.isEmpty ? [CheckedSection(id: "0", count: 0)] : sections
  }

  private mutating func itemCount(_ number: NumberSyntax?) -> Int? {
    constant(number).map { Int($0.double) }
  }

  /// The items that are written one by one.
  private func listedItems(_ source: DataSourceSyntax, starts: SectionStarts) -> ListedItems<ItemSyntax> {
    if let items = source.items {
      return ListedItems(runs: [(0, items.value)])
    }
    let sections = source.sections?.value ?? []
    return ListedItems(
      runs: zip(starts.starts, sections).compactMap { start, section in section?.items.map { (start, $0.value) } })
  }

  /// Works the rule out for each item that has no text of its own, and reports the first fault.
  private mutating func check(_ rule: ItemTextRule?, of syntax: TemplateSyntax?, besides own: ListedItems<String>) {
    guard let rule, let syntax, !rule.template.cannotFail else { return }
    evaluate { evaluator in
      for index in 0..<rule.count where own[index] == nil {
        guard case .failure(let failure) = rule.render(index) else { continue }
        evaluator.report(failure.diagnostic(for: "`\(syntax.key)` of item \(index)"), once: syntax.span)
        return
      }
    }
  }

  /// Each item's own id, else by the rule, else its index.
  private func itemIDs(_ rule: ItemTextRule?, own: ListedItems<String>) -> ItemTexts {
    guard rule != nil || !own.isEmpty else { return .index }
    return .computed { own[$0] ?? rule?.text(at: $0) ?? String($0) }
  }

  /// Each item's own title, else by the rule, else an empty one; `nil` where there is no title at all.
  private func titles(_ rule: ItemTextRule?, own: ListedItems<String>) -> ItemTexts? {
    guard rule != nil || !own.isEmpty else { return nil }
    return .computed { own[$0] ?? rule?.text(at: $0) ?? "" }
  }

  private mutating func reportDuplicateIDs(
    _ named: Named<DataSourceSyntax>, rule: ItemTextRule?, items: ListedItems<ItemSyntax>, starts: SectionStarts
  ) {
    let source = named.value
    var first: [ByteText: Int] = [:]
    if items.hasValue({ $0.id }) {
      first.reserveCapacity(items.placeCount)
    }
    func span(of index: Int) -> SourceSpan {
      items[index].map { $0.id?.span ?? $0.span } ?? source.id?.span ?? named.name.span
    }
    func duplicate(_ id: String, _ index: Int, _ earlier: Int) -> Diagnostic {
      Diagnostic(
        .duplicateName,
        "items \(min(earlier, index)) and \(max(earlier, index)) of the data source `\(named.name.value)` have the same id "
          + "`\(excerpt(id))`",
        at: span(of: index), labels: items.isEmpty ? [] : [.init("first used here", at: span(of: earlier))],
        help: items.isEmpty
          ? "use `{index}` in the id, which is different for each item"
          : "ids tell items apart: give one of them another")
    }
    var isSaid = false
    items.forEach { index, item in
      guard let id = item.id?.value else { return }
      if let earlier = first.updateValue(index, forKey: ByteText(id)) {
        first[ByteText(id)] = earlier
        diagnostics.report(duplicate(id, index, earlier))
        isSaid = true
      }
    }
    guard !isSaid else { return }
    guard source.id != nil else {
      // An item without an id has its index for one, if it is not just an id that cannot be read.
      guard named.isSound else { return }
      let clashes = first.compactMap { id, index -> (id: String, index: Int, other: Int)? in
        guard let other = Int(id.text), id == ByteText(String(other)), (0..<starts.count).contains(other),
          items[other]?.id == nil
        else { return nil }
        return (id.text, index, other)
      }
      for (id, index, other) in clashes.sorted(by: { $0.index < $1.index }) {
        diagnostics.report(duplicate(id, other, index))
      }
      return
    }
    guard let rule, !rule.template.tellsItemsApart || !first.isEmpty else { return }
    for index in 0..<starts.count where items[index]?.id == nil {
      guard case .success(let id) = rule.render(index) else { return }
      guard let earlier = first[ByteText(id)] else {
        first[ByteText(id)] = index
        continue
      }
      diagnostics.report(duplicate(id, index, earlier))
      return
    }
  }
}
