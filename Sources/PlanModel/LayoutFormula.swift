package import Expressions
package import LayoutRuntime

/// A layout of the spec before it is worked out for any level or viewport: what emitters that write code need to lay out at any size.
public struct LayoutFormula: Sendable {
  package enum Kind: Sendable {
    case flow(FlowLayoutFormula)
  }

  /// The layout's name in the spec.
  public var name: String
  package var kind: Kind

  package init(name: String, kind: Kind) {
    self.name = name
    self.kind = kind
  }
}

/// The parameters of a `FlowLayout` as formulas. All lengths in points.
package struct FlowLayoutFormula: Sendable {
  package enum ItemSize: Sendable {
    /// Each item's own size, from the data source.
    case ofItem
    case formula(SizeFormula)
  }

  package var scrollDirection: Axis
  package var itemSize: ItemSize
  package var minimumLineSpacing: Expression
  package var minimumInteritemSpacing: Expression
  package var sectionInset: InsetsFormula
  package var headerReferenceSize: SizeFormula
  package var footerReferenceSize: SizeFormula
  package var sectionInsetReference: SectionInsetReference
  package var sectionHeadersPinToVisibleBounds: Bool
  package var sectionFootersPinToVisibleBounds: Bool
  package var flipsHorizontallyInOppositeLayoutDirection: Bool
  package var swapsHorizontalSpacings: Bool
  package var pixelSnapping: PixelSnapping

  package init(
    scrollDirection: Axis, itemSize: ItemSize, minimumLineSpacing: Expression, minimumInteritemSpacing: Expression,
    sectionInset: InsetsFormula, headerReferenceSize: SizeFormula, footerReferenceSize: SizeFormula,
    sectionInsetReference: SectionInsetReference, sectionHeadersPinToVisibleBounds: Bool,
    sectionFootersPinToVisibleBounds: Bool, flipsHorizontallyInOppositeLayoutDirection: Bool,
    swapsHorizontalSpacings: Bool, pixelSnapping: PixelSnapping
  ) {
    self.scrollDirection = scrollDirection
    self.itemSize = itemSize
    self.minimumLineSpacing = minimumLineSpacing
    self.minimumInteritemSpacing = minimumInteritemSpacing
    self.sectionInset = sectionInset
    self.headerReferenceSize = headerReferenceSize
    self.footerReferenceSize = footerReferenceSize
    self.sectionInsetReference = sectionInsetReference
    self.sectionHeadersPinToVisibleBounds = sectionHeadersPinToVisibleBounds
    self.sectionFootersPinToVisibleBounds = sectionFootersPinToVisibleBounds
    self.flipsHorizontallyInOppositeLayoutDirection = flipsHorizontallyInOppositeLayoutDirection
    self.swapsHorizontalSpacings = swapsHorizontalSpacings
    self.pixelSnapping = pixelSnapping
  }
}

package struct SizeFormula: Equatable, Sendable {
  package var width: Expression
  package var height: Expression

  package init(width: Expression, height: Expression) {
    self.width = width
    self.height = height
  }
}

package struct InsetsFormula: Equatable, Sendable {
  package var top: Expression
  package var left: Expression
  package var bottom: Expression
  package var right: Expression

  package init(top: Expression, left: Expression, bottom: Expression, right: Expression) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
