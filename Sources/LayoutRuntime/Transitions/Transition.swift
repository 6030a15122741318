/// What a spec says about a step.
public struct Transition: Hashable, Sendable {
  /// How the anchor is chosen.
  public enum AnchorRule: Hashable, Sendable {
    /// The tapped item: any of them, so that full lists are made for some.
    case selected
    case centerVisible
    case firstVisible
    case item(Int)
  }

  /// What replaces the motion where the user asked for less of it: UIAccessibility.prefersCrossFadeTransitions.
  public enum ReducedMotion: String, Hashable, Sendable, CaseIterable {
    case crossFade
    case none
  }

  public var anchor: AnchorRule
  /// The tapped items for which every moving item is listed; `nil` for the first, middle and last that are visible.
  public var anchors: [Int]?
  public var options: TransitionOptions
  public var reducedMotion: ReducedMotion
  /// Whether plans list the items that are never on screen as well.
  public var listsHidden: Bool

  public init(
    anchor: AnchorRule = .selected, anchors: [Int]? = nil, options: TransitionOptions = TransitionOptions(),
    reducedMotion: ReducedMotion = .crossFade, listsHidden: Bool = false
  ) {
    self.anchor = anchor
    self.anchors = anchors
    self.options = options
    self.reducedMotion = reducedMotion
    self.listsHidden = listsHidden
  }
}
