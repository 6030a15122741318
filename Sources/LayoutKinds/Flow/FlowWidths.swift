internal import Expressions
internal import LayoutRuntime

extension FlowKind {
  @Sendable static func widthStudy(_ functions: WidthFunctions) -> WidthStudy? {
    let reference: SectionInsetReference = functions.values.choice(sectionInsetReference)
    // System margins depend on the width in steps that are not the layout's.
    guard reference != .fromLayoutMargins else { return nil }
    let axis = functions.scrollDirection.crossing
    let (sides, bounds) = (axis == .horizontal ? ["left", "right"] : ["top", "bottom"], functions.bounds(along: axis))
    var room = bounds
    for side in sides {
      guard let inset = inset(side, reference, functions), let rest = room - inset else { return nil }
      room = rest
    }
    guard let spacing = functions.function(minimumInteritemSpacing),
      let extent = functions.function(itemSize, axis == .horizontal ? "width" : "height"),
      let mainExtent = functions.function(itemSize, axis == .horizontal ? "height" : "width")
    else { return nil }
    return WidthModel(extent: extent, mainExtent: mainExtent, spacing: spacing, room: room, bounds: bounds).study
  }

  /// What one side takes of the bounds, as `FlowRoom` has it.
  private static func inset(
    _ side: String, _ reference: SectionInsetReference, _ functions: WidthFunctions
  ) -> PiecewiseLinear? {
    let own = functions.function(.sectionInset, side)
    let adjusted = functions.constant(functions.environment.adjustedContentInset.length(at: side))
    switch reference {
    case .fromContentInset:
      return own.flatMap { $0 + adjusted }
    case .fromSafeArea:
      let safeArea = functions.constant(functions.environment.safeArea.length(at: side))
      return own.flatMap { $0 + safeArea }.flatMap { $0.maximum(adjusted) }
    case .fromLayoutMargins:
      return nil
    }
  }
}
