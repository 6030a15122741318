/// Lays out a data source. One conforming type a file; a kind knows no spans and no strings for people, and cannot fail:
/// what is wrong with its result it says in `FrameTable.issues`.
public protocol LayoutKind: Sendable {
  /// Frames for every item and supplementary view of `content` in `environment`.
  func frameTable(for content: LayoutContent, in environment: LayoutEnvironment) -> FrameTable
}

/// What a collection view is laid out in. All lengths in points.
public struct LayoutEnvironment: Hashable, Sendable {
  public var bounds: Size
  /// The adjusted content inset (content inset, safe area and bars), as UIScrollView.adjustedContentInset.
  public var adjustedContentInset: EdgeInsets
  /// The part of the above that the spec set as contentInset.
  public var contentInset: EdgeInsets
  /// Safe area including bars.
  public var safeArea: EdgeInsets
  /// UIKit's default layout margins where the spec gives none: used by sectionInsetReference fromLayoutMargins.
  public var layoutMargins: EdgeInsets
  /// Pixels a point; > 0.
  public var displayScale: Double
  /// The language's direction; layouts that flip are mirrored.
  public var isRightToLeft: Bool

  public init(
    bounds: Size, adjustedContentInset: EdgeInsets = .zero, contentInset: EdgeInsets = .zero,
    safeArea: EdgeInsets = .zero, layoutMargins: EdgeInsets = .zero, displayScale: Double = 1,
    isRightToLeft: Bool = false
  ) {
    self.bounds = bounds
    self.adjustedContentInset = adjustedContentInset
    self.contentInset = contentInset
    self.safeArea = safeArea
    self.layoutMargins = layoutMargins
    self.displayScale = displayScale
    self.isRightToLeft = isRightToLeft
  }
}

/// What there is to lay out: how many items in each section, and their sizes.
public struct LayoutContent: Sendable {
  /// Item counts by section, each >= 0.
  public var sectionCounts: [Int]
  public var itemSizes: ItemSizes
  /// By section, the header's length along the scroll direction; `nil`, also beyond the end, for the layout's own. 0 = absent.
  public var headerLengths: [Double?]
  /// As `headerLengths`, for footers.
  public var footerLengths: [Double?]

  public init(
    sectionCounts: [Int], itemSizes: ItemSizes, headerLengths: [Double?] = [], footerLengths: [Double?] = []
  ) {
    self.sectionCounts = sectionCounts
    self.itemSizes = itemSizes
    self.headerLengths = headerLengths
    self.footerLengths = footerLengths
  }

  public var itemCount: Int {
    sectionCounts.reduce(0, +)
  }

  /// The section's own header length, or `nil` for the layout's.
  func headerLength(of section: Int) -> Double? {
    section < headerLengths.count ? headerLengths[section] : nil
  }

  /// The section's own footer length, or `nil` for the layout's.
  func footerLength(of section: Int) -> Double? {
    section < footerLengths.count ? footerLengths[section] : nil
  }
}
