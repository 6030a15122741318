internal import LayoutRuntime
internal import PlanModel

extension CheckedFlowLayout {
  var formula: LayoutFormula.Kind {
    .flow(
      FlowLayoutFormula(
        scrollDirection: scrollDirection, itemSize: itemSizeFormula,
        minimumLineSpacing: Formula(minimumLineSpacing, default: 10),
        minimumInteritemSpacing: Formula(minimumInteritemSpacing, default: 10),
        sectionInset: InsetsFormula(
          top: Formula(sectionInset?.top, default: 0), left: Formula(sectionInset?.left, default: 0),
          bottom: Formula(sectionInset?.bottom, default: 0), right: Formula(sectionInset?.right, default: 0)),
        headerReferenceSize: SizeFormula(headerReferenceSize), footerReferenceSize: SizeFormula(footerReferenceSize),
        sectionInsetReference: syntax.sectionInsetReference, sectionHeadersPinToVisibleBounds: syntax.pinsHeaders,
        sectionFootersPinToVisibleBounds: syntax.pinsFooters,
        flipsHorizontallyInOppositeLayoutDirection: syntax.flipsHorizontallyInOppositeLayoutDirection,
        swapsHorizontalSpacings: syntax.swapsHorizontalSpacings, pixelSnapping: syntax.pixelSnapping))
  }

  private var itemSizeFormula: FlowLayoutFormula.ItemSize {
    switch itemSize {
    case nil: .formula(SizeFormula(width: Formula(50), height: Formula(50)))
    case .item: .ofItem
    case .dimensions(let width, let height):
      .formula(SizeFormula(width: width.expression.formula, height: height.expression.formula))
    }
  }
}

extension Formula {
  fileprivate init(_ number: CheckedNumber?, default fallback: Double) {
    self = number.map { $0.expression.formula } ?? Formula(fallback)
  }
}

extension SizeFormula {
  /// Zero where it is absent.
  fileprivate init(_ size: CheckedSize?) {
    if case .dimensions(let width, let height)? = size {
      self.init(width: width.expression.formula, height: height.expression.formula)
    } else {
      self.init(width: Formula(0), height: Formula(0))
    }
  }
}
