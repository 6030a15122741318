/// Items in columns of one width, each put at the end of the column that `placement` picks. In a layout that scrolls
/// horizontally columns lie on their side: their width is a height.
///
/// docs/waterfall-layout.md has the rules with their sources. All lengths are in points; lengths that are not finite, or too long to be
/// told apart from the next point, count as 0.
public struct WaterfallLayout: CollectionLayout {
  public var scrollDirection: Axis
  public var columns: WaterfallColumns
  /// Between neighboring columns.
  public var columnSpacing: Double
  /// Between an item and the next one of its column.
  public var rowSpacing: Double
  /// Around the items of every section.
  public var sectionInset: EdgeInsets
  /// Along the scroll direction, where the layout scrolls vertically.
  public var itemHeight: ItemLengths
  /// Along the scroll direction, where the layout scrolls horizontally.
  public var itemWidth: ItemLengths
  /// How many neighboring columns an item takes; 1 at least, and no more than there are.
  public var span: ItemLengths
  public var placement: WaterfallPlacement
  public var tie: WaterfallTie
  public var alignment: WaterfallAlignment
  /// Only the part along the main axis counts; where it is not above 0, sections have no header.
  public var headerReferenceSize: Size
  /// Only the part along the main axis counts; where it is not above 0, sections have no footer.
  public var footerReferenceSize: Size
  public var sectionHeadersPinToVisibleBounds: Bool
  public var sectionFootersPinToVisibleBounds: Bool
  /// Whether everything is mirrored in the content's width where the environment's language runs from right to left.
  public var flipsHorizontallyInOppositeLayoutDirection: Bool
  public var pixelSnapping: PixelSnapping

  public init(
    scrollDirection: Axis = .vertical, columns: WaterfallColumns = .count(2), columnSpacing: Double = 10,
    rowSpacing: Double = 10, sectionInset: EdgeInsets = .zero, itemHeight: ItemLengths = .uniform(50),
    itemWidth: ItemLengths = .uniform(50), span: ItemLengths = .uniform(1),
    placement: WaterfallPlacement = .shortestFirst, tie: WaterfallTie = .leading,
    alignment: WaterfallAlignment = .leading, headerReferenceSize: Size = Size(width: 0, height: 0),
    footerReferenceSize: Size = Size(width: 0, height: 0), sectionHeadersPinToVisibleBounds: Bool = false,
    sectionFootersPinToVisibleBounds: Bool = false, flipsHorizontallyInOppositeLayoutDirection: Bool = false,
    pixelSnapping: PixelSnapping = .none
  ) {
    self.scrollDirection = scrollDirection
    self.columns = columns
    self.columnSpacing = columnSpacing
    self.rowSpacing = rowSpacing
    self.sectionInset = sectionInset
    self.itemHeight = itemHeight
    self.itemWidth = itemWidth
    self.span = span
    self.placement = placement
    self.tie = tie
    self.alignment = alignment
    self.headerReferenceSize = headerReferenceSize
    self.footerReferenceSize = footerReferenceSize
    self.sectionHeadersPinToVisibleBounds = sectionHeadersPinToVisibleBounds
    self.sectionFootersPinToVisibleBounds = sectionFootersPinToVisibleBounds
    self.flipsHorizontallyInOppositeLayoutDirection = flipsHorizontallyInOppositeLayoutDirection
    self.pixelSnapping = pixelSnapping
  }

  /// The width of a column; across the scroll direction, so that it is a height where the layout scrolls horizontally.
  public func columnWidth(in environment: LayoutEnvironment) -> Double {
    WaterfallRoom(layout: bounded, environment: environment.bounded).width.value
  }

  public func frameTable(for content: LayoutContent, in environment: LayoutEnvironment) -> FrameTable {
    let (layout, surroundings) = (bounded, environment.bounded)
    let (axis, room) = (scrollDirection, WaterfallRoom(layout: layout, environment: surroundings))
    var stack = SectionStack(
      axis: axis, inset: layout.sectionInset,
      header: .init(
        length: layout.headerReferenceSize.extent(along: axis), isPinned: sectionHeadersPinToVisibleBounds),
      footer: .init(
        length: layout.footerReferenceSize.extent(along: axis), isPinned: sectionFootersPinToVisibleBounds),
      supplementaryExtent: room.contentExtent, crossExtent: room.contentExtent)
    var sections: [WaterfallSection] = []
    var (audit, firstItem) = (ItemSizeAudit(), 0)
    for (section, count) in content.sectionCounts.enumerated() {
      stack.append(section: section, of: content) { start in
        let laidOut = WaterfallSection(
          layout: layout, room: room, firstItem: firstItem, count: max(count, 0), start: start, audit: &audit)
        sections.append(laidOut)
        firstItem += laidOut.count
        return laidOut.extent
      }
    }
    if flipsHorizontallyInOppositeLayoutDirection && environment.isRightToLeft {
      stack.isMirrored = true
      for index in sections.indices {
        sections[index].mirror(in: stack.width)
      }
    }
    let table = FrameTable(
      columns: firstItem > 0 ? room.count : 0,
      interitemGap: firstItem > 0 && room.count > 1 ? room.gap.value : nil, contentSize: stack.contentSize,
      sections: sections.map { $0.frames }, supplementaries: stack.supplementaries,
      issues: audit.issues + sections.enumerated().compactMap { $1.issue(section: $0, in: room) })
    return table.snapped(to: PixelGrid(scale: surroundings.displayScale, rounding: pixelSnapping))
  }

  /// With 0 for every length that is out of range.
  private var bounded: WaterfallLayout {
    var layout = self
    layout.columnSpacing = columnSpacing.bounded
    layout.rowSpacing = rowSpacing.bounded
    layout.sectionInset = sectionInset.bounded
    layout.headerReferenceSize = headerReferenceSize.bounded
    layout.footerReferenceSize = footerReferenceSize.bounded
    return layout
  }
}

/// How many columns there are, and how wide. There are 1 at least and 100 at most.
public enum WaterfallColumns: Hashable, Sendable {
  /// So many, which share the room.
  case count(Double)
  /// As many as have room at `minimum`, which share the room, though none is wider than `maximum`.
  case adaptive(minimum: Double, maximum: Double = .infinity)
  /// As many as have room, of this width.
  case fixed(width: Double)
}

/// Which column takes the next item.
public enum WaterfallPlacement: String, Sendable, CaseIterable {
  /// The one that ends first; with a span, the neighbors whose last end comes first.
  case shortestFirst
  /// One after the other, however far they reach. An item that does not fit beside the one before starts again at the first.
  case leftToRight
  /// The same from the last column on.
  case rightToLeft
}

/// Which of several columns that end alike is taken.
public enum WaterfallTie: String, Sendable, CaseIterable {
  /// The first.
  case leading
  /// The first one after that which was taken last; if there is none, the first.
  case afterLast
}

/// Where columns stand that do not fill the room.
public enum WaterfallAlignment: String, Sendable, CaseIterable {
  case leading
  case center
  case trailing
  /// Their distance grows until they fill it.
  case justified
}
