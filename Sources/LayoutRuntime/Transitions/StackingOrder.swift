extension [Participant] {
  /// Gives each participant its z rank: pinned headers and footers on top, then the anchor, below it by area (the greater of
  /// the two ends', so that the way back has the same order), the smaller lower, and equals in the order they are listed.
  mutating func rank(anchor: Int?) {
    let areas = map { $0.greaterArea }
    let order = indices.sorted { a, b in
      if self[a].isPinned != self[b].isPinned { return self[b].isPinned }
      if a == anchor || b == anchor { return b == anchor && a != anchor }
      return areas[a] != areas[b] ? areas[a] < areas[b] : a < b
    }
    for (rank, index) in order.enumerated() { self[index].z = rank }
  }

  /// Gives each participant its delay.
  mutating func stagger(_ stagger: Stagger, anchor: Int?, viewport: Size) {
    guard stagger.order != .none, stagger.spread > 0, count > 1 else { return }
    let origin =
      switch stagger.order {
      case .distance: anchor.map { self[$0].viewportFrom.center }
      default: Point(x: viewport.width / 2, y: viewport.height / 2)
      }
    let ranks: [Double] = indices.map { index in
      guard stagger.order != .index, let origin else { return Double(index) }
      let center = self[index].viewportFrom.center
      let x = center.x - origin.x
      let y = center.y - origin.y
      return (x * x + y * y).squareRoot()
    }
    guard let least = ranks.min(), let greatest = ranks.max(), greatest > least else { return }
    for index in indices {
      self[index].delay = stagger.spread * ((ranks[index] - least) / (greatest - least))
    }
  }
}

extension Participant {
  fileprivate var greaterArea: Double {
    max(viewportFrom.width * viewportFrom.height, viewportTo.width * viewportTo.height)
  }
}

extension Rect {
  fileprivate var center: Point {
    Point(x: x + width / 2, y: y + height / 2)
  }
}
