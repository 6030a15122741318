/// The two sides of a transition, scrolled to where it starts and ends, and which items they share.
struct SidePair {
  let from: TransitionSide
  let to: TransitionSide
  let matching: ItemMatching

  init(from: TransitionSide, to: TransitionSide, matching: ItemMatching) {
    precondition(from.environment.bounds == to.environment.bounds, "both sides are laid out on one viewport")
    self.from = from
    self.to = to
    self.matching = matching
  }

  var viewport: Size {
    from.environment.bounds
  }

  private var screen: Screen {
    Screen(viewport: viewport, startOffset: from.contentOffset, endOffset: to.contentOffset)
  }

  /// The number of different items on the two sides.
  var itemCount: Int {
    let fromCount = from.table.itemCount
    let toCount = to.table.itemCount
    return fromCount + toCount - matching.matchedCount(fromCount: fromCount, toCount: toCount)
  }

  /// The number of different headers and footers on the two sides.
  var supplementaryCount: Int {
    var count = 0
    forEachSupplementary { _, _, _ in count += 1 }
    return count
  }

  /// Calls `body` with every item that is seen: in the order of their indices on the side that is come from, then those that
  /// only the other side has.
  ///
  /// Items matched by index are not all visited. One that is visible at an end is found there. One that is visible only in
  /// between is, at each end, wholly beyond some edge of the viewport, and beyond different edges: an edge that it is wholly
  /// beyond at both ends it is wholly beyond all the way, for its distance from that edge is linear in progress. So it is
  /// among both the items that reach beyond one edge at the start and those that reach beyond another at the end. In tables
  /// whose lines follow each other along the scroll axis these are a prefix (above) and a suffix (below), found by
  /// bisection; their intersection is one run, and next to all of it is seen. Each candidate is then solved exactly. The
  /// argument needs items with an area; where some have none, all are visited.
  ///
  /// Items matched by id follow no order: all of them are visited, without being stored.
  func forEachVisibleItem(_ body: (Participant) -> Void) {
    let fromCount = from.table.itemCount
    let toCount = to.table.itemCount
    let visibleAtEnd = to.itemsMeeting(to.visibleBounds)
    let screen = screen
    var fromReader = FrameReader(from.table)
    var toReader = FrameReader(to.table)
    func visit(from fromIndex: Int?, to toIndex: Int?) {
      let participant = Participant(
        element: .item(from: fromIndex, to: toIndex), from: fromIndex.map { fromReader.frame(at: $0) },
        to: toIndex.map { toReader.frame(at: $0) }, on: screen)
      if let participant { body(participant) }
    }

    if matching.isSameIndex {
      let candidates = from.itemsMeeting(from.visibleBounds).union(visibleAtEnd).union(crossingCandidates)
      for index in candidates.intersection([0..<fromCount]).joined() {
        visit(from: index, to: index < toCount ? index : nil)
      }
    } else {
      for index in 0..<fromCount {
        visit(from: index, to: matching.toIndex(of: index, toCount: toCount))
      }
    }
    for index in visibleAtEnd.joined() where matching.fromIndex(of: index, fromCount: fromCount) == nil {
      visit(from: nil, to: index)
    }
  }

  /// Calls `body` with every header and footer that is seen. They are the same where kind and section are.
  func forEachVisibleSupplementary(_ body: (Participant) -> Void) {
    let screen = screen
    forEachSupplementary { element, start, end in
      var participant = Participant(element: element, from: start?.frame, to: end?.frame, on: screen)
      participant?.isPinned = start?.pinning != nil || end?.pinning != nil
      if let participant { body(participant) }
    }
  }

  /// A superset of the items that are visible only in between.
  private var crossingCandidates: [Range<Int>] {
    guard from.itemBounds.haveArea, to.itemBounds.haveArea else { return [0..<from.table.itemCount] }
    let edges = ViewportEdge.allCases
    var candidates: [Range<Int>] = []
    for startEdge in edges {
      let start = from.itemsReaching(beyond: startEdge)
      if start.isEmpty { continue }
      for endEdge in edges where endEdge != startEdge {
        let end = to.itemsReaching(beyond: endEdge)
        candidates = candidates.union(start.intersection(end))
      }
    }
    return candidates
  }

  private func forEachSupplementary(
    _ body: (Participant.Element, _ from: Supplementary?, _ to: Supplementary?) -> Void
  ) {
    // Both lists are in section order, header first.
    func precedes(_ a: Supplementary, _ b: Supplementary) -> Bool {
      a.section != b.section ? a.section < b.section : a.kind == .header && b.kind == .footer
    }
    var starts = from.supplementaries[...]
    var ends = to.supplementaries[...]
    while true {
      switch (starts.first, ends.first) {
      case (nil, nil): return
      case (let start?, let end?) where !precedes(start, end) && !precedes(end, start):
        body(.supplementary(kind: start.kind, section: start.section), start, end)
        starts.removeFirst()
        ends.removeFirst()
      case (let start?, let end) where end.map { precedes(start, $0) } ?? true:
        body(.supplementary(kind: start.kind, section: start.section), start, nil)
        starts.removeFirst()
      case (_, let end?):
        body(.supplementary(kind: end.kind, section: end.section), nil, end)
        ends.removeFirst()
      case (_?, nil): preconditionFailure("a lone start was taken above")
      }
    }
  }
}

enum ViewportEdge: CaseIterable {
  case top
  case left
  case bottom
  case right
}

extension TransitionSide {
  /// A superset of the items that meet `rect`, which is in content space: those within a point of it, so that rounding in
  /// the table's search cannot lose one.
  func itemsMeeting(_ rect: Rect) -> [Range<Int>] {
    table.items(
      intersecting: Rect(x: rect.x - 1, y: rect.y - 1, width: rect.width + 2, height: rect.height + 2))
  }

  /// A superset of the items that reach beyond `edge` of the viewport, found without visiting them where the sections allow.
  func itemsReaching(beyond edge: ViewportEdge) -> [Range<Int>] {
    let visible = visibleBounds
    let right = visible.x + visible.width
    let bottom = visible.y + visible.height
    let bounds = itemBounds
    // All items lie between these; a point more keeps rounding in the tables' search from losing one.
    var region = (left: bounds.left - 1, top: bounds.top - 1, right: bounds.right + 1, bottom: bounds.bottom + 1)
    switch edge {
    case .top:
      guard bounds.top < visible.y else { return [] }
      region.bottom = visible.y + 1
    case .left:
      guard bounds.left < visible.x else { return [] }
      region.right = visible.x + 1
    case .bottom:
      guard bounds.bottom > bottom else { return [] }
      region.top = bottom - 1
    case .right:
      guard bounds.right > right else { return [] }
      region.left = right - 1
    }
    return table.candidates(
      overlapping: Rect(
        x: region.left, y: region.top, width: region.right - region.left, height: region.bottom - region.top))
  }
}

extension FrameTable {
  /// Ranges among which are all items that overlap `rect`.
  fileprivate func candidates(overlapping rect: Rect) -> [Range<Int>] {
    zip(sections, sectionStarts).compactMap { section, start in
      let items = section.candidates(overlapping: rect)
      return items.isEmpty ? nil : start + items.lowerBound..<start + items.upperBound
    }
  }
}
