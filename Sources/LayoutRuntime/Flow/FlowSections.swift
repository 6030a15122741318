/// A flow layout's sections, in the order in which they are laid out.
struct FlowSections {
  private let layout: FlowLayout
  private let environment: LayoutEnvironment
  private let room: FlowRoom

  private var stack: SectionStack
  private var itemCount = 0
  private var sections: [FlowSection] = []
  private var audit = ItemSizeAudit()
  /// The fit of the size that the last section of equal items had.
  private var lastFit: (extent: Double, fit: LineFit)?

  init(layout: FlowLayout, environment: LayoutEnvironment) {
    var environment = environment
    environment.bounds = environment.bounds.nonNegative
    self.layout = layout
    self.environment = environment
    room = FlowRoom(layout: layout, environment: environment)
    let axis = layout.scrollDirection
    stack = SectionStack(
      axis: axis, inset: layout.sectionInset,
      header: .init(
        length: layout.headerReferenceSize.extent(along: axis), isPinned: layout.sectionHeadersPinToVisibleBounds),
      footer: .init(
        length: layout.footerReferenceSize.extent(along: axis), isPinned: layout.sectionFootersPinToVisibleBounds),
      supplementaryExtent: Length(environment.bounds.extent(along: axis.crossing)), crossExtent: room.contentExtent)
  }

  private var axis: Axis { layout.scrollDirection }

  /// Adds a section. One without items keeps its header, insets and footer: reported, but neither documented nor confirmed on a
  /// device.
  mutating func append(section: Int, of content: LayoutContent) {
    let count = max(content.sectionCounts[section], 0)
    var stack = stack
    stack.append(section: section, of: content) { start in
      let lines = layOut(
        FlowSectionRequest(
          section: section, firstItem: itemCount, count: count, start: start, room: room, layout: layout,
          bounds: environment.bounds.extent(along: axis.crossing)))
      sections.append(lines)
      return lines.extent
    }
    self.stack = stack
    itemCount += count
  }

  /// Whether items are equal decides how lines are filled, and it is their values that count, not where they come from
  /// (openradar 20825965, 47732322).
  private mutating func layOut(_ section: FlowSectionRequest) -> FlowSection {
    guard section.count > 0 else { return .empty(axis: axis) }
    switch layout.itemSize {
    case .uniform(let size):
      audit.note(size, at: section.firstItem, count: section.count)
      return section.equalLines(size: size.nonNegative, fit: fit(size.nonNegative, in: section))
    case .each, .runs:
      let sizes = SectionSizes(sizes: layout.itemSize, first: section.firstItem, count: section.count)
      if let equalSize = section.equalSize(sizes, audit: &audit) {
        return section.equalLines(size: equalSize, fit: fit(equalSize, in: section))
      }
      return section.mixedLines(sizes, audit: &audit)
    }
  }

  private mutating func fit(_ size: Size, in section: FlowSectionRequest) -> LineFit {
    let extent = size.extent(along: axis.crossing)
    if let lastFit, lastFit.extent == extent {
      return lastFit.fit
    }
    let fit = LineFit(
      extent: extent, breaking: section.breaking(spacing: layout.minimumInteritemSpacing), bounds: section.bounds)
    lastFit = (extent, fit)
    return fit
  }
}

extension FlowSections {
  /// Turns the layout right to left: x becomes content width - x - width; lines stay as they are broken.
  /// Reported, but neither documented nor confirmed on a device.
  mutating func mirror() {
    stack.isMirrored = true
    for index in sections.indices {
      sections[index].frames.mirror(in: stack.width)
    }
  }

  var frameTable: FrameTable {
    let filled = sections.filter { $0.columns > 0 }
    let gap = filled.first?.interitemGap
    return FrameTable(
      columns: filled.reduce(0) { max($0, $1.columns) },
      interitemGap: filled.allSatisfy { $0.interitemGap == gap } ? gap : nil, contentSize: stack.contentSize,
      sections: sections.map { $0.frames.sectionFrames }, supplementaries: stack.supplementaries,
      issues: audit.issues + sections.flatMap { $0.issues })
  }
}
