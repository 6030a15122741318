internal import Expressions
internal import LayoutRuntime
internal import SourceDiagnostics
internal import SpecSchema

/// A flow layout's parameters as written.
struct FlowLayoutSyntax: Sendable {
  var itemSizeSpan: SourceSpan
  var scrollDirection: Axis
  var itemSize: SizeSyntax?
  var minimumLineSpacing: NumberSyntax?
  var minimumInteritemSpacing: NumberSyntax?
  var sectionInset: InsetsSyntax?
  var headerReferenceSize: SizeSyntax?
  var footerReferenceSize: SizeSyntax?
  var sectionInsetReference: SectionInsetReference
  var pinsHeaders: Bool
  var pinsFooters: Bool
  var flipsHorizontallyInOppositeLayoutDirection: Bool
  var swapsHorizontalSpacings: Bool
  var pixelSnapping: PixelSnapping

  func check(_ checker: inout SpecChecker) -> CheckedFlowLayout {
    CheckedFlowLayout(
      syntax: self, itemSize: checker.check(itemSize), minimumLineSpacing: checker.check(minimumLineSpacing),
      minimumInteritemSpacing: checker.check(minimumInteritemSpacing), sectionInset: checker.check(sectionInset),
      headerReferenceSize: checker.check(headerReferenceSize), footerReferenceSize: checker.check(footerReferenceSize))
  }
}

struct CheckedFlowLayout: CheckedLayoutParameters {
  var syntax: FlowLayoutSyntax
  var itemSize: CheckedSize?
  var minimumLineSpacing: CheckedNumber?
  var minimumInteritemSpacing: CheckedNumber?
  var sectionInset: CheckedInsets?
  var headerReferenceSize: CheckedSize?
  var footerReferenceSize: CheckedSize?

  var scrollDirection: Axis {
    syntax.scrollDirection
  }

  var itemSizeSpan: SourceSpan {
    switch itemSize {
    case .dimensions(let width, _)?: width.span
    case .item(let span)?: span
    case nil: syntax.itemSizeSpan
    }
  }

  var pixelSnapping: PixelSnapping {
    syntax.pixelSnapping
  }

  var crossExtent: CheckedNumber? {
    guard case .dimensions(let width, let height)? = itemSize else { return nil }
    let extent = scrollDirection == .vertical ? width : height
    return extent.expression.dependsOnItem ? nil : extent
  }

  func resolve(
    _ evaluator: inout Evaluator, content: DataSourceContent, in environment: LayoutEnvironment
  ) -> ResolvedLayout? {
    let lineSpacing = evaluator.double(minimumLineSpacing, default: 10)
    let interitemSpacing = evaluator.double(minimumInteritemSpacing, default: 10)
    let inset = evaluator.insets(sectionInset)
    let header = evaluator.size(headerReferenceSize)
    let footer = evaluator.size(footerReferenceSize)
    let sizes = evaluator.itemSizes(itemSize, of: content)
    guard let lineSpacing, let interitemSpacing, let inset, let header, let footer, let sizes else { return nil }
    let layout = FlowLayout(
      scrollDirection: scrollDirection, itemSize: sizes, minimumLineSpacing: lineSpacing,
      minimumInteritemSpacing: interitemSpacing, sectionInset: inset, headerReferenceSize: header,
      footerReferenceSize: footer,
      sectionInsetReference: syntax.sectionInsetReference, sectionHeadersPinToVisibleBounds: syntax.pinsHeaders,
      sectionFootersPinToVisibleBounds: syntax.pinsFooters,
      flipsHorizontallyInOppositeLayoutDirection: syntax.flipsHorizontallyInOppositeLayoutDirection,
      swapsHorizontalSpacings: syntax.swapsHorizontalSpacings, pixelSnapping: syntax.pixelSnapping)
    return ResolvedLayout(
      kind: layout,
      content: LayoutContent(
        sectionCounts: content.sectionCounts, headerLengths: content.headerLengths,
        footerLengths: content.footerLengths))
  }
}

extension Evaluator {
  /// A size that is the same for the whole level; zero where it is absent.
  fileprivate mutating func size(_ size: CheckedSize?) -> Size? {
    guard case .dimensions(let width, let height)? = size else { return Size(width: 0, height: 0) }
    return self.size(width: width, height: height)
  }

