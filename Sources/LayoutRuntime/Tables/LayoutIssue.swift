/// Something wrong with a layout's result, as plain data: the layout's kind has the words for it.
public struct LayoutIssue: Hashable, Sendable {
  /// The lint rule that reports it: `oversize-item`.
  public var rule: String
  /// In a few words, for tables: "oversize".
  public var label: String
  /// Where it lies in one section.
  public var section: Int?
  /// The items that it is about, as runs of indices in the whole data source.
  public var items: [Range<Int>]
  /// Whether the system that the layout is modeled on leaves the frames of those items undefined.
  public var leavesFramesUndefined: Bool
  /// What `rule` says they are.
  public var figures: [Double]

  public init(
    rule: String, label: String, section: Int? = nil, items: [Range<Int>] = [], leavesFramesUndefined: Bool = false,
    figures: [Double] = []
  ) {
    self.rule = rule
    self.label = label
    self.section = section
    self.items = items
    self.leavesFramesUndefined = leavesFramesUndefined
    self.figures = figures
  }
}

extension LayoutIssue {
  /// Items that are longer across the scroll direction than the room. The figures are the extent of the worst of them and the
  /// room that it has.
  public static func oversizeItems(
    section: Int, items: [Range<Int>], extent: Double, available: Double, leavesFramesUndefined: Bool = true
  ) -> LayoutIssue {
    LayoutIssue(
      rule: "oversize-item", label: "oversize", section: section, items: items,
      leavesFramesUndefined: leavesFramesUndefined, figures: [extent, available])
  }

  /// By how much oversize items exceed the room; 0 for other issues.
  public var excess: Double {
    rule == "oversize-item" ? figures[0] - figures[1] : 0
  }

  /// A column count that changes when the item's extent moves by one ulp or by 1e-6 of the bounds. The figures are the count, and
  /// what it is after a move up or down.
  public static func fragileFit(section: Int, columns: Int, columnsIfWider: Int, columnsIfNarrower: Int) -> LayoutIssue
  {
    LayoutIssue(
      rule: "fragile-fit", label: "fragile fit", section: section,
      figures: [Double(columns), Double(columnsIfWider), Double(columnsIfNarrower)])
  }

  public var isFragileFit: Bool {
    rule == "fragile-fit"
  }

  /// Items with a width or height that is not above 0: the first, its size, and how many there are. Specs are checked for it.
  public static func emptyItem(index: Int, size: Size, count: Int) -> LayoutIssue {
    LayoutIssue(
      rule: "empty-item", label: "empty items", items: [index..<index + 1],
      figures: [size.width, size.height, Double(count)])
  }

  /// An item size or a coordinate that is not finite: the first such item. Specs are checked for it.
  public static func nonFinite(index: Int) -> LayoutIssue {
    LayoutIssue(rule: "not-finite", label: "not finite", items: [index..<index + 1])
  }
}

extension FrameTable {
  /// The items whose frames the layout does not define, ascending.
  public var undefinedItems: [Range<Int>] {
    issues.flatMap { $0.leavesFramesUndefined ? $0.items : [] }.sorted { $0.lowerBound < $1.lowerBound }
  }
}
