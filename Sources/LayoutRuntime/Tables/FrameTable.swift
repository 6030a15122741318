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
