internal import Expressions
internal import LayoutRuntime

extension CheckedFlowLayout {
  func widthModel(
    _ inputs: ExpressionInputs, in environment: LayoutEnvironment, over domain: ClosedRange<Number>
  ) -> WidthModel? {
    // System margins depend on the width in steps that are not the layout's.
    guard syntax.sectionInsetReference != .fromLayoutMargins else { return nil }
    let functions = Functions(inputs: inputs, domain: domain)
    let axis = scrollDirection == .vertical ? Axis.horizontal : .vertical
    let bounds =
      axis == .horizontal
      ? PiecewiseLinear(.init(slope: .one, intercept: .zero), over: domain)
      : functions.constant(environment.bounds.height)
    guard let spacing = functions.function(of: minimumInteritemSpacing, default: 10),
      let extents = functions.extents(of: itemSize, across: axis),
      let before = inset(axis == .horizontal ? .left : .top, functions, environment),
      let after = inset(axis == .horizontal ? .right : .bottom, functions, environment),
      let room = Operation.subtract.function(of: [bounds, before])
        .flatMap({ Operation.subtract.function(of: [$0, after]) })
    else { return nil }
    return WidthModel(
      extent: extents.cross, mainExtent: extents.main, spacing: spacing, room: room, bounds: bounds)
  }

  /// What one side takes of the bounds: as LayoutGeometry's flow layout has it.
  private func inset(
    _ side: Side, _ functions: Functions, _ environment: LayoutEnvironment
  ) -> PiecewiseLinear? {
    let own = functions.function(of: sectionInset?.number(at: side), default: 0)
    let adjusted = functions.constant(environment.adjustedContentInset.extent(at: side))
    switch syntax.sectionInsetReference {
    case .fromContentInset:
      return own.flatMap { Operation.add.function(of: [$0, adjusted]) }
    case .fromSafeArea:
      let safeArea = functions.constant(environment.safeArea.extent(at: side))
      return own.flatMap { Operation.add.function(of: [$0, safeArea]) }
        .flatMap { Operation.maximum.function(of: [$0, adjusted]) }
    case .fromLayoutMargins:
      return nil
    }
  }
}

private enum Side {
  case top
  case left
  case bottom
  case right
}

extension EdgeInsets {
  fileprivate func extent(at side: Side) -> Double {
    switch side {
    case .top: top
    case .left: left
    case .bottom: bottom
    case .right: right
    }
  }
}

extension CheckedInsets {
  fileprivate func number(at side: Side) -> CheckedNumber? {
    switch side {
    case .top: top
    case .left: left
    case .bottom: bottom
    case .right: right
    }
  }
}

/// Makes functions of the width from checked numbers.
private struct Functions {
  var inputs: ExpressionInputs
  var domain: ClosedRange<Number>

  func constant(_ value: Double) -> PiecewiseLinear {
    PiecewiseLinear(.constant(Number(value)), over: domain)
  }

  func function(of number: CheckedNumber?, default fallback: Double) -> PiecewiseLinear? {
    guard let number else { return constant(fallback) }
    return number.expression.function(of: .width, inputs, over: domain)
  }

  /// `nil` where items differ.
  func extents(of size: CheckedSize?, across axis: Axis) -> (cross: PiecewiseLinear, main: PiecewiseLinear)? {
    switch size {
    case nil:
      return (constant(50), constant(50))
    case .item:
      return nil
    case .dimensions(let width, let height)?:
      guard let width = function(of: width, default: 0), let height = function(of: height, default: 0) else {
        return nil
      }
      return axis == .horizontal ? (width, height) : (height, width)
    }
  }
}
