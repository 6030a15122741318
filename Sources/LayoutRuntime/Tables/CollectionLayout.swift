/// A layout kind with its parameters. It cannot fail: what is wrong with its result it says in `FrameTable.issues`.
public protocol CollectionLayout: Sendable {
  var scrollDirection: Axis { get }

  /// Frames for every item and supplementary view of `content` in `environment`.
  func frameTable(for content: LayoutContent, in environment: LayoutEnvironment) -> FrameTable

  #if canImport(UIKit)
    /// A level of this kind as a layout of UIKit. Without one of the kind's own, it shows the frames of the level's table.
    @MainActor
    static func makeCollectionViewLayout(for level: LayoutLevel) -> any LevelLayout
  #endif
}

/// What there is to lay out: how many items in each section, and the data's own lengths of headers and footers. Sizes of items
/// are a layout's.
public struct LayoutContent: Sendable {
  /// Item counts by section, each >= 0.
  public var sectionCounts: [Int]
  /// By section, the header's length along the scroll direction; `nil`, also beyond the end, for the layout's own. 0 = absent.
  public var headerLengths: [Double?]
  /// As `headerLengths`, for footers.
  public var footerLengths: [Double?]

  public init(sectionCounts: [Int], headerLengths: [Double?] = [], footerLengths: [Double?] = []) {
    self.sectionCounts = sectionCounts
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
