internal import Expressions
internal import LayoutRuntime
internal import PlanModel

extension CheckedViewport {
  /// What a collection view that fills this viewport is laid out in.
  func environment(bars: Bars, adjustment: ContentInsetAdjustment, scrollDirection: Axis) -> LayoutEnvironment {
    let device = viewport.safeArea
    let safeArea = EdgeInsets(
      top: device.top + bars.top, left: device.left, bottom: device.bottom + bars.bottom, right: device.right)
    let adjusts = adjustment.axes(scrollDirection: scrollDirection)
    let inset = viewport.contentInset
    return LayoutEnvironment(
      bounds: viewport.size,
      adjustedContentInset: EdgeInsets(
        top: inset.top + (adjusts.vertical ? safeArea.top : 0),
        left: inset.left + (adjusts.horizontal ? safeArea.left : 0),
        bottom: inset.bottom + (adjusts.vertical ? safeArea.bottom : 0),
        right: inset.right + (adjusts.horizontal ? safeArea.right : 0)),
      contentInset: inset, safeArea: safeArea, layoutMargins: layoutMargins ?? systemMargins(safeArea),
      displayScale: viewport.displayScale, isRightToLeft: isRightToLeft)
  }

  /// UIKit's margins of a view controller's view: 16 points at the sides, 20 from a width of 414 on, beyond the safe area.
  /// (Source: observed values in public reports; not confirmed on a device.)
  private func systemMargins(_ safeArea: EdgeInsets) -> EdgeInsets {
    let side: Double = viewport.size.width >= 414 ? 20 : 16
    return EdgeInsets(
      top: safeArea.top, left: safeArea.left + side, bottom: safeArea.bottom, right: safeArea.right + side)
  }
}

extension ContentInsetAdjustment {
  /// The axes on which the safe area adds to the content inset. `automatic` always adjusts vertically, since the screens of a chain
  /// stand in a navigation controller, and horizontally only where the content scrolls that way.
  /// (Source: UIScrollView.ContentInsetAdjustmentBehavior in Apple's documentation.)
  func axes(scrollDirection: Axis) -> (horizontal: Bool, vertical: Bool) {
    switch self {
    case .automatic: (scrollDirection == .horizontal, true)
    case .scrollableAxes: (scrollDirection == .horizontal, scrollDirection == .vertical)
    case .always: (true, true)
    case .never: (false, false)
    }
  }
}

extension LayoutEnvironment {
  /// The values of the names that a layout's expressions may use.
  func inputs(scale: Number, level: Int, count: Int) -> ExpressionInputs {
    var inputs = ExpressionInputs()
    inputs[.width] = Number(bounds.width)
    inputs[.height] = Number(bounds.height)
    inputs[.displayScale] = Number(displayScale)
    inputs[.safeAreaTop] = Number(safeArea.top)
    inputs[.safeAreaLeft] = Number(safeArea.left)
    inputs[.safeAreaBottom] = Number(safeArea.bottom)
    inputs[.safeAreaRight] = Number(safeArea.right)
    inputs[.contentInsetTop] = Number(contentInset.top)
    inputs[.contentInsetLeft] = Number(contentInset.left)
    inputs[.contentInsetBottom] = Number(contentInset.bottom)
    inputs[.contentInsetRight] = Number(contentInset.right)
    inputs[.adjustedContentInsetTop] = Number(adjustedContentInset.top)
    inputs[.adjustedContentInsetLeft] = Number(adjustedContentInset.left)
    inputs[.adjustedContentInsetBottom] = Number(adjustedContentInset.bottom)
    inputs[.adjustedContentInsetRight] = Number(adjustedContentInset.right)
    inputs[.scale] = scale
    inputs[.level] = Number(level)
    inputs[.count] = Number(count)
    return inputs
  }
}
