/// Stacks sections along the main axis: header, inset, items, inset, footer, and at once the next section.
struct SectionStack {
  let axis: Axis
  /// Around the items of every section.
  let inset: EdgeInsets
  let header: SupplementaryStyle
  let footer: SupplementaryStyle
  /// The extent of headers and footers across the scroll direction.
  let supplementaryExtent: Length
  /// The content's extent across the scroll direction.
  let crossExtent: Length
  /// Whether everything is mirrored in the content's width.
  var isMirrored = false
  /// Where what comes next starts along the main axis.
  private(set) var end = Length.zero
  private var sections: [(start: Length, extent: Length)] = []
  private var placed: [PlacedSupplementary] = []

  /// What a layout says about its headers, or its footers.
  struct SupplementaryStyle {
    /// Where the section has none of its own; absent if not above 0.
    var length: Double
    var isPinned: Bool
  }

  private struct PlacedSupplementary {
    var kind: Supplementary.Kind
    var section: Int
    var start: Length
    var extent: Length
  }

  init(
    axis: Axis, inset: EdgeInsets, header: SupplementaryStyle, footer: SupplementaryStyle, supplementaryExtent: Length,
    crossExtent: Length
  ) {
    self.axis = axis
    self.inset = inset
    self.header = header
    self.footer = footer
    self.supplementaryExtent = supplementaryExtent
    self.crossExtent = crossExtent
  }

  /// Adds a section, its header and footer as long as `content` has them, else as the layout does. `layOut` places its items from
  /// `end` on and answers how far they reach.
  mutating func append(section: Int, of content: LayoutContent, _ layOut: (_ start: Length) -> Length) {
    let start = end
    append(.header, section, length: content.headerLength(of: section) ?? header.length)
    end = end + Length(inset.before(along: axis))
    end = end + layOut(end) + Length(inset.after(along: axis))
    append(.footer, section, length: content.footerLength(of: section) ?? footer.length)
    sections.append((start, end - start))
  }

  private mutating func append(_ kind: Supplementary.Kind, _ section: Int, length: Double) {
    let extent = Length(length)
    guard extent.value > 0 else { return }
    placed.append(PlacedSupplementary(kind: kind, section: section, start: end, extent: extent))
    end = end + extent
  }

  /// The content's extent along the main axis.
  var mainExtent: Length {
    end.value > 0 ? end : .zero
  }

  /// The content's width, in which it is mirrored.
  var width: Length {
    axis == .horizontal ? mainExtent : crossExtent
  }

  var contentSize: Size {
    Size(main: mainExtent.value, cross: crossExtent.value, mainAxis: axis)
  }

  /// In section order, header first.
  var supplementaries: [Supplementary] {
    placed.map { placed in
      let frame = frame(start: placed.start, extent: placed.extent)
      var supplementary = Supplementary(kind: placed.kind, section: placed.section, frame: frame)
      if (placed.kind == .header ? header : footer).isPinned {
        let section = self.frame(start: sections[placed.section].start, extent: sections[placed.section].extent)
        let first = section.origin(along: axis)
        supplementary.pinning = Pinning(
          placed.kind, frame: frame, section: first...max(first, first + section.extent(along: axis)), along: axis,
          isMirrored: isMirrored)
      }
      return supplementary
    }
  }

  /// The frame of something that reaches across the content.
  private func frame(start: Length, extent: Length) -> Rect {
    var (main, cross) = (start, Length.zero)
    if isMirrored {
      switch axis {
      case .horizontal: main = mainExtent - main - extent
      case .vertical: cross = crossExtent - supplementaryExtent
      }
    }
    return Rect(
      main: main.value, cross: cross.value,
      size: Size(main: extent.value, cross: supplementaryExtent.value, mainAxis: axis), mainAxis: axis)
  }
}
