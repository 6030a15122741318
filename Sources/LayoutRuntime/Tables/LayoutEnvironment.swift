/// What a collection view is laid out in. All lengths in points.
public struct LayoutEnvironment: Hashable, Sendable {
  public var bounds: Size
  /// The adjusted content inset (content inset, safe area and bars), as UIScrollView.adjustedContentInset.
  public var adjustedContentInset: EdgeInsets
  /// The part of the above that the spec set as contentInset.
  public var contentInset: EdgeInsets
  /// Safe area including bars.
  public var safeArea: EdgeInsets
  /// UIKit's default layout margins where the spec gives none: used by sectionInsetReference fromLayoutMargins.
  public var layoutMargins: EdgeInsets
  /// Pixels a point; > 0.
  public var displayScale: Double
  /// The language's direction; layouts that flip are mirrored.
  public var isRightToLeft: Bool

  public init(
    bounds: Size, adjustedContentInset: EdgeInsets = .zero, contentInset: EdgeInsets = .zero,
    safeArea: EdgeInsets = .zero, layoutMargins: EdgeInsets = .zero, displayScale: Double = 1,
    isRightToLeft: Bool = false
  ) {
    self.bounds = bounds
    self.adjustedContentInset = adjustedContentInset
    self.contentInset = contentInset
    self.safeArea = safeArea
    self.layoutMargins = layoutMargins
    self.displayScale = displayScale
    self.isRightToLeft = isRightToLeft
  }
}