  /// Item sizes at one level: one for all, a function of the index, or the data source's own.
  fileprivate mutating func itemSizes(_ size: CheckedSize?, of content: DataSourceContent) -> ItemSizes? {
    switch size {
    case nil:
      return .uniform(Size(width: 50, height: 50))
    case .item(let span):
      guard let sizes = content.itemSizes else {
        report(
          Diagnostic(
            .missingItemSize,
            "`itemSize: item` takes each item's own size, but the data source `\(content.name)` gives none",
            at: span, help: "add `size` to the data source or to its items"), once: span)
        return nil
      }
      return sizes
    case .dimensions(let width, let height)?:
      let variables = width.expression.variables.union(height.expression.variables)
      if variables.contains(.aspectRatio), content.aspectRatios == nil {
        let place = width.expression.variables.contains(.aspectRatio) ? width.span : height.span
        report(
          Diagnostic(
            .missingItemSize, "`itemSize` uses `aspectRatio`, but the data source `\(content.name)` gives none",
            at: place,
            help: "add `aspectRatio` to the data source or to its items"), once: place)
        return nil
      }
      guard variables.contains(where: { $0.isOfItem }) else {
        return self.size(width: width, height: height).map { .uniform($0) }
      }
      let rule = ItemSizeRule(width: width, height: height, content: content, inputs: inputs)
      return check(rule) ? .runs { rule.store(from: $0, in: $1, of: &$2) } : nil
    }
  }

  /// Works the rule out for every item and reports the first fault.
  private mutating func check(_ rule: ItemSizeRule) -> Bool {
    let saved = (inputs, place)
    defer { (inputs, place) = saved }
    var sizes = rule.evaluations
    for index in 0..<rule.count where !rule.isValid(rule.size(at: index, &sizes)) {
      inputs = rule.inputs(at: index)
      place = { saved.1() + ", item \(index)" }
      return size(width: rule.width, height: rule.height) != nil
    }
    return true
  }
}

/// A size for each item by expressions.
private struct ItemSizeRule: Sendable {
  let width: CheckedNumber
  let height: CheckedNumber
  let aspectRatios: (@Sendable (Int) -> Number)?
  let starts: SectionStarts
  let inputs: ExpressionInputs
  /// One where the item is a square, else of the width and the height.
  let evaluations: [RepeatedEvaluation]

  init(width: CheckedNumber, height: CheckedNumber, content: DataSourceContent, inputs: ExpressionInputs) {
    self.width = width
    self.height = height
    self.aspectRatios = content.aspectRatios
    self.starts = SectionStarts(counts: content.sectionCounts)
    self.inputs = inputs
    let numbers = width.span == height.span ? [width] : [width, height]
    evaluations = numbers.map { RepeatedEvaluation($0.expression, inputs) }
  }

  /// Stores the sizes of the items from `first` on in `places`.
  func store(from first: Int, in places: Range<Int>, of sizes: inout MutableSpan<Size>) {
    var evaluations = evaluations
    for place in places {
      sizes[place] =
        size(at: first + place - places.lowerBound, &evaluations) ?? Size(width: .nan, height: .nan)
    }
  }

  var count: Int {
    starts.count
  }

  func inputs(at index: Int) -> ExpressionInputs {
    var inputs = inputs
    inputs.index = Number(index)
    inputs.section = Number(starts.section(of: index))
    if let aspectRatios {
      inputs[.aspectRatio] = aspectRatios(index)
    }
    return inputs
  }

  func size(at index: Int, _ evaluations: inout [RepeatedEvaluation]) -> Size? {
    for side in evaluations.indices {
      evaluations[side].set(.index, to: Number(index))
      evaluations[side].set(.section, to: Number(starts.section(of: index)))
      if let aspectRatios { evaluations[side].set(.aspectRatio, to: aspectRatios(index)) }
    }
    guard let width = evaluations[0].value()?.double else { return nil }
    guard evaluations.count > 1 else { return Size(width: width, height: width) }
    return evaluations[1].value().map { Size(width: width, height: $0.double) }
  }

  func isValid(_ size: Size?) -> Bool {
    guard let size else { return false }
    return width.rule.range.contains(size.width) && height.rule.range.contains(size.height)
  }
}
