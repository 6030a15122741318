/// How a header or footer stays in sight while its section is: it keeps to an edge of what is visible, as far as its section goes.
/// No other frame depends on it.
///
/// Reported, but neither documented nor confirmed on a device. Whether UIKit lets a header go over its section's bottom inset and
/// footer is not known; here it does.
public struct Pinning: Hashable, Sendable {
  /// An edge of the bounds less the adjusted content inset.
  public enum Edge: String, Hashable, Sendable, CaseIterable {
    case top
    case left
    case bottom
    case right
  }

  public var edge: Edge
  /// Where its least coordinate along the scroll direction may come to stand, in content space.
  public var range: ClosedRange<Double>

  public init(edge: Edge, range: ClosedRange<Double>) {
    self.edge = edge
    self.range = range
  }

  /// The pinning of a header or footer with `frame` in a section that reaches over `section` along `axis`. `isMirrored` says
  /// that the section begins at its greatest coordinate.
  package init(
    _ kind: Supplementary.Kind, frame: Rect, section: ClosedRange<Double>, along axis: Axis, isMirrored: Bool
  ) {
    let origin = frame.origin(along: axis)
    if (kind == .header) != (isMirrored && axis == .horizontal) {
      edge = axis == .vertical ? .top : .left
      // In a section that negative insets leave no room in, it keeps its own place.
      range = origin...max(origin, section.upperBound - frame.extent(along: axis))
    } else {
      edge = axis == .vertical ? .bottom : .right
      range = min(section.lowerBound, origin)...origin
    }
  }

  var axis: Axis {
    switch edge {
    case .top, .bottom: .vertical
    case .left, .right: .horizontal
    }
  }

  mutating func snap(to grid: PixelGrid) {
    range = grid.snapped(range.lowerBound)...grid.snapped(range.upperBound)
  }
}

extension Supplementary {
  /// Where it is shown while the content stands at `contentOffset`, in content space.
  public func frame(at contentOffset: Point, in environment: LayoutEnvironment) -> Rect {
    guard let pinning else { return frame }
    let axis = pinning.axis
    let (insets, bounds) = (environment.adjustedContentInset.bounded, environment.bounds.bounded)
    let offset = axis == .horizontal ? contentOffset.x : contentOffset.y
    let wanted =
      switch pinning.edge {
      case .top, .left: offset + insets.before(along: axis)
      case .bottom, .right:
        offset + bounds.extent(along: axis) - insets.after(along: axis) - frame.extent(along: axis)
      }
    return Rect(
      main: min(max(wanted, pinning.range.lowerBound), pinning.range.upperBound),
      cross: frame.origin(along: axis.crossing),
      size: Size(width: frame.width, height: frame.height), mainAxis: axis)
  }
}
