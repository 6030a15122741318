internal import Expressions
internal import LayoutRuntime
internal import PlanModel

extension LayoutFormula {
  /// The type in LayoutRuntime.
  var runtimeType: String {
    switch kind {
    case .flow: "FlowLayout"
    }
  }

  /// What differs from a new layout.
  var parameters: [SwiftParameter] {
    switch kind {
    case .flow(let flow): flow.parameters
    }
  }
}

extension FlowLayoutFormula {
  fileprivate var parameters: [SwiftParameter] {
    var parameters: [SwiftParameter] = []
    func set(_ property: String, _ text: String) {
      parameters.append(SwiftParameter(property: property, value: .literal(text)))
    }
    if scrollDirection == .horizontal { set("scrollDirection", ".horizontal") }
    switch itemSize {
    case .ofItem: set("itemSize", "data.measures.itemSizes ?? layout.itemSize")
    case .formula(let size) where size.width.constant == Number(50) && size.height.constant == Number(50): break
    case .formula(let size): parameters.append(SwiftParameter(property: "itemSize", value: .itemSize(size)))
    }
    let numbers: [(String, Expression, default: Int)] = [
      ("minimumLineSpacing", minimumLineSpacing, 10), ("minimumInteritemSpacing", minimumInteritemSpacing, 10),
      ("sectionInset.top", sectionInset.top, 0), ("sectionInset.left", sectionInset.left, 0),
      ("sectionInset.bottom", sectionInset.bottom, 0), ("sectionInset.right", sectionInset.right, 0),
      ("headerReferenceSize.width", headerReferenceSize.width, 0),
      ("headerReferenceSize.height", headerReferenceSize.height, 0),
      ("footerReferenceSize.width", footerReferenceSize.width, 0),
      ("footerReferenceSize.height", footerReferenceSize.height, 0),
    ]
    for (property, formula, usual) in numbers where formula.constant != Number(usual) {
      parameters.append(SwiftParameter(property: property, value: .number(formula)))
    }
    if sectionInsetReference != .fromContentInset {
      set("sectionInsetReference", ".\(sectionInsetReference.rawValue)")
    }
    for (property, isSet) in [
      ("sectionHeadersPinToVisibleBounds", sectionHeadersPinToVisibleBounds),
      ("sectionFootersPinToVisibleBounds", sectionFootersPinToVisibleBounds),
      ("flipsHorizontallyInOppositeLayoutDirection", flipsHorizontallyInOppositeLayoutDirection),
      ("swapsHorizontalSpacings", swapsHorizontalSpacings),
    ] where isSet {
      set(property, "true")
    }
    if pixelSnapping != .none { set("pixelSnapping", ".\(pixelSnapping.rawValue)") }
    return parameters
  }
}
