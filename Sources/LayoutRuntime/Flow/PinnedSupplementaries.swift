extension FlowLayout {
  /// Where a header or footer of `table` is shown while the collection view stands at `contentOffset`: with pinning, it stays
  /// in sight as long as its section does. No other frame depends on it.
  ///
  /// Reported, but neither documented nor confirmed on a device. Whether UIKit lets a header go over its section's bottom inset and footer is
  /// not known; here it does.
  public func pinnedFrame(
    of supplementary: Supplementary, in table: FrameTable, environment: LayoutEnvironment, contentOffset: Point
  ) -> Rect {
    guard isPinned(supplementary.kind), table.sectionBounds.indices.contains(supplementary.section) else {
      return supplementary.frame
    }
    let (frame, section, axis) = (supplementary.frame, table.sectionBounds[supplementary.section], scrollDirection)
    let offset = axis == .horizontal ? contentOffset.x : contentOffset.y
    let (insets, bounds) = (environment.adjustedContentInset.bounded, environment.bounds.bounded)
    let visibleStart = offset + insets.before(along: axis)
    let visibleEnd = offset + bounds.extent(along: axis) - insets.after(along: axis)
    let (start, extent) = (frame.origin(along: axis), frame.extent(along: axis))
    let sectionStart = section.origin(along: axis)
    let sectionEnd = sectionStart + section.extent(along: axis)
    // Right to left, a section that scrolls horizontally begins at its greatest coordinate.
    let isMirrored = axis == .horizontal && flipsHorizontallyInOppositeLayoutDirection
    let pinned =
      if (supplementary.kind == .header) != isMirrored {
        min(max(visibleStart, start), sectionEnd - extent)
      } else {
        max(min(visibleEnd - extent, start), sectionStart)
      }
    return Rect(
      main: pinned, cross: frame.origin(along: axis.crossing), size: Size(width: frame.width, height: frame.height),
      mainAxis: axis)
  }

  private func isPinned(_ kind: Supplementary.Kind) -> Bool {
    switch kind {
    case .header: sectionHeadersPinToVisibleBounds
    case .footer: sectionFootersPinToVisibleBounds
    }
  }
}
