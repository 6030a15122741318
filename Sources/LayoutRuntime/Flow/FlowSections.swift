/// Stacks a flow layout's sections along the main axis: header, inset, lines, inset, footer, and at once the next section.
struct FlowSections {
  private let layout: FlowLayout
  private let environment: LayoutEnvironment
  private let room: FlowRoom

  /// Where the next section starts along the main axis.
  private var end = Length.zero
  private var itemCount = 0
  private var sections: [FlowSection] = []
  private var sectionExtents: [(start: Length, extent: Length)] = []
  private var supplementaries: [PlacedSupplementary] = []
  private var audit = ItemSizeAudit()
  private var isMirrored = false
  /// The fit of the size that the last section of equal items had.
  private var lastFit: (extent: Double, fit: LineFit)?

  private struct PlacedSupplementary {
    var kind: Supplementary.Kind
    var section: Int
    var start: Length
    var extent: Length
  }

  init(layout: FlowLayout, environment: LayoutEnvironment) {
    var environment = environment
    environment.bounds = environment.bounds.nonNegative
    self.layout = layout
    self.environment = environment
    self.room = FlowRoom(layout: layout, environment: environment)
  }

  private var axis: Axis { layout.scrollDirection }

  /// Adds a section of `count` items, its header and footer as long as given, else as the layout has them. One without items
  /// keeps its header, insets and footer: reported, but neither documented nor confirmed on a device.
  mutating func append(itemCount count: Int, headerLength: Double?, footerLength: Double?) {
    let start = end
    appendSupplementary(.header, length: headerLength ?? layout.headerReferenceSize.extent(along: axis))
    end = end + Length(layout.sectionInset.before(along: axis))
    let section = FlowSectionRequest(
      section: sections.count, firstItem: itemCount, count: count, start: end, room: room, layout: layout,
      bounds: environment.bounds.extent(along: axis.crossing))
    let lines = layOut(section)
    sections.append(lines)
    itemCount += count
    end = end + lines.extent + Length(layout.sectionInset.after(along: axis))
    appendSupplementary(.footer, length: footerLength ?? layout.footerReferenceSize.extent(along: axis))
    sectionExtents.append((start, end - start))
  }

  private mutating func appendSupplementary(_ kind: Supplementary.Kind, length: Double) {
    let extent = Length(length)
    guard extent.value > 0 else { return }
    supplementaries.append(
      .init(kind: kind, section: sections.count - (kind == .footer ? 1 : 0), start: end, extent: extent))
    end = end + extent
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
  private var contentSize: (main: Length, cross: Length) {
    (end.value > 0 ? end : .zero, room.contentExtent)
  }

  /// Turns the layout right to left: x becomes content width - x - width; lines stay as they are broken.
  /// Reported, but neither documented nor confirmed on a device.
  mutating func mirror() {
    isMirrored = true
    let width = axis == .horizontal ? contentSize.main : contentSize.cross
    for index in sections.indices {
      sections[index].frames.mirror(in: width)
    }
  }

  var frameTable: FrameTable {
    let filled = sections.filter { $0.columns > 0 }
    let gap = filled.first?.interitemGap
    return FrameTable(
      columns: filled.reduce(0) { max($0, $1.columns) },
      interitemGap: filled.allSatisfy { $0.interitemGap == gap } ? gap : nil,
      contentSize: Size(main: contentSize.main.value, cross: contentSize.cross.value, mainAxis: axis),
      sections: sections.map { $0.frames.sectionFrames },
      supplementaries: supplementaries.map(supplementary),
      issues: audit.issues + sections.flatMap { $0.issues })
  }

  private func supplementary(_ placed: PlacedSupplementary) -> Supplementary {
    let cross = Length(environment.bounds.extent(along: axis.crossing))
    let frame = frame(start: placed.start, extent: placed.extent, crossExtent: cross)
    var supplementary = Supplementary(kind: placed.kind, section: placed.section, frame: frame)
    let isPinned =
      switch placed.kind {
      case .header: layout.sectionHeadersPinToVisibleBounds
      case .footer: layout.sectionFootersPinToVisibleBounds
      }
    if isPinned {
      let (start, extent) = sectionExtents[placed.section]
      let section = self.frame(start: start, extent: extent, crossExtent: cross)
      let first = section.origin(along: axis)
      supplementary.pinning = Pinning(
        placed.kind, frame: frame, section: first...max(first, first + section.extent(along: axis)), along: axis,
        isMirrored: isMirrored)
    }
    return supplementary
  }

  /// The frame of something that reaches across the content.
  private func frame(start: Length, extent: Length, crossExtent: Length) -> Rect {
    var (main, cross) = (start, Length.zero)
    if isMirrored {
      switch axis {
      case .horizontal: main = contentSize.main - main - extent
      case .vertical: cross = contentSize.cross - crossExtent
      }
    }
    return Rect(
      main: main.value, cross: cross.value,
      size: Size(main: extent.value, cross: crossExtent.value, mainAxis: axis), mainAxis: axis)
  }
}
