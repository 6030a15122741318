internal import LayoutGeometry
internal import PlanModel
internal import SourceDiagnostics

extension SpecChecker {
  /// Each item's own size: from the item, else from the data source's rule; `nil` where there is neither.
  mutating func itemSizes(_ source: DataSourceSyntax, items: [ItemSyntax?]?, starts: SectionStarts) -> ItemSizes? {
    let rule = sizeRule(source.size, starts: starts)
    guard let items, items.contains(where: { $0?.size != nil }) else { return rule }
    var sizes: [Size] = []
    for (index, item) in items.enumerated() {
      if let written = item?.size, case .dimensions(let width, let height)? = check(written) {
        sizes.append(evaluate { $0.size(width: width, height: height) } ?? Size(width: 1, height: 1))
      } else if let rule {
        sizes.append(rule.size(at: index))
      } else {
        diagnostics.report(
          .missingItemSize, "item \(index) has no `size`, though others of its data source have one",
          at: item?.span ?? source.span, help: "give each item a `size`, or the data source one for all")
        return nil
      }
    }
    let listed = sizes
    return .each { listed[$0] }
  }

  mutating func aspectRatios(
    _ source: DataSourceSyntax, items: [ItemSyntax?]?, starts: SectionStarts
  ) -> (@Sendable (Int) -> Number)? {
    let rule = check(source.aspectRatio).map { ItemRule($0, starts: starts) }
    if let rule {
      evaluate { $0.check(rule) }
    }
    guard let items, items.contains(where: { $0?.aspectRatio != nil }) else {
      guard let rule else { return nil }
      return { index in rule.exactValue(at: index) ?? Number(1) }
    }
    var ratios: [Number] = []
    for (index, item) in items.enumerated() {
      if item?.aspectRatio != nil {
        ratios.append(constant(item?.aspectRatio) ?? Number(1))
      } else if let rule {
        ratios.append(rule.exactValue(at: index) ?? Number(1))
      } else {
        diagnostics.report(
          .missingItemSize, "item \(index) has no `aspectRatio`, though others of its data source have one",
          at: item?.span ?? source.span, help: "give each item an `aspectRatio`, or the data source one for all")
        return nil
      }
    }
    let listed = ratios
    return { index in listed[index] }
  }

  private mutating func sizeRule(_ size: SizeSyntax?, starts: SectionStarts) -> ItemSizes? {
    guard case .dimensions(let width, let height)? = check(size) else { return nil }
    let (widths, heights) = (ItemRule(width, starts: starts), ItemRule(height, starts: starts))
    evaluate { evaluator in
      evaluator.check(widths)
      evaluator.check(heights)
    }
    if widths.isConstant, heights.isConstant {
      return .uniform(Size(width: widths.value(at: 0), height: heights.value(at: 0)))
    }
    return .each { Size(width: widths.value(at: $0), height: heights.value(at: $0)) }
  }
}

extension ItemSizes {
  func size(at index: Int) -> Size {
    switch self {
    case .uniform(let size): size
    case .each(let function): function(index)
    }
  }
}
