/// Plans the transition from one side to another that keeps `choice`, an item of the former, in view.
///
/// The sides' own content offsets are not read: the start follows from `options.start`, the end from `options.placement`.
public func planTransition(
  from: TransitionSide, to: TransitionSide, anchor choice: AnchorChoice, matching: ItemMatching = .sameIndex,
  options: TransitionOptions = TransitionOptions()
) -> TransitionPlan {
  var from = from
  var to = to
  from.contentOffset = options.start.resolve(anchor: choice.item, on: from)
  let anchor = choice.resolve(on: from)
  let anchorEnd = anchor.flatMap { matching.toIndex(of: $0.item, toCount: to.table.itemCount) }
  let target = scrollTarget(
    from: anchor.map { from.table.frame(at: $0.item) }, at: from.contentOffset,
    to: anchorEnd.map { to.table.frame(at: $0) }, in: to.scrollRange, placement: options.placement)
  to.contentOffset =
    switch options.scrolling {
    case .during: target.clamped
    case .after: to.scrollRange.clamp(from.contentOffset)
    }

  let pair = SidePair(from: from, to: to, matching: matching)
  var plan = TransitionPlan(pair, anchor: anchor, target: target, options: options)
  plan.arrange()
  return plan
}

extension TransitionPlan {
  fileprivate init(_ pair: SidePair, anchor: Anchor?, target: ScrollTarget, options: TransitionOptions) {
    var participants: [Participant] = []
    participants.reserveCapacity(32)
    var itemRoles = RoleCounts()
    var supplementaryRoles = RoleCounts()
    var tally = TravelTally()
    var undefined = UndefinedItems(pair)
    pair.forEachVisibleItem { participant in
      itemRoles.count(participant.role)
      tally.add(participant)
      undefined.add(participant)
      if participant.role != .transit || itemRoles.transit <= options.transitLimit { participants.append(participant) }
    }
    pair.forEachVisibleSupplementary { participant in
      supplementaryRoles.count(participant.role)
      tally.add(participant)
      participants.append(participant)
    }
    itemRoles.hidden = pair.itemCount - itemRoles.visible
    supplementaryRoles.hidden = pair.supplementaryCount - supplementaryRoles.visible

    viewport = pair.viewport
    from = End(pair.from)
    to = End(pair.to)
    self.anchor = anchor
    self.target = target
    isReverse = false
    status = undefined.status(anchor: anchor?.item)
    self.participants = participants
    figures = PlanFigures(
      itemRoles: itemRoles, supplementaryRoles: supplementaryRoles,
      unlistedTransits: max(0, itemRoles.transit - options.transitLimit), largestTravel: tally.largest,
      meanTravel: tally.mean, offScreenShare: tally.unseenShare,
      jump: Point(
        x: target.clamped.x - pair.to.contentOffset.x, y: target.clamped.y - pair.to.contentOffset.y),
      crossings: participants.crossingCount)
    self.options = options
  }
}

extension TransitionPlan.End {
  fileprivate init(_ side: TransitionSide) {
    contentSize = side.table.contentSize
    adjustedContentInset = side.environment.adjustedContentInset
    contentOffset = side.contentOffset
  }
}

/// The items taking part whose frames a layout does not define.
private struct UndefinedItems {
  private let pair: SidePair
  private let undefinedFrom: [Range<Int>]
  private let undefinedTo: [Range<Int>]
  private var from: [Int] = []
  private var to: [Int] = []

  init(_ pair: SidePair) {
    self.pair = pair
    undefinedFrom = pair.from.table.undefinedItems
    undefinedTo = pair.to.table.undefinedItems
    if !undefinedFrom.isEmpty { from.reserveCapacity(32) }
    if !undefinedTo.isEmpty { to.reserveCapacity(32) }
  }

  mutating func add(_ participant: Participant) {
    if case .item(let from, let to) = participant.element { add(from: from, to: to) }
  }

  /// The target rests on the anchor, so it takes part though it may not be seen.
  func status(anchor: Int?) -> PlanStatus {
    var all = self
    if let anchor {
      all.add(from: anchor, to: pair.matching.toIndex(of: anchor, toCount: pair.to.table.itemCount))
    }
    return PlanStatus(from: all.from.ascending, to: all.to.ascending)
  }

  private mutating func add(from fromIndex: Int?, to toIndex: Int?) {
    if let fromIndex, undefinedFrom.contains(index: fromIndex) { from.append(fromIndex) }
    if let toIndex, undefinedTo.contains(index: toIndex) { to.append(toIndex) }
  }
}

extension [Int] {
  /// Every number once.
  fileprivate var ascending: [Int] {
    var numbers: [Int] = []
    numbers.reserveCapacity(count)
    for number in sorted() where number != numbers.last { numbers.append(number) }
    return numbers
  }
}
