internal import LayoutRuntime
internal import SpecSchema
internal import PlanModel

/// `type: flow`, as UICollectionViewFlowLayout.
enum FlowKind {
  private static let length = NumberRule.points(.notNegative, .layout)

  static let itemSize = LayoutParameter.size(
    "itemSize", .points(.positive, .layoutItem), allowsItem: true, default: 50,
    "Size of the items; an expression of `index` gives each its own, `item` takes it from the data source.")
  static let minimumLineSpacing = LayoutParameter.number(
    "minimumLineSpacing", length, default: 10, "Distance between lines, along the scroll direction.")
  static let minimumInteritemSpacing = LayoutParameter.number(
    "minimumInteritemSpacing", length, default: 10, "Least distance between the items of a line.")
  static let sectionInsetReference = LayoutParameter.choice(
    "sectionInsetReference", default: SectionInsetReference.fromContentInset, "What the section inset is measured from."
  )
  static let swapsHorizontalSpacings = LayoutParameter.flag(
    "swapsHorizontalSpacings",
    "Uses the two spacings the other way round where UIKit is reported to do so: horizontal, mixed sizes.")

  static let kind = LayoutKind(
    "flow", "Items in lines that break where the next item does not fit, as UICollectionViewFlowLayout.",
    parameters: [
      .scrollDirection, itemSize, minimumLineSpacing, minimumInteritemSpacing, .sectionInset, .headerReferenceSize,
      .footerReferenceSize, sectionInsetReference, .pinsHeaders, .pinsFooters, .flips, swapsHorizontalSpacings,
      .pixelSnapping,
    ],
    refusedKeys: [
      RefusedKey(
        "estimatedItemSize", .selfSizing, "`estimatedItemSize` makes cells size themselves, \(SelfSizing.reason)",
        help: SelfSizing.help)
    ],
    runtimeType: "FlowLayout",
    extent: ExtentParameter("itemSize") { $0 == .horizontal ? "width" : "height" },
    scrollDirection: { $0.values.choice(.scrollDirection) }, words: words, widthStudy: widthStudy,
    frameTable: { layout($0).frameTable(for: $1, in: $2) })

  private static func layout(_ numbers: LayoutNumbers) -> FlowLayout {
    let values = numbers.values
    return FlowLayout(
      scrollDirection: numbers.scrollDirection, itemSize: values.itemSizes(itemSize, own: numbers.ownItemSizes),
      minimumLineSpacing: values.double(minimumLineSpacing),
      minimumInteritemSpacing: values.double(minimumInteritemSpacing), sectionInset: values.insets(.sectionInset),
      headerReferenceSize: values.size(.headerReferenceSize), footerReferenceSize: values.size(.footerReferenceSize),
      sectionInsetReference: values.choice(sectionInsetReference),
      sectionHeadersPinToVisibleBounds: values.flag(.pinsHeaders),
      sectionFootersPinToVisibleBounds: values.flag(.pinsFooters),
      flipsHorizontallyInOppositeLayoutDirection: values.flag(.flips),
      swapsHorizontalSpacings: values.flag(swapsHorizontalSpacings), pixelSnapping: values.choice(.pixelSnapping))
  }
}
