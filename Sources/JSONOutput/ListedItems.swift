internal import LayoutRuntime
internal import PlanModel

/// An item of a plan's list: one that is seen, or with `listsHidden` one that is not.
struct ListedItem {
  /// Indices on the two sides; `nil` where a side does not have it.
  var from: Int?
  var to: Int?
  /// In content space.
  var frames: (from: Rect?, to: Rect?)
  /// `nil` where it is never seen.
  var participant: Participant?
}

extension ViewportPlan {
  /// Whether all frames of both layouts are defined.
  var isExact: Bool {
    [from, to].allSatisfy { side in !side.table.issues.contains { $0.leavesFramesUndefined } }
  }

  /// In item order: by index on the side that is come from, then those that only the other side has.
  func forEachListedItem(of plan: TransitionPlan, _ body: (ListedItem) -> Void) {
    var nextFrom = 0
    var seenTo: Set<Int> = []
    func listHidden(upTo end: Int) {
      guard transition.listsHidden else { return }
      while nextFrom < end {
        let index = matching.toIndex(of: nextFrom, toCount: to.table.itemCount)
        let frames = (from.table.frame(at: nextFrom), index.map { to.table.frame(at: $0) })
        body(ListedItem(from: nextFrom, to: index, frames: frames))
        nextFrom += 1
      }
    }
    for participant in plan.participants {
      guard case .item(let fromIndex, let toIndex) = participant.element else { continue }
      if let fromIndex {
        listHidden(upTo: fromIndex)
        nextFrom = fromIndex + 1
      } else {
        listHidden(upTo: from.table.itemCount)
        toIndex.map { _ = seenTo.insert($0) }
      }
      let frames = (participant.from, participant.to)
      body(ListedItem(from: fromIndex, to: toIndex, frames: frames, participant: participant))
    }
    listHidden(upTo: from.table.itemCount)
    guard transition.listsHidden else { return }
    for index in 0..<to.table.itemCount where !seenTo.contains(index) {
      if matching.fromIndex(of: index, fromCount: from.table.itemCount) == nil {
        body(ListedItem(from: nil, to: index, frames: (nil, to.table.frame(at: index))))
      }
    }
  }
}
