/// The items of a collection view.
public struct DataSource: Sendable {
  public var name: String
  /// In order; at least one.
  public var sections: [Section]
  public var ids: ItemTexts
  /// `nil` where the spec gives none.
  public var titles: ItemTexts?
  /// `nil` where the spec gives none.
  public var colors: ItemColors?
  /// What layouts take from the data source.
  public var measures: DataSourceMeasures

  public struct Section: Hashable, Sendable {
    public var id: String
    public var count: Int

    public init(id: String, count: Int) {
      self.id = id
      self.count = count
    }
  }

  public init(
    name: String, sections: [Section], ids: ItemTexts, titles: ItemTexts? = nil, colors: ItemColors? = nil,
    measures: DataSourceMeasures = DataSourceMeasures()
  ) {
    self.name = name
    self.sections = sections
    self.ids = ids
    self.titles = titles
    self.colors = colors
    self.measures = measures
  }

  /// The number of items in all sections.
  public var count: Int {
    sections.reduce(0) { $0 + $1.count }
  }
}

extension DataSource {
  /// What there is to lay out.
  public var content: LayoutContent {
    LayoutContent(
      sectionCounts: sections.map { $0.count }, headerLengths: measures.headerLengths,
      footerLengths: measures.footerLengths)
  }

  /// A size for each item, as a function of what the data says about it.
  public func itemSizes(_ size: @escaping @Sendable (Item) -> Size) -> ItemSizes {
    let item = items
    return .each { size(item($0)) }
  }

  /// A length for each item, as a function of what the data says about it.
  public func itemLengths(_ length: @escaping @Sendable (Item) -> Double) -> ItemLengths {
    let item = items
    return .each { length(item($0)) }
  }

  private var items: @Sendable (Int) -> Item {
    let (ends, aspectRatios) = (sectionEnds, measures.aspectRatios)
    return { index in
      Item(
        index: Double(index), section: Double(ends.partitioningIndex { $0 > index }),
        aspectRatio: aspectRatios?(index) ?? 1)
    }
  }

  /// The index of the item at a place in its section.
  ///
  /// - Precondition: the section exists and has the item.
  public func index(ofItem item: Int, inSection section: Int) -> Int {
    precondition(sections.indices.contains(section), "section \(section) is not one of \(sections.count)")
    precondition(
      (0..<sections[section].count).contains(item),
      "item \(item) is not one of the section's \(sections[section].count)")
    return sectionEnds[section] - sections[section].count + item
  }

  /// The section of an item and its place there; `nil` where there is no such item.
  public func place(ofItem index: Int) -> (section: Int, item: Int)? {
    let ends = sectionEnds
    guard index >= 0, index < count else { return nil }
    let section = ends.partitioningIndex { $0 > index }
    return (section, index - ends[section] + sections[section].count)
  }

  /// The index after each section's last item.
  private var sectionEnds: [Int] {
    var end = 0
    return sections.map { section in
      end += section.count
      return end
    }
  }
}

/// What the size of an item may depend on.
public struct Item: Hashable, Sendable {
  /// In the whole data source.
  public var index: Double
  public var section: Double
  /// Width over height, 1 where the data has none.
  public var aspectRatio: Double

  public init(index: Double, section: Double, aspectRatio: Double = 1) {
    self.index = index
    self.section = section
    self.aspectRatio = aspectRatio
  }
}

/// What a data source says about the measures of its items and sections, where it does.
public struct DataSourceMeasures: Sendable {
  /// Length of each section's header along the scroll direction; `nil`, also beyond the end, for the layout's.
  public var headerLengths: [Double?]
  public var footerLengths: [Double?]
  /// The items' own sizes.
  public var itemSizes: ItemSizes?
  /// The items' own width over height, a pure function of the index.
  public var aspectRatios: (@Sendable (_ index: Int) -> Double)?

  public init(
    headerLengths: [Double?] = [], footerLengths: [Double?] = [], itemSizes: ItemSizes? = nil,
    aspectRatios: (@Sendable (_ index: Int) -> Double)? = nil
  ) {
    self.headerLengths = headerLengths
    self.footerLengths = footerLengths
    self.itemSizes = itemSizes
    self.aspectRatios = aspectRatios
  }
}
