import LayoutRuntime

/// The flow layout once more, from the rules alone: everything in arrays, one item after the other, plain doubles. Horizontal
/// scrolling is vertical scrolling with x and y exchanged before and after.
struct ReferenceFlowLayout {
  private(set) var frames: [Rect] = []
  private(set) var supplementaries: [Supplementary] = []
  private(set) var contentSize = Size(width: 0, height: 0)
  private(set) var columns = 0
  private(set) var oversizeItems: [Int] = []

  init(_ layout: FlowLayout, sections: [[Size]], in environment: LayoutEnvironment) {
    let isHorizontal = layout.scrollDirection == .horizontal
    func turned(_ size: Size) -> Size { isHorizontal ? Size(width: size.height, height: size.width) : size }
    func turned(_ rect: Rect) -> Rect {
      isHorizontal ? Rect(x: rect.y, y: rect.x, width: rect.height, height: rect.width) : rect
    }
    func turned(_ insets: EdgeInsets) -> EdgeInsets {
      isHorizontal
        ? EdgeInsets(top: insets.left, left: insets.top, bottom: insets.right, right: insets.bottom) : insets
    }
    let width = turned(environment.bounds).width
    let adjusted = turned(environment.adjustedContentInset)
    let reference: EdgeInsets? =
      switch layout.sectionInsetReference {
      case .fromContentInset: nil
      case .fromSafeArea: turned(environment.safeArea)
      case .fromLayoutMargins: turned(environment.layoutMargins)
      }
    var inset = turned(layout.sectionInset)
    if let reference {
      inset.left = max(reference.left + inset.left, adjusted.left) - adjusted.left
      inset.right = max(reference.right + inset.right, adjusted.right) - adjusted.right
    }
    let available = width - adjusted.left - adjusted.right - inset.left - inset.right

    var y = 0.0
    for (section, ownSizes) in sections.enumerated() {
      let sizes = ownSizes.map(turned)
      let header = turned(layout.headerReferenceSize).height
      if header > 0 {
        let frame = Rect(x: 0, y: y, width: width, height: header)
        supplementaries.append(Supplementary(kind: .header, section: section, frame: frame))
        y += header
      }
      y += inset.top
      let isEqual = sizes.allSatisfy { $0 == sizes[0] }
      var (spacing, lineSpacing) = (layout.minimumInteritemSpacing, layout.minimumLineSpacing)
      if isHorizontal, layout.swapsHorizontalSpacings, !isEqual {
        (spacing, lineSpacing) = (lineSpacing, spacing)
      }
      let lines = Self.lines(of: sizes, available: available, spacing: spacing)
      for (lineIndex, line) in lines.enumerated() {
        let lineSizes = line.map { sizes[$0] }
        let height = lineSizes.map(\.height).max() ?? 0
        let sum = lineSizes.map(\.width).reduce(0, +)
        let isLast = lineIndex == lines.count - 1
        var x = inset.left
        var gap = spacing
        if isEqual {
          let full = Self.fullLineCount(sizes[0].width, available: available, spacing: spacing)
          columns = max(columns, full)
          if full > 1 {
            gap = (available - Double(full) * sizes[0].width) / Double(full - 1)
          } else {
            x += max(0, available - sum) / 2
          }
        } else {
          columns = max(columns, line.count)
          if !isLast, line.count > 1 {
            gap = (available - sum) / Double(line.count - 1)
          } else if !isLast {
            x += max(0, available - sum) / 2
          }
        }
        for size in lineSizes {
          if size.width > available {
            oversizeItems.append(frames.count)
          }
          frames.append(Rect(x: x, y: y + (height - size.height) / 2, width: size.width, height: size.height))
          x += size.width + gap
        }
        y += height
        if !isLast {
          y += lineSpacing
        }
      }
      y += inset.bottom
      let footer = turned(layout.footerReferenceSize).height
      if footer > 0 {
        let frame = Rect(x: 0, y: y, width: width, height: footer)
        supplementaries.append(Supplementary(kind: .footer, section: section, frame: frame))
        y += footer
      }
    }

    let contentInset = turned(environment.contentInset)
    contentSize = turned(Size(width: width - contentInset.left - contentInset.right, height: y))
    let contentWidth = contentSize.width
    func finished(_ rect: Rect) -> Rect {
      var rect = turned(rect)
      if layout.flipsHorizontallyInOppositeLayoutDirection {
        rect.x = contentWidth - rect.x - rect.width
      }
      return rect
    }
    frames = frames.map(finished)
    for index in supplementaries.indices {
      supplementaries[index].frame = finished(supplementaries[index].frame)
    }
  }

  private static func lines(of sizes: [Size], available: Double, spacing: Double) -> [[Int]] {
    var lines: [[Int]] = []
    var used = 0.0
    for (index, size) in sizes.enumerated() {
      if !lines.isEmpty, used + spacing + size.width <= available {
        used = used + spacing + size.width
        lines[lines.count - 1].append(index)
      } else {
        used = size.width
        lines.append([index])
      }
    }
    return lines
  }

  static func fullLineCount(_ width: Double, available: Double, spacing: Double) -> Int {
    var used = width
    var count = 1
    while used + spacing + width <= available {
      used = used + spacing + width
      count += 1
    }
    return count
  }
}
