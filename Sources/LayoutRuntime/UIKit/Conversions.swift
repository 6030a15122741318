#if canImport(UIKit)
  public import UIKit

  extension Point {
    public init(_ point: CGPoint) {
      self.init(x: Double(point.x), y: Double(point.y))
    }
  }

  extension Size {
    public init(_ size: CGSize) {
      self.init(width: Double(size.width), height: Double(size.height))
    }
  }

  extension Rect {
    public init(_ rect: CGRect) {
      self.init(
        x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
        height: Double(rect.size.height))
    }
  }

  extension EdgeInsets {
    public init(_ insets: UIEdgeInsets) {
      self.init(
        top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom), right: Double(insets.right))
    }
  }

  extension CGPoint {
    init(_ point: Point) {
      self.init(x: point.x, y: point.y)
    }
  }

  extension CGSize {
    init(_ size: Size) {
      self.init(width: size.width, height: size.height)
    }
  }

  extension CGRect {
    init(_ rect: Rect) {
      self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }
  }

  extension LayoutEnvironment {
    /// What a collection view lays out in now.
    @MainActor
    public init(of view: UICollectionView) {
      self.init(
        bounds: Size(view.bounds.size), adjustedContentInset: EdgeInsets(view.adjustedContentInset),
        contentInset: EdgeInsets(view.contentInset), safeArea: EdgeInsets(view.safeAreaInsets),
        layoutMargins: EdgeInsets(view.layoutMargins),
        displayScale: max(Double(view.traitCollection.displayScale), 1),
        isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
  }
#endif
