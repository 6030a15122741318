/// Items in lines that break where the room ends, as UICollectionViewFlowLayout lays them out.
///
/// UIKit itself was not run to check this: where a rule rests on less than its documentation, a comment names the source.
/// All lengths are in points; lengths that are not finite, or too long to be told apart from the next point, count as 0.
public struct FlowLayout: CollectionLayout {
  public var scrollDirection: Axis
  public var itemSize: ItemSizes
  /// Distance between neighboring lines along the main axis.
  public var minimumLineSpacing: Double
  /// Least distance between neighboring items of a line.
  public var minimumInteritemSpacing: Double
  /// Around the lines of every section.
  public var sectionInset: EdgeInsets
  /// Only the part along the main axis counts; where it is not above 0, sections have no header.
  public var headerReferenceSize: Size
  /// Only the part along the main axis counts; where it is not above 0, sections have no footer.
  public var footerReferenceSize: Size
  public var sectionInsetReference: SectionInsetReference
  /// Moves no frame of a table: see `Supplementary.frame(at:in:)`.
  public var sectionHeadersPinToVisibleBounds: Bool
  /// Moves no frame of a table: see `Supplementary.frame(at:in:)`.
  public var sectionFootersPinToVisibleBounds: Bool
  /// Whether everything is mirrored in the content's width where the environment's language runs from right to left.
  public var flipsHorizontallyInOppositeLayoutDirection: Bool
  /// Exchanges the two spacings in sections of mixed sizes that scroll horizontally, as UIKit is reported to
  /// (openradar 47732322).
  public var swapsHorizontalSpacings: Bool
  public var pixelSnapping: PixelSnapping

  public init(
    scrollDirection: Axis = .vertical, itemSize: ItemSizes = .uniform(Size(width: 50, height: 50)),
    minimumLineSpacing: Double = 10, minimumInteritemSpacing: Double = 10,
    sectionInset: EdgeInsets = .zero, headerReferenceSize: Size = Size(width: 0, height: 0),
    footerReferenceSize: Size = Size(width: 0, height: 0),
    sectionInsetReference: SectionInsetReference = .fromContentInset,
    sectionHeadersPinToVisibleBounds: Bool = false, sectionFootersPinToVisibleBounds: Bool = false,
    flipsHorizontallyInOppositeLayoutDirection: Bool = false, swapsHorizontalSpacings: Bool = false,
    pixelSnapping: PixelSnapping = .none
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

  public func frameTable(for content: LayoutContent, in environment: LayoutEnvironment) -> FrameTable {
    let (layout, surroundings) = (bounded, environment.bounded)
    var issues: [LayoutIssue] = []
    if layout.lengths != lengths || surroundings != environment, content.sectionCounts.contains(where: { $0 > 0 }) {
      issues.append(.nonFinite(index: 0))
    }
    var sections = FlowSections(layout: layout, environment: surroundings)
    for section in content.sectionCounts.indices {
      sections.append(section: section, of: content)
    }
    if flipsHorizontallyInOppositeLayoutDirection && environment.isRightToLeft {
      sections.mirror()
    }
    var table = sections.frameTable
    table.issues = issues + table.issues
    return table.snapped(to: PixelGrid(scale: surroundings.displayScale, rounding: pixelSnapping))
  }
}

/// What a flow layout's section insets are measured from: UICollectionViewFlowLayout.SectionInsetReference.
public enum SectionInsetReference: String, Sendable, CaseIterable {
  case fromContentInset
  case fromSafeArea
  case fromLayoutMargins
}

extension FlowLayout {
  /// All but the items'.
  private var lengths: [Double] {
    [
      minimumLineSpacing, minimumInteritemSpacing, sectionInset.top, sectionInset.left, sectionInset.bottom,
      sectionInset.right, headerReferenceSize.width, headerReferenceSize.height, footerReferenceSize.width,
      footerReferenceSize.height,
    ]
  }

  /// With 0 for every length that is out of range.
  private var bounded: FlowLayout {
    var layout = self
    layout.minimumLineSpacing = minimumLineSpacing.bounded
    layout.minimumInteritemSpacing = minimumInteritemSpacing.bounded
    layout.sectionInset = sectionInset.bounded
    layout.headerReferenceSize = headerReferenceSize.bounded
    layout.footerReferenceSize = footerReferenceSize.bounded
    return layout
  }
}
