/// Whether every frame that a plan rests on is defined.
public enum PlanStatus: Hashable, Sendable {
  case exact
  /// The layout does not define the frames of these items, the anchor or participants: indices on the two sides, ascending.
  case undefined(from: [Int], to: [Int])

  init(from: [Int], to: [Int]) {
    self = from.isEmpty && to.isEmpty ? .exact : .undefined(from: from, to: to)
  }

  public var reversed: PlanStatus {
    switch self {
    case .exact: .exact
    case .undefined(let from, let to): .undefined(from: to, to: from)
    }
  }
}
