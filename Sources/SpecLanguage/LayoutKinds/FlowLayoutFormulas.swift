internal import Expressions
internal import LayoutRuntime
internal import PlanModel

extension CheckedFlowLayout {
  var formula: LayoutFormula.Kind {
    .flow(
      FlowLayoutFormula(
        scrollDirection: scrollDirection, itemSize: itemSizeFormula,
        minimumLineSpacing: expression(minimumLineSpacing, default: 10),
        minimumInteritemSpacing: expression(minimumInteritemSpacing, default: 10),
        sectionInset: InsetsFormula(
          top: expression(sectionInset?.top, default: 0), left: expression(sectionInset?.left, default: 0),
          bottom: expression(sectionInset?.bottom, default: 0), right: expression(sectionInset?.right, default: 0)),
        headerReferenceSize: SizeFormula(headerReferenceSize), footerReferenceSize: SizeFormula(footerReferenceSize),
        sectionInsetReference: syntax.sectionInsetReference, sectionHeadersPinToVisibleBounds: syntax.pinsHeaders,
        sectionFootersPinToVisibleBounds: syntax.pinsFooters,
        flipsHorizontallyInOppositeLayoutDirection: syntax.flipsHorizontallyInOppositeLayoutDirection,
        swapsHorizontalSpacings: syntax.swapsHorizontalSpacings, pixelSnapping: syntax.pixelSnapping))
  }

  private var itemSizeFormula: FlowLayoutFormula.ItemSize {
    switch itemSize {
    case nil: .formula(SizeFormula(width: Expression(Number(50)), height: Expression(Number(50))))
    case .item: .ofItem
    case .dimensions(let width, let height):
      .formula(SizeFormula(width: width.expression, height: height.expression))
    }
  }
}

private func expression(_ number: CheckedNumber?, default fallback: Int) -> Expression {
  number?.expression ?? Expression(Number(fallback))
}

extension SizeFormula {
  /// Zero where it is absent.
  fileprivate init(_ size: CheckedSize?) {
    if case .dimensions(let width, let height)? = size {
      self.init(width: width.expression, height: height.expression)
    } else {
      self.init(width: Expression(.zero), height: Expression(.zero))
    }
  }
}
