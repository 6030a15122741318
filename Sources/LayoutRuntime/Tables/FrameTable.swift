/// The frames of one layout on one viewport. Uniform sections are kept in closed form and mixed ones are recomputed as they are
/// read, so that a table's memory does not grow with its items.
public struct FrameTable: Sendable {
  /// The most items that a line holds; for uniform sizes, what a full line holds however many items exist; 0 without items.
  public var columns: Int
  /// The interitem gap of full lines, before pixel snapping, where it is the same in all of them, else `nil` (mixed sizes,
  /// one item a line).
  public var interitemGap: Double?
  public var contentSize: Size
  /// In section order.
  public var sections: [SectionFrames] {
    didSet { sectionStarts = Self.starts(of: sections) }
  }
  /// The index in the whole data source of each section's first item, and after them the count of all items.
  public private(set) var sectionStarts: [Int]
  /// Headers and footers, in section order, header first.
  public var supplementaries: [Supplementary]
  public var issues: [LayoutIssue]

  public init(
    columns: Int, interitemGap: Double?, contentSize: Size, sections: [SectionFrames],
    supplementaries: [Supplementary], issues: [LayoutIssue]
  ) {
    self.columns = columns
    self.interitemGap = interitemGap
    self.contentSize = contentSize
    self.sections = sections
    self.supplementaries = supplementaries
    self.issues = issues
    self.sectionStarts = Self.starts(of: sections)
  }
}

/// A header or footer view.
public struct Supplementary: Hashable, Sendable {
  public enum Kind: String, Sendable {
    case header
    case footer
  }

  public var kind: Kind
  public var section: Int
  /// Its own place, where it stands as long as pinning does not move it.
  public var frame: Rect
  /// `nil` where it scrolls with the content.
  public var pinning: Pinning?

  public init(kind: Kind, section: Int, frame: Rect, pinning: Pinning? = nil) {
    self.kind = kind
    self.section = section
    self.frame = frame
    self.pinning = pinning
  }
}

/// The item frames of one section.
public enum SectionFrames: Sendable {
  case uniform(UniformLines)
  /// Frames that follow no closed form (mixed sizes, snapped frames), recomputed in order as they are read.
  case computed(AnyItemFrames)
}

/// Something wrong with a layout's result, by item or section and number. The compiler maps it to spans and words.
public enum LayoutIssue: Hashable, Sendable {
  /// Items wider (vertical scrolling; else taller) than the room. `items` are indices in the whole data source, in runs;
  /// `extent` and `available` belong to the worst of them, and its excess is `extent - available` > 0.
  case oversizeItems(section: Int, items: [Range<Int>], extent: Double, available: Double)
  /// The column count changes when the item's cross extent moves by one ulp or by 1e-6 of the bounds: `columns` now,
  /// `columnsIfWider` and `columnsIfNarrower` after the move.
  case fragileFit(section: Int, columns: Int, columnsIfWider: Int, columnsIfNarrower: Int)
  /// An item with a width or height that is not > 0; the first such item and how many there are.
  case emptyItem(index: Int, size: Size, count: Int)
  /// An item size or a coordinate that is not finite; the first such item.
  case nonFinite(index: Int)
  /// Horizontal scrolling with mixed sizes, where UIKit is reported to swap the two spacings (openradar 47732322).
  case swappedSpacings(section: Int)
}
