internal import Expressions
internal import LayoutRuntime
internal import PlanModel
internal import SourceDiagnostics
internal import SpecSchema

extension SpecChecker {
  /// Each item's own size, else by the data source's rule; `nil` where there is neither.
  mutating func itemSizes(
    _ source: DataSourceSyntax, items: ListedItems<ItemSyntax>, starts: SectionStarts, isSound: Bool
  ) -> ItemSizes? {
    let rule = sizeRule(source.size, starts: starts)
    let own = items.map { item -> Size? in
      switch item.size {
      case nil: return nil
      case .literal(let size): return size
      case .expression(let syntax):
        guard case .dimensions(let width, let height)? = check(syntax) else { return nil }
        return evaluate { $0.size(width: width, height: height) }
      }
    }
    guard items.hasValue({ $0.size }) else { return rule }
    let complete = own.complete(count: starts.count)
    if isSound, source.size == nil, complete == nil {
      requireEach(ItemKeys.size.name, of: source, items: items, starts: starts) { $0.size != nil }
    }
    if let sizes = complete {
      return .runs { first, places, run in
        for place in places {
          run[place] = sizes[first + place - places.lowerBound]
        }
      }
    }
    // What is absent was reported, so that nothing is laid out.
    let others = rule ?? .uniform(Size(width: 1, height: 1))
    return .runs { first, places, sizes in
      others.store(from: first, in: places, of: &sizes)
      for place in places {
        if let size = own[first + place - places.lowerBound] {
          sizes[place] = size
        }
      }
    }
  }

  /// Each item's own width over height, else by the data source's rule; `nil` where there is neither.
  mutating func aspectRatios(
    _ source: DataSourceSyntax, items: ListedItems<ItemSyntax>, starts: SectionStarts, isSound: Bool
  ) -> (@Sendable (Int) -> Number)? {
    let rule = check(source.aspectRatio).map { ItemRule($0, starts: starts) }
    if let rule {
      evaluate { $0.check(rule) }
    }
    let own = items.map { item -> Number? in
      switch item.aspectRatio {
      case nil: nil
      case .literal(let ratio): ratio
      case .expression(let syntax): constant(syntax)
      }
    }
    let hasOwn = items.hasValue { $0.aspectRatio }
    if isSound, hasOwn, source.aspectRatio == nil {
      requireEach(ItemKeys.aspectRatio.name, of: source, items: items, starts: starts) { $0.aspectRatio != nil }
    }
    guard rule != nil || hasOwn else { return nil }
    return { index in own[index] ?? rule?.exactValue(at: index) ?? Number(1) }
  }

  /// Reports the first item that lacks what others of its data source have.
  private mutating func requireEach(
    _ key: String, of source: DataSourceSyntax, items: ListedItems<ItemSyntax>, starts: SectionStarts,
    has: (ItemSyntax) -> Bool
  ) {
    var expected = 0
    var lacking: (index: Int, item: ItemSyntax?)?
    for (index, item) in items.all {
      if index > expected {
        lacking = (expected, nil)
        break
      }
      if !has(item) {
        lacking = (index, item)
        break
      }
      expected = index + 1
    }
    if lacking == nil, expected < starts.count {
      lacking = (expected, nil)
    }
    guard let (index, item) = lacking else { return }
    diagnostics.report(
      .missingItemSize, "item \(index) has no `\(key)`, though others of its data source have one",
      at: item?.span ?? source.span, help: "give each item `\(key)`, or the data source one for all")
  }

  private mutating func sizeRule(_ size: SizeSyntax?, starts: SectionStarts) -> ItemSizes? {
    guard case .dimensions(let width, let height)? = check(size) else { return nil }
    let (widths, heights) = (ItemRule(width, starts: starts), ItemRule(height, starts: starts))
    evaluate { evaluator in
      evaluator.check(widths)
      evaluator.check(heights)
    }
    if widths.isConstant, heights.isConstant, starts.count > 0 {
      return .uniform(Size(width: widths.value(at: 0), height: heights.value(at: 0)))
    }
    return .runs { first, places, sizes in
      let items = first..<first + places.count
      widths.forEach(of: items) { item, width in
        sizes[places.lowerBound + item - first].width = width?.double ?? .nan
        return true
      }
      heights.forEach(of: items) { item, height in
        sizes[places.lowerBound + item - first].height = height?.double ?? .nan
        return true
      }
    }
  }
}
