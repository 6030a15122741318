public import LayoutRuntime

/// A layout of the spec before it is worked out for any level or viewport: what emitters that write code need to lay out at any size.
public struct LayoutFormula: Sendable {
  public enum Kind: Sendable {
    case flow(FlowLayoutFormula)
  }

  /// The layout's name in the spec.
  public var name: String
  public var kind: Kind

  public init(name: String, kind: Kind) {
    self.name = name
    self.kind = kind
  }
}

/// The parameters of a `FlowLayout` as formulas. All lengths in points.
public struct FlowLayoutFormula: Sendable {
  public enum ItemSize: Sendable {
    /// Each item's own size, from the data source.
    case ofItem
    case formula(SizeFormula)
  }

  public var scrollDirection: Axis
  public var itemSize: ItemSize
  public var minimumLineSpacing: Formula
  public var minimumInteritemSpacing: Formula
  public var sectionInset: InsetsFormula
  public var headerReferenceSize: SizeFormula
  public var footerReferenceSize: SizeFormula
  public var sectionInsetReference: SectionInsetReference
  public var sectionHeadersPinToVisibleBounds: Bool
  public var sectionFootersPinToVisibleBounds: Bool
  public var flipsHorizontallyInOppositeLayoutDirection: Bool
  public var swapsHorizontalSpacings: Bool
  public var pixelSnapping: PixelSnapping

  public init(
    scrollDirection: Axis, itemSize: ItemSize, minimumLineSpacing: Formula, minimumInteritemSpacing: Formula,
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

public struct SizeFormula: Hashable, Sendable {
  public var width: Formula
  public var height: Formula

  public init(width: Formula, height: Formula) {
    self.width = width
    self.height = height
  }
}

public struct InsetsFormula: Hashable, Sendable {
  public var top: Formula
  public var left: Formula
  public var bottom: Formula
  public var right: Formula

  public init(top: Formula, left: Formula, bottom: Formula, right: Formula) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
