/// What the parameters of a layout may depend on besides its data: what it is laid out in, and its level. Lengths in points.
public struct LevelEnvironment: Hashable, Sendable {
  public var surroundings: LayoutEnvironment
  /// The level's, > 0.
  public var scale: Double
  /// The level's index in its chain.
  public var level: Double

  public init(_ surroundings: LayoutEnvironment, scale: Double = 1, level: Double = 0) {
    self.surroundings = surroundings
    self.scale = scale
    self.level = level
  }

  public var width: Double { surroundings.bounds.width }
  public var height: Double { surroundings.bounds.height }
  public var displayScale: Double { surroundings.displayScale }
  public var safeArea: EdgeInsets { surroundings.safeArea }
  public var contentInset: EdgeInsets { surroundings.contentInset }
  public var adjustedContentInset: EdgeInsets { surroundings.adjustedContentInset }
}
